import { type RuleSyntax, simplifyRule } from '@gavel/core';
import { baseKeysOf } from '../source/price-entries.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { AnswerSource, HouseSource, QuestionSource, SectionSource } from '../source/source.ts';

/** The sections, questions and answers of the range that one house offers. */
export interface Offer {
  readonly house: HouseSource;
  readonly isSideBuilding: boolean;
  readonly sections: readonly OfferedSection[];
  /** The keys of the parts that the house offers. The house offers a base answer when one of its answers provides it. */
  readonly questions: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
  readonly bases: ReadonlySet<string>;
  /**
   * Returns the rule for this house: conditions about parts that the house does not offer become false, and the rule is simplified. Null:
   * always true.
   */
  foldRule(text: string | undefined): RuleSyntax | null;
}

export interface OfferedSection {
  readonly section: SectionSource;
  readonly questions: readonly OfferedQuestion[];
}

export interface OfferedQuestion {
  readonly question: QuestionSource;
  readonly answers: readonly AnswerSource[];
}

/**
 * Returns what a house offers: the sections, questions and answers whose `houses:` lists include the house and whose rules `foldRule` does
 * not make false. It tests the rules repeatedly, because each removed answer can make further rules false. Rules must be parseable.
 */
export function offerOf(index: RangeIndex, house: HouseSource): Offer {
  let sections = listedFor(index, house);
  for (;;) {
    const offer = describe(index, house, sections);
    const possible = sections
      .map(({ section, questions }) => ({ section, questions: questions.flatMap((question) => possibleIn(offer, question)) }))
      .filter(({ questions }) => questions.length > 0);
    if (countAnswers(possible) === countAnswers(sections)) return offer;
    sections = possible;
  }
}

/** Returns whether a `houses:` list includes a house: the list names the house's key, its type or one of its tags, or there is no list. */
export function isFor(houses: readonly string[] | undefined, { key, type, tags = [] }: HouseSource): boolean {
  return !houses || [key, type, ...tags].some((name) => houses.includes(name));
}

function listedFor({ source, questions }: RangeIndex, house: HouseSource): OfferedSection[] {
  return source.sections
    .filter((section) => isFor(section.houses, house))
    .map((section) => ({
      section,
      questions: section.questions
        .flatMap((key) => questions.get(key) ?? [])
        .filter((question) => isFor(question.houses, house))
        .map((question) => ({ question, answers: question.answers.filter((answer) => isFor(answer.houses, house)) }))
        .filter(({ answers }) => answers.length > 0),
    }))
    .filter(({ questions: listed }) => listed.length > 0);
}

function describe({ ruleOf }: RangeIndex, house: HouseSource, sections: readonly OfferedSection[]): Offer {
  const questions = sections.flatMap((section) => section.questions);
  const answers = questions.flatMap((question) => question.answers);
  const offered = {
    isSideBuilding: house.type === 'Sidobyggnad',
    questions: new Set(questions.map(({ question }) => question.key)),
    answers: new Set(answers.map(({ key }) => key)),
    bases: new Set(answers.flatMap(baseKeysOf)),
  };
  return {
    house,
    sections,
    ...offered,
    foldRule(text) {
      const rule = ruleOf(text);
      const folded = rule && simplifyRule(fold(rule, offered));
      return folded?.kind === 'const' && folded.value ? null : folded;
    },
  };
}

function possibleIn(offer: Offer, { question, answers }: OfferedQuestion): OfferedQuestion[] {
  if (isNever(offer.foldRule(question.rule))) return [];
  const possible = answers.filter(({ rule }) => !isNever(offer.foldRule(rule)));
  return possible.length > 0 ? [{ question, answers: possible }] : [];
}

export function isNever(rule: RuleSyntax | null): boolean {
  return rule?.kind === 'const' && !rule.value;
}

type Offered = Pick<Offer, 'questions' | 'answers' | 'bases' | 'isSideBuilding'>;

function fold(rule: RuleSyntax, offered: Offered): RuleSyntax {
  switch (rule.kind) {
    case 'answers': {
      const ids = rule.ids.filter(({ id }) => offered.answers.has(String(id)));
      const isImpossible = ids.length === 0 || (rule.quantifier === 'all' && ids.length < rule.ids.length);
      return isImpossible ? { kind: 'const', value: false } : { ...rule, ids };
    }
    case 'bases': {
      const ids = rule.ids.filter(({ id }) => offered.bases.has(String(id)));
      return ids.length === 0 ? { kind: 'const', value: false } : { ...rule, ids };
    }
    case 'answered':
      return offered.questions.has(String(rule.id.id)) ? rule : { kind: 'const', value: false };
    case 'sideBuilding':
      return { kind: 'const', value: offered.isSideBuilding };
    case 'not':
      return { kind: 'not', rule: fold(rule.rule, offered) };
    case 'and':
    case 'or':
      return { kind: rule.kind, rules: rule.rules.map((part) => fold(part, offered)) };
    case 'if':
      return { kind: 'if', condition: fold(rule.condition, offered), yes: fold(rule.yes, offered), no: fold(rule.no, offered) };
    default:
      return rule;
  }
}

function countAnswers(sections: readonly OfferedSection[]): number {
  return sections.reduce((count, { questions }) => questions.reduce((sum, { answers }) => sum + answers.length, count), 0);
}
