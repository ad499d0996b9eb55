import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Selections } from '../model/configuration.ts';
import type { Answer, Campaign, Model, Question } from '../model/model.ts';
import { kr } from '../model/money.ts';
import { modelThen, type PricePeriod, priceDifference } from '../model/price-history.ts';
import { examples } from '../testing/examples.ts';
import { aCampaign, fixedDiscount, levelDiscount, play, ReferenceVisit, randomModel, seededRandom } from '../testing/index.ts';
import { selectionsOf, type Visit } from '../visit/visit.ts';
import { isRunning, totalsOf } from './campaigns.ts';
import { compileHistory, lowestEarlierPrice } from './lowest-price.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Midnight in Stockholm. In the 30 days before, Stockholm's clock does not change between winter and summer time. */
const campaignBegins = Date.parse('2026-06-20T00:00+02:00');
const now = Date.parse('2026-07-01T12:00+02:00');
const running = aCampaign(1, { validFrom: '2026-06-20', validTo: '2026-07-31', discount: fixedDiscount(5000) });
const shape = { sections: 2, questionsPerSection: 4, answersPerQuestion: 4, reach: 8, freeAnswers: 2 };

test('the earlier lowest price is the lowest of the prices in all hours of the 30 days before the campaign; each hour’s price is that of the version of the range in that hour', () => {
  const tried = examples(30, 20_261_121);
  let lowerThanToday = 0;
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 3 }), (seed, visitSeed, earlier) => {
      const random = seededRandom(seed);
      const whole = randomModel(seed, shape);
      const versions = Array.from({ length: earlier + 1 }, (_, index) => versionOf(whole, random, index === earlier));
      const today = versions.at(-1) ?? whole;
      const { compiled, visit } = play(today, ...randomClicks(today, visitSeed));
      const froms = versions.map((_, index) => (index === 0 ? null : campaignBegins - 35 * DAY + hours(random, 36 * 24)));
      froms.sort((left, right) => (left ?? 0) - (right ?? 0));
      const periods = versions.map((then, index): PricePeriod => {
        const difference = priceDifference(today, then);
        return { from: froms[index] ?? null, to: index === earlier ? null : (froms[index + 1] ?? null), difference };
      });
      const history = compileHistory({ campaignStarts: new Map([[running.id, campaignBegins]]), periods }, compiled);

      const found = lowestEarlierPrice(history, compiled, visit, now);
      expect(found).toBe(literally(versions, froms, today, selectionsOf(compiled, visit), visit));
      if (found !== null && found < visit.ordinaryPrice) lowerThanToday += 1;
    }),
    tried,
  );
  expect(lowerThanToday).toBeGreaterThan(tried.numRuns / 4);
});

test('the model that modelThen rebuilds from a price difference has the same prices as the earlier model for every visit', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = seededRandom(seed);
      const whole = randomModel(seed, shape);
      const [then, today] = [versionOf(whole, random, false), versionOf(whole, random, true)];
      const difference = priceDifference(today, then);
      const again = difference ? modelThen(today, difference) : today;
      const clicks = randomClicks(then, seed);
      const [original, remade] = [play(then, ...clicks), play(again, ...clicks)];
      expect(remade.selections).toEqual(original.selections);
      expect(totalsOf(remade.compiled, remade.visit, now)).toEqual(totalsOf(original.compiled, original.visit, now));
    }),
    examples(30, 20_261_121),
  );
});

/**
 * Computes the earlier lowest price of decision record 006 in the simplest way: the lowest price over all hours of the 30 days, each hour
 * with the version in force then.
 */
function literally(
  versions: readonly Model[],
  froms: readonly (number | null)[],
  today: Model,
  selections: Selections,
  visit: Visit,
): number {
  const prices = versions.map((then) => pricesThen(then, today, selections));
  let lowest = Number.POSITIVE_INFINITY;
  for (let moment = campaignBegins - 30 * DAY; moment < campaignBegins; moment += HOUR) {
    const at = froms.findLastIndex((from) => from === null || from <= moment);
    const { ordinary = visit.ordinaryPrice, accessories = visit.accessoryPrice } = prices[at] ?? {};
    let left = Math.max(0, ordinary);
    for (const campaign of versions[at]?.campaigns ?? []) {
      if (isRunning(campaign, moment)) left -= Math.min(left, discountOf(campaign, accessories));
    }
    lowest = Math.min(lowest, ordinary < 0 ? ordinary : left);
  }
  return lowest;
}

function pricesThen(then: Model, today: Model, selections: Selections) {
  const reference = new ReferenceVisit(then);
  const now = new ReferenceVisit(today);
  now.selections = new Map(selections);
  reference.selections = new Map();
  for (const question of reference.questions) {
    const selected = selections.get(question.id);
    if (question.answers.some(({ id }) => id === selected) && selected) reference.selections.set(question.id, selected);
  }
  // Rules of the random models read only earlier questions, so one pass over the questions in range order decides all rules.
  for (const question of reference.questions.filter(({ id }) => now.questions.every((other) => other.id !== id))) {
    const usable = reference.valid(question);
    const fallback =
      usable.find(({ isDefaultAnswer }) => isDefaultAnswer) ?? usable.find((answer) => answer === question.answers[0]);
    if (fallback) reference.selections.set(question.id, fallback.id);
  }
  const missing = now.questions.filter(({ id }) => now.selections.has(id) && !reference.selections.has(id));
  const priced = [
    ...reference.questions.map((question) => ({ question, price: reference.priceOf(question) })),
    ...missing.map((question) => ({ question, price: now.priceOf(question) })),
  ];
  const total = (some: typeof priced) => some.reduce((sum, { price }) => sum + price, 0);
  return {
    ordinary: then.housePrice + total(priced),
    accessories: total(priced.filter(({ question }) => question.hasAccessories)),
  };
}

function discountOf({ discount }: Campaign, accessories: number): number {
  if (discount.kind === 'none') return 0;
  if (discount.kind === 'fixed') return discount.amount;
  const reached = discount.levels.filter(({ accessoryLevel }) => accessoryLevel <= accessories);
  return Math.max(0, ...reached.map(({ discountValue }) => discountValue));
}

/**
 * Returns a version of a model: without some questions and answers (and the rules that name them), with some other prices and campaigns.
 */
function versionOf(whole: Model, random: () => number, isToday: boolean): Model {
  const questions = whole.sections.flatMap((section) => section.questions);
  const gone = new Set<number>();
  for (const { id, answers } of questions) {
    if (random() < 0.1) for (const lost of [id, ...answers.map((answer) => answer.id)]) gone.add(lost);
    for (const answer of answers.slice(1)) if (random() < 0.1) gone.add(answer.id);
  }
  const ruleOf = (rule: string) => ([...rule.matchAll(/\d+/g)].some(([id]) => gone.has(Number(id))) ? '' : rule);
  const answerOf = (answer: Answer): Answer => ({ ...answer, rule: ruleOf(answer.rule) });
  const questionOf = (question: Question): Question => ({
    ...question,
    rule: ruleOf(question.rule),
    hasAccessories: random() < 0.1 ? !question.hasAccessories : question.hasAccessories,
    answers: question.answers.filter(({ id }) => !gone.has(id)).map(answerOf),
  });
  const factor = random() < 0.5 ? 1 : 0.9;
  return {
    ...whole,
    housePrice: kr(1_800_000 + Math.floor(random() * 3) * 10_000),
    sections: whole.sections.map((section) => ({
      ...section,
      questions: section.questions.filter(({ id }) => !gone.has(id)).map(questionOf),
    })),
    baseAnswerPrices: new Map(
      [...whole.baseAnswerPrices].map(([id, entries]) => [
        id,
        entries.map((entry) => ({
          ...entry,
          price: random() < 0.2 ? entry.price * factor : entry.price,
          rule: ruleOf(entry.rule),
          conditionalUnits: entry.conditionalUnits.map(({ rule, units }) => ({ rule: ruleOf(rule), units })),
        })),
      ]),
    ),
    campaigns: [...(isToday ? [running] : []), ...[2, 3].filter(() => random() < 0.5).map((id) => anyCampaign(id, random))],
  };
}

/**
 * Returns a campaign that ends before the tested campaign begins, so that only the tested campaign reduces the price now.
 */
function anyCampaign(id: number, random: () => number): Campaign {
  const from = campaignBegins - 40 * DAY + Math.floor(random() * 40) * DAY;
  const until = Math.min(campaignBegins, from + Math.floor(1 + random() * 20) * DAY) - 1;
  return aCampaign(id, {
    validFrom: new Date(from).toISOString(),
    validTo: new Date(until).toISOString(),
    disabled: random() < 0.2,
    discount: random() < 0.5 ? fixedDiscount(Math.floor(random() * 5) * 10_000) : levelDiscount([0, 1000], [100_000, 20_000]),
  });
}

function hours(random: () => number, below: number): number {
  return Math.floor(random() * below) * HOUR;
}

function randomClicks({ sections }: Model, seed: number): Record<number, number>[] {
  const random = seededRandom(seed);
  const questions = sections.flatMap((section) => section.questions);
  return Array.from({ length: 6 }, () => {
    const question = questions[Math.floor(random() * questions.length)];
    const answer = question?.answers[Math.floor(random() * question.answers.length)];
    return question && answer ? { [question.id]: answer.id } : {};
  });
}
