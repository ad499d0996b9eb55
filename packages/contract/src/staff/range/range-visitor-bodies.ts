import type { Ore } from '@gavel/core';
import { type Body, body } from '../../body.ts';
import { amount, flag, integer, list, text } from '../../values.ts';
import { z } from '../../zod.ts';

/** What a draft of the range changes for visitors, without the fields `possible` and `houses` of `RangeEffects`. */
export interface VisitorChanges {
  /**
   * The answers whose price changes. `least` and `most`: the smallest and the largest increase of that price (negative: it falls) where it
   * changes with standard answers to all other questions. Both are 0 if it changes only together with other choices.
   */
  readonly choices: readonly {
    readonly question: string;
    readonly answer: string;
    readonly houses: number;
    readonly least: Ore;
    readonly most: Ore;
  }[];
  /** The questions whose standard answer changes. */
  readonly standards: readonly {
    readonly question: string;
    readonly before: string;
    readonly after: string;
    readonly houses: number;
  }[];
  /** The bundles whose answers the draft changes. */
  readonly bundles: readonly { readonly name: string; readonly added: readonly string[]; readonly removed: readonly string[] }[];
  readonly campaigns: readonly ChangedCampaign[];
  /** The changed values of `factNames`. `before`, `after`: a number, a name, `true` or `false`; empty: the range states no value. */
  readonly facts: readonly { readonly name: FactName; readonly title: string; readonly before: string; readonly after: string }[];
}

export interface ChangedCampaign {
  readonly title: string;
  /** The campaign in the published range (`before`) and in the draft (`after`); null: that range does not have the campaign. */
  readonly before: CampaignTerms | null;
  readonly after: CampaignTerms | null;
  /** True: the choices that the campaign requires differ between the published range and the draft. */
  readonly hasOtherConditions: boolean;
}

export interface CampaignTerms {
  /** Dates, or dates with times; empty: open-ended. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly disabled: boolean;
  /**
   * The levels of the discount: each applies from an accessory price upwards. A fixed discount has one level, from 0. Empty: there is no
   * discount.
   */
  readonly levels: readonly { readonly accessoryLevel: Ore; readonly discountValue: Ore }[];
  readonly houses: number;
}

export type FactName = (typeof factNames)[number];

const factNames = [
  'floorArea',
  'buildArea',
  'rooms',
  'floors',
  'height',
  'energyClass',
  'storeyHeights',
  'priceArea',
  'plotPrice',
  'plotArea',
  'plotMunicipality',
  'maxBuildArea',
  'maxHeight',
  'otherCostFrom',
  'otherCostTo',
  'interest',
  'downPayment',
  'accessories',
  'quick',
  'hidePrice',
] as const;

type Item<Name extends keyof VisitorChanges> = VisitorChanges[Name][number];

const terms: Body<CampaignTerms | null> = z.nullable(
  body<CampaignTerms>({
    validFrom: ['ValidFrom', text],
    validTo: ['ValidTo', text],
    disabled: ['Disabled', flag],
    levels: [
      'Levels',
      list(
        body<CampaignTerms['levels'][number]>({
          accessoryLevel: ['AccessoryLevel', amount],
          discountValue: ['DiscountValue', amount],
        }),
      ),
    ],
    houses: ['Houses', integer],
  }),
);

const choice = body<Item<'choices'>>({
  question: ['Question', text],
  answer: ['Answer', text],
  houses: ['Houses', integer],
  least: ['Least', amount],
  most: ['Most', amount],
});

const standard = body<Item<'standards'>>({
  question: ['Question', text],
  before: ['Before', text],
  after: ['After', text],
  houses: ['Houses', integer],
});

const bundle = body<Item<'bundles'>>({ name: ['Name', text], added: ['Added', list(text)], removed: ['Removed', list(text)] });

const campaign = body<ChangedCampaign>({
  title: ['Title', text],
  before: ['Before', terms],
  after: ['After', terms],
  hasOtherConditions: ['HasOtherConditions', flag],
});

const fact = body<Item<'facts'>>({
  name: ['Name', z.enum(factNames)],
  title: ['Title', text],
  before: ['Before', text],
  after: ['After', text],
});

export const visitorChangesBody: Body<VisitorChanges> = body<VisitorChanges>({
  choices: ['Choices', list(choice)],
  standards: ['Standards', list(standard)],
  bundles: ['Bundles', list(bundle)],
  campaigns: ['Campaigns', list(campaign)],
  facts: ['Facts', list(fact)],
});
