import type { ListedHouse as ListedHouseOfAccount } from '@gavel/contract';
import type { GuideCampaign } from '@gavel/core';
import { startTexts } from '@gavel/texts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { goOnAddress } from '../../addresses.ts';
import { lastDay } from '../../houses/last-day.ts';
import type { ListedHouse } from '../../houses/listed-house.ts';
import { composedAddress } from '../../kept-house/composed-address.ts';
import { HousePicture } from '../../kept-house/house-picture.tsx';
import { useSite } from '../../site/use-site.ts';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { whenLoaded } from '../../ui/when-loaded.ts';
import { splashPicture } from './splash-picture.ts';
import './splash.css';

/** This code loads later, because only visitors with a house in this browser need it. */
const KeptHouseSheet = whenLoaded(async () => (await import('../../kept-house/kept-house-sheet.tsx')).KeptHouseSheet);

interface SplashProps {
  readonly campaign: GuideCampaign | null;
  readonly houses: readonly ListedHouse[];
  /** The latest house of this browser whose model is in `houses`; null until it has loaded, or if there is none. */
  readonly kept: KeptHouse | null;
  /** The latest saved house of the account; null if there is none. */
  readonly saved: ListedHouseOfAccount | null;
}

/**
 * The large picture of the start page, and the text of the primary campaign. `splashPicture` chooses the picture: that of the campaign, of
 * the house that this browser has stored, of the latest saved house, of the builder, or of the first house.
 */
export function Splash({ campaign, houses, kept, saved }: SplashProps) {
  const t = useTexts(startTexts);
  const { brand } = useSite();
  const composed = kept && composedAddress(kept);
  const { src, house } = splashPicture(campaign, composed ?? saved?.image ?? null, brand.splash, houses);
  const model = houses.find(({ id }) => id === kept?.houseId);
  const own = src === composed ? kept : src === saved?.image ? saved : null;
  const alternative = own?.houseTitle ?? house?.title ?? '';
  const picture = src && (
    <PlacedPicture
      className={campaign ? 'splash-picture splash-picture-campaign' : 'splash-picture'}
      src={src}
      alt={alternative && t('splash', { house: alternative })}
    />
  );
  return (
    <section className="splash" aria-label={campaign ? t('campaign') : undefined}>
      {kept && src === composed ? (
        // Visitors with a keyboard use the same link in `KeptHouseSheet`, so Tab skips this one.
        <Link className="splash-link" to={goOnAddress(kept.startedAt)} tabIndex={-1}>
          {picture}
        </Link>
      ) : (
        picture
      )}
      {kept && (
        <Suspense>
          <KeptHouseSheet
            key={kept.keptAt}
            kept={kept}
            picture={src !== composed && <HousePicture src={composed} model={model?.image ?? ''} alt="" size="palette" />}
          />
        </Suspense>
      )}
      {campaign && <CampaignNotch campaign={campaign} />}
    </section>
  );
}

function CampaignNotch({ campaign }: { campaign: GuideCampaign }) {
  const t = useTexts(startTexts);
  const day = lastDay(campaign.validTo);
  const label = campaign.subTitle ? campaign.title : t('campaign');
  return (
    <div className="campaign">
      <p className="campaign-label">{day === null ? label : t('campaignUntil', { campaign: label, date: day })}</p>
      <h2>{campaign.subTitle || campaign.title}</h2>
      <Disclosure look="link" label={t('campaignMore')}>
        <div className="campaign-text">
          {campaign.introduction && <p className="campaign-introduction">{campaign.introduction}</p>}
          <RichText html={campaign.text} />
          {campaign.fineprint && <p className="campaign-fineprint">{campaign.fineprint}</p>}
        </div>
      </Disclosure>
    </div>
  );
}
