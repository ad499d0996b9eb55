import { type GuideCampaign, type RunningCampaign, readTime, stockholmDay } from '@gavel/core';
import { campaignsTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { Flyout } from '../ui/flyout.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import { CampaignEffect } from './campaign-effect.tsx';
import './campaign-flyout.css';

/** The campaigns for this house: their texts, their current discount, and the conditions that are not met yet. */
export function CampaignFlyout({ open, onClose }: ViewProps) {
  const t = useTexts(campaignsTexts);
  const shown = useShownCampaigns();
  return (
    <Flyout open={open} onClose={onClose} title={t('heading', { count: shown.length })}>
      {shown.length === 0 && <p className="flyout-lead">{t('none')}</p>}
      {shown.map(({ campaign, running }) => (
        <CampaignArticle key={campaign.id} campaign={campaign} running={running} />
      ))}
    </Flyout>
  );
}

/** Returns the campaigns to show; those with a discount come first. */
export function useShownCampaigns(): readonly { readonly campaign: GuideCampaign; readonly running: RunningCampaign }[] {
  const { campaigns } = useConfigurator((state) => state.configuration);
  return useTotals()
    .campaigns.filter(({ displayed }) => displayed)
    .toSorted((left, right) => Number(right.discount > 0) - Number(left.discount > 0))
    .flatMap((running) => {
      const campaign = campaigns.find(({ id }) => id === running.campaignId);
      return campaign ? [{ campaign, running }] : [];
    });
}

function CampaignArticle({ campaign, running }: { campaign: GuideCampaign; running: RunningCampaign }) {
  const { title, subTitle, introduction, text, fineprint, image } = campaign;
  const validity = useValidity(campaign);
  return (
    <article className="campaign-article">
      {image && <img src={image} alt="" />}
      {subTitle && <p className="campaign-article-label">{title}</p>}
      <h3>{subTitle || title}</h3>
      {introduction && <p className="flyout-lead">{introduction}</p>}
      <CampaignEffect campaign={campaign} running={running} />
      <RichText html={text} />
      {validity && <p className="campaign-article-dates num">{validity}</p>}
      {fineprint && <p className="campaign-article-fineprint">{fineprint}</p>}
    </article>
  );
}

/** Returns the period of a campaign as text; null if it has neither a beginning nor an end. */
function useValidity({ validFrom, validTo }: GuideCampaign): string | null {
  const t = useTexts(campaignsTexts);
  const from = validFrom && stockholmDay(readTime(validFrom).start);
  const to = validTo && lastDayOf(validTo);
  if (from && to) return t('fromUntil', { from, to });
  if (to) return t('until', { date: to });
  return from ? t('from', { date: from }) : null;
}

/** Returns the last day of a campaign in Stockholm. For a campaign that ends at midnight in Stockholm, this is the day before. */
function lastDayOf(validTo: string): string {
  const { start, isWholeDay } = readTime(validTo);
  return stockholmDay(isWholeDay ? start : start - 1);
}
