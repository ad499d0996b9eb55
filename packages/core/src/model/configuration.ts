import type { GuideBundle, GuideCampaign, GuideSection } from './guide.ts';
import type { HouseFacts } from './house-model.ts';
import type { AnswerId, HouseId, PlotId, QuestionId, SectionId, WebConfigurationId } from './ids.ts';
import type { Model, QuestionAnswer } from './model.ts';
import type { Ore } from './money.ts';
import type { PriceHistory } from './price-history.ts';

/**
 * A house in a municipality as server and web exchange it: the model, its presentation, and what has been chosen so far.
 * The wire's own names for all this live in `packages/contract`.
 */
export interface Configuration extends Model {
  /** The saved configuration's 8-character token; null until it is saved. */
  readonly id: string | null;
  readonly webConfigurationId: WebConfigurationId;
  readonly webConfigurationName: string;
  readonly webConfigurationVersion: number;
  /** The official four-digit code. */
  readonly municipalityId: string;
  readonly priceListName: string;
  readonly priceListAreaCode: string;
  readonly image: string;
  readonly type: ConfigurationType;
  /** What the visitor calls the house. */
  readonly name: string;
  /** The total: house, answers, campaigns. */
  readonly price: Ore;
  /** For the earlier lowest price that a campaign price is shown with. */
  readonly priceHistory: PriceHistory;
  /** ISO 8601 in UTC; null until it is saved. */
  readonly updatedAtUtc: string | null;
  readonly houseId: HouseId;
  readonly houseImage: string;
  /** Null: the range has the house no more. */
  readonly houseFacts: HouseFacts | null;
  /** The house's folder of pictures. */
  readonly houseDynamicImageKey: string;
  readonly isCurrentUserOwner: boolean;
  /** HTML under the summary's total. */
  readonly disclaimer: string;
  readonly selections: Selections;
  readonly plotIds: readonly PlotId[];
  readonly requestForProposalSentAtUtc: string | null;
  readonly sections: readonly GuideSection[];
  readonly bundles: readonly GuideBundle[];
  readonly campaigns: readonly GuideCampaign[];
  readonly salespersons: readonly Salesperson[];
  /** The order in which a picture's layers lie on each other, by category. */
  readonly dynamicImageKeyOrder: readonly string[];
  readonly dynamicImageKeys: readonly DynamicImageKey[];
}

/** The longest name that a visitor can give a house. */
export const longestName = 200;

/** guide: shown as Webguide. base: shown as Slutlig beställning, frozen. */
export type ConfigurationType = 'guide' | 'base';

/** Question id → answer id; only questions that have an answer. */
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
  /** False: it picks the base picture instead of lying on it. */
  readonly isLayer: boolean;
  /** Limits the category to this section's id; null: everywhere. */
  readonly section: SectionId | null;
}

/** What a house costs beside the builder's own price, as the builder reckons it. */
export interface OtherCost {
  readonly title: string;
  readonly from: Ore;
  readonly to: Ore;
  /** Whose figures these are. */
  readonly source: string;
}

/** The builder's own wording for a replacement. */
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
  /** HTML; our addition to the specification's items. */
  readonly text: string;
  readonly imageLarge: string;
}
