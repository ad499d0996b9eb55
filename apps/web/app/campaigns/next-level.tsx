import { campaignOutlook, formatKr, type GuideCampaign, type RunningCampaign } from '@gavel/core';
import { campaignsTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import './next-level.css';

/**
 * How much more the visitor must spend to reach the next level of the campaign’s discount, as text and as a bar. Renders nothing if there
 * is no next level.
 */
export function NextLevel({ campaign, running }: { campaign: GuideCampaign; running: RunningCampaign }) {
  const t = useTexts(campaignsTexts);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const { next } = campaignOutlook(compiled, visit, campaign, running);
  if (!next) return null;
  const texts = { missing: formatKr(next.missing), discount: formatKr(next.discount) };
  const reached = Math.max(0, visit.accessoryPrice);
  return (
    <section className="next-level">
      <h3>{campaign.title}</h3>
      <progress max={reached + next.missing} value={reached} aria-hidden="true" />
      <p>{t(running.discount > 0 ? 'nextLevel' : 'firstLevel', texts)}</p>
    </section>
  );
}
