import type { Ore } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { amount, amountOrNull, flag, instant, integer, list, text, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** The sheets of prices: houses, answers, and the base answers that several answers share. */
export const priceSheetNames = ['houses', 'answers', 'bases'] as const;

/** Names one price of the range. */
export interface PriceName {
  readonly sheet: (typeof priceSheetNames)[number];
  readonly key: string;
  /** Which of its prices, from 1: several with conditions add up. */
  readonly entry: number;
}

/** One price in every area, as it is published and as the draft has it; null: there is none. */
export interface DeskPrice extends PriceName {
  readonly title: string;
  /** The rule under which it counts; empty: always. */
  readonly when: string;
  /** What it is multiplied by; empty: nothing. */
  readonly unit: string;
  /** Base answers that carry its price: then it has none of its own. */
  readonly carriedBy: readonly string[];
  /** In the order of the areas. */
  readonly published: readonly (Ore | null)[];
  readonly draft: readonly (Ore | null)[];
}

/** One change of the draft. */
export interface DraftChange {
  readonly id: number;
  readonly at: number;
  /** Who made it; null: they have no account any more. */
  readonly by: string | null;
  readonly file: string;
  readonly title: string;
  readonly when: string;
  readonly unit: string;
  /** The range says something else by now than when it was made: it changes nothing until somebody chooses. */
  readonly isStale: boolean;
  /** Per area that differs; null: there is no price. */
  readonly prices: readonly {
    readonly area: string;
    readonly before: Ore | null;
    readonly after: Ore | null;
    /** As it is published now. */
    readonly now: Ore | null;
  }[];
}

/** One version of the range. */
export interface RangeVersion {
  readonly id: number;
  readonly at: number;
  /** Null: whoever runs the server, or somebody who has no account any more. */
  readonly by: string | null;
  readonly origin: 'folder' | 'draft' | 'restored';
  /** The version that was restored. */
  readonly restores: number | null;
  readonly message: string;
}

/** Everything that whoever edits the range works with. */
export interface RangeDesk {
  readonly now: number;
  readonly mayPublish: boolean;
  readonly published: RangeVersion;
  /** Names the draft as it is, and what it is based on: `If-Match` of what publishes it. */
  readonly draftTag: string;
  readonly areas: readonly { readonly key: string; readonly name: string }[];
  readonly prices: readonly DeskPrice[];
  readonly changes: readonly DraftChange[];
}

/** A price that somebody types. */
export interface TypedPrice extends PriceName {
  readonly area: string;
  /** What was shown there when it was typed. */
  readonly read: Ore | null;
  readonly price: Ore;
}

/** Two people want the same price to be something else. */
export interface PriceConflict extends TypedPrice {
  readonly title: string;
  readonly theirs: Ore | null;
  /** Null: it was published so. */
  readonly by: string | null;
}

export interface SavedPrices {
  readonly desk: RangeDesk;
  /** These are not saved; the others are. */
  readonly conflicts: readonly PriceConflict[];
}

const sheet: Body<PriceName['sheet']> = z.enum(priceSheetNames);
const priceName = { sheet: ['Sheet', sheet], key: ['Key', text], entry: ['Entry', integer] } as const;
const typedPrice = {
  ...priceName,
  area: ['AreaKey', text],
  read: ['Read', amountOrNull],
  price: ['Price', amount],
} as const;

const version = body<RangeVersion>({
  id: ['Id', integer],
  at: ['AtUtc', instant],
  by: ['By', textOrNull],
  origin: ['Origin', z.enum(['folder', 'draft', 'restored'])],
  restores: ['Restores', lenient<number | null>(integer, null)],
  message: ['Message', text],
});

export const rangeDeskBody: Body<RangeDesk> = body<RangeDesk>({
  now: ['NowUtc', instant],
  mayPublish: ['MayPublish', flag],
  published: ['Published', version],
  draftTag: ['DraftTag', text],
  areas: ['Areas', list(body<RangeDesk['areas'][number]>({ key: ['Key', text], name: ['Name', text] }))],
  prices: [
    'Prices',
    list(
      body<DeskPrice>({
        ...priceName,
        title: ['Title', text],
        when: ['When', text],
        unit: ['Unit', text],
        carriedBy: ['CarriedBy', list(text)],
        published: ['Published', list(amountOrNull)],
        draft: ['Draft', list(amountOrNull)],
      }),
    ),
  ],
  changes: [
    'Changes',
    list(
      body<DraftChange>({
        id: ['Id', integer],
        at: ['AtUtc', instant],
        by: ['By', textOrNull],
        file: ['File', text],
        title: ['Title', text],
        when: ['When', text],
        unit: ['Unit', text],
        isStale: ['IsStale', flag],
        prices: [
          'Prices',
          list(
            body<DraftChange['prices'][number]>({
              area: ['Area', text],
              before: ['Before', amountOrNull],
              after: ['After', amountOrNull],
              now: ['Now', amountOrNull],
            }),
          ),
        ],
      }),
    ),
  ],
});

/** As many prices as the largest range has in all areas. */
const MOST_TYPED = 20_000;

export const typedPricesBody: Body<{ prices: readonly TypedPrice[] }> = body<{ prices: readonly TypedPrice[] }>({
  prices: ['Prices', z.array(body<TypedPrice>(typedPrice)).check(z.minLength(1), z.maxLength(MOST_TYPED))],
});

export const savedPricesBody: Body<SavedPrices> = body<SavedPrices>({
  desk: ['Desk', rangeDeskBody],
  conflicts: [
    'Conflicts',
    list(
      body<PriceConflict>({
        ...typedPrice,
        title: ['Title', text],
        theirs: ['Theirs', amountOrNull],
        by: ['By', textOrNull],
      }),
    ),
  ],
});

/** Why a version is published. */
export const publicationBody: Body<{ message: string }> = body<{ message: string }>({
  message: ['Message', z.string().check(z.trim(), z.maxLength(500))],
});

export const rangeVersionsBody: Body<{ versions: readonly RangeVersion[] }> = body<{ versions: readonly RangeVersion[] }>({
  versions: ['Versions', list(version)],
});
