import { type CampaignId, type DiscountLevel, ore } from '@gavel/core';
import type { PublishedRange } from '../stored/published-range.ts';
import type { PublishedCampaign } from '../stored/web-configuration.ts';
import { asText } from './as-text.ts';

/**
 * A campaign that is new, removed, enabled or disabled, or that in the new range runs at other times, in more or fewer houses, or with
 * another discount or other conditions.
 */
export interface ChangedCampaign {
  readonly title: string;
  /** The campaign in the old and in the new range; null: that range does not have the campaign. */
  readonly before: CampaignTerms | null;
  readonly after: CampaignTerms | null;
  /** True: the choices that the campaign requires differ. */
  readonly hasOtherConditions: boolean;
}

interface CampaignTerms {
  /** The dates, as published; empty: open-ended. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly disabled: boolean;
  /** The discounts, each from a certain accessory price on. A fixed discount is one level from 0. Empty: the campaign has no discount. */
  readonly levels: readonly DiscountLevel[];
  readonly houses: number;
}

export function changedCampaigns(before: PublishedRange, after: PublishedRange): readonly ChangedCampaign[] {
  const [old, now] = [campaignsOf(before), campaignsOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id): ChangedCampaign[] => {
    const [was, is] = [old.get(id), now.get(id)];
    const hasOtherConditions = was !== undefined && is !== undefined && was.conditions !== is.conditions;
    if (!hasOtherConditions && asText(was?.terms ?? null) === asText(is?.terms ?? null)) return [];
    return [{ title: is?.title ?? was?.title ?? '', before: was?.terms ?? null, after: is?.terms ?? null, hasOtherConditions }];
  });
}

interface Offered {
  readonly title: string;
  readonly terms: CampaignTerms;
  readonly conditions: string;
}

function campaignsOf({ houses }: PublishedRange): ReadonlyMap<CampaignId, Offered> {
  const all = houses.flatMap(({ webConfiguration }) => webConfiguration.campaigns);
  const offered = [...Map.groupBy(all, ({ id }) => id)].flatMap(([id, same]) => {
    return same.slice(0, 1).map((campaign): [CampaignId, Offered] => {
      const { title, validFrom, validTo, disabled, triggers } = campaign;
      const terms = { validFrom, validTo, disabled, levels: levelsOf(campaign), houses: same.length };
      return [id, { title, terms, conditions: asText(triggers) }];
    });
  });
  return new Map(offered);
}

function levelsOf({ discount }: Pick<PublishedCampaign, 'discount'>): readonly DiscountLevel[] {
  if (discount.kind === 'levels') return discount.levels;
  return discount.kind === 'fixed' ? [{ accessoryLevel: ore(0), discountValue: discount.amount }] : [];
}
