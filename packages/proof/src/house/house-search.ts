import { NONE } from '@gavel/core/compiled';
import type { Literal } from '../logic/clauses.ts';
import { Solver } from '../logic/solver.ts';
import { neededFor } from './dependencies.ts';
import { type EncodedHouse, encodeHouse, literalAt } from './encode-house.ts';
import type { HouseUnderProof } from './house-under-proof.ts';
import type { State } from './simulate-visits.ts';

/** The formula of a house and its solver, which keeps learned clauses for later searches. The formula may grow between searches. */
export class HouseSearch {
  readonly encoded: EncodedHouse;
  private readonly underProof: HouseUnderProof;
  private readonly solver = new Solver();
  /**
   * Question → its answers in the order in which the solver tries them. The answer at the start is first, so that examples stay close to
   * the start.
   */
  private readonly tried: readonly (readonly Literal[])[];
  private added = 0;

  /** @param mayStayEmpty the positions of questions that may lack an answer although one of their answers is valid */
  constructor(underProof: HouseUnderProof, mayStayEmpty: ReadonlySet<number> = new Set()) {
    const { compiled, kinds } = underProof;
    this.underProof = underProof;
    this.encoded = encodeHouse(compiled, kinds, mayStayEmpty);
    const { visit } = underProof.startIn(0);
    this.tried = compiled.questions.map(({ at, answers }) => {
      const own = visit.answers.get(at);
      const inTurn = answers.toSorted((one, other) => Number(other.at === own) - Number(one.at === own));
      return inTurn.map((answer) => literalAt(this.encoded.chosen, answer.at));
    });
  }

  /**
   * Returns a state in which all these literals are true; null: no such state exists.
   * @param read the questions that decide whether the literals are true. The state has answers only to these questions and to those on
   * which they depend; the other questions can always be answered.
   */
  find(literals: readonly Literal[], read: Iterable<number>): State | null {
    const { compiled, dependencies } = this.underProof;
    const needed = neededFor(read, dependencies);
    this.encoded.constrain(needed);
    const { list } = this.encoded.clauses;
    for (; this.added < list.length; this.added += 1) this.solver.add([list[this.added] ?? []]);
    const inTurn = [...compiled.order].filter((at) => needed.has(at));
    const decide = [...this.encoded.kinds, ...inTurn.flatMap((at) => this.tried[at] ?? [])];
    if (!this.solver.solve(literals, { decide })) return null;
    const isChosen = (at: number) => this.solver.isTrue(literalAt(this.encoded.chosen, at));
    const answers = compiled.questions.map((question) =>
      needed.has(question.at) ? (question.answers.find(({ at }) => isChosen(at))?.at ?? NONE) : NONE,
    );
    return { kind: this.encoded.kinds.findIndex((kind) => this.solver.isTrue(kind)), answers: Int32Array.from(answers) };
  }
}
