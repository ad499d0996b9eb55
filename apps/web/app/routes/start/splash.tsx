import type { GuideCampaign } from '@gavel/core';
import { useTranslations } from 'use-intl';
import type { ListedHouse } from '../../houses/listed-house.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { lastDay } from './last-day.ts';
import './splash.css';

/** The picture across the page: the primary campaign's with what it offers, otherwise the first house's. */
export function Splash({ campaign, house }: { campaign: GuideCampaign | null; house: ListedHouse | null }) {
  const t = useTranslations('start');
  const picture = campaign?.image || house?.image;
  return (
    <section className="splash" aria-label={campaign ? t('campaign') : undefined}>
      {picture && (
        <PlacedPicture
          className={campaign ? 'splash-picture splash-picture-campaign' : 'splash-picture'}
          src={picture}
          alt={house && picture === house.image ? t('splash', { house: house.title }) : ''}
        />
      )}
      {campaign && <CampaignNotch campaign={campaign} />}
    </section>
  );
}

function CampaignNotch({ campaign }: { campaign: GuideCampaign }) {
  const t = useTranslations('start');
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
