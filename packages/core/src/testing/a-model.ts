import type {
  Answer,
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

/** A model for tests: what is not said is the plainest thing. A question given without a section stands in one section. */
export function aModel(parts: Partial<Model> & { readonly questions?: readonly Question[] } = {}): Model {
  const { questions, ...given } = parts;
  return {
    houseTitle: 'Sjövik',
    municipalityName: 'Umeå',
    isSideBuilding: false,
    housePrice: kr(1_000_000),
    sections: questions ? [aSection(1, questions)] : [],
    baseAnswerPrices: new Map(),
    baseQuestionToAnswers: new Map(),
    bundles: [],
    campaigns: [],
    ...given,
  };
}

export function aSection(id: number, questions: readonly Question[]): Section {
  return { id, title: `Avsnitt ${id}`, questions };
}

/** Answers of question 11 are 111, 112 … so that a rule is easy to read. */
export function aQuestion(id: number, answers: readonly Answer[], parts: Partial<Question> = {}): Question {
  return {
    id,
    title: `Fråga ${id}`,
    rule: '',
    showQuestionIfOneAnswer: false,
    hidePrice: false,
    hasAccessories: false,
    answers,
    ...parts,
  };
}

export function anAnswer(id: number, parts: Partial<Answer> = {}): Answer {
  return {
    id,
    title: `Svar ${id}`,
    rule: '',
    baseAnswerIds: [],
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
  return { id, name: `Paket ${id}`, answers };
}

export function aCampaign(id: number, parts: Partial<Campaign> = {}): Campaign {
  return {
    id,
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

/** Accessories for so much, and what is taken off from there. */
export type LevelKr = readonly [accessories: number, discount: number];

/** `levelDiscount([10_000, 1000], [30_000, 4000])` */
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
  baseAnswers: readonly QuestionAnswer[] = [],
): TriggerCondition {
  return { kind: 'answers', answers, baseAnswers };
}

export function accessoriesCondition(levelKr: number): TriggerCondition {
  return { kind: 'accessories', level: kr(levelKr) };
}

/** `pick(11, 112)`, or many: `picks({ 11: 112, 12: 121 })`. */
export function pick(questionId: number, answerId: number): QuestionAnswer {
  return { questionId, answerId };
}

export function picks(selections: Readonly<Record<number, number>>): QuestionAnswer[] {
  return Object.entries(selections).map(([questionId, answerId]) => pick(Number(questionId), answerId));
}
