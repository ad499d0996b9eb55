import { referencesIn } from '@gavel/core';
import type { Offer } from '../build/offer.ts';
import type { Report } from '../source/fault.ts';
import { reportByHouse } from '../source/house-report.ts';
import { baseKeysOf } from '../source/price-entries.ts';
import type { RangeIndex } from '../source/range-index.ts';

/** Reports questions whose rules depend on each other in a cycle: none of them can be decided first. */
export function checkCycles(index: RangeIndex, offers: readonly Offer[], report: Report): void {
  reportByHouse(
    offers.map(({ house }) => house.key),
    report,
    (reportIn) => {
      for (const offer of offers) {
        const reads = readsOf(index, offer);
        for (const cycle of findCycles(reads)) {
          const places = rulesOf(cycle, reads).map(({ owner, field }) => index.source.places.of(owner, field));
          const [place] = places;
          if (!place) continue;
          const rules = places.map(({ file, line }) => `${file}:${line}`).join(', ');
          const circle = [...cycle, cycle[0]].join(' → ');
          reportIn(
            offer.house.key,
            place,
            `questions depend on each other in a circle: ${circle}; change one of the rules ${rules}`,
          );
        }
      }
    },
  );
}

/** A rule in the files. */
interface Written {
  readonly owner: object;
  readonly field: string;
}

/** Maps each question to the questions that its rules read, with the rule that reads them. */
type Reads = ReadonlyMap<string, ReadonlyMap<string, Written>>;

/** Returns the rules by which each question of a cycle reads the next one. */
function rulesOf(cycle: readonly string[], reads: Reads): Written[] {
  return cycle.flatMap((key, at) => reads.get(key)?.get(cycle[(at + 1) % cycle.length] ?? '') ?? []);
}

function readsOf(index: RangeIndex, offer: Offer): Reads {
  const offered = offer.sections.flatMap(({ questions }) => questions);
  const providers = Map.groupBy(
    offered.flatMap(({ question, answers }) =>
      answers.flatMap((answer) => baseKeysOf(answer).map((base) => ({ base, question: question.key }))),
    ),
    ({ base }) => base,
  );
  const questionsRead = (text: string | undefined): string[] =>
    referencesIn(offer.foldRule(text)).flatMap((reference) => {
      if (reference.kind === 'answers')
        return reference.ids.flatMap(({ id }) => index.answers.get(String(id))?.question.key ?? []);
      if (reference.kind === 'bases')
        return reference.ids.flatMap(({ id }) => (providers.get(String(id)) ?? []).map(({ question }) => question));
      return reference.kind === 'answered' ? [String(reference.id.id)] : [];
    });
  return new Map(
    offered.map(({ question, answers }) => {
      const read = new Map<string, Written>();
      for (const owner of [question, ...answers]) {
        // Skip a question that reads itself: it forms no cycle with other questions. `checkRules` reports the read if it is a fault.
        for (const other of questionsRead(owner.rule))
          if (other !== question.key && !read.has(other)) read.set(other, { owner, field: 'rule' });
      }
      return [question.key, read];
    }),
  );
}

/**
 * Walks from each question to the questions that it reads, and returns a cycle whenever the walk comes back to a question of its path. A
 * cycle begins with its alphabetically first question.
 */
export function findCycles(reads: ReadonlyMap<string, ReadonlyMap<string, object>>): string[][] {
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
