import { type RuleReference, referencesIn } from '@gavel/core';
import { baseKeysOf, priceEntriesOf } from '../source/price-entries.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { AnswerSource, Source } from '../source/source.ts';
import type { Offer, OfferedQuestion } from './offer.ts';

/** The parts of a house that a change of some questions can affect, and everything that these parts read. */
export interface Concerned {
  readonly questions: ReadonlySet<string>;
  /** The questions whose prices the change can affect. */
  readonly priced: ReadonlySet<string>;
  readonly bundles: Source['bundles'];
  readonly campaigns: Source['campaigns'];
}

/**
 * Returns the parts of a house that a change of rules or prices can affect.
 * @param changed the keys of the changed questions
 */
export function concernedBy(index: RangeIndex, offer: Offer, changed: readonly string[]): Concerned {
  const reads = readsIn(index, offer);
  const dependents = new Set(changed);
  // Each pass of the loop adds the questions that depend on questions found so far.
  while (addWhere(dependents, reads, ({ rules }) => meets(rules, dependents)));
  const bundles = index.source.bundles.filter(({ answers }) => meets(reads.ofAnswers(answers), dependents));
  const campaigns = index.source.campaigns.filter((campaign) => meets(ofCampaign(reads, campaign), dependents));
  const priced = new Set(dependents);
  addWhere(priced, reads, ({ prices }) => meets(prices, dependents));
  const questions = new Set([
    ...priced,
    ...bundles.flatMap(({ answers }) => reads.ofAnswers(answers)),
    ...campaigns.flatMap((campaign) => ofCampaign(reads, campaign)),
  ]);
  for (const key of questions) {
    const { rules, prices, alike } = reads.questions.get(key) ?? nothing;
    for (const read of priced.has(key) ? [...rules, ...prices, ...alike] : rules) questions.add(read);
  }
  return { questions, priced, bundles, campaigns };
}

/** The keys of the questions that a question reads. */
interface Reads {
  /** The questions that the question's own rule and the rules of its answers read. */
  readonly rules: readonly string[];
  /** The questions that decide which price an answer of this question has. */
  readonly prices: readonly string[];
  /** The questions that have base answers in common with this question. */
  readonly alike: readonly string[];
}

interface ReadsOfHouse {
  readonly questions: ReadonlyMap<string, Reads>;
  ofAnswers(keys: readonly string[]): readonly string[];
  ofBases(keys: readonly string[]): readonly string[];
}

const nothing: Reads = { rules: [], prices: [], alike: [] };

function readsIn(index: RangeIndex, offer: Offer): ReadsOfHouse {
  const all = offer.sections.flatMap(({ questions }) => questions);
  const providers = new Map<string, string[]>();
  for (const { question, answers } of all)
    for (const base of answers.flatMap(baseKeysOf)) providers.set(base, [...(providers.get(base) ?? []), question.key]);
  const ofBases = (keys: readonly string[]) => keys.flatMap((key) => providers.get(key) ?? []);
  const ofAnswers = (keys: readonly string[]) =>
    keys.filter((key) => offer.answers.has(key)).flatMap((key) => index.answers.get(key)?.question.key ?? []);
  const ofReference = (reference: RuleReference): readonly string[] => {
    if (reference.kind === 'answers') return ofAnswers(reference.ids.map(({ id }) => String(id)));
    if (reference.kind === 'bases') return ofBases(reference.ids.map(({ id }) => String(id)));
    return reference.kind === 'answered' ? [String(reference.id.id)] : [];
  };
  const ofRules = (rules: readonly (string | undefined)[]) =>
    rules.flatMap((rule) => [...referencesIn(index.ruleOf(rule))].flatMap(ofReference)).filter((key) => offer.questions.has(key));
  const readsOf = ({ question, answers }: OfferedQuestion): [string, Reads] => [
    question.key,
    {
      rules: ofRules([question.rule, ...answers.map(({ rule }) => rule)]),
      prices: ofRules(answers.flatMap((answer) => priceRulesOf(index, answer))),
      alike: ofBases(answers.flatMap(baseKeysOf)),
    },
  ];
  return { questions: new Map(all.map(readsOf)), ofAnswers, ofBases };
}

function priceRulesOf({ baseAnswers }: RangeIndex, { base, price }: AnswerSource): readonly (string | undefined)[] {
  const prices = base ? base.map((key) => baseAnswers.get(key)?.answer.price) : [price];
  return prices
    .flatMap((one) => (one === undefined ? [] : priceEntriesOf(one)))
    .flatMap(({ when, units = [] }) => [when, ...units.map((unit) => unit.when)]);
}

function ofCampaign({ ofAnswers, ofBases }: ReadsOfHouse, { triggers = [] }: Source['campaigns'][number]): readonly string[] {
  return triggers.flatMap(({ answers = [], defaultOf = [], baseAnswers = [] }) => [
    ...ofAnswers(answers),
    ...defaultOf,
    ...ofBases(baseAnswers),
  ]);
}

function meets(keys: readonly string[], questions: ReadonlySet<string>): boolean {
  return keys.some((key) => questions.has(key));
}

/** Adds the questions whose `Reads` fulfil a condition. Returns whether it has added any question. */
function addWhere(questions: Set<string>, reads: ReadsOfHouse, isWanted: (reads: Reads) => boolean): boolean {
  const before = questions.size;
  for (const [key, own] of reads.questions) if (isWanted(own)) questions.add(key);
  return questions.size > before;
}
