// The package has no types: this is its MiniSat, without the layer above it.
declare module 'logic-solver/minisat_wrapper.js' {
  /** Literals are variables from 1, negated with a minus. */
  class MiniSat {
    ensureVar(variable: number): void;
    addClause(literals: readonly number[]): boolean;
    solveAssuming(literal: number): boolean;
  }
  export = MiniSat;
}
