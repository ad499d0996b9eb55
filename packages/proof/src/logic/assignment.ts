export const TRUE = 1;
export const FALSE = -1;
export const UNKNOWN = 0;
export const NO_CLAUSE = -1;

/**
 * The literals that a solver currently assumes to be true, in levels. Each level begins with a decision, from which the other literals of
 * the level follow.
 */
export class Assignment {
  /** Literal, in the solver's internal form → TRUE, FALSE or UNKNOWN. */
  values = new Int8Array(2);
  /** Variable → the level in which it was assigned. */
  levels = new Int32Array(1);
  /** Variable → the clause that implied it, or NO_CLAUSE. */
  reasons = new Int32Array(1);
  variables = 0;
  /** The true literals, in the order of their assignment. */
  readonly trail: number[] = [];
  /** The positions on the trail where the levels begin. */
  private readonly starts: number[] = [];

  /** The current level; literals of level 0 are true in every solution. */
  get level(): number {
    return this.starts.length;
  }

  addVariable(): number {
    this.variables += 1;
    if (2 * this.variables + 1 >= this.values.length) this.grow();
    this.reasons[this.variables] = NO_CLAUSE;
    return this.variables;
  }

  openLevel(): void {
    this.starts.push(this.trail.length);
  }

  imply(literal: number, reason: number): void {
    const variable = literal >> 1;
    this.values[literal] = TRUE;
    this.values[literal ^ 1] = FALSE;
    this.levels[variable] = this.starts.length;
    this.reasons[variable] = reason;
    this.trail.push(literal);
  }

  /** Removes all levels above this one, and returns the literals that were true in them. */
  backTo(level: number): readonly number[] {
    const start = this.starts[level];
    if (start === undefined) return [];
    const undone = this.trail.splice(start);
    for (const literal of undone) {
      this.values[literal] = UNKNOWN;
      this.values[literal ^ 1] = UNKNOWN;
    }
    this.starts.length = level;
    return undone;
  }

  private grow(): void {
    const size = 2 * this.levels.length;
    const copied = <List extends Int8Array | Int32Array>(to: List, from: List): List => {
      to.set(from);
      return to;
    };
    this.values = copied(new Int8Array(2 * size), this.values);
    this.levels = copied(new Int32Array(size), this.levels);
    this.reasons = copied(new Int32Array(size), this.reasons);
  }
}
