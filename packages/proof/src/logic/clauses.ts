/** A variable, 1 and up, or with a minus its negation. */
export type Literal = number;

/** One of its literals is true. */
export type Clause = readonly Literal[];

/** A formula that grows: clauses that all hold, and literals that stand for parts of it. Equal parts share their literal. */
export class Clauses {
  readonly list: Clause[] = [];
  /** The literal that always holds. */
  readonly always: Literal;
  private count = 0;
  private readonly known = new Map<string, Literal>();

  constructor() {
    this.always = this.newVariable();
    this.add([this.always]);
  }

  get variables(): number {
    return this.count;
  }

  newVariable(): Literal {
    this.count += 1;
    return this.count;
  }

  add(clause: Clause): void {
    this.list.push(clause);
  }

  /** Holds exactly when one of them does; of none: never. */
  or(literals: readonly Literal[]): Literal {
    const parts = [...new Set(literals)].filter((literal) => literal !== -this.always).sort((left, right) => left - right);
    if (parts.includes(this.always) || parts.some((literal) => literal > 0 && parts.includes(-literal))) return this.always;
    const [first, ...others] = parts;
    if (first === undefined) return -this.always;
    if (others.length === 0) return first;
    const key = parts.join();
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const either = this.newVariable();
    this.add([-either, ...parts]);
    for (const part of parts) this.add([either, -part]);
    this.known.set(key, either);
    return either;
  }

  /** Holds exactly when all of them do; of none: always. */
  and(literals: readonly Literal[]): Literal {
    return -this.or(literals.map((literal) => -literal));
  }

  atMostOne(literals: readonly Literal[]): void {
    literals.forEach((one, at) => {
      for (const other of literals.slice(at + 1)) this.add([-one, -other]);
    });
  }
}
