import type { Offer } from '../build/offer.ts';
import type { Report } from '../source/fault.ts';
import { reportByHouse } from '../source/house-report.ts';
import { baseKeysOf } from '../source/price-entries.ts';
import type { RangeIndex } from '../source/range-index.ts';
import { atomsOf } from '../source/rule-atoms.ts';

/** Questions whose rules read each other in a circle, so that none can be settled before the others. */
export function checkCycles(index: RangeIndex, offers: readonly Offer[], report: Report): void {
  reportByHouse(
    offers.map(({ house }) => house.key),
    report,
    (reportIn) => {
      for (const offer of offers) {
        const reads = readsOf(index, offer);
        for (const cycle of findCycles(reads)) {
          const [first = '', second = ''] = cycle;
          const { owner, field } = reads.get(first)?.get(second) ?? { owner: index.source.questions, field: '' };
          reportIn(
            offer.house.key,
            index.source.places.of(owner, field),
            `questions depend on each other in a circle: ${[...cycle, first].join(' → ')}`,
          );
        }
      }
    },
  );
}

/** Question → question that its rules read → the rule. */
type Reads = ReadonlyMap<string, ReadonlyMap<string, { readonly owner: object; readonly field: string }>>;

function readsOf(index: RangeIndex, offer: Offer): Reads {
  const offered = offer.sections.flatMap(({ questions }) => questions);
  const providers = Map.groupBy(
    offered.flatMap(({ question, answers }) =>
      answers.flatMap((answer) => baseKeysOf(answer).map((base) => ({ base, question: question.key }))),
    ),
    ({ base }) => base,
  );
  const questionsRead = (text: string | undefined): string[] =>
    atomsOf(offer.foldRule(text)).flatMap((atom) => {
      if (atom.kind === 'answers') return atom.ids.flatMap(({ id }) => index.answers.get(String(id))?.question.key ?? []);
      if (atom.kind === 'bases')
        return atom.ids.flatMap(({ id }) => (providers.get(String(id)) ?? []).map(({ question }) => question));
      return atom.kind === 'answered' ? [String(atom.id.id)] : [];
    });
  return new Map(
    offered.map(({ question, answers }) => {
      const read = new Map<string, { owner: object; field: string }>();
      for (const owner of [question, ...answers]) {
        // What a question reads of itself is `checkRules`' matter, and no circle: each answer is judged as if it were chosen.
        for (const other of questionsRead(owner.rule))
          if (other !== question.key && !read.has(other)) read.set(other, { owner, field: 'rule' });
      }
      return [question.key, read];
    }),
  );
}

/** One circle for every way back that a walk along the reads finds; each begins at its alphabetically first question. */
function findCycles(reads: Reads): string[][] {
  const cycles = new Map<string, string[]>();
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (key: string) => {
    const at = path.indexOf(key);
    if (at !== -1) {
      const cycle = rotate(path.slice(at));
      cycles.set(cycle.join(' '), cycle);
    }
    if (at !== -1 || done.has(key)) return;
    path.push(key);
    for (const next of reads.get(key)?.keys() ?? []) walk(next);
    path.pop();
    done.add(key);
  };
  for (const key of reads.keys()) walk(key);
  return [...cycles.values()];
}

function rotate(cycle: readonly string[]): string[] {
  const start = cycle.indexOf(cycle.toSorted()[0] ?? '');
  return [...cycle.slice(start), ...cycle.slice(0, start)];
}
