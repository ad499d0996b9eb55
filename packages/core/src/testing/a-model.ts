import type { Selections } from '../model/configuration.ts';
import {
  asAnswerId,
  asBaseAnswerId,
  asBaseQuestionId,
  asBundleId,
  asCampaignId,
  asQuestionId,
  asSectionId,
} from '../model/ids.ts';
import type {
  Answer,
  BaseQuestionAnswer,
  Bundle,
  Campaign,
  CampaignTrigger,
  Discount,
  Model,
  PriceEntry,
  Question,
  QuestionAnswer,
  Section,
  TriggerAnswer,
  TriggerCondition,
} from '../model/model.ts';
import { kr } from '../model/money.ts';

/** Parts of a model, with plain numbers as ids. */
export interface ModelParts extends Partial<Omit<Model, 'baseAnswerPrices' | 'baseQuestionToAnswers'>> {
  readonly baseAnswerPrices?: ReadonlyMap<number, readonly PriceEntry[]>;
  readonly baseQuestionToAnswers?: ReadonlyMap<number, readonly number[]>;
}

/**
 * Returns a model for tests; missing parts get the simplest value. Questions that are given without a section are put into one section.
 */
export function aModel(parts: ModelParts & { readonly questions?: readonly Question[] } = {}): Model {
  const { questions, baseAnswerPrices = new Map(), baseQuestionToAnswers = new Map(), ...given } = parts;
  return {
    houseTitle: 'Sjövik',
    municipalityName: 'Umeå',
    isSideBuilding: false,
    housePrice: kr(1_000_000),
    sections: questions ? [aSection(1, questions)] : [],
    baseAnswerPrices: new Map([...baseAnswerPrices].map(([id, entries]) => [asBaseAnswerId(id), entries])),
    baseQuestionToAnswers: new Map(
      [...baseQuestionToAnswers].map(([id, answers]) => [asBaseQuestionId(id), answers.map(asBaseAnswerId)]),
    ),
    bundles: [],
    campaigns: [],
    ...given,
  };
}

export function aSection(id: number, questions: readonly Question[]): Section {
  return { id: asSectionId(id), title: `Avsnitt ${id}`, questions };
}

/**
 * Returns a question for tests. By convention, the answers of question 11 have the ids 111, 112 and so on, so that a rule is easy to read.
 */
export function aQuestion(id: number, answers: readonly Answer[], parts: Partial<Question> = {}): Question {
  return {
    id: asQuestionId(id),
    title: `Fråga ${id}`,
    rule: '',
    showQuestionIfOneAnswer: false,
    hidePrice: false,
    hasAccessories: false,
    quick: false,
    answers,
    ...parts,
  };
}

/** Parts of an answer, with plain numbers as ids. */
export type AnswerParts<Some extends Answer = Answer> = Partial<Omit<Some, 'id' | 'baseAnswerIds'>> & {
  readonly baseAnswerIds?: readonly number[];
};

export function anAnswer(id: number, { baseAnswerIds = [], ...parts }: AnswerParts = {}): Answer {
  return {
    id: asAnswerId(id),
    title: `Svar ${id}`,
    rule: '',
    baseAnswerIds: baseAnswerIds.map(asBaseAnswerId),
    isDefaultAnswer: false,
    showAsDisabledWhenRuleFalse: false,
    disabledText: '',
    ...parts,
  };
}

export function aPrice(price: number, parts: Partial<PriceEntry> = {}): PriceEntry {
  return { price, priceType: 'fixed', rule: '', conditionalUnits: [], ...parts };
}

export function aBundle(id: number, answers: readonly QuestionAnswer[]): Bundle {
  return { id: asBundleId(id), name: `Paket ${id}`, answers };
}

export function aCampaign(id: number, parts: Partial<Campaign> = {}): Campaign {
  return {
    id: asCampaignId(id),
    title: `Kampanj ${id}`,
    disabled: false,
    validFrom: '',
    validTo: '',
    discount: fixedDiscount(1000),
    triggers: [],
    ...parts,
  };
}

export function fixedDiscount(amountKr: number): Discount {
  return { kind: 'fixed', amount: kr(amountKr) };
}

/** An accessory price, and the discount of a visit with at least this accessory price; both in kr. */
export type LevelKr = readonly [accessories: number, discount: number];

/**
 * Returns a discount with levels in kr. `levelDiscount([10_000, 1000], [30_000, 4000])`: a discount of 1000 kr if the accessories cost at
 * least 10 000 kr, and so on.
 */
export function levelDiscount(...levels: readonly LevelKr[]): Discount {
  return {
    kind: 'levels',
    levels: levels.map(([accessories, discount]) => ({ accessoryLevel: kr(accessories), discountValue: kr(discount) })),
  };
}

export function aTrigger(condition: TriggerCondition, parts: Partial<CampaignTrigger> = {}): CampaignTrigger {
  return { isDisplay: false, isDiscount: true, condition, ...parts };
}

export function answersCondition(
  answers: readonly TriggerAnswer[],
  baseAnswers: readonly BaseQuestionAnswer[] = [],
): TriggerCondition {
  return { kind: 'answers', answers, baseAnswers };
}

export function accessoriesCondition(levelKr: number): TriggerCondition {
  return { kind: 'accessories', level: kr(levelKr) };
}

/** Returns one pick: `pick(11, 112)`. For several picks: `picks({ 11: 112, 12: 121 })`. */
export function pick(questionId: number, answerId: number): QuestionAnswer {
  return { questionId: asQuestionId(questionId), answerId: asAnswerId(answerId) };
}

export function picks(selections: Readonly<Record<number, number>>): QuestionAnswer[] {
  return Object.entries(selections).map(([questionId, answerId]) => pick(Number(questionId), answerId));
}

/** Returns a part of a campaign's condition: the question must have its current default answer. */
export function defaultOf(questionId: number): TriggerAnswer {
  return { questionId: asQuestionId(questionId), answerId: null };
}

/** Returns selections from plain numbers, question → answer: `selectionsFrom({ 11: 112, 12: 121 })`. */
export function selectionsFrom(chosen: Readonly<Record<number, number>>): Selections {
  return new Map(picks(chosen).map(({ questionId, answerId }) => [questionId, answerId]));
}

/** Returns a part of a campaign's condition: a selected answer must provide this base answer of the base question. */
export function basePick(questionId: number, answerId: number): BaseQuestionAnswer {
  return { questionId: asBaseQuestionId(questionId), answerId: asBaseAnswerId(answerId) };
}
