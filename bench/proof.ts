import { join } from 'node:path';
import type { Rule } from '@gavel/core/compiled';
import { proveChange, proveRange } from '@gavel/proof';
import type { PublishedRange } from '@gavel/range';
import { buildRange, readRange } from '@gavel/range/publishing';
import MiniSat from 'logic-solver/minisat_wrapper.js';
// Within the package, because nobody but a comparison asks for its parts.
import { decideHouse } from '../packages/proof/src/house/decide-house.ts';
import { HouseSearch } from '../packages/proof/src/house/house-search.ts';
import { type HouseUnderProof, houseUnderProof } from '../packages/proof/src/house/house-under-proof.ts';
import { simulateVisits } from '../packages/proof/src/house/simulate-visits.ts';
import { seededRandom } from '../packages/proof/src/logic/seeded-random.ts';
import { neverStuck } from '../packages/proof/src/obligations/never-stuck.ts';
import { nothingDead } from '../packages/proof/src/obligations/nothing-dead.ts';
import { never, type Obligation } from '../packages/proof/src/obligations/obligation.ts';
import { pricesUsed } from '../packages/proof/src/obligations/priced.ts';
import { modelUnderProof } from '../packages/proof/src/testing/index.ts';
import { plantFault } from '../packages/proof/src/testing/planted-faults.ts';
import { ms, noTarget, quantile, ratio, sampled, verdict } from './measured.ts';
import { syntheticModel } from './synthetic-house.ts';
import { type Column, printTable } from './table.ts';

const SEED = 7;
const PLAYS = 3;
const CHANGES = 200;

/** What a proof costs, beside MiniSat on the same obligations. Times are ms, the best of some. Gives the targets that are missed. */
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
  return [...besides, ...whole, ...printTable([changedRule(range)])];
}

async function demoRange(): Promise<PublishedRange> {
  const { source } = await readRange(join(import.meta.dirname, '../ranges/bjorkvik'));
  if (!source) throw new Error('the demo range is not readable');
  return buildRange(source, source.idsLock, 0);
}

/** The same obligations by random visits and our solver, and by the same visits and MiniSat. */
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

function obligationsOf({ compiled, house }: HouseUnderProof): Obligation[] {
  return [...neverStuck(compiled), ...nothingDead(compiled), ...pricesUsed(compiled, house.id)];
}

function byUs(house: HouseUnderProof, obligations: readonly Obligation[]): boolean[] {
  let search: HouseSearch | null = null;
  const searching = () => {
    search ??= new HouseSearch(house);
    return search;
  };
  return decideHouse(house, obligations, searching, seededRandom(1)).map(({ state }) => state !== null);
}

function byMiniSat(house: HouseUnderProof, obligations: readonly Obligation[]): boolean[] {
  const rules = obligations.map(({ state }) => state);
  const met = simulateVisits(house.compiled, house.kinds, rules, seededRandom(1));
  const { encoded } = new HouseSearch(house);
  const { clauses, literalOf } = encoded;
  const isOpen = (rule: Rule, at: number) => !met[at] && rule !== never;
  // It assumes variables only, and takes them all before the first question.
  const assumed = rules.map((rule, at) => {
    if (!isOpen(rule, at)) return 0;
    const variable = clauses.newVariable();
    clauses.add([-variable, literalOf(rule)]);
    return variable;
  });
  if (assumed.every((variable) => variable === 0)) return rules.map((rule) => rule !== never);
  const solver = new MiniSat();
  solver.ensureVar(clauses.variables);
  for (const clause of clauses.list) solver.addClause(clause);
  return rules.map((rule, at) => (isOpen(rule, at) ? solver.solveAssuming(assumed[at] ?? 0) : rule !== never));
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

/** A question gets another rule somewhere, in every house that asks it. */
function changedRule(range: PublishedRange): readonly Column[] {
  const random = seededRandom(SEED);
  const changes = Array.from({ length: CHANGES }, () => {
    for (;;) {
      const house = range.houses[Math.floor(random() * range.houses.length)];
      const planted = house && plantFault(house, random);
      const changed = planted && changedQuestion(house, planted.house);
      if (changed) return { changed, edited: { ...range, houses: range.houses.map((some) => withQuestion(some, changed)) } };
    }
  });
  const times = sampled(CHANGES, (at) => {
    const change = changes[at];
    if (change) proveChange(change.edited, new Set([change.changed.id]));
  });
  return [
    { title: 'changes', value: String(CHANGES) },
    { title: 'p50', value: ms(quantile(times, 0.5)) },
    { title: 'p95', value: ms(quantile(times, 0.95)) },
    verdict(quantile(times, 0.95), 200),
    { title: 'longest', value: ms(Math.max(...times)) },
    noTarget,
  ];
}

type House = PublishedRange['houses'][number];
type Question = House['webConfiguration']['sections'][number]['questions'][number];

function changedQuestion(before: House, after: House): Question | null {
  const rulesOf = ({ rule, answers }: Question) => JSON.stringify([rule, answers.map((answer) => answer.rule)]);
  const old = new Map(
    before.webConfiguration.sections.flatMap(({ questions }) => questions).map((one) => [one.id, rulesOf(one)]),
  );
  return (
    after.webConfiguration.sections.flatMap(({ questions }) => questions).find((one) => old.get(one.id) !== rulesOf(one)) ?? null
  );
}

/** The rules of the question's answers as they were changed, where the house has what they name. */
function withQuestion(house: House, changed: Question): House {
  const { webConfiguration } = house;
  const all = webConfiguration.sections.flatMap(({ questions }) => questions);
  const known = new Set(all.flatMap(({ answers }) => answers.map(({ id }) => String(id))));
  const isReadable = (rule: string) => [...rule.matchAll(/\d+/g)].every(([id]) => known.has(id));
  const rules = new Map(changed.answers.map(({ id, rule }) => [id, rule]));
  const sections = webConfiguration.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      if (question.id !== changed.id) return question;
      const answers = question.answers.map((answer) => {
        const rule = rules.get(answer.id) ?? answer.rule;
        return isReadable(rule) ? { ...answer, rule } : answer;
      });
      return { ...question, answers, ...(isReadable(changed.rule) ? { rule: changed.rule } : {}) };
    }),
  }));
  return { ...house, webConfiguration: { ...webConfiguration, sections } };
}

/** The least time of so many plays, after one that warms up, and what the last one found. */
function best<Found>(plays: number, work: () => Found): { readonly time: number; readonly found: Found } {
  let found = work();
  const times = sampled(plays, () => {
    found = work();
  });
  return { time: Math.min(...times), found };
}
