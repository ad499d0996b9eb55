import type { AnswerId, BaseAnswerId, BaseQuestionId, BundleId, CampaignId, QuestionId, SectionId } from './ids.ts';
import type { Ore } from './money.ts';

/**
 * What can be chosen for one house in one municipality, and what it costs: the part of a configuration that the rules,
 * prices, campaigns and the summary are computed from. Everything else in core takes it compiled (`compile-model.ts`).
 *
 * Rules are texts of the rule language with numeric ids (`rule-parser.ts`); white space only means no rule.
 */
export interface Model {
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly isSideBuilding: boolean;
  /** The house alone in this price area. */
  readonly housePrice: Ore;
  readonly sections: readonly Section[];
  /** Base answer id → what providing it costs in this price area. */
  readonly baseAnswerPrices: ReadonlyMap<BaseAnswerId, readonly PriceEntry[]>;
  /** Base question id → its base answers' ids. */
  readonly baseQuestionToAnswers: ReadonlyMap<BaseQuestionId, readonly BaseAnswerId[]>;
  readonly bundles: readonly Bundle[];
  readonly campaigns: readonly Campaign[];
}

/** A chapter of the visit, such as "Fasad". Its routing number is its 1-based position in the model. */
export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** One step of the visit. Its routing number is its 1-based position in its section. */
export interface Question {
  readonly id: QuestionId;
  readonly title: string;
  readonly rule: string;
  /** List the question even when a single answer is valid. */
  readonly showQuestionIfOneAnswer: boolean;
  /** The summary leaves the question out; its price still counts. */
  readonly hidePrice: boolean;
  /** Its price counts towards the accessory price that campaigns look at. */
  readonly hasAccessories: boolean;
  /** One of the few that shape the house: asked on the quick road too. */
  readonly quick: boolean;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly id: AnswerId;
  readonly title: string;
  readonly rule: string;
  /** What the factory builds when this is chosen; carries the prices. */
  readonly baseAnswerIds: readonly BaseAnswerId[];
  readonly isDefaultAnswer: boolean;
  /** Show the answer as not selectable when its rule fails, instead of leaving it out. */
  readonly showAsDisabledWhenRuleFalse: boolean;
  /** The builder's own words for why it is not selectable; empty means the standard text. */
  readonly disabledText: string;
}

export interface PriceEntry {
  /** kr, a decimal as written; negative is a saving. */
  readonly price: number;
  readonly priceType: PriceType;
  readonly rule: string;
  /** Of a price per unit the first whose rule holds gives the units; none holds: 0 units; an empty list: 1 unit. */
  readonly conditionalUnits: readonly ConditionalUnits[];
}

/** fixed: the price as it is, whatever units stand beside it. */
export type PriceType = 'fixed' | 'perUnit';

export interface ConditionalUnits {
  readonly rule: string;
  /** A decimal, such as m² of façade. */
  readonly units: number;
}

/** A ready-made set of answers that a visitor can start from ("paket"). */
export interface Bundle {
  readonly id: BundleId;
  readonly name: string;
  readonly answers: readonly QuestionAnswer[];
}

export interface QuestionAnswer {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
}

export interface BaseQuestionAnswer {
  readonly questionId: BaseQuestionId;
  readonly answerId: BaseAnswerId;
}

export interface Campaign {
  readonly id: CampaignId;
  readonly title: string;
  readonly disabled: boolean;
  /** A date, a time without offset (Stockholm's clock) or a time with offset; empty is open-ended. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly discount: Discount;
  readonly triggers: readonly CampaignTrigger[];
}

/** What a campaign takes off when it does; none: nothing, it offers something else. */
export type Discount =
  | { readonly kind: 'none' }
  | { readonly kind: 'fixed'; readonly amount: Ore }
  /** The highest of the levels that is not above the accessory price. */
  | { readonly kind: 'levels'; readonly levels: readonly DiscountLevel[] };

export interface DiscountLevel {
  readonly accessoryLevel: Ore;
  readonly discountValue: Ore;
}

export interface CampaignTrigger {
  /** The campaign is shown only when this is met. */
  readonly isDisplay: boolean;
  /** The campaign takes something off only when this is met. */
  readonly isDiscount: boolean;
  readonly condition: TriggerCondition;
}

export type TriggerCondition =
  /** For every question and every base question named, one of the answers named for it. */
  | { readonly kind: 'answers'; readonly answers: readonly TriggerAnswer[]; readonly baseAnswers: readonly BaseQuestionAnswer[] }
  /** Accessories for at least so much. */
  | { readonly kind: 'accessories'; readonly level: Ore }
  /** What another system asks for and this one does not know. */
  | { readonly kind: 'unknown' };

export interface TriggerAnswer {
  readonly questionId: QuestionId;
  /** Null: the question's default answer, whichever that is. */
  readonly answerId: AnswerId | null;
}
