import type { CampaignSource } from '../source/source.ts';
import type { FieldOf } from './fields-in.ts';
import type { WrittenField } from './written-part.ts';

/**
 * Returns the fields of a campaign: its texts, its period, its discounts, and whether it is disabled. The period is two dates, or two weeks
 * counted from the week of publication. The discounts are levels if the campaign has levels, otherwise one fixed discount.
 */
export function campaignFields(fieldOf: FieldOf, campaign: CampaignSource): WrittenField[] {
  const { weeks, levels } = campaign;
  return [
    fieldOf(campaign, 'title', 'line'),
    fieldOf(campaign, 'subTitle', 'line'),
    fieldOf(campaign, 'introduction', 'line'),
    fieldOf(campaign, 'text', 'html'),
    fieldOf(campaign, 'fineprint', 'line'),
    ...(weeks
      ? [fieldOf(weeks, 'from', 'weeks', 'weeks.from'), fieldOf(weeks, 'to', 'weeks', 'weeks.to')]
      : [fieldOf(campaign, 'from', 'date'), fieldOf(campaign, 'to', 'date')]),
    ...(levels
      ? levels.flatMap((level, at) => [
          fieldOf(level, 'accessories', 'amount', `levels.${at + 1}.accessories`),
          fieldOf(level, 'discount', 'amount', `levels.${at + 1}.discount`),
        ])
      : [fieldOf(campaign, 'discount', 'amount')]),
    fieldOf(campaign, 'disabled', 'flag'),
  ];
}
