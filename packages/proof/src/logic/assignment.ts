export const TRUE = 1;
export const FALSE = -1;
export const UNKNOWN = 0;
export const NO_CLAUSE = -1;

/** What a solver holds for true at the moment, in levels: each begins with a decision, and the rest of it follows from that. */
export class Assignment {
  /** Literal, as the solver writes it inside, → TRUE, FALSE or UNKNOWN. */
  values = new Int8Array(2);
  /** Variable → the level that it was assigned in. */
  levels = new Int32Array(1);
  /** Variable → the clause that implied it, or NO_CLAUSE. */
  reasons = new Int32Array(1);
  variables = 0;
  /** The true literals, in the order in which they became so. */
  readonly trail: number[] = [];
  /** Where each level begins on the trail. */
  private readonly starts: number[] = [];

  /** 0: what holds in any case. */
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

  /** Takes back all levels above this one. Returns what was true in them. */
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
