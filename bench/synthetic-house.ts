import { type Answer, kr, type Model, type PriceEntry } from '@gavel/core';
import { aModel, anAnswer, aPrice, aQuestion, aSection, seededRandom } from '@gavel/core/testing';

const QUESTIONS = 84;
const SECTION = 6;
/** The greatest numbers of rules of questions and of answers, and the number of rules of prices. */
const QUESTION_RULES = 60;
const ANSWER_RULES = 420;
const PRICE_RULES = 320;

/**
 * Returns a model of a house with 500 answers and almost 800 rules, multiplied by `times`. Each rule has two to six conditions about
 * earlier questions, most of them about the 12 questions before the rule’s own question. The first answer of a question has no rule, so
 * that every question has a possible answer. Equal seeds give equal models.
 */
export function syntheticModel(seed: number, times: number): Model {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const count = QUESTIONS * times;
  const sizeOf = (question: number) => (question % 21 === 0 ? 5 : 6);
  const answerId = (question: number, answer: number) => (question + 1) * 100 + answer + 1;
  const baseId = (question: number) => 10_000_000 + question;

  const atom = (at: number): string => {
    const reach = Math.min(at, random() < 0.7 ? 12 : 60);
    const question = at - 1 - below(reach);
    const some = () => answerId(question, below(sizeOf(question)));
    const sign = random() < 0.45 ? '!' : '';
    const kind = random();
    if (kind < 0.6) return `${sign}answer(${some()})`;
    if (kind < 0.8) return `${sign}anyAnswer([${some()}, ${some()}])`;
    return kind < 0.92 ? `${sign}base(${baseId(question)})` : `${sign}answered(${question + 1})`;
  };
  const rule = (at: number): string => {
    let text = atom(at);
    for (let more = 1 + below(5); more > 0; more -= 1) {
      const operator = random() < 0.3 ? '&&' : '||';
      text = random() < 0.5 ? `(${text}) ${operator} ${atom(at)}` : `${atom(at)} ${operator} (${text})`;
    }
    return text;
  };
  const some = (wanted: number, of: number) => {
    const chosen = new Set<number>();
    while (chosen.size < wanted) chosen.add(below(of));
    return chosen;
  };

  const others = Array.from({ length: count }, (_, question) =>
    Array.from({ length: question === 0 ? 0 : sizeOf(question) - 1 }, (_unused, at) => answerId(question, at + 1)),
  ).flat();
  const ruled = new Set([...some(Math.min(ANSWER_RULES * times, others.length), others.length)].map((at) => others[at]));
  const shown = some(QUESTION_RULES * times, count);
  const questions = Array.from({ length: count }, (_, question) => {
    const answers = Array.from({ length: sizeOf(question) }, (_unused, at): Answer => {
      const id = answerId(question, at);
      const bases = at % 2 === 1 ? [baseId(question)] : [];
      return anAnswer(id, { rule: ruled.has(id) ? rule(question) : '', baseAnswerIds: bases, isDefaultAnswer: at === 0 });
    });
    return aQuestion(question + 1, answers, { rule: question > 0 && shown.has(question) ? rule(question) : '' });
  });
  const prices = new Map<number, PriceEntry[]>();
  for (let made = 0; made < PRICE_RULES * times; made += 1) {
    const question = 1 + below(count - 1);
    prices.set(baseId(question), [...(prices.get(baseId(question)) ?? []), aPrice(1000, { rule: rule(question) })]);
  }
  const sections = Array.from({ length: Math.ceil(count / SECTION) }, (_, at) =>
    aSection(at + 1, questions.slice(at * SECTION, (at + 1) * SECTION)),
  );
  return aModel({ housePrice: kr(1_800_000), baseAnswerPrices: prices, sections });
}
