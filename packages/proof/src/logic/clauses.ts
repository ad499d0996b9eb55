/** A variable, from 1; negative for its negation. */
export type Literal = number;

/** A part of a formula: at least one of its literals is true. */
export type Clause = readonly Literal[];

/** A formula that can grow: clauses that must all be true, and literals that represent parts of it. Equal parts share a literal. */
export class Clauses {
  readonly list: Clause[] = [];
  /** The literal that is always true. */
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

  /** Returns a literal that is true exactly when at least one of these literals is true; without any literal it is never true. */
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

  /** Returns a literal that is true exactly when all of these literals are true; without any literal it is always true. */
  and(literals: readonly Literal[]): Literal {
    return -this.or(literals.map((literal) => -literal));
  }

  atMostOne(literals: readonly Literal[]): void {
    literals.forEach((one, at) => {
      for (const other of literals.slice(at + 1)) this.add([-one, -other]);
    });
  }
}
