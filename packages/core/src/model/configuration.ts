import type { GuideBundle, GuideCampaign, GuideSection } from './guide.ts';
import type { HouseFacts } from './house-model.ts';
import type { AnswerId, HouseId, PlotId, QuestionId, SectionId, WebConfigurationId } from './ids.ts';
import type { Model, QuestionAnswer } from './model.ts';
import type { Ore } from './money.ts';
import type { Placement } from './plot.ts';
import type { PriceHistory } from './price-history.ts';

/**
 * A house in a municipality, as server and web exchange it: the model, its presentation and the choices so far. `packages/contract`
 * defines the names on the wire.
 */
export interface Configuration extends Model {
  /** The saved configuration's 8-character token; null until it is saved. */
  readonly id: string | null;
  readonly webConfigurationId: WebConfigurationId;
  readonly webConfigurationName: string;
  readonly webConfigurationVersion: number;
  /** The official four-digit code of the municipality. */
  readonly municipalityId: string;
  readonly priceListName: string;
  readonly priceListAreaCode: string;
  /** The price of the house alone, without any answers, in the price area where it is lowest; null: unknown. */
  readonly lowestHousePrice: Ore | null;
  readonly image: string;
  readonly type: ConfigurationType;
  /** The visitor's name for the house. */
  readonly name: string;
  /** The total: the house and its answers, minus campaigns. */
  readonly price: Ore;
  /** Needed for the earlier lowest price that the law requires beside a campaign price. */
  readonly priceHistory: PriceHistory;
  /** When the configuration was last saved, ISO 8601; null until it is saved. */
  readonly updatedAtUtc: string | null;
  readonly houseId: HouseId;
  readonly houseImage: string;
  /** Null: the range no longer contains the house. */
  readonly houseFacts: HouseFacts | null;
  /** The key of the house, and the name of the folder with its pictures. */
  readonly houseDynamicImageKey: string;
  readonly isCurrentUserOwner: boolean;
  /** HTML under the summary's total. */
  readonly disclaimer: string;
  readonly selections: Selections;
  readonly plotIds: readonly PlotId[];
  /** The position of the house on one of the chosen plots; null: the visitor has not placed the house yet. */
  readonly placement: Placement | null;
  readonly requestForProposalSentAtUtc: string | null;
  readonly sections: readonly GuideSection[];
  readonly bundles: readonly GuideBundle[];
  readonly campaigns: readonly GuideCampaign[];
  readonly salespersons: readonly Salesperson[];
  /** The categories in the order in which their layers are drawn over each other, the lowest first. */
  readonly dynamicImageKeyOrder: readonly string[];
  readonly dynamicImageKeys: readonly DynamicImageKey[];
}

/** The greatest length of the name that a visitor gives a house, in characters. */
export const longestName = 200;

/** guide: a house that can still be changed. base: a frozen final order. */
export type ConfigurationType = 'guide' | 'base';

/** Question id → answer id; contains only answered questions. */
export type Selections = ReadonlyMap<QuestionId, AnswerId>;

export interface Salesperson {
  readonly name: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
  readonly imageUrl: string;
}

export interface DynamicImageKey {
  readonly category: string;
  readonly defaultImageKey: string;
  /** False: the category selects the base picture instead of adding a layer. */
  readonly isLayer: boolean;
  /** Limits the category to the section with this id; null: every section. */
  readonly section: SectionId | null;
}

/** A cost of the house that is not part of the builder's price, as the builder estimates it. */
export interface OtherCost {
  readonly title: string;
  readonly from: Ore;
  readonly to: Ore;
  /** The source of the numbers. */
  readonly source: string;
}

/** The builder's own text that the visitor sees when one answer replaces another. */
export interface AlertMessage {
  readonly replacedFrom: QuestionAnswer;
  readonly replacedTo: QuestionAnswer;
  readonly text: string;
}

export interface ProductInformation {
  readonly category: string;
  readonly title: string;
  readonly items: readonly ProductInformationItem[];
}

export interface ProductInformationItem {
  readonly title: string;
  /** HTML. */
  readonly text: string;
  readonly imageLarge: string;
}
