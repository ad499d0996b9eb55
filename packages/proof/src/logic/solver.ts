import type { Clause, Literal } from './clauses.ts';
import { luby } from './luby.ts';
import { VariableOrder } from './variable-order.ts';

/** What a question to the solver is asked with. */
export interface Asked {
  /** Only these are decided, in this order: enough where every assignment of them that contradicts nothing can be completed. */
  readonly decide?: readonly Literal[];
}

/**
 * Conflict-driven clause learning with assumptions: two watched literals per clause, learning from the first unique implication point,
 * the most active variables first, their last value again, restarts by Luby's sequence. What is learned in one call serves the next ones.
 *
 * Inside, the literals of variable v are 2v and 2v + 1 (negated), and a clause is its length and its literals in one long list.
 * Source: Eén and Sörensson, An Extensible SAT-solver (2003).
 */
export class Solver {
  private readonly arena: number[] = [];
  private readonly watches: number[][] = [[], []];
  /** Literal → TRUE, FALSE or UNKNOWN. */
  private values = new Int8Array(2);
  private levels = new Int32Array(1);
  /** Variable → the clause that implied it, or NO_CLAUSE. */
  private reasons = new Int32Array(1);
  private phases = new Uint8Array(1);
  private seen = new Uint8Array(1);
  private readonly trail: number[] = [];
  /** Where each level of decisions begins on the trail. */
  private readonly starts: number[] = [];
  private head = 0;
  private readonly order = new VariableOrder();
  private variables = 0;
  private contradicts = false;
  private model: Int8Array = new Int8Array();

  /** Every new variable of a formula is false at first, unless `prefer` says otherwise. */
  add(clauses: Iterable<Clause>): void {
    for (const clause of clauses) this.addClause(clause);
  }

  /** Tried first when the variable is decided. */
  prefer(literal: Literal): void {
    this.known(literal);
    this.phases[Math.abs(literal)] = literal > 0 ? 1 : 0;
  }

  /** Whether everything added can hold together with the assumptions. If so, `isTrue` tells how. */
  solve(assumptions: readonly Literal[], { decide }: Asked = {}): boolean {
    const assumed = assumptions.map((literal) => this.known(literal));
    const decided = decide?.map((literal) => this.known(literal));
    this.backTo(0);
    let restarts = 0;
    let left = FIRST_RESTART;
    let at = 0;
    while (!this.contradicts) {
      const conflict = this.propagate();
      if (conflict !== NO_CLAUSE) {
        if (this.starts.length === 0) break;
        this.learn(conflict);
        left -= 1;
        at = 0;
        continue;
      }
      if (left <= 0) {
        restarts += 1;
        left = FIRST_RESTART * luby(restarts);
        at = 0;
        this.backTo(0);
      }
      let next = this.nextAssumption(assumed);
      if (next === IMPOSSIBLE) return false;
      if (next === NOTHING && decided) {
        while (at < decided.length && this.values[decided[at] ?? 0] !== UNKNOWN) at += 1;
        next = decided[at] ?? NOTHING;
      } else if (next === NOTHING) next = this.nextVariable();
      if (next === NOTHING) {
        this.model = this.values.slice();
        return true;
      }
      this.decide(next);
    }
    this.contradicts = true;
    return false;
  }

  /** Whether it is true in the solution that the last `solve` found. */
  isTrue(literal: Literal): boolean {
    return this.model[inside(literal)] === TRUE;
  }

  private addClause(clause: Clause): void {
    this.backTo(0);
    const literals = new Set<number>();
    for (const outside of clause) {
      const literal = this.known(outside);
      if (this.values[literal] === TRUE || literals.has(literal ^ 1)) return;
      if (this.values[literal] === UNKNOWN) literals.add(literal);
    }
    const [first, second] = literals;
    if (first === undefined) this.contradicts = true;
    else if (second === undefined) this.imply(first, NO_CLAUSE);
    else this.attach([...literals]);
  }

  private attach(literals: readonly number[]): number {
    const clause = this.arena.length;
    this.arena.push(literals.length, ...literals);
    const watched = literals.length === 2 ? ~clause : clause;
    this.watch(literals[0] ?? 0, watched, literals[1] ?? 0);
    this.watch(literals[1] ?? 0, watched, literals[0] ?? 0);
    return clause;
  }

  /**
   * @param clause inverted when it has two literals: then all of it is known without looking
   * @param other another literal of the clause: where it is true, the clause need not be looked at
   */
  private watch(literal: number, clause: number, other: number): void {
    this.watches[literal ^ 1]?.push(clause, other);
  }

  private imply(literal: number, reason: number): void {
    const variable = literal >> 1;
    this.values[literal] = TRUE;
    this.values[literal ^ 1] = FALSE;
    this.levels[variable] = this.starts.length;
    this.reasons[variable] = reason;
    this.trail.push(literal);
  }

  /** Follows what is decided to what it implies. Returns a clause that is false then, or NO_CLAUSE. */
  private propagate(): number {
    const { arena, values, trail } = this;
    while (this.head < trail.length) {
      const literal = trail[this.head] ?? 0;
      this.head += 1;
      const list = this.watches[literal] ?? [];
      const negated = literal ^ 1;
      let kept = 0;
      let conflict = NO_CLAUSE;
      for (let at = 0; at < list.length; at += 2) {
        const clause = list[at] as number;
        const other = list[at + 1] as number;
        if (conflict !== NO_CLAUSE || values[other] === TRUE) {
          list[kept] = clause;
          list[kept + 1] = other;
          kept += 2;
          continue;
        }
        if (clause < 0) {
          list[kept] = clause;
          list[kept + 1] = other;
          kept += 2;
          if (values[other] === FALSE) conflict = ~clause;
          else this.imply(other, ~clause);
          continue;
        }
        if (arena[clause + 1] === negated) {
          arena[clause + 1] = arena[clause + 2] as number;
          arena[clause + 2] = negated;
        }
        const first = arena[clause + 1] as number;
        if (values[first] !== TRUE && this.watchAnother(clause, negated, first)) continue;
        list[kept] = clause;
        list[kept + 1] = first;
        kept += 2;
        if (values[first] === FALSE) conflict = clause;
        else if (values[first] === UNKNOWN) this.imply(first, clause);
      }
      list.length = kept;
      if (conflict === NO_CLAUSE) continue;
      this.head = trail.length;
      return conflict;
    }
    return NO_CLAUSE;
  }

  /** Watches a literal of the clause that is not false in place of its second one. */
  private watchAnother(clause: number, negated: number, first: number): boolean {
    const { arena, values } = this;
    const end = clause + 1 + (arena[clause] as number);
    for (let at = clause + 3; at < end; at += 1) {
      const literal = arena[at] as number;
      if (values[literal] === FALSE) continue;
      arena[clause + 2] = literal;
      arena[at] = negated;
      this.watch(literal, clause, first);
      return true;
    }
    return false;
  }

  /** Adds what a conflict teaches, and goes back to where that implies something. */
  private learn(conflict: number): void {
    const learned = this.withoutImplied(this.analyse(conflict));
    const [first = 0] = learned;
    let highest = 1;
    for (let at = 2; at < learned.length; at += 1) if (this.levelAt(learned, at) > this.levelAt(learned, highest)) highest = at;
    const level = learned.length > 1 ? this.levelAt(learned, highest) : 0;
    if (learned.length > 1) [learned[1], learned[highest]] = [learned[highest] ?? 0, learned[1] ?? 0];
    this.backTo(level);
    this.imply(first, learned.length > 1 ? this.attach(learned) : NO_CLAUSE);
    this.order.decay();
  }

  /** The first unique implication point, negated, and the decisions of lower levels that led to it. Marks the latter as seen. */
  private analyse(conflict: number): number[] {
    const { arena, seen, levels, trail } = this;
    const current = this.starts.length;
    const lower: number[] = [];
    let clause = conflict;
    let open = 0;
    let at = trail.length - 1;
    let implied = NOTHING;
    for (;;) {
      const end = clause + 1 + (arena[clause] as number);
      for (let place = clause + 1; place < end; place += 1) {
        const literal = arena[place] as number;
        const variable = literal >> 1;
        if (literal === implied || seen[variable] === 1 || levels[variable] === 0) continue;
        seen[variable] = 1;
        this.order.bump(variable);
        if (levels[variable] === current) open += 1;
        else lower.push(literal);
      }
      while (seen[(trail[at] as number) >> 1] === 0) at -= 1;
      implied = trail[at] as number;
      at -= 1;
      seen[implied >> 1] = 0;
      open -= 1;
      if (open === 0) return [implied ^ 1, ...lower];
      clause = this.reasons[implied >> 1] as number;
    }
  }

  /** Leaves out what the others imply, and forgets what has been seen. */
  private withoutImplied([first = 0, ...lower]: readonly number[]): number[] {
    const { arena, seen, levels } = this;
    const isImplied = (literal: number) => {
      const reason = this.reasons[literal >> 1] as number;
      if (reason === NO_CLAUSE) return false;
      const end = reason + 1 + (arena[reason] as number);
      for (let at = reason + 1; at < end; at += 1) {
        const variable = (arena[at] as number) >> 1;
        if (variable !== literal >> 1 && seen[variable] === 0 && levels[variable] !== 0) return false;
      }
      return true;
    };
    const kept = lower.filter((literal) => !isImplied(literal));
    for (const literal of lower) seen[literal >> 1] = 0;
    return [first, ...kept];
  }

  private backTo(level: number): void {
    const start = this.starts[level];
    if (start === undefined) return;
    for (let at = this.trail.length - 1; at >= start; at -= 1) {
      const literal = this.trail[at] as number;
      this.values[literal] = UNKNOWN;
      this.values[literal ^ 1] = UNKNOWN;
      this.phases[literal >> 1] = (literal & 1) ^ 1;
      this.order.insert(literal >> 1);
    }
    this.trail.length = start;
    this.starts.length = level;
    this.head = Math.min(this.head, start);
  }

  private nextAssumption(assumed: readonly number[]): number {
    while (this.starts.length < assumed.length) {
      const literal = assumed[this.starts.length] as number;
      if (this.values[literal] === FALSE) return IMPOSSIBLE;
      if (this.values[literal] === UNKNOWN) return literal;
      this.starts.push(this.trail.length);
    }
    return NOTHING;
  }

  private nextVariable(): number {
    for (let variable = this.order.take(); variable !== undefined; variable = this.order.take())
      if (this.values[2 * variable] === UNKNOWN) return 2 * variable + (this.phases[variable] === 1 ? 0 : 1);
    return NOTHING;
  }

  private decide(literal: number): void {
    this.starts.push(this.trail.length);
    this.imply(literal, NO_CLAUSE);
  }

  private levelAt(literals: readonly number[], at: number): number {
    return this.levels[(literals[at] ?? 0) >> 1] ?? 0;
  }

  /** The literal as it is written inside; its variable is made if it is new. */
  private known(literal: Literal): number {
    while (this.variables < Math.abs(literal)) {
      this.variables += 1;
      if (2 * this.variables + 1 >= this.values.length) this.grow();
      this.watches.push([], []);
      this.reasons[this.variables] = NO_CLAUSE;
      this.order.add(this.variables);
    }
    return inside(literal);
  }

  private grow(): void {
    const size = 2 * this.levels.length;
    const copied = <List extends Int8Array | Int32Array | Uint8Array>(to: List, from: List): List => {
      to.set(from);
      return to;
    };
    this.values = copied(new Int8Array(2 * size), this.values);
    this.levels = copied(new Int32Array(size), this.levels);
    this.reasons = copied(new Int32Array(size), this.reasons);
    this.phases = copied(new Uint8Array(size), this.phases);
    this.seen = copied(new Uint8Array(size), this.seen);
  }
}

function inside(literal: Literal): number {
  return literal > 0 ? 2 * literal : -2 * literal + 1;
}

const TRUE = 1;
const FALSE = -1;
const UNKNOWN = 0;
const NO_CLAUSE = -1;
const NOTHING = -1;
const IMPOSSIBLE = -2;
/** Conflicts. */
const FIRST_RESTART = 100;
