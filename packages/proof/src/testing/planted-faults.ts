import type { ProvableRange } from '../terms/proof.ts';

type House = ProvableRange['houses'][number];
type Section = House['webConfiguration']['sections'][number];
type Question = Section['questions'][number];
type Answer = Question['answers'][number];

/** A house with one planted fault. */
export interface PlantedFault {
  readonly kind: string;
  readonly house: House;
}

/**
 * Puts a fault of a random kind at a random place of a house. Returns null or the unchanged house if this kind of fault is not possible at
 * this place.
 */
export function plantFault(house: House, random: () => number): PlantedFault | null {
  const pick = <Item>(list: readonly Item[]): Item | null => list[Math.floor(random() * list.length)] ?? null;
  const questions = questionsOf(house);
  const free = pick(questions.filter(isFree));
  const kind = pick(Object.keys(plants));
  const target = pick(questions.filter(({ id }) => id !== free?.id));
  const plant = kind === null ? undefined : plants[kind];
  const planted = free && target && plant ? plant({ house, free, target, pick }) : null;
  return kind && planted ? { kind, house: planted } : null;
}

interface Place {
  readonly house: House;
  /** A question that every visit shows, with answers that no rule restricts. */
  readonly free: Question;
  readonly target: Question;
  pick<Item>(list: readonly Item[]): Item | null;
}

const plants: Readonly<Record<string, (place: Place) => House | null>> = {
  'an answer that wants two answers of one question': ({ house, free, target, pick }) => {
    const answer = pick(target.answers);
    const [one, other] = free.answers;
    if (!answer || !one || !other) return null;
    return withAnswers(house, target, (some) =>
      some.id === answer.id ? ruled(some, `answer(${one.id}) && answer(${other.id})`) : some,
    );
  },
  'an answer that wants an answer and the opposite': ({ house, free, target, pick }) => {
    const [answer, wanted] = [pick(target.answers), pick(free.answers)];
    if (!answer || !wanted) return null;
    return withAnswers(house, target, (some) =>
      some.id === answer.id ? ruled(some, `answer(${wanted.id}) && !answer(${wanted.id})`) : some,
    );
  },
  'a question that nobody sees': ({ house, free, target, pick }) => {
    const wanted = pick(free.answers);
    return wanted && withQuestion(house, target, (some) => ruled(some, `answer(${wanted.id}) && !answer(${wanted.id})`));
  },
  'a rule that is always true': ({ house, free, target, pick }) => {
    const [answer, wanted] = [pick(target.answers), pick(free.answers)];
    if (!answer || !wanted) return null;
    const rule = `answer(${wanted.id}) || !answer(${wanted.id})`;
    return withAnswers(house, target, (some) => (some.id === answer.id ? { ...some, rule } : some));
  },
  'answers for two of several': ({ house, free, target }) => {
    const [one, other, third] = free.answers;
    if (!one || !other || !third) return null;
    return withAnswers(house, target, (some, at) => ruled(some, `answer(${(at % 2 === 0 ? one : other).id})`));
  },
  'a default that only another choice allows': ({ house, free, target }) => {
    const wanted = free.answers.find((answer, at) => !answer.isDefaultAnswer && at > 0);
    const isFallback = (answer: Answer, at: number) => answer.isDefaultAnswer || at === 0;
    if (!wanted || target.rule !== '' || target.answers.length < 2) return null;
    return withAnswers(house, target, (some, at) => (isFallback(some, at) ? ruled(some, `answer(${wanted.id})`) : some));
  },
  'a price that is never paid': ({ house, free, target }) => {
    const [one, other] = free.answers;
    const base = target.answers.flatMap(({ baseAnswerIds }) => baseAnswerIds)[0];
    if (base === undefined || !one || !other) return null;
    return withPrices(house, base, ({ rule, ...entry }) => ({
      ...entry,
      ...ruled({ rule }, `answer(${one.id}) && answer(${other.id})`),
    }));
  },
  'a bundle of answers that exclude each other': ({ house, free, target, pick }) => {
    const [wanted, answer, bundle] = [pick(free.answers), pick(target.answers), pick(house.webConfiguration.bundles)];
    if (!wanted || !answer || !bundle) return null;
    const ruledHouse = withAnswers(house, target, (some) =>
      some.id === answer.id ? ruled(some, `!answer(${wanted.id})`) : some,
    );
    const answers = [
      { questionId: free.id, answerId: wanted.id },
      { questionId: target.id, answerId: answer.id },
    ];
    const { webConfiguration } = ruledHouse;
    const bundles = webConfiguration.bundles.map((some) => (some.id === bundle.id ? { ...some, answers } : some));
    return { ...ruledHouse, webConfiguration: { ...webConfiguration, bundles } };
  },
};

function questionsOf({ webConfiguration }: House): Question[] {
  return webConfiguration.sections.flatMap(({ questions }) => questions);
}

function isFree({ rule, answers }: Question): boolean {
  return rule === '' && answers.length > 1 && answers.every((answer) => answer.rule === '');
}

function ruled<Owner extends { readonly rule: string }>(owner: Owner, rule: string): Owner {
  return { ...owner, rule: owner.rule === '' ? rule : `(${owner.rule}) && (${rule})` };
}

function withQuestion(house: House, target: Question, change: (question: Question) => Question): House {
  const sections = house.webConfiguration.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => (question.id === target.id ? change(question) : question)),
  }));
  return { ...house, webConfiguration: { ...house.webConfiguration, sections } };
}

function withAnswers(house: House, target: Question, change: (answer: Answer, at: number) => Answer): House {
  return withQuestion(house, target, (question) => ({ ...question, answers: question.answers.map(change) }));
}

function withPrices(house: House, base: Answer['baseAnswerIds'][number], change: (entry: Entry) => Entry): House {
  const { baseAnswerPrices } = house.webConfiguration;
  const areas = Object.entries(baseAnswerPrices).map(([code, prices]) => [
    code,
    { ...prices, [base]: (prices[base] ?? []).map(change) },
  ]);
  const isPriced = Object.values(baseAnswerPrices).some((prices) => (prices[base] ?? []).length > 0);
  return isPriced
    ? { ...house, webConfiguration: { ...house.webConfiguration, baseAnswerPrices: Object.fromEntries(areas) } }
    : house;
}

type Entry = House['webConfiguration']['baseAnswerPrices'][string][number][number];
