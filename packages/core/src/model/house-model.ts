import type { GuideBundle } from './guide.ts';
import type { HouseId } from './ids.ts';
import type { Ore } from './money.ts';

/** A card in the house list. */
export interface HouseModel {
  readonly id: HouseId;
  /** What its page is called in the address: `bjorkliden-142`. */
  readonly slug: string;
  readonly title: string;
  /** "Pris från": the lowest total with default answers, before campaigns. */
  readonly price: Ore;
  /** What running campaigns make of that price, where they take something off. */
  readonly campaign: CampaignPrice | null;
  /** HTML. */
  readonly shortDescription: string;
  /** m². */
  readonly houseArea: number;
  readonly areaKind: AreaKind;
  /** m². */
  readonly buildArea: number;
  readonly rooms: number;
  /** Storeys one can live or be in. */
  readonly floors: number;
  /** A letter from A to G; empty: the builder does not say. */
  readonly energyClass: string;
  /** Ground to ridge, m; null: the builder does not say. */
  readonly height: number | null;
  readonly information: string;
  readonly houseType: HouseType;
  readonly image: string;
  readonly images: readonly string[];
  readonly bundles: readonly ListedBundle[];
}

/** What a house is like, whatever is chosen. */
export type HouseFacts = Pick<HouseModel, 'houseArea' | 'areaKind' | 'buildArea' | 'rooms' | 'houseType' | 'height'>;

/** A bundle on a house's card. */
export interface ListedBundle extends GuideBundle {
  /** What the house costs with it, before campaigns, where the house's own price is of; null: it cannot be had there. */
  readonly price: Ore | null;
  /** Title of the answer because of which it cannot be had in the municipality that was asked about; null: it can, or none was. */
  readonly refusedAnswer: string | null;
}

/** What a house's area is, by Swedish Standard SS 21054: living (boarea), secondary (biarea: a garage), open (öppenarea: a carport). */
export type AreaKind = 'living' | 'secondary' | 'open';

/** A price that is presented as reduced, with what the law wants beside it. */
export interface CampaignPrice {
  readonly price: Ore;
  /** `Tidigare lägsta pris (30 dagar)`. */
  readonly earlierLowest: Ore;
}

/** In the order of lists, which leave out the last. */
export const houseTypes = ['oneStorey', 'oneAndAHalfStoreys', 'twoStoreys', 'raisedEaves', 'sideBuilding', 'unlisted'] as const;

export type HouseType = (typeof houseTypes)[number];
