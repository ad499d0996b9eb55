import type { GuideBundle } from './guide.ts';
import type { HouseId } from './ids.ts';
import type { Ore } from './money.ts';

/** A card in the house list. */
export interface HouseModel {
  readonly id: HouseId;
  /** The name of the house's page in its URL: `bjorkliden-142`. */
  readonly slug: string;
  readonly title: string;
  /**
   * The price that the card shows ("Pris från", price from): the total with default answers, before campaigns, in the requested
   * municipality. Without a requested municipality, it is the lowest such total.
   */
  readonly price: Ore;
  /** The total with default answers, before campaigns, in the municipality where it is lowest; null: unknown. */
  readonly lowestPrice: Ore | null;
  /** The price with running campaigns; null: no campaign reduces the price, or the earlier lowest price is unknown. */
  readonly campaign: CampaignPrice | null;
  /** HTML. */
  readonly shortDescription: string;
  /** m². */
  readonly houseArea: number;
  readonly areaKind: AreaKind;
  /** m². */
  readonly buildArea: number;
  readonly rooms: number;
  /** The number of storeys. */
  readonly floors: number;
  /** The energy class, a letter from A to G; empty: the builder states no energy class. */
  readonly energyClass: string;
  /** The height of the house in m, from the ground to the ridge; null: the range does not state it. */
  readonly height: number | null;
  readonly information: string;
  readonly houseType: HouseType;
  readonly image: string;
  readonly images: readonly string[];
  readonly bundles: readonly ListedBundle[];
}

/** The facts of a house before all choices. Choices can change its number of rooms. */
export type HouseFacts = Pick<HouseModel, 'houseArea' | 'areaKind' | 'buildArea' | 'rooms' | 'houseType' | 'height'>;

/** A bundle on a house's card. */
export interface ListedBundle extends GuideBundle {
  /**
   * The total of the house with the bundle, before campaigns, for the same municipality as the house's price; null: the bundle is not
   * available in that municipality.
   */
  readonly price: Ore | null;
  /**
   * The title of the answer that makes the bundle unavailable in the requested municipality; null: it is available, or no municipality
   * was requested.
   */
  readonly refusedAnswer: string | null;
}

/**
 * The kind of a house's area, by Swedish Standard SS 21054: living (boarea), secondary (biarea: a garage), open (öppenarea: a carport).
 */
export type AreaKind = 'living' | 'secondary' | 'open';

/** A reduced price, with the prices that the law requires beside it. */
export interface CampaignPrice {
  readonly price: Ore;
  /** The lowest price in the 30 days before the campaign (`Tidigare lägsta pris (30 dagar)`). */
  readonly earlierLowest: Ore;
}

/** The house types in the order in which lists show them. Lists leave out `unlisted`. */
export const houseTypes = ['oneStorey', 'oneAndAHalfStoreys', 'twoStoreys', 'raisedEaves', 'sideBuilding', 'unlisted'] as const;

export type HouseType = (typeof houseTypes)[number];
