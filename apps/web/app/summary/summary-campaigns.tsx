import { summaryTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useView } from '../visit/use-view.ts';
import { useSummarySheet } from './use-summary-sheet.ts';
import './summary-campaigns.css';

/** The campaigns for this house, whether or not they give a discount yet. */
export function SummaryCampaigns() {
  const t = useTexts(summaryTexts);
  const { open } = useView();
  const { campaigns: shown } = useSummarySheet();
  if (shown.length === 0) return null;
  return (
    <section className="summary-campaigns" aria-label={t('campaigns')}>
      <ul>
        {shown.map(({ campaign, isWaiting }) => (
          <li key={campaign.id}>
            <b className="is-campaign">{campaign.title}</b> {campaign.subTitle}
            {isWaiting && <span className="summary-not-yet">{t('notTakingOff')}</span>}
          </li>
        ))}
      </ul>
      <button type="button" className="text-link" data-opens="campaign" onClick={() => open('campaign')}>
        {t('aboutCampaigns', { count: shown.length })}
      </button>
    </section>
  );
}
