import type { AnswerId, BaseAnswerId, QuestionId, SectionId } from '../model/ids.ts';
import type { Answer, Model, Question, QuestionAnswer } from '../model/model.ts';
import { type CompiledPrice, compilePrice } from '../prices/compiled-price.ts';
import { type Atom, atomsOf, compileRule, type Rule, type RuleNames } from '../rules/compiled-rule.ts';
import { parseRule } from '../rules/rule-parser.ts';
import { RuleError } from '../rules/rule-tokens.ts';
import { dependencyOrder } from './dependency-order.ts';

/** A model with parsed rules and known dependencies. Positions are 0-based and count through the whole model. */
export interface CompiledModel {
  readonly model: Model;
  readonly questions: readonly CompiledQuestion[];
  readonly answers: readonly CompiledAnswer[];
  readonly bases: readonly CompiledBase[];
  /** Base answer → the answers that provide it, as one list of positions: question, answer, question, answer, … */
  readonly providers: readonly Int32Array[];
  readonly questionAt: ReadonlyMap<QuestionId, number>;
  readonly answerAt: ReadonlyMap<AnswerId, number>;
  readonly baseAt: ReadonlyMap<BaseAnswerId, number>;
  /** The order in which a transaction decides the questions: except in a cycle, each question is after those that its rules read. */
  readonly order: Int32Array;
}

export interface CompiledQuestion {
  readonly question: Question;
  readonly at: number;
  readonly sectionId: SectionId;
  /** The 0-based position of the question's section in the model, and of the question in that section. */
  readonly section: number;
  readonly inSection: number;
  readonly rule: Rule | null;
  readonly answers: readonly CompiledAnswer[];
  /** True: the rules of the question read its own answer, so each answer is evaluated as if it were selected. */
  readonly readsItself: boolean;
  /** The position of the question in `order`. */
  readonly rank: number;
  /** The questions that the rules of this question read. */
  readonly reads: ReadonlySet<number>;
  readonly answeredReaders: Readers;
}

export interface CompiledAnswer {
  readonly answer: Answer;
  readonly at: number;
  readonly question: number;
  readonly rule: Rule | null;
  /** The positions of the base answers that the answer provides, each once. */
  readonly bases: readonly number[];
  readonly readers: Readers;
}

interface CompiledBase {
  readonly id: BaseAnswerId;
  readonly prices: readonly CompiledPrice[];
  readonly readers: Readers;
}

/**
 * Returns the ids of the question and the answer at these positions. Throws `RangeError` when the model has no question or answer there.
 */
export function pairAt(compiled: CompiledModel, question: number, answer: number): QuestionAnswer {
  const found = compiled.answers[answer];
  if (!found) throw new RangeError(`no answer at ${answer}`);
  return { questionId: questionIdAt(compiled, question), answerId: found.answer.id };
}

/** Returns the question's id. Throws `RangeError` when no question has this position. */
export function questionIdAt({ questions }: CompiledModel, at: number): QuestionId {
  const found = questions[at];
  if (!found) throw new RangeError(`no question at ${at}`);
  return found.question.id;
}

/**
 * The questions that read one answer, base answer or question: through their own rules or their answers' rules, or through their prices.
 */
export interface Readers {
  readonly rules: Set<number>;
  readonly prices: Set<number>;
}

/**
 * A model that cannot be compiled. The message begins with the position of the fault in the model: `question 12 answer 121: expected a
 * rule, found the end`.
 */
export class ModelError extends Error {
  constructor(where: string, cause: unknown) {
    super(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`);
    this.name = 'ModelError';
  }
}

/**
 * Parses every rule once, and finds the questions that read each answer, base answer and question (`Readers`). Throws `ModelError` for a
 * duplicate id, or else for the first other fault in the model's order.
 */
export function compileModel(model: Model): CompiledModel {
  const entries = model.sections.flatMap(({ id, questions }, section) =>
    questions.map((question, inSection) => ({ question, sectionId: id, section, inSection })),
  );
  const baseIds = knownBases(model);
  const questionAt = positions(
    'question',
    entries.map(({ question }) => question.id),
  );
  const answerAt = positions(
    'answer',
    entries.flatMap(({ question }) => question.answers.map(({ id }) => id)),
  );
  const baseAt = new Map(baseIds.map((id, at) => [id, at]));
  const questionOf = entries.flatMap(({ question }, at) => question.answers.map(() => at));

  const names: RuleNames = {
    answer(id, position) {
      const answer = known('answer', answerAt, id, position);
      return { answer, question: questionOf[answer] ?? 0 };
    },
    base: (id, position) => known('base answer', baseAt, id, position),
    question: (id, position) => known('question', questionAt, id, position),
    municipalityName: model.municipalityName,
    isSideBuilding: model.isSideBuilding,
  };

  const answers: CompiledAnswer[] = [];
  const questions = entries.map(({ question, sectionId, section, inSection }, at): UnlinkedQuestion => {
    const where = `question ${question.id}`;
    const rule = compileText(question.rule, where, names);
    const own = question.answers.map((answer): CompiledAnswer => {
      const bases = [...new Set(answer.baseAnswerIds)].map((id) => baseAt.get(id) ?? 0);
      return {
        answer,
        at: answerAt.get(answer.id) ?? 0,
        question: at,
        rule: compileText(answer.rule, `${where} answer ${answer.id}`, names),
        bases,
        readers: noReaders(),
      };
    });
    answers.push(...own);
    return { question, at, sectionId, section, inSection, rule, answers: own, answeredReaders: noReaders() };
  });
  const bases = baseIds.map((id): CompiledBase => {
    const prices = (model.baseAnswerPrices.get(id) ?? []).map((entry, index) => {
      const where = `base answer ${id} price ${index + 1}`;
      return placed(where, () => compilePrice(entry, where, (text, place) => compileText(text, place, names)));
    });
    return { id, prices, readers: noReaders() };
  });
  return link({ model, questions, answers, bases, questionAt, answerAt, baseAt });
}

/** Adds the readers of each answer, base answer and question, and the order in which a transaction decides the questions. */
function link(parts: Unlinked): CompiledModel {
  const { answers, bases } = parts;
  const providing = bases.map((): number[] => []);
  for (const answer of answers) for (const base of answer.bases) providing[base]?.push(answer.question, answer.at);
  const providers = providing.map((pairs) => Int32Array.from(pairs));

  const reads = parts.questions.map((question) => {
    const rules = rulesOf(question);
    for (const atom of rules.flatMap((rule) => [...atomsOf(rule)])) readersOf(atom, parts)?.rules.add(question.at);
    return new Set(rules.flatMap((rule) => questionsReadBy(rule, providers)));
  });
  for (const answer of answers) {
    const rules = answer.bases.flatMap((base) => bases[base]?.prices.flatMap((price) => price.rules) ?? []);
    for (const atom of rules.flatMap((rule) => [...atomsOf(rule)])) readersOf(atom, parts)?.prices.add(answer.question);
  }
  const order = dependencyOrder(reads);
  const ranks = new Int32Array(order.length);
  order.forEach((at, rank) => {
    ranks[at] = rank;
  });
  const questions = parts.questions.map((question): CompiledQuestion => {
    const read = reads[question.at] ?? new Set();
    return { ...question, reads: read, readsItself: read.has(question.at), rank: ranks[question.at] ?? 0 };
  });
  return { ...parts, questions, providers, order };
}

type Unlinked = Omit<CompiledModel, 'questions' | 'order' | 'providers'> & { readonly questions: readonly UnlinkedQuestion[] };
type UnlinkedQuestion = Omit<CompiledQuestion, 'reads' | 'readsItself' | 'rank'>;

function rulesOf({ rule, answers }: UnlinkedQuestion): Rule[] {
  return [rule, ...answers.map((answer) => answer.rule)].filter((some) => some !== null);
}

function readersOf(atom: Atom, { questions, answers, bases }: Unlinked): Readers | undefined {
  if (atom.kind === 'answer') return answers[atom.answer]?.readers;
  return atom.kind === 'base' ? bases[atom.base]?.readers : questions[atom.question]?.answeredReaders;
}

function questionsReadBy(rule: Rule, providers: readonly Int32Array[]): number[] {
  return [...atomsOf(rule)].flatMap((atom) => {
    if (atom.kind !== 'base') return [atom.question];
    return [...(providers[atom.base] ?? [])].filter((_, index) => index % 2 === 0);
  });
}

function knownBases({ sections, baseAnswerPrices, baseQuestionToAnswers }: Model): BaseAnswerId[] {
  const provided = sections.flatMap(({ questions }) =>
    questions.flatMap(({ answers }) => answers.flatMap(({ baseAnswerIds }) => baseAnswerIds)),
  );
  return [...new Set([...baseAnswerPrices.keys(), ...[...baseQuestionToAnswers.values()].flat(), ...provided])];
}

function positions<Id extends number>(what: string, ids: readonly Id[]): Map<Id, number> {
  const at = new Map<Id, number>();
  ids.forEach((id, position) => {
    if (at.has(id)) throw new ModelError(`${what} ${id}`, 'stands twice');
    at.set(id, position);
  });
  return at;
}

function known<Id extends number>(what: string, at: ReadonlyMap<Id, number>, id: Id, position: number): number {
  const found = at.get(id);
  if (found === undefined) throw new RuleError(`unknown ${what} ${id} at character ${position}`, position);
  return found;
}

function compileText(text: string, where: string, names: RuleNames): Rule | null {
  return placed(where, () => {
    const syntax = parseRule(text, 'numbers');
    return syntax && compileRule(syntax, names);
  });
}

/** Adds the position in the model (`where`) to an error, unless the error already has a more exact position. */
function placed<Value>(where: string, compile: () => Value): Value {
  try {
    return compile();
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError(where, error);
  }
}

function noReaders(): Readers {
  return { rules: new Set(), prices: new Set() };
}
