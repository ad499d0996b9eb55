import { accountPagesTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { fullName, hasEntered, useAccount } from '../account/use-account.ts';
import { BuilderContact } from '../guide/builder-contact.tsx';
import { GuidePage } from '../guide/guide-page.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { returnAddress } from './return-address.ts';
import './account-page.css';

interface AccountPageProps {
  readonly page: 'login' | 'register' | 'profile';
  readonly children: ReactNode;
}

/** A page of the account: its heading, its content, and the builder's contact details. Except on the profile, it has a link back. */
export function AccountPage({ page, children }: AccountPageProps) {
  const t = useTexts(accountPagesTexts);
  const { brand } = useSite();
  const account = useAccount();
  const [search] = useSearchParams();
  const isIn = hasEntered(account);
  return (
    <GuidePage
      hidden
      title={t(`${page}Title`, { brand: brand.name })}
      heading={t(isIn && page !== 'profile' ? 'enteredHeading' : `${page}Heading`)}
      lead={isIn ? t('loggedInText', { name: fullName(account) }) : t(`${page}Text`)}
      back={
        page !== 'profile' && (
          <Link to={returnAddress(search.get('returnUrl')) ?? '/'}>
            <Icon icon={ArrowLeft} small />
            {t('back')}
          </Link>
        )
      }
    >
      {children}
      <section className="guide-part">
        <h2>{t('contactHeading')}</h2>
        <BuilderContact />
      </section>
    </GuidePage>
  );
}
