import { expect, test } from 'vitest';
import {
  BUSY,
  behindCdn,
  type Costs,
  carriedByDatabase,
  carriedByMachine,
  carriedByProcess,
  needOf,
  peakVisits,
  type Spent,
  spentOn,
} from './extrapolate.ts';
import { calls, callsPerVisit, doings, eachOf } from './visit.ts';

const nothing: Spent = { server: 0, children: 0, database: 0, proxy: 0, generator: 0 };
const costs: Costs = {
  ...eachOf(calls, () => nothing),
  'start page': { ...nothing, server: 2, proxy: 1, generator: 5 },
  save: { ...nothing, server: 10, database: 5 },
  PDF: { ...nothing, server: 20, children: 100 },
};
const asked = { ...eachOf(calls, () => 0), 'start page': 10, save: 2, PDF: 0.5 };

test('spentOn adds up the processor time of all calls of a visit, separately for each part of the site', () => {
  expect(spentOn(costs, asked)).toEqual({ server: 50, children: 50, database: 10, proxy: 10, generator: 50 });
});

test('behindCdn reduces only the numbers of calls whose responses are the same for everybody, because a CDN answers most of them', () => {
  expect(behindCdn(asked)).toMatchObject({ 'start page': expect.closeTo(0.5), save: 2, PDF: 0.5 });
});

test('the capacity of a process, a machine or a database depends on its own processor time, and not on the processor time of the load generator', () => {
  expect(carriedByProcess(costs, asked)).toMatchObject({ visits: (BUSY * 1000) / 50, saves: (BUSY * 1000) / 10 });
  expect(carriedByMachine(costs, asked, 4)).toMatchObject({ visits: (BUSY * 4000) / 120, saves: (BUSY * 4000) / 15 });
  expect(carriedByDatabase(costs, asked, 16)).toMatchObject({ visits: (BUSY * 16_000) / 10, saves: (BUSY * 16_000) / 5 });
});

test('needOf returns more cores for more visits, and fewer cores for servers behind a CDN', () => {
  const bytes = { ...eachOf(calls, () => 0), 'start page': 100_000 };
  const need = needOf(12, costs, asked, bytes);
  expect(need).toMatchObject({ servers: (12 * 50) / 1000 / BUSY, database: (12 * 10) / 1000 / BUSY, saves: 24 });
  expect(need.serversBehindCdn).toBeCloseTo((12 * 31) / 1000 / BUSY);
  expect(need.gigabits).toBeCloseTo(0.096);
  expect(needOf(120, costs, asked, bytes).children).toBeCloseTo(10 * need.children);
});

test('a builder with the assumed traffic gets about one visit a second in the busiest hour', () => {
  expect(peakVisits(1)).toBeCloseTo(1, 1);
  expect(peakVisits(10_000)).toBeCloseTo(10_000 * peakVisits(1));
});

test('the calls of an average visit are the sum of the calls of all its actions', () => {
  expect(callsPerVisit.save).toBeCloseTo(doings['registers and saves'].perVisit + doings['saves again'].perVisit);
  expect(callsPerVisit.picture).toBeCloseTo(
    doings['opens the start page'].follow.picture + 0.6 * doings['begins a house'].follow.picture + 6 * 5,
  );
  expect(callsPerVisit['start page']).toBe(1);
});
