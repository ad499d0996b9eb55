import { parseRule, RuleError, type RuleSyntax } from '@gavel/core';
import { houseTypes } from './format.ts';
import type {
  AnswerSource,
  BaseAnswerSource,
  BaseQuestionSource,
  HouseSource,
  QuestionSource,
  SectionSource,
  Source,
} from './source.ts';

/** A source with maps of its parts by their keys. If two parts share a key, the map has the first one. */
export interface RangeIndex {
  readonly source: Source;
  readonly sections: ReadonlyMap<string, SectionSource>;
  readonly questions: ReadonlyMap<string, QuestionSource>;
  readonly answers: ReadonlyMap<string, AnswerInRange>;
  readonly baseQuestions: ReadonlyMap<string, BaseQuestionSource>;
  readonly baseAnswers: ReadonlyMap<string, BaseAnswerInRange>;
  readonly houses: ReadonlyMap<string, HouseSource>;
  /** The names that a `houses:` list may contain: house keys, house types and tags. */
  readonly houseNames: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  readonly municipalities: ReadonlySet<string>;
  /** Parses a rule; null when it is empty. Throws `RuleError` if the rule cannot be parsed. */
  ruleOf(text: string | undefined): RuleSyntax | null;
}

interface AnswerInRange {
  readonly answer: AnswerSource;
  readonly question: QuestionSource;
}

interface BaseAnswerInRange {
  readonly answer: BaseAnswerSource;
  readonly question: BaseQuestionSource;
}

export function indexRange(source: Source): RangeIndex {
  const { sections, questions, baseQuestions, houses, areas, municipalities } = source;
  return {
    source,
    sections: byKey(sections),
    questions: byKey(questions),
    answers: firstOf(questions.flatMap((question) => question.answers.map((answer) => [answer.key, { answer, question }]))),
    baseQuestions: byKey(baseQuestions),
    baseAnswers: firstOf(
      baseQuestions.flatMap((question) => question.answers.map((answer) => [answer.key, { answer, question }])),
    ),
    houses: byKey(houses),
    houseNames: new Set([...houses.flatMap(({ key, tags = [] }) => [key, ...tags]), ...Object.keys(houseTypes)]),
    areas: new Set(areas.map(({ key }) => key)),
    municipalities: new Set(
      Object.values(municipalities.areas).flatMap((entries) => entries.map((entry) => municipalityOf(entry).name)),
    ),
    ruleOf: rememberRules(),
  };
}

/** Splits `0114 Upplands Väsby` into code and name. */
export function municipalityOf(entry: string): { readonly id: string; readonly name: string } {
  return { id: entry.slice(0, 4), name: entry.slice(5).trim() };
}

/** Returns the first two digits of a municipality's code. */
export function countyCodeOf(entry: string): string {
  return entry.slice(0, 2);
}

/** Returns a function that parses each rule text only once, because many houses share the same rules. */
export function rememberRules(): RangeIndex['ruleOf'] {
  const parsed = new Map<string, RuleSyntax | RuleError | null>();
  return (text = '') => {
    if (!parsed.has(text)) parsed.set(text, tryParse(text));
    const rule = parsed.get(text) ?? null;
    if (rule instanceof RuleError) throw rule;
    return rule;
  };
}

function tryParse(text: string): RuleSyntax | RuleError | null {
  try {
    return parseRule(text, 'keys');
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}

function byKey<Item extends { readonly key: string }>(items: readonly Item[]): Map<string, Item> {
  return firstOf(items.map((item) => [item.key, item]));
}

function firstOf<Item>(pairs: readonly (readonly [string, Item])[]): Map<string, Item> {
  const first = new Map<string, Item>();
  for (const [key, item] of pairs) if (!first.has(key)) first.set(key, item);
  return first;
}
