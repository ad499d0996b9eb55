import type { Selections } from '../model/configuration.ts';
import { type AnswerId, asAnswerId, asBaseAnswerId, asQuestionId, type QuestionId } from '../model/ids.ts';
import type { Answer, Model, Question, QuestionAnswer } from '../model/model.ts';
import { exactProduct, kr, type Ore, ore, sum } from '../model/money.ts';
import { parseRule, type RuleSyntax } from '../rules/rule-parser.ts';

/**
 * A second implementation of the selection algorithm and the prices. It follows the documentation as plainly as possible and evaluates
 * every rule each time. Tests compare the real implementation with it. Slow on purpose.
 */
export class ReferenceVisit {
  readonly model: Model;
  readonly questions: readonly Question[];
  selections: Map<QuestionId, AnswerId>;
  private readonly rules = new Map<string, RuleSyntax | null>();
  private readonly rank: ReadonlyMap<QuestionId, number>;

  constructor(model: Model) {
    this.model = model;
    this.questions = model.sections.flatMap(({ questions }) => questions);
    this.selections = new Map();
    this.rank = this.ranks();
    this.run(
      this.questions.map(({ id }) => id),
      new Map(),
      [],
    );
  }

  /** Makes one transaction. Returns null when it is refused, otherwise the notices as [question, from, to]. */
  choose(picks: readonly QuestionAnswer[]): [number, number, number][] | null {
    const before = new Map(this.selections);
    const queue = picks.map(({ questionId }) => questionId);
    for (const { questionId, answerId } of picks) queue.push(...this.assign(questionId, answerId));
    this.run(queue, before, picks);
    if (picks.some(({ questionId, answerId }) => this.selections.get(questionId) !== answerId)) {
      this.selections = before;
      return null;
    }
    return this.questions.flatMap((question): [number, number, number][] => {
      const from = before.get(question.id);
      const to = this.selections.get(question.id);
      if (from === undefined || to === undefined || from === to || picks.some(({ questionId }) => questionId === question.id))
        return [];
      return this.valid(question).length > 1 ? [[question.id, from, to]] : [];
    });
  }

  selected(): Selections {
    return new Map(this.selections);
  }

  /** Returns each listed question with its answers, and whether each answer is disabled. */
  listed(): [number, [number, boolean][]][] {
    return this.questions.flatMap((question): [number, [number, boolean][]][] => {
      const valid = this.valid(question);
      if (!this.holds(question.rule) || !(valid.length > 1 || question.showQuestionIfOneAnswer)) return [];
      const shown = question.answers.filter((answer) => valid.includes(answer) || answer.showAsDisabledWhenRuleFalse);
      return [[question.id, shown.map((answer) => [answer.id, !valid.includes(answer)])]];
    });
  }

  ordinaryPrice(): Ore {
    return sum([this.model.housePrice, ...this.questions.map((question) => this.priceOf(question))]);
  }

  priceOf(question: Question): Ore {
    const answer = question.answers.find(({ id }) => id === this.selections.get(question.id));
    const entries = [...new Set(answer?.baseAnswerIds ?? [])].flatMap((id) => this.model.baseAnswerPrices.get(id) ?? []);
    return sum(
      entries
        .filter(({ rule }) => this.holds(rule))
        .map(({ price, priceType, conditionalUnits }) => {
          if (priceType === 'fixed' || conditionalUnits.length === 0) return kr(price);
          const units = conditionalUnits.find(({ rule }) => this.holds(rule));
          return units ? exactProduct(price, units.units) : ore(0);
        }),
    );
  }

  private run(start: readonly QuestionId[], before: ReadonlyMap<QuestionId, AnswerId>, picks: readonly QuestionAnswer[]): void {
    const queue = new Set(start);
    const lost = new Set<AnswerId>();
    while (queue.size > 0) {
      const id = [...queue].reduce((lowest, other) =>
        (this.rank.get(other) ?? 0) < (this.rank.get(lowest) ?? 0) ? other : lowest,
      );
      queue.delete(id);
      const question = this.questions.find((one) => one.id === id);
      if (!question) throw new Error(`no question ${id}`);
      const now = question.answers.find((answer) => answer.id === this.selections.get(id));
      if (now && this.ok(question, now)) continue;
      if (now) lost.add(now.id);
      const usable = this.valid(question).filter((answer) => !lost.has(answer.id));
      const fallback =
        usable.find(({ isDefaultAnswer }) => isDefaultAnswer) ?? usable.find((answer) => answer === question.answers[0]);
      const keeps = before.has(id) || picks.some(({ questionId }) => questionId === id);
      for (const reader of this.assign(id, (fallback ?? (keeps ? usable[0] : undefined))?.id)) queue.add(reader);
    }
  }

  /**
   * Sets the answer of a question. If the answer changes, returns every question with a rule about the old or the new answer, about their
   * base answers, or about whether this question has an answer.
   */
  private assign(id: QuestionId, next: AnswerId | undefined): QuestionId[] {
    const old = this.selections.get(id);
    if (old === next) return [];
    if (next === undefined) this.selections.delete(id);
    else this.selections.set(id, next);
    const answers = [old, next].flatMap((answer) => this.answer(answer) ?? []);
    return this.questions.filter((question) => this.reads(question, id, answers)).map((question) => question.id);
  }

  /**
   * Returns whether a rule of a question or of its answers is about one of `answers`, about one of their base answers, or about whether
   * the question `other` has an answer.
   */
  private reads({ rule, answers: own }: Question, other: QuestionId, answers: readonly Answer[]): boolean {
    const atoms = [rule, ...own.map((answer) => answer.rule)].flatMap((text) => leaves(this.rule(text)));
    return atoms.some((atom) => {
      if (atom.kind === 'answered') return atom.id.id === other;
      if (atom.kind === 'answers') return atom.ids.some(({ id }) => answers.some((answer) => answer.id === id));
      if (atom.kind !== 'bases') return false;
      return atom.ids.some(({ id }) => answers.some(({ baseAnswerIds }) => baseAnswerIds.includes(asBaseAnswerId(Number(id)))));
    });
  }

  valid(question: Question): Answer[] {
    return question.answers.filter((answer) => this.ok(question, answer));
  }

  /** Returns whether the rule of the question and the rule of the answer are both true when this answer is selected. */
  private ok(question: Question, answer: Answer): boolean {
    const selected = this.selections.get(question.id);
    this.selections.set(question.id, answer.id);
    const result = this.holds(question.rule) && this.holds(answer.rule);
    if (selected === undefined) this.selections.delete(question.id);
    else this.selections.set(question.id, selected);
    return result;
  }

  private holds(text: string): boolean {
    const rule = this.rule(text);
    if (!rule) return true;
    return this.isTrue(rule);
  }

  private isTrue(rule: RuleSyntax): boolean {
    switch (rule.kind) {
      case 'const':
        return rule.value;
      case 'sideBuilding':
        return this.model.isSideBuilding;
      case 'municipality':
        return rule.names.some(({ name }) => name === this.model.municipalityName) !== rule.negated;
      case 'answers': {
        const selected = rule.ids.map(({ id }) => [...this.selections.values()].includes(asAnswerId(Number(id))));
        return rule.quantifier === 'any' ? selected.includes(true) : !selected.includes(false);
      }
      case 'bases': {
        const provided = new Set([...this.selections.values()].flatMap((id) => this.answer(id)?.baseAnswerIds ?? []));
        return rule.ids.some(({ id }) => provided.has(asBaseAnswerId(Number(id))));
      }
      case 'answered':
        return this.selections.has(asQuestionId(Number(rule.id.id)));
      case 'not':
        return !this.isTrue(rule.rule);
      case 'and':
        return rule.rules.every((part) => this.isTrue(part));
      case 'or':
        return rule.rules.some((part) => this.isTrue(part));
      case 'if':
        return this.isTrue(rule.condition) ? this.isTrue(rule.yes) : this.isTrue(rule.no);
    }
  }

  private rule(text: string): RuleSyntax | null {
    const known = this.rules.get(text);
    if (known !== undefined) return known;
    const rule = parseRule(text, 'numbers');
    this.rules.set(text, rule);
    return rule;
  }

  private answer(id: AnswerId | undefined): Answer | undefined {
    return this.questions.flatMap(({ answers }) => answers).find((answer) => answer.id === id);
  }

  /**
   * Ranks the questions. If the rules make question B depend on question A, but not A on B, A is first. Questions that depend on each other
   * are neighbours. Otherwise the range order decides.
   */
  private ranks(): Map<QuestionId, number> {
    const readBy = (question: Question) =>
      this.questions.filter((other) => this.reads(question, other.id, other.answers)).map((other) => other.id);
    const reads = new Map(this.questions.map((question) => [question.id, readBy(question)]));
    const reach = new Map(this.questions.map(({ id }) => [id, reachable(id, reads)]));
    const rest = this.questions.map(({ id }) => id);
    const order: QuestionId[] = [];
    while (rest.length > 0) {
      const next = rest.find((id) => rest.every((other) => !reach.get(id)?.has(other) || reach.get(other)?.has(id)));
      if (next === undefined) throw new Error('a circle has no first question');
      const component = rest.filter((id) => id === next || (reach.get(id)?.has(next) && reach.get(next)?.has(id)));
      order.push(...component);
      for (const id of component) rest.splice(rest.indexOf(id), 1);
    }
    return new Map(order.map((id, rank) => [id, rank]));
  }
}

function leaves(rule: RuleSyntax | null): RuleSyntax[] {
  if (!rule) return [];
  if (rule.kind === 'not') return leaves(rule.rule);
  if (rule.kind === 'and' || rule.kind === 'or') return rule.rules.flatMap(leaves);
  if (rule.kind === 'if') return [rule.condition, rule.yes, rule.no].flatMap(leaves);
  return [rule];
}

function reachable(from: QuestionId, reads: ReadonlyMap<QuestionId, readonly QuestionId[]>): Set<QuestionId> {
  const found = new Set<QuestionId>();
  const open = [...(reads.get(from) ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(reads.get(id) ?? []));
  }
  return found;
}
