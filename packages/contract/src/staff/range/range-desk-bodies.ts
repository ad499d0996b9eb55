import type { Ore } from '@gavel/core';
import { type Body, body, lenient } from '../../body.ts';
import { amount, amountOrNull, flag, instant, integer, list, text, textOrNull } from '../../values.ts';
import { z } from '../../zod.ts';
import { type ChangedPicture, changedPictureBody } from './range-picture-bodies.ts';
import { type RangeRelease, rangeReleaseBody } from './range-release-bodies.ts';
import { type RangeVersion, rangeVersionBody } from './range-version-bodies.ts';

/** The price sheets: houses, answers, and the base answers that several answers share. */
export const priceSheetNames = ['houses', 'answers', 'bases'] as const;

/** Identifies one price of the range. */
export interface PriceName {
  readonly sheet: (typeof priceSheetNames)[number];
  readonly key: string;
  /** The position of the price, from 1, in the list of prices of one house or answer. All prices that apply are added up. */
  readonly entry: number;
}

/** A quantity by which a price is multiplied. */
interface DeskQuantity {
  readonly quantity: string;
  /** The rule under which the quantity counts; empty: always. */
  readonly when: string;
}

/** One price in every price area, as published and in the draft of the range; null: no price. */
export interface DeskPrice extends PriceName {
  readonly title: string;
  /** The rule under which the price applies; empty: always. */
  readonly when: string;
  /**
   * The quantities by which the price is multiplied: the first quantity whose rule is true counts. Empty: the price is not
   * multiplied.
   */
  readonly units: readonly DeskQuantity[];
  /** The base answers that have the prices instead of the answer itself. */
  readonly carriedBy: readonly string[];
  /** One price for each price area, in the order of `areas`. */
  readonly published: readonly (Ore | null)[];
  readonly draft: readonly (Ore | null)[];
}

/** A change in the draft of the range. */
export interface DraftChange {
  readonly id: number;
  readonly at: number;
  /** The name of the author; null: the account is deleted. */
  readonly by: string | null;
  readonly file: string;
  readonly title: string;
  readonly when: string;
  readonly units: readonly DeskQuantity[];
  /**
   * True: the change has no effect until somebody decides about it, because the published value has changed since, or another place of
   * the file shares the value.
   */
  readonly isStale: boolean;
  /** One entry for each price area whose price changes; null: no price. */
  readonly prices: readonly {
    readonly area: string;
    readonly before: Ore | null;
    readonly after: Ore | null;
    /** The published price. */
    readonly now: Ore | null;
  }[];
  /** The change of a text, a rule or a number; null: the change is of another kind. */
  readonly value: ChangedValue | null;
  /** The change of a picture; null: the change is of another kind. */
  readonly picture: ChangedPicture | null;
}

/** A text, a rule or a number of the range that the draft changes. */
export interface ChangedValue {
  readonly kind: string;
  readonly key: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string;
  /** The published value. */
  readonly now: string | null;
}

/** The data of the page on which the builder edits the range: its prices, and the changes of its draft. */
export interface RangeDesk {
  readonly now: number;
  readonly mayPublish: boolean;
  /** Whether the user may sign for objections (`unlessSigned` of `ObjectionStops`), so that the draft can be published. */
  readonly maySign: boolean;
  readonly published: RangeVersion;
  /**
   * Identifies the draft of the range and the version on which it is based; the request to publish the draft sends this tag in `If-Match`.
   */
  readonly draftTag: string;
  readonly areas: readonly { readonly key: string; readonly name: string }[];
  readonly prices: readonly DeskPrice[];
  readonly changes: readonly DraftChange[];
  readonly release: RangeRelease;
}

/** A price that a user typed. */
export interface TypedPrice extends PriceName {
  readonly area: string;
  /** The price that was shown when the user typed. */
  readonly read: Ore | null;
  readonly price: Ore;
}

/** A typed price that was not saved, because the price has changed since the user read it. */
export interface PriceConflict extends TypedPrice {
  readonly title: string;
  readonly theirs: Ore | null;
  /** The user who saved the other price, `theirs`; null: the other price is published, or the account is deleted. */
  readonly by: string | null;
}

export interface SavedPrices {
  readonly desk: RangeDesk;
  /** The typed prices that were not saved; all other typed prices were saved. */
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

const quantities = list(body<DeskQuantity>({ quantity: ['Quantity', text], when: ['When', text] }));

export const rangeDeskBody: Body<RangeDesk> = body<RangeDesk>({
  now: ['NowUtc', instant],
  mayPublish: ['MayPublish', flag],
  maySign: ['MaySign', flag],
  published: ['Published', rangeVersionBody],
  draftTag: ['DraftTag', text],
  areas: ['Areas', list(body<RangeDesk['areas'][number]>({ key: ['Key', text], name: ['Name', text] }))],
  prices: [
    'Prices',
    list(
      body<DeskPrice>({
        ...priceName,
        title: ['Title', text],
        when: ['When', text],
        units: ['Units', quantities],
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
        units: ['Units', quantities],
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
        value: [
          'Value',
          lenient<ChangedValue | null>(
            body<ChangedValue>({
              kind: ['Kind', text],
              key: ['Key', text],
              field: ['Field', text],
              before: ['Before', textOrNull],
              after: ['After', text],
              now: ['Now', textOrNull],
            }),
            null,
          ),
        ],
        picture: ['Picture', lenient<ChangedPicture | null>(changedPictureBody, null)],
      }),
    ),
  ],
  release: ['Release', rangeReleaseBody],
});

/** The largest number of typed prices in one HTTP request, enough for all prices of a large range in all price areas. */
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
