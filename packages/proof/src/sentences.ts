import { type CompiledModel, NONE } from '@gavel/core/compiled';
import type { RangePart } from '@gavel/range/model';
import { createTexts, proofTexts } from '@gavel/texts';
import type { Finding } from './terms/finding.ts';
import type { FaultKind, Property, Verdict } from './terms/proof.ts';

const translate = createTexts().of(proofTexts);

/** Returns the sentence that describes a fault, in Swedish. */
export function sentenceOf(
  houseTitle: string,
  compiled: CompiledModel | null,
  { fault, part, example, words = {} }: Finding,
): string {
  const refused = listed(example?.refused.map(({ answer }) => answer) ?? []);
  const units = String(part.kind === 'price' ? (part.units ?? 0) + 1 : '');
  return translate(keyOf(fault, part), {
    ...noWords,
    ...(compiled ? namesOf(compiled, part) : noNames),
    house: houseTitle,
    answers: refused,
    at: units,
    ...words,
  });
}

const noNames = { question: '', answer: '', bundle: '', campaign: '' };
/** Empty values for the placeholders of a sentence. The `words` of a finding replace some of them. */
const noWords = { questions: '', area: '', level: '', other: '' };

function keyOf(fault: FaultKind, { kind }: RangePart) {
  if (fault === 'needlessRule')
    return kind === 'questionRule' ? 'needlessQuestionRule' : kind === 'answerRule' ? 'needlessAnswerRule' : 'needlessPriceRule';
  return fault === 'noPrice' && kind === 'house' ? 'noHousePrice' : fault;
}

export function verdictOf(property: Property, obligations: number, outcome: Verdict['outcome'], count: number): Verdict {
  const counted = { count, visits: count };
  return { property, outcome, obligations, sentence: translate(outcome, counted) };
}

/** Joins names: `a, b och c`. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat('sv-SE').format([...new Set(names)]);
}

function namesOf(compiled: CompiledModel, part: RangePart) {
  const { questions, answers, questionAt, answerAt, baseAt, model } = compiled;
  const at = <Item>(list: readonly Item[], known: ReadonlyMap<number, number>): Item | undefined =>
    list[known.get(part.id) ?? NONE];
  const [answer, question] = [at(answers, answerAt), at(questions, questionAt)];
  const isAnswer = part.kind === 'answer' || part.kind === 'answerRule';
  const pairs = [...(compiled.providers[baseAt.get(part.id as never) ?? NONE] ?? [])];
  const providers = pairs.filter((_, index) => index % 2 === 1).map((index) => answers[index]?.answer.title ?? '');
  return {
    question: (isAnswer ? questions[answer?.question ?? NONE] : question)?.question.title ?? '',
    answer: part.kind === 'price' ? listed(providers) : (answer?.answer.title ?? ''),
    bundle: model.bundles.find(({ id }) => id === part.id)?.name ?? '',
    campaign: model.campaigns.find(({ id }) => id === part.id)?.title ?? '',
  };
}
