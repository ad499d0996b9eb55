import { asSectionId, type BaseAnswerId, type CampaignId, type QuestionId } from './ids.ts';
import type { Answer, Campaign, Model, PriceEntry, Question } from './model.ts';
import type { Ore } from './money.ts';

/** The prices at which a house was sold, as far back as running or coming campaigns need. A configuration contains this history. */
export interface PriceHistory {
  /** Running and coming campaigns → when each began or will begin, milliseconds since 1970 (`campaignStart`). */
  readonly campaignStarts: ReadonlyMap<CampaignId, number>;
  /** In order of time. A time when the house was not sold has no period. */
  readonly periods: readonly PricePeriod[];
}

export interface PricePeriod {
  /** Milliseconds since 1970; null: the first period, which also counts for all time before. */
  readonly from: number | null;
  /** The first moment at which the period no longer applied; null: the period still applies. */
  readonly to: number | null;
  /** How the prices of the period differ from today's; null: they do not differ. */
  readonly difference: PriceDifference | null;
}

/** The parts of another version of the model that differ from today's and can change a price. Titles and texts are left out. */
export interface PriceDifference {
  readonly housePrice: Ore;
  /** The other version's questions that differ from today's or that today's model does not have. */
  readonly questions: readonly PricedQuestion[];
  /** Today's questions that the other version does not have. */
  readonly missingQuestionIds: readonly QuestionId[];
  /** Base answer id → its price entries in the other version, if they differ from today's; an empty list: the base answer costs nothing. */
  readonly baseAnswerPrices: ReadonlyMap<BaseAnswerId, readonly PriceEntry[]>;
  /** The campaigns of the other version, with empty titles; null: they do not differ from today's. */
  readonly campaigns: readonly Campaign[] | null;
}

export interface PricedQuestion extends Pick<Question, 'id' | 'rule' | 'hasAccessories'> {
  readonly answers: readonly PricedAnswer[];
}

export type PricedAnswer = Pick<Answer, 'id' | 'rule' | 'baseAnswerIds' | 'isDefaultAnswer'>;

/** Returns how prices of `then` differ from `today`; null when they do not. Both models are of one house in one municipality. */
export function priceDifference(today: Model, then: Model): PriceDifference | null {
  const questionsToday = pricedQuestions(today);
  const questionsThen = pricedQuestions(then);
  const difference: PriceDifference = {
    housePrice: then.housePrice,
    questions: [...questionsThen.values()].filter((question) => !isSame(question, questionsToday.get(question.id))),
    missingQuestionIds: [...questionsToday.keys()].filter((id) => !questionsThen.has(id)),
    baseAnswerPrices: differingPrices(today, then),
    campaigns: isSame(pricedCampaigns(today), pricedCampaigns(then)) ? null : pricedCampaigns(then),
  };
  const { housePrice, questions, missingQuestionIds, baseAnswerPrices, campaigns } = difference;
  const differs = questions.length + missingQuestionIds.length + baseAnswerPrices.size > 0;
  return differs || campaigns !== null || housePrice !== today.housePrice ? difference : null;
}

/**
 * Returns today's model with the prices of the other version: `modelThen(today, priceDifference(today, then))`. Use the returned model for
 * prices only.
 */
export function modelThen(today: Model, difference: PriceDifference): Model {
  const replaced = new Set([...difference.missingQuestionIds, ...difference.questions.map(({ id }) => id)]);
  const kept = today.sections.flatMap(({ questions }) => questions).filter(({ id }) => !replaced.has(id));
  return {
    ...today,
    housePrice: difference.housePrice,
    sections: [{ id: asSectionId(1), title: '', questions: [...kept, ...difference.questions.map(withoutTexts)] }],
    baseAnswerPrices: new Map([...today.baseAnswerPrices, ...difference.baseAnswerPrices]),
    bundles: [],
    campaigns: difference.campaigns ?? today.campaigns,
  };
}

function pricedQuestions({ sections }: Model): Map<QuestionId, PricedQuestion> {
  const questions = sections.flatMap((section) => section.questions);
  return new Map(
    questions.map(({ id, rule, hasAccessories, answers }) => [
      id,
      {
        id,
        rule,
        hasAccessories,
        answers: answers.map((answer) => ({
          id: answer.id,
          rule: answer.rule,
          baseAnswerIds: answer.baseAnswerIds,
          isDefaultAnswer: answer.isDefaultAnswer,
        })),
      },
    ]),
  );
}

/**
 * Returns the prices of base answers in `then`, if they differ from today's. Includes base answers that only `then` has, even without
 * prices, so that its rules may name them.
 */
function differingPrices(today: Model, then: Model): Map<BaseAnswerId, readonly PriceEntry[]> {
  const idsToday = namedBases(today);
  const idsThen = namedBases(then);
  const differing = [...idsThen.union(idsToday)].filter(
    (id) => !idsToday.has(id) || !isSame(then.baseAnswerPrices.get(id) ?? [], today.baseAnswerPrices.get(id) ?? []),
  );
  return new Map(differing.map((id) => [id, then.baseAnswerPrices.get(id) ?? []]));
}

function namedBases({ baseAnswerPrices, baseQuestionToAnswers }: Model): Set<BaseAnswerId> {
  return new Set([...baseAnswerPrices.keys(), ...[...baseQuestionToAnswers.values()].flat()]);
}

function pricedCampaigns({ campaigns }: Model): Campaign[] {
  return campaigns.map(
    ({ id, disabled, validFrom, validTo, discount, triggers }): Campaign => ({
      id,
      title: '',
      disabled,
      validFrom,
      validTo,
      discount,
      triggers,
    }),
  );
}

function withoutTexts({ answers, ...question }: PricedQuestion): Question {
  return {
    ...question,
    title: '',
    showQuestionIfOneAnswer: false,
    hidePrice: false,
    quick: false,
    answers: answers.map((answer) => ({ ...answer, title: '', showAsDisabledWhenRuleFalse: false, disabledText: '' })),
  };
}

/**
 * Compares two values by their JSON. If only the order of keys differs, the values count as different. Equal data is then stored a second
 * time, which does no harm.
 */
function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
