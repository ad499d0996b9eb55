import { readTime, TimeError } from '@gavel/core';
import type { Report } from '../source/fault.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { CampaignSource, Places, TriggerSource } from '../source/source.ts';

/**
 * Reports a second primary campaign, and campaigns with invalid dates, weeks (counted from the week of publication), discounts or
 * `triggers` (the conditions of a campaign), or with two values that contradict each other.
 */
export function checkCampaigns({ source }: RangeIndex, report: Report): void {
  const { campaigns, places } = source;
  const [first, ...others] = campaigns.filter((campaign) => campaign.primary);
  for (const other of others)
    report(places.of(other, 'primary'), `'${first?.key}' is the primary campaign already; there can be one`);
  for (const campaign of campaigns) {
    checkDates(campaign, places, report);
    checkWeeks(campaign, places, report);
    checkDiscount(campaign, places, report);
    for (const trigger of campaign.triggers ?? []) checkTrigger(trigger, campaign.key, places, report);
  }
}

function checkDates(campaign: CampaignSource, places: Places, report: Report): void {
  const times = (['from', 'to'] as const).map((field) => {
    const text = campaign[field];
    // An empty text means no date, because the range editor clears a date in this way.
    if (text === undefined || text === '') return null;
    try {
      return readTime(text);
    } catch (error) {
      if (!(error instanceof TimeError)) throw error;
      report(
        places.of(campaign, field),
        `${field}: '${text}' is no date; write a day that exists as yyyy-MM-dd, or a time such as 2026-05-31T18:00`,
      );
      return null;
    }
  });
  const [from, to] = times;
  if (from && to && (to.isWholeDay ? to.nextDay : to.start) <= from.start) {
    report(places.of(campaign, 'to'), `'${campaign.key}' ends before it begins: from ${campaign.from} to ${campaign.to}`);
  }
}

function checkWeeks({ key, from, to, weeks }: CampaignSource, places: Places, report: Report): void {
  if (!weeks) return;
  const at = places.of(weeks, 'from');
  if (from !== undefined || to !== undefined) report(at, `'${key}' has both weeks and dates; a campaign has one of them`);
  if (weeks.to < weeks.from) report(at, `'${key}' ends before it begins: from week ${weeks.from} to week ${weeks.to}`);
}

function checkDiscount(campaign: CampaignSource, places: Places, report: Report): void {
  const { key, discount, levels = [] } = campaign;
  if (discount !== undefined && campaign.levels) {
    report(places.of(campaign, 'levels'), `'${key}' has both a discount and levels; a campaign has one kind of discount`);
  }
  const seen = new Set<number>();
  for (const level of levels) {
    if (seen.has(level.accessories))
      report(places.of(level, 'accessories'), `'${key}' has two discounts for accessories of ${level.accessories} kr`);
    seen.add(level.accessories);
  }
}

function checkTrigger(trigger: TriggerSource, key: string, places: Places, report: Report): void {
  const { display, discount, answers = [], defaultOf = [], baseAnswers = [], accessoryLevel } = trigger;
  if (answers.length + defaultOf.length + baseAnswers.length === 0 && accessoryLevel === undefined) {
    report(
      places.of(trigger),
      `a trigger of '${key}' asks for nothing; it needs answers, defaultOf, baseAnswers or accessoryLevel`,
    );
  }
  if (!display && !discount) {
    report(places.of(trigger), `a trigger of '${key}' decides nothing; it needs display: true, discount: true or both`);
  }
}
