import type { GuideCampaign } from '@gavel/core';
import { housePageTexts } from '@gavel/texts';
import { lastDay } from '../../houses/last-day.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { RichText } from '../../ui/rich-text.tsx';
import './house-campaigns.css';

/** The current campaigns for this house, each with its conditions and, if it has one, its last day. */
export function HouseCampaigns({ campaigns }: { campaigns: readonly GuideCampaign[] }) {
  const t = useTexts(housePageTexts);
  return (
    <section className="house-page-part" aria-labelledby="kampanjer">
      <h2 id="kampanjer">{t('campaigns')}</h2>
      <div className="house-campaigns">
        {campaigns.map((campaign) => (
          <Campaign key={campaign.id} campaign={campaign} />
        ))}
      </div>
    </section>
  );
}

function Campaign({ campaign: { title, subTitle, introduction, text, fineprint, validTo } }: { campaign: GuideCampaign }) {
  const t = useTexts(housePageTexts);
  const day = lastDay(validTo);
  return (
    <article>
      <p className="house-campaign-label">{day === null ? title : t('campaignUntil', { campaign: title, date: day })}</p>
      <h3>{subTitle || title}</h3>
      {introduction && <p>{introduction}</p>}
      <RichText html={text} />
      {fineprint && <p className="house-campaign-fineprint">{fineprint}</p>}
    </article>
  );
}
