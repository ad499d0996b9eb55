import { type Assignment, NO_CLAUSE } from './assignment.ts';
import type { VariableOrder } from './variable-order.ts';

/** Derives new clauses from a clause that the solver's assignment makes false. */
export class Conflicts {
  private readonly arena: readonly number[];
  private readonly assigned: Assignment;
  private readonly order: VariableOrder;
  /** Variable → 1 if it took part in the conflict, during the analysis. */
  private readonly seen: number[] = [0];

  /** @param arena each clause as its length and its literals; a clause is identified by its start */
  constructor(arena: readonly number[], assigned: Assignment, order: VariableOrder) {
    this.arena = arena;
    this.assigned = assigned;
    this.order = order;
  }

  addVariable(): void {
    this.seen.push(0);
  }

  /** Returns a new clause that follows from the existing clauses. Only its first literal was assigned at the highest level. */
  lesson(conflict: number): number[] {
    return this.withoutImplied(this.analyse(conflict));
  }

  /**
   * Returns the negated first unique implication point, and the literals of lower levels that took part in the conflict. Marks the variables
   * of these lower literals as seen.
   */
  private analyse(conflict: number): number[] {
    const { arena, seen } = this;
    const { levels, trail, reasons, level: current } = this.assigned;
    const lower: number[] = [];
    let clause = conflict;
    let open = 0;
    let at = trail.length - 1;
    let implied = NO_LITERAL;
    for (;;) {
      const end = clause + 1 + (arena[clause] as number);
      for (let place = clause + 1; place < end; place += 1) {
        const literal = arena[place] as number;
        const variable = literal >> 1;
        if (literal === implied || seen[variable] || levels[variable] === 0) continue;
        seen[variable] = 1;
        this.order.bump(variable);
        if (levels[variable] === current) open += 1;
        else lower.push(literal);
      }
      while (!seen[(trail[at] as number) >> 1]) at -= 1;
      implied = trail[at] as number;
      at -= 1;
      seen[implied >> 1] = 0;
      open -= 1;
      if (open === 0) return [implied ^ 1, ...lower];
      clause = reasons[implied >> 1] as number;
    }
  }

  /** Removes literals that the remaining literals imply, and clears the marks in `seen`. */
  private withoutImplied([first = 0, ...lower]: readonly number[]): number[] {
    const { arena, seen } = this;
    const { levels, reasons } = this.assigned;
    const isImplied = (literal: number) => {
      const reason = reasons[literal >> 1] as number;
      if (reason === NO_CLAUSE) return false;
      const end = reason + 1 + (arena[reason] as number);
      for (let at = reason + 1; at < end; at += 1) {
        const variable = (arena[at] as number) >> 1;
        if (variable !== literal >> 1 && !seen[variable] && levels[variable] !== 0) return false;
      }
      return true;
    };
    const kept = lower.filter((literal) => !isImplied(literal));
    for (const literal of lower) seen[literal >> 1] = 0;
    return [first, ...kept];
  }
}

const NO_LITERAL = -1;
