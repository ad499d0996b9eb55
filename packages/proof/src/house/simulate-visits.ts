import { type CompiledModel, type CompiledQuestion, NONE, type Rule } from '@gavel/core/compiled';
import { never } from '../obligations/obligation.ts';
import type { MunicipalityKind } from './municipality-kinds.ts';

/** A selection of answers in a house. */
export interface State {
  /** The position of the kind of municipality for which the answers are selected. */
  readonly kind: number;
  /** Position of a question → position of its answer, or NONE: the question has no answer, or its answer does not matter. */
  readonly answers: Int32Array;
}

/** The number of simultaneous visits, one for each bit of a number. */
const LANES = 32;
/** The simulation ends after this many passes in a row in which no visit chose a new answer and no further wanted rule was true. */
const QUIET_PASSES = 5;
const MOST_PASSES = 3000;

/**
 * Simulates random visits, 32 at the same time. Each question gets one of its valid answers at random, in the order of dependencies;
 * answers that no visit has had yet are preferred. Returns for each of the rules a state in which it is true, or null if no visit reached
 * one.
 * @param order the questions that the rules depend on
 */
export function simulateVisits(
  compiled: CompiledModel,
  kinds: readonly MunicipalityKind[],
  wanted: readonly Rule[],
  random: () => number,
  order: Int32Array = compiled.order,
): (State | null)[] {
  const lanes = new Lanes(compiled, kinds, random);
  const found: (State | null)[] = wanted.map(() => null);
  let open = [...wanted.keys()].filter((at) => wanted[at] !== never);
  for (let pass = 0, quiet = 0; quiet < QUIET_PASSES && pass < MOST_PASSES && open.length > 0; pass += 1) {
    const isNew = lanes.play(order);
    const before = open.length;
    open = open.filter((at) => {
      const rule = wanted[at];
      const holding = rule ? lanes.holds(rule) : 0;
      if (holding !== 0) found[at] = lanes.state(LANES - 1 - Math.clz32(holding));
      return holding === 0;
    });
    quiet = isNew || open.length < before ? 0 : quiet + 1;
  }
  return found;
}

class Lanes {
  private readonly compiled: CompiledModel;
  private readonly kinds: readonly MunicipalityKind[];
  private readonly random: () => number;
  /** For each kind of municipality, the visits in it: one bit for each visit. */
  private readonly inKind: Int32Array;
  /** For each answer, the visits that have chosen it: one bit for each visit. */
  private readonly chosen: Int32Array;
  private readonly seen: Uint8Array;

  constructor(compiled: CompiledModel, kinds: readonly MunicipalityKind[], random: () => number) {
    this.compiled = compiled;
    this.kinds = kinds;
    this.random = random;
    this.inKind = new Int32Array(kinds.length);
    this.chosen = new Int32Array(compiled.answers.length);
    this.seen = new Uint8Array(compiled.answers.length);
  }

  /** Plays 32 visits to the end. Returns whether one of them chose an answer that no visit had chosen before. */
  play(order: Int32Array): boolean {
    this.inKind.fill(0);
    for (let lane = 0; lane < LANES; lane += 1) {
      const kind = Math.floor(this.random() * this.kinds.length);
      this.inKind[kind] = (this.inKind[kind] ?? 0) | (1 << lane);
    }
    let isNew = false;
    for (const at of order) {
      const question = this.compiled.questions[at];
      if (question && this.answer(question)) isNew = true;
    }
    return isNew;
  }

  /** Returns the bits of the visits in which a rule is true. */
  holds(rule: Rule): number {
    switch (rule.kind) {
      case 'fact':
        return rule.fact.kind === 'municipality' ? this.standingIn(rule.fact.names) : rule.holds ? -1 : 0;
      case 'answer':
        return this.chosen[rule.answer] ?? 0;
      case 'base': {
        const pairs = this.compiled.providers[rule.base];
        let lanes = 0;
        for (let at = 1; pairs && at < pairs.length; at += 2) lanes |= this.chosen[pairs[at] ?? NONE] ?? 0;
        return lanes;
      }
      case 'answered': {
        let lanes = 0;
        for (const { at } of this.compiled.questions[rule.question]?.answers ?? []) lanes |= this.chosen[at] ?? 0;
        return lanes;
      }
      case 'not':
        return ~this.holds(rule.rule);
      case 'and': {
        let lanes = -1;
        for (const part of rule.rules) {
          lanes &= this.holds(part);
          if (lanes === 0) break;
        }
        return lanes;
      }
      case 'or': {
        let lanes = 0;
        for (const part of rule.rules) {
          lanes |= this.holds(part);
          if (lanes === -1) break;
        }
        return lanes;
      }
    }
  }

  state(lane: number): State {
    const has = (lanes: number | undefined) => (((lanes ?? 0) >>> lane) & 1) === 1;
    const answers = this.compiled.questions.map(({ answers }) => answers.find(({ at }) => has(this.chosen[at]))?.at ?? NONE);
    return { kind: this.inKind.findIndex((lanes) => has(lanes)), answers: Int32Array.from(answers) };
  }

  private standingIn(names: readonly string[]): number {
    let lanes = 0;
    this.kinds.forEach(({ municipality }, at) => {
      if (names.includes(municipality.name)) lanes |= this.inKind[at] ?? 0;
    });
    return lanes;
  }

  /** Gives a question an answer in every visit in which it has a valid answer. Distributes the valid answers over the visits. */
  private answer(question: CompiledQuestion): boolean {
    const shown = question.rule ? this.holds(question.rule) : -1;
    const valid = question.answers.map(({ at, rule }) => {
      this.chosen[at] = 0;
      return shown === 0 || !rule ? shown : shown & this.holds(rule);
    });
    let rest = valid.reduce((lanes, some) => lanes | some, 0);
    const order = this.shuffled(question.answers.length);
    let isNew = false;
    const give = (at: number, lanes: number) => {
      const answer = question.answers[at]?.at ?? NONE;
      const taken = rest & (valid[at] ?? 0) & lanes;
      if (taken === 0) return;
      this.chosen[answer] = (this.chosen[answer] ?? 0) | taken;
      rest &= ~taken;
      if (this.seen[answer] === 0) isNew = true;
      this.seen[answer] = 1;
    };
    for (const at of order) if (this.seen[question.answers[at]?.at ?? NONE] === 0) give(at, this.someLanes() | this.someLanes());
    for (const at of order) give(at, this.someLanes());
    for (const at of order) give(at, -1);
    return isNew;
  }

  private shuffled(length: number): number[] {
    const order = Array.from({ length }, (_, at) => at);
    for (let at = length - 1; at > 0; at -= 1) {
      const other = Math.floor(this.random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    return order;
  }

  private someLanes(): number {
    return (this.random() * 2 ** LANES) | 0;
  }
}
