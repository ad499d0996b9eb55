import { Assignment, FALSE, NO_CLAUSE, TRUE, UNKNOWN } from './assignment.ts';
import type { Clause, Literal } from './clauses.ts';
import { Conflicts } from './conflicts.ts';
import { luby } from './luby.ts';
import { VariableOrder } from './variable-order.ts';

/** The options of a call of the solver. */
export interface Asked {
  /** Only these literals are decided, in this order. This is enough if every consistent assignment of them can be completed. */
  readonly decide?: readonly Literal[];
}

/**
 * Conflict-driven clause learning with assumptions: two watched literals per clause, learning from the first unique implication point, the
 * most active variables first, each with its last value, and restarts by Luby's sequence. Later calls reuse what earlier ones learned.
 * Internally, the literals of variable v are 2v and 2v + 1 (negated), and all clauses are in one long list: for each, its length and its
 * literals. Source: Eén and Sörensson, An Extensible SAT-solver (2003).
 */
export class Solver {
  private readonly arena: number[] = [];
  private readonly watches: number[][] = [[], []];
  private readonly assigned = new Assignment();
  /** Variable → 1 if true is tried first. */
  private readonly phases: number[] = [0];
  private head = 0;
  private readonly order = new VariableOrder();
  private readonly conflicts = new Conflicts(this.arena, this.assigned, this.order);
  private contradicts = false;
  private model: Int8Array = new Int8Array();

  /** Adds clauses. The solver first tries a new variable as false, unless `prefer` sets another value. */
  add(clauses: Iterable<Clause>): void {
    for (const clause of clauses) this.addClause(clause);
  }

  /** Sets the value that is tried first when the variable is decided. */
  prefer(literal: Literal): void {
    this.known(literal);
    this.phases[Math.abs(literal)] = literal > 0 ? 1 : 0;
  }

  /** Returns whether all clauses can be true together with the assumptions. If so, `isTrue` returns the solution. */
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
        if (this.assigned.level === 0) break;
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
        while (at < decided.length && this.assigned.values[decided[at] ?? 0] !== UNKNOWN) at += 1;
        next = decided[at] ?? NOTHING;
      } else if (next === NOTHING) next = this.nextVariable();
      if (next === NOTHING) {
        this.model = this.assigned.values.slice();
        return true;
      }
      this.decide(next);
    }
    this.contradicts = true;
    return false;
  }

  /** Returns whether the literal is true in the solution of the last `solve`. */
  isTrue(literal: Literal): boolean {
    return this.model[inside(literal)] === TRUE;
  }

  private addClause(clause: Clause): void {
    this.backTo(0);
    const literals = new Set<number>();
    for (const outside of clause) {
      const literal = this.known(outside);
      const value = this.assigned.values[literal];
      if (value === TRUE || literals.has(literal ^ 1)) return;
      if (value === UNKNOWN) literals.add(literal);
    }
    const [first, second] = literals;
    if (first === undefined) this.contradicts = true;
    else if (second === undefined) this.assigned.imply(first, NO_CLAUSE);
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
   * @param clause its index in the arena; `~index` for a clause of two literals, whose other literal is `other`
   * @param other another literal of the clause; if it is true, the clause is true and need not be visited
   */
  private watch(literal: number, clause: number, other: number): void {
    this.watches[literal ^ 1]?.push(clause, other);
  }

  /** Assigns everything that the decisions imply. Returns a clause that becomes false, or NO_CLAUSE. */
  private propagate(): number {
    const { arena, assigned } = this;
    const { values, trail } = assigned;
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
          else assigned.imply(other, ~clause);
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
        else if (values[first] === UNKNOWN) assigned.imply(first, clause);
      }
      list.length = kept;
      if (conflict === NO_CLAUSE) continue;
      this.head = trail.length;
      return conflict;
    }
    return NO_CLAUSE;
  }

  /** Replaces the clause's second literal as a watched literal by another literal of the clause that is not false. */
  private watchAnother(clause: number, negated: number, first: number): boolean {
    const { arena } = this;
    const { values } = this.assigned;
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

  /** Adds the clause learned from a conflict, and returns to the level where the clause implies a literal. */
  private learn(conflict: number): void {
    const learned = this.conflicts.lesson(conflict);
    const [first = 0] = learned;
    let highest = 1;
    for (let at = 2; at < learned.length; at += 1) if (this.levelAt(learned, at) > this.levelAt(learned, highest)) highest = at;
    const level = learned.length > 1 ? this.levelAt(learned, highest) : 0;
    if (learned.length > 1) [learned[1], learned[highest]] = [learned[highest] ?? 0, learned[1] ?? 0];
    this.backTo(level);
    this.assigned.imply(first, learned.length > 1 ? this.attach(learned) : NO_CLAUSE);
    this.order.decay();
  }

  private backTo(level: number): void {
    for (const literal of this.assigned.backTo(level)) {
      this.phases[literal >> 1] = (literal & 1) ^ 1;
      this.order.insert(literal >> 1);
    }
    this.head = Math.min(this.head, this.assigned.trail.length);
  }

  private nextAssumption(assumed: readonly number[]): number {
    const { assigned } = this;
    while (assigned.level < assumed.length) {
      const literal = assumed[assigned.level] as number;
      if (assigned.values[literal] === FALSE) return IMPOSSIBLE;
      if (assigned.values[literal] === UNKNOWN) return literal;
      assigned.openLevel();
    }
    return NOTHING;
  }

  private nextVariable(): number {
    for (let variable = this.order.take(); variable !== undefined; variable = this.order.take())
      if (this.assigned.values[2 * variable] === UNKNOWN) return 2 * variable + (this.phases[variable] === 1 ? 0 : 1);
    return NOTHING;
  }

  private decide(literal: number): void {
    this.assigned.openLevel();
    this.assigned.imply(literal, NO_CLAUSE);
  }

  private levelAt(literals: readonly number[], at: number): number {
    return this.assigned.levels[(literals[at] ?? 0) >> 1] ?? 0;
  }

  /** Returns the internal form of a literal, and creates its variable if it is new. */
  private known(literal: Literal): number {
    while (this.assigned.variables < Math.abs(literal)) {
      const variable = this.assigned.addVariable();
      this.watches.push([], []);
      this.phases.push(0);
      this.order.add(variable);
      this.conflicts.addVariable();
    }
    return inside(literal);
  }
}

function inside(literal: Literal): number {
  return literal > 0 ? 2 * literal : -2 * literal + 1;
}

const NOTHING = -1;
const IMPOSSIBLE = -2;
/** The number of conflicts before the first restart. */
const FIRST_RESTART = 100;
