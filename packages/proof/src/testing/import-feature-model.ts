import type { FeatureModel } from './feature-models.ts';

/** A feature model as questions of a range, with a function that checks a selection against the feature model. */
export interface ImportedModel {
  /** The content of a file of questions, and the keys of its questions. */
  readonly text: string;
  readonly questions: readonly string[];
  /**
   * Returns whether a set of chosen answers is a product (an allowed combination) of the feature model.
   * @param chosen the titles of the answers
   */
  isProduct(chosen: ReadonlySet<string>): boolean;
}

type Clause = readonly number[];

interface Feature {
  /** The number of the parent feature; 0: the feature is the root and has no parent. */
  readonly parent: number;
  readonly kind: 'm' | 'o' | 'r' | 'a';
}

interface Question {
  /** The answers as numbers of features. A negative number is the answer without that feature. */
  readonly answers: readonly number[];
  readonly parent: number;
}

const ROOT = 1;

/**
 * Turns a feature model into questions. A group of alternatives is one question; every other feature that is not mandatory is a question
 * with yes and no. A question is asked only if its parent is chosen. Each clause becomes a rule of the answers to its last question, so
 * rules read only earlier questions.
 */
export function importFeatureModel(model: FeatureModel): ImportedModel {
  const features = readTree(model);
  const given = readClauses(model.clauses);
  const clauses = [...given, ...orGroups(features)];
  const questions = questionsOf(features);
  const questionAt = new Map(questions.flatMap(({ answers }, at) => answers.map((answer) => [Math.abs(answer), at])));
  const last = (clause: Clause) => Math.max(...clause.map((literal) => questionAt.get(Math.abs(literal)) ?? -1));
  const rules = Map.groupBy(closed(clauses, features), last);
  const written = questions.map((question, at) => ({
    key: keyOf(at),
    title: keyOf(at),
    ...(question.parent === ROOT ? {} : { rule: selected(question.parent) }),
    showIfOneAnswer: true,
    answers: answersOf(question, rules.get(at) ?? []),
  }));
  return {
    text: JSON.stringify(written),
    questions: written.map(({ key }) => key),
    isProduct: (chosen) => isProduct(features, clauses, chosen),
  };
}

function readTree({ tree, features }: FeatureModel): readonly Feature[] {
  const children = tree.split(' ').flatMap((part) => {
    const [, parent, kind, times] = /^(\d+)([mora])(?:\*(\d+))?$/.exec(part) ?? [];
    return Array.from({ length: Number(times ?? 1) }, () => ({ parent: Number(parent), kind: kind as Feature['kind'] }));
  });
  if (children.length !== features - 1) throw new Error(`${children.length + 1} features in the tree, expected ${features}`);
  // The list begins with two entries for the root: position 0 is unused, because the root is feature 1.
  return [{ parent: 0, kind: 'm' }, { parent: 0, kind: 'm' }, ...children];
}

function readClauses(text: string): readonly Clause[] {
  return text.split(/;\s*/).flatMap((clause): Clause[] => {
    const [, common, from, to] = /^(.*) -(\d+)\.\.-(\d+)$/.exec(clause) ?? [];
    if (common === undefined) return [clause.split(' ').map(Number)];
    const length = Number(to) - Number(from) + 1;
    return Array.from({ length }, (_, at) => [Number(common), -(Number(from) + at)]);
  });
}

function childrenOf(features: readonly Feature[], parent: number, kind: Feature['kind']): number[] {
  return [...features.keys()].filter((at) => features[at]?.parent === parent && features[at]?.kind === kind);
}

/** Returns the clauses that require at least one chosen feature of a group when the parent of the group is chosen. */
function orGroups(features: readonly Feature[]): readonly Clause[] {
  return [...features.keys()].flatMap((parent): Clause[] => {
    const group = childrenOf(features, parent, 'r');
    return group.length === 0 ? [] : [[-parent, ...group]];
  });
}

function questionsOf(features: readonly Feature[]): readonly Question[] {
  return features.flatMap(({ kind, parent }, at): Question[] => {
    const asked = { parent: decisive(features, parent) };
    if (kind === 'm') return [];
    if (kind !== 'a') return [{ ...asked, answers: [at, -at] }];
    const group = childrenOf(features, parent, 'a');
    return group[0] === at ? [{ ...asked, answers: group }] : [];
  });
}

/**
 * Returns the feature whose question decides whether this feature is chosen. A mandatory feature has no question: it is chosen with its
 * parent.
 */
function decisive(features: readonly Feature[], at: number): number {
  const { kind, parent } = features[at] ?? { kind: 'm', parent: 0 };
  return at <= ROOT || kind !== 'm' ? at : decisive(features, parent);
}

/**
 * Returns all clauses, rewritten to features that have their own question. For each positive literal of a clause, adds a copy of the
 * clause with the feature's parent in place of the feature. If the parent is not chosen, the feature's question is not asked. So the rules
 * of its answers cannot enforce the clause.
 */
function closed(clauses: readonly Clause[], features: readonly Feature[]): readonly Clause[] {
  const found = new Map<string, Clause>();
  const open = [...clauses];
  for (const clause of open) {
    const literals = clause.map((literal) => Math.sign(literal) * decisive(features, Math.abs(literal)));
    if (literals.includes(ROOT) || literals.some((literal) => literals.includes(-literal))) continue;
    const own = [...new Set(literals.filter((literal) => literal !== -ROOT))].toSorted((one, other) => one - other);
    if (found.has(own.join())) continue;
    found.set(own.join(), own);
    for (const literal of own.filter((one) => one > 0))
      open.push(own.map((one) => (one === literal ? (features[literal]?.parent ?? ROOT) : one)));
  }
  return [...found.values()];
}

function answersOf({ answers }: Question, clauses: readonly Clause[]) {
  const rules = answers.map((answer) => {
    const isMet = (literal: number) =>
      literal > 0 ? literal === answer : answers.some((one) => Math.abs(one) === -literal) && answer !== -literal;
    const unmet = clauses.filter((clause) => !clause.some(isMet));
    const others = unmet.map((clause) => clause.filter((literal) => !answers.some((one) => Math.abs(one) === Math.abs(literal))));
    return others.map((clause) => `(${clause.map(ruleOf).join(' || ') || 'false'})`).join(' && ');
  });
  const firstFree = rules.indexOf('');
  return answers.map((answer, at) => ({
    key: titleOf(answer),
    title: titleOf(answer),
    ...(rules[at] ? { rule: rules[at] } : {}),
    // All answers up to the first one without a rule are default answers. So if no default answer is valid, no answer is valid.
    ...(firstFree === -1 || at <= firstFree ? { default: true } : {}),
    sample: { pattern: 'plan', colour: '#ffffff' },
  }));
}

function ruleOf(literal: number): string {
  return literal > 0 ? selected(literal) : `!${selected(-literal)}`;
}

function selected(feature: number): string {
  return `answer("${titleOf(feature)}")`;
}

function titleOf(answer: number): string {
  return answer > 0 ? `with-${answer}` : `without-${-answer}`;
}

function keyOf(question: number): string {
  return `question-${question + 1}`;
}

function isProduct(features: readonly Feature[], clauses: readonly Clause[], chosen: ReadonlySet<string>): boolean {
  const has = (at: number): boolean => {
    const { kind, parent } = features[at] ?? { kind: 'm', parent: 0 };
    return at === ROOT || (kind === 'm' ? has(parent) : chosen.has(titleOf(at)));
  };
  const isWellFormed = features.every(({ kind, parent }, at) => {
    if (at <= ROOT) return true;
    if (has(at) && !has(parent)) return false;
    return kind !== 'a' || !has(parent) || childrenOf(features, parent, 'a').filter(has).length === 1;
  });
  return isWellFormed && clauses.every((clause) => clause.some((literal) => (literal > 0 ? has(literal) : !has(-literal))));
}
