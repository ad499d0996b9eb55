import { offersDiscount } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import './summary-campaigns.css';

/** The campaigns that the house is shown with, whether or not they take anything off yet. */
export function SummaryCampaigns() {
  const t = useTexts(summaryTexts);
  const { open } = useView();
  const known = useConfigurator((state) => state.configuration.campaigns);
  const shown = useTotals()
    .campaigns.filter(({ displayed }) => displayed)
    .flatMap(({ campaignId, discount }) => {
      const campaign = known.find(({ id }) => id === campaignId);
      return campaign ? [{ campaign, discount }] : [];
    });
  if (shown.length === 0) return null;
  return (
    <section className="summary-campaigns" aria-label={t('campaigns')}>
      <ul>
        {shown.map(({ campaign, discount }) => (
          <li key={campaign.id}>
            <b className="is-campaign">{campaign.title}</b> {campaign.subTitle}
            {discount <= 0 && offersDiscount(campaign) && <span className="summary-not-yet">{t('notTakingOff')}</span>}
          </li>
        ))}
      </ul>
      <button type="button" className="text-link" data-opens="campaign" onClick={() => open('campaign')}>
        {t('aboutCampaigns', { count: shown.length })}
      </button>
    </section>
  );
}
