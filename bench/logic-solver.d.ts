// The package has no types. This describes the MiniSat solver inside the package, which we use directly.
declare module 'logic-solver/minisat_wrapper.js' {
  /** A literal is the number of a variable, from 1; a negated one has a minus. */
  class MiniSat {
    ensureVar(variable: number): void;
    addClause(literals: readonly number[]): boolean;
    solveAssuming(literal: number): boolean;
  }
  export = MiniSat;
}
