import { formatDay } from '@gavel/core';
import { sentRequestsTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { hasEntered, useAccount } from '../../../account/use-account.ts';
import { useReloadWithAccount } from '../../../account/use-reload-with-account.ts';
import { MY_HOUSES, sentHouseAddress } from '../../../addresses.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { WholeHouse } from '../../../compare/whole-house.tsx';
import { GuidePage } from '../../../guide/guide-page.tsx';
import { AccountPage } from '../../../login/account-page.tsx';
import { LogInPart } from '../../../login/log-in-part.tsx';
import { apiContext } from '../../../page-context.ts';
import { useSite } from '../../../site/use-site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Route } from './+types/sent-house';
import { loadSentHouse } from './load-sent-house.ts';
import './sent-house.css';

export const loader = ({ context, params }: Route.LoaderArgs) => loadSentHouse(context.get(apiContext), params);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => loadSentHouse(await browserApi(), params);

/**
 * `/my-projects/{token}/requests/{request}`: a house as it was sent to the builder, with the prices of that day. It cannot be changed.
 */
export default function SentHouse({ loaderData: loaded, params }: Route.ComponentProps) {
  const t = useTexts(sentRequestsTexts);
  const { brand } = useSite();
  const account = useAccount();
  useReloadWithAccount();
  // After a logout, do not show the house any longer.
  if (loaded.kind === 'entry' || !hasEntered(account))
    return (
      <AccountPage page="login">
        <LogInPart home={sentHouseAddress(params.token, params.request)} />
      </AccountPage>
    );
  const sent = loaded.kind === 'found' ? loaded.configuration : null;
  const sentAt = Date.parse(sent?.updatedAtUtc ?? '');
  return (
    <GuidePage
      hidden
      title={t('title', { brand: brand.name })}
      heading={t('pageHeading')}
      lead={
        sent
          ? t('pageLead', {
              name: sent.name,
              house: sent.houseTitle,
              municipality: sent.municipalityName,
              date: formatDay(sentAt),
            })
          : t('gone')
      }
      back={
        <Link to={MY_HOUSES}>
          <Icon icon={ArrowLeft} small />
          {t('back')}
        </Link>
      }
    >
      {sent && (
        <div className="sent-house">
          <WholeHouse configuration={sent} pricedAt={sentAt} />
          <Button onClick={() => window.print()}>{t('print')}</Button>
        </div>
      )}
    </GuidePage>
  );
}
