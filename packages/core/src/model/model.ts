import type { AnswerId, BaseAnswerId, BaseQuestionId, BundleId, CampaignId, QuestionId, SectionId } from './ids.ts';
import type { Ore } from './money.ts';

/**
 * The possible choices of one house in one municipality, and the prices. Rules, prices, campaigns and the summary are computed from this
 * part of a configuration. Most functions of this package need its compiled form (`compileModel`). Rules are texts of the rule language
 * with numeric ids (`rule-parser.ts`). A text with only white space means that there is no rule.
 */
export interface Model {
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly isSideBuilding: boolean;
  /** The price of the house alone, without any answers, in this price area. */
  readonly housePrice: Ore;
  readonly sections: readonly Section[];
  /** Base answer id → its price entries in this price area. */
  readonly baseAnswerPrices: ReadonlyMap<BaseAnswerId, readonly PriceEntry[]>;
  /** Base question id → the ids of its base answers. */
  readonly baseQuestionToAnswers: ReadonlyMap<BaseQuestionId, readonly BaseAnswerId[]>;
  readonly bundles: readonly Bundle[];
  readonly campaigns: readonly Campaign[];
}

/** A group of questions, such as "Fasad" (façade). Its number in a URL is its 1-based position in the model. */
export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** A question about the house. Its number in a URL is its 1-based position in its section. */
export interface Question {
  readonly id: QuestionId;
  readonly title: string;
  readonly rule: string;
  /** Whether the visitor sees the question even when only one answer is valid. */
  readonly showQuestionIfOneAnswer: boolean;
  /** Whether the summary leaves the question out. The totals include its price. */
  readonly hidePrice: boolean;
  /** Whether the question's price counts towards the accessory price, which decides the discount of some campaigns. */
  readonly hasAccessories: boolean;
  /** Whether the question shapes the house. The quick road (a shorter visit) asks only such questions. */
  readonly quick: boolean;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly id: AnswerId;
  readonly title: string;
  readonly rule: string;
  /** The factory's articles for this answer. These articles have the prices, not the answer. */
  readonly baseAnswerIds: readonly BaseAnswerId[];
  readonly isDefaultAnswer: boolean;
  /** True: while the rule of the answer is false, the visitor sees the answer as not selectable. False: the visitor does not see it. */
  readonly showAsDisabledWhenRuleFalse: boolean;
  /** The builder's own text about why the answer is not selectable; empty: the standard text. */
  readonly disabledText: string;
}

export interface PriceEntry {
  /** The price in kr, with the decimals as written in the range; a negative price is a saving. */
  readonly price: number;
  readonly priceType: PriceType;
  readonly rule: string;
  /** For a price per unit, the first entry whose rule is true gives the units. No rule is true: 0 units. An empty list: 1 unit. */
  readonly conditionalUnits: readonly ConditionalUnits[];
}

/** fixed: the price as it is, without units. perUnit: the price times the units. */
export type PriceType = 'fixed' | 'perUnit';

export interface ConditionalUnits {
  readonly rule: string;
  /** How many units the price counts, such as the m² of the façade. May have decimals. */
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
  /** A date, a time without offset (Stockholm's clock) or a time with offset; empty: open-ended. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly discount: Discount;
  readonly triggers: readonly CampaignTrigger[];
}

/** The discount of a campaign when its conditions are met. none: no discount, because the campaign offers something else. */
export type Discount =
  | { readonly kind: 'none' }
  | { readonly kind: 'fixed'; readonly amount: Ore }
  /** The discount of the highest level that the accessory price has reached. */
  | { readonly kind: 'levels'; readonly levels: readonly DiscountLevel[] };

export interface DiscountLevel {
  readonly accessoryLevel: Ore;
  readonly discountValue: Ore;
}

export interface CampaignTrigger {
  /** Whether the campaign is shown only when the condition is met. */
  readonly isDisplay: boolean;
  /** Whether the campaign reduces the price only when the condition is met. */
  readonly isDiscount: boolean;
  readonly condition: TriggerCondition;
}

export type TriggerCondition =
  /** Each named question and base question must have one of its named answers. */
  | { readonly kind: 'answers'; readonly answers: readonly TriggerAnswer[]; readonly baseAnswers: readonly BaseQuestionAnswer[] }
  /** The accessory price must be at least `level`. */
  | { readonly kind: 'accessories'; readonly level: Ore }
  /** A kind of condition that another system sent and this version does not know. It is never met. */
  | { readonly kind: 'unknown' };

export interface TriggerAnswer {
  readonly questionId: QuestionId;
  /** Null: the question's current default answer. */
  readonly answerId: AnswerId | null;
}
