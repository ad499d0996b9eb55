import type { Answer, Model, PriceEntry, Question } from '../model/model.ts';
import { kr } from '../model/money.ts';
import { aModel, anAnswer, aPrice, aQuestion, aSection } from './a-model.ts';

export interface RandomModelShape {
  readonly sections: number;
  readonly questionsPerSection: number;
  readonly answersPerQuestion: number;
  /** The probability, 0 to 1, that an answer after the first `freeAnswers` has a rule. For a question, the probability is lower. */
  readonly rules: number;
  /** True: rules may read any question, even their own. False: earlier questions only. */
  readonly cyclic: boolean;
  /** How many questions back a rule may read, when rules are not cyclic. */
  readonly reach: number;
  /** How many of the first answers of a question have no rule. If at least 1: every question whose rule is true has a valid answer. */
  readonly freeAnswers: number;
}

const typical: RandomModelShape = {
  sections: 17,
  questionsPerSection: 6,
  answersPerQuestion: 6,
  rules: 0.9,
  cyclic: false,
  reach: 40,
  freeAnswers: 2,
};

/** Returns a random model, the same for the same seed. It has rules of many forms, base answers, and prices per unit. */
export function randomModel(seed: number, shape: Partial<RandomModelShape> = {}): Model {
  const { sections, questionsPerSection, answersPerQuestion, rules, cyclic, reach, freeAnswers } = { ...typical, ...shape };
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const count = sections * questionsPerSection;
  const answerId = (question: number, answer: number) => (question + 1) * 100 + answer + 1;
  const baseIds = (question: number) => 1_000_000 + question * 2;

  const prices = new Map<number, readonly PriceEntry[]>();
  return aModel({
    housePrice: kr(1_800_000),
    baseAnswerPrices: prices,
    sections: Array.from({ length: sections }, (_, section) =>
      aSection(
        section + 1,
        Array.from({ length: questionsPerSection }, (_unused, index) => question(section * questionsPerSection + index)),
      ),
    ),
  });

  function atom(at: number): string {
    const from = cyclic ? 0 : Math.max(0, at - reach);
    const question = from + below((cyclic ? count : at) - from);
    const some = () => answerId(question, below(answersPerQuestion));
    const earlier = () => answerId(cyclic ? below(count) : from + below(at - from), below(answersPerQuestion));
    const kinds = [
      () => `answer(${some()})`,
      () => `!answer(${some()})`,
      () => `!answer(${some()})`,
      () => `anyAnswer([${some()}, ${earlier()}])`,
      () => `!allAnswers([${some()}, ${earlier()}])`,
      () => `base(${baseIds(question) + below(2)})`,
      () => `!anyBase([${baseIds(question)}, ${baseIds(question) + 1}])`,
      () => `answered(${question + 1})`,
      () => `municipality in ["Umeå", "Habo"]`,
      () => '!sideBuilding',
    ];
    return kinds[below(kinds.length)]?.() ?? 'true';
  }

  function rule(at: number): string {
    if ((!cyclic && at === 0) || random() > rules) return '';
    const parts = [atom(at), atom(at), atom(at)];
    const shapes = [
      `${parts[0]}`,
      `${parts[0]} || ${parts[1]}`,
      `${parts[0]} && ${parts[1]}`,
      `(${parts[0]}) ? (${parts[1]}) : (${parts[2]})`,
      `${parts[0]} || ${parts[1]} && ${parts[2]}`,
    ];
    return shapes[below(shapes.length)] ?? '';
  }

  function question(at: number): Question {
    const answers = Array.from({ length: answersPerQuestion }, (_, index): Answer => {
      // Some answers also provide a base answer of another question. Rules that read this base answer then depend on both questions. So
      // without cycles, the other question is no earlier one: only rules of questions after it read its base answers.
      const shared = () => baseIds(cyclic ? below(count) : at + below(count - at));
      const bases = random() < 0.6 ? [baseIds(at) + below(2), ...(random() < 0.2 ? [shared()] : [])] : [];
      return anAnswer(answerId(at, index), {
        rule: index < freeAnswers ? '' : rule(at),
        baseAnswerIds: bases,
        isDefaultAnswer: index === below(3),
        showAsDisabledWhenRuleFalse: random() < 0.5,
      });
    });
    for (const base of [baseIds(at), baseIds(at) + 1]) {
      const units = [
        { rule: rule(at), units: below(2000) / 10 },
        { rule: '', units: below(300) },
      ];
      prices.set(base, [
        aPrice(below(100_000) / 10, {
          priceType: below(2) === 1 ? 'perUnit' : 'fixed',
          rule: random() < 0.2 ? rule(at) : '',
          conditionalUnits: units,
        }),
      ]);
    }
    return aQuestion(at + 1, answers, {
      rule: random() < 0.3 ? rule(at) : '',
      hasAccessories: random() < 0.3,
      hidePrice: random() < 0.1,
      showQuestionIfOneAnswer: random() < 0.1,
    });
  }
}

/** Mulberry32: returns numbers from 0 to below 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
