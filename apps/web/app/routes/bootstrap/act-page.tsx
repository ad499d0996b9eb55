import type { AccountId } from '@gavel/core';
import { actTexts, navigationTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useAccount } from '../../account/use-account.ts';
import { withoutCustomer } from '../../addresses.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { CONTENT_ID } from '../../shell/skip-link.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { longestReason } from './act-for-customer.ts';
import { nameOf } from './name-of-customer.ts';
import './carried-over-page.css';

/** Asks staff who have opened a link whether they want to act for the customer in the link, and for which reason. */
export function ActPage({ customer }: { customer: AccountId }) {
  const t = useTexts(actTexts);
  const navigation = useTexts(navigationTexts);
  const { brand } = useSite();
  const account = useAccount();
  const { pathname, search } = useLocation();
  const isSending = useNavigation().state !== 'idle';
  const here = `${pathname}${search}`;
  const number = String(customer);
  const name = useCustomerName(customer);
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="carried-over">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      {brand.splash && <PlacedPicture className="carried-over-picture" src={brand.splash} alt="" />}
      <Wordmark name={brand.name} logo={brand.logo} look="sheet" label={navigation('home', { brand: brand.name })} />
      <div className="carried-over-sheet sheet">
        <h1>{name ? t('headingNamed', { name, number }) : t('heading', { number })}</h1>
        <p className="carried-over-lead">{t('text')}</p>
        {account?.actingFor && <p className="carried-over-lead">{t('instead', { name: account.actingFor.fullName })}</p>}
        <div className="carried-over-ways carried-over-ways-alone">
          <FilledForm method="post" replace action={here} className="carried-over-way">
            <TextField
              label={t('reason')}
              hint={t('reasonHint')}
              name="reason"
              maxLength={longestReason}
              autoComplete="off"
              required
            />
            <Button type="submit" kind="primary" between large disabled={isSending}>
              {t('act', { number })} <Icon icon={ArrowRight} small />
            </Button>
          </FilledForm>
          <ButtonLink replace to={withoutCustomer(here)}>
            {t(account?.actingFor ? 'stay' : 'own', { name: account?.actingFor?.fullName ?? '' })}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}

/** Returns the name of the customer; empty until it has loaded, and for staff without access to the customer. */
function useCustomerName(customer: AccountId): string {
  const [name, setName] = useState('');
  useEffect(() => {
    let isShown = true;
    void nameOf(customer).then((found) => isShown && setName(found));
    return () => {
      isShown = false;
    };
  }, [customer]);
  return name;
}
