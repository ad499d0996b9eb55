import { join } from 'node:path';
import { proveChange, proveRange } from '@gavel/proof';
import type { PublishedRange } from '@gavel/range';
import { buildRange, readRange } from '@gavel/range/publishing';
// Import these parts from inside the package, because outside the package only benchmarks need them.
import { type HouseUnderProof, houseUnderProof } from '../packages/proof/src/house/house-under-proof.ts';
import { seededRandom } from '../packages/proof/src/logic/seeded-random.ts';
import { modelUnderProof } from '../packages/proof/src/testing/index.ts';
import { changeQuestion } from './changed-question.ts';
import { keystrokeToVerdict } from './keystroke.ts';
import { ms, noTarget, quantile, ratio, verdict } from './measured.ts';
import { byMiniSat, byUs, obligationsOf } from './proof-solvers.ts';
import { syntheticModel } from './synthetic-house.ts';
import { type Column, printTable } from './table.ts';

const SEED = 7;
const PLAYS = 3;
const CHANGES = 200;

/**
 * Measures how long the proof of a range needs, and how long MiniSat needs for the same obligations (the statements to prove). Each of
 * these times is the shortest processor time of three runs, in ms; for the largest range of one run. Also measures the processor
 * time for the proof of one changed rule, and the elapsed time from a keystroke in a browser to the verdict. Returns the missed targets.
 */
export async function benchProof(): Promise<readonly string[]> {
  const range = await demoRange();
  const demo = range.houses.map((house) => houseUnderProof(house, range.municipalities));
  console.log('Obligations of rules, beside MiniSat');
  const besides = printTable([
    beside(`demo, ${demo.length} houses`, demo, PLAYS, 1000),
    beside('500 answers, 800 rules', [modelUnderProof(syntheticModel(SEED, 1))], PLAYS, 1000),
    beside('ten times that', [modelUnderProof(syntheticModel(SEED, 10))], 1, 8000),
  ]);
  console.log('\nA whole proof, with bundles, discounts and prices');
  const tenfold = { ...range, houses: range.houses.flatMap((house) => Array.from({ length: 10 }, () => house)) };
  const whole = printTable([wholeProof('demo', range, 1000), wholeProof('ten times its houses', tenfold, 8000)]);
  console.log('\nOne changed rule, from its text to a verdict for all houses');
  const changed = printTable([changedRule(range)]);
  console.log('\nFrom a keystroke in a rule of the demo range to its verdict on the page, in a browser, wall-clock time');
  return [...besides, ...whole, ...changed, ...printTable([await keystrokeToVerdict()])];
}

async function demoRange(): Promise<PublishedRange> {
  const { source } = await readRange(join(import.meta.dirname, '../ranges/bjorkvik'));
  if (!source) throw new Error('the demo range is not readable');
  return buildRange(source, source.idsLock, 0);
}

/** Compares our solver with MiniSat. Each of them decides the obligations that random visits leave open; its time includes these visits. */
function beside(name: string, houses: readonly HouseUnderProof[], plays: number, target: number): readonly Column[] {
  const all = houses.map((house) => ({ house, obligations: obligationsOf(house) }));
  const ours = best(plays, () => all.map(({ house, obligations }) => byUs(house, obligations)));
  const theirs = best(plays, () => all.map(({ house, obligations }) => byMiniSat(house, obligations)));
  const differing = JSON.stringify(theirs.found) !== JSON.stringify(ours.found);
  return [
    { title: 'range', value: name },
    { title: 'obligations', value: String(all.reduce((sum, { obligations }) => sum + obligations.length, 0)) },
    { title: 'without a state', value: String(ours.found.flat().filter((is) => !is).length) },
    { title: 'visits and our solver', value: ms(ours.time) },
    verdict(ours.time, target),
    { title: 'visits and MiniSat', value: ms(theirs.time) },
    { title: 'beside ours', value: ratio(theirs.time, ours.time) },
    { title: 'answers', value: differing ? 'DIFFER' : 'the same', missed: differing },
  ];
}

function wholeProof(name: string, range: PublishedRange, target: number): readonly Column[] {
  const { time, found } = best(PLAYS, () => proveRange(range));
  return [
    { title: 'range', value: name },
    { title: 'houses', value: String(range.houses.length) },
    { title: 'statements', value: String(found.verdicts.reduce((sum, { obligations }) => sum + obligations, 0)) },
    { title: 'proof', value: ms(time) },
    verdict(time, target),
  ];
}

function changedRule(range: PublishedRange): readonly Column[] {
  const random = seededRandom(SEED);
  const changes = Array.from({ length: CHANGES }, () => changeQuestion(range, random));
  for (const change of changes) proveChange(change.range, new Set([change.questionId]));
  const times = changes.map((change) => processorTime(() => proveChange(change.range, new Set([change.questionId]))).time);
  return [
    { title: 'changes', value: String(CHANGES) },
    { title: 'p50', value: ms(quantile(times, 0.5)) },
    { title: 'p95', value: ms(quantile(times, 0.95)) },
    verdict(quantile(times, 0.95), 200),
    { title: 'longest', value: ms(Math.max(...times)) },
    noTarget,
  ];
}

/** Runs work `plays` times after one run that warms up. Returns the shortest time and the result of the last run. */
function best<Found>(plays: number, work: () => Found): { readonly time: number; readonly found: Found } {
  let played = { time: Number.POSITIVE_INFINITY, found: work() };
  for (let play = 0; play < plays; play += 1) {
    const { time, found } = processorTime(work);
    played = { time: Math.min(played.time, time), found };
  }
  return played;
}

/** Measures processor time in ms, because other programs on the machine do not change it. */
function processorTime<Found>(work: () => Found): { readonly time: number; readonly found: Found } {
  const before = process.cpuUsage();
  const found = work();
  const { user, system } = process.cpuUsage(before);
  return { time: (user + system) / 1000, found };
}
