import { figure } from '../judged.ts';
import { ms, quantile } from '../measured.ts';
import type { Column } from '../table.ts';
import {
  behindCdn,
  type Calls,
  type Carried,
  type Costs,
  carriedByDatabase,
  carriedByMachine,
  carriedByProcess,
  needOf,
  parts,
  peakVisits,
  type Spent,
  spentOn,
} from './extrapolate.ts';
import type { StepReport } from './run-step.ts';
import { callNames, callsPerVisit, eachOf, calls as kinds } from './visit.ts';
import type { Called } from './visitors.ts';

type Row = readonly Column[];

const column = (title: string, value: string): Column => ({ title, value });
const cell = (title: string, value: number) => column(title, Number.isFinite(value) ? figure(value) : '');

/** Returns the mean size of a response in bytes, for each kind of call. */
export function bytesOfCalls(called: readonly Called[]): Calls {
  return eachOf(kinds, (_, call) => {
    const own = called.filter((one) => one.call === call && one.fault === null);
    return own.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, own.length);
  });
}

export function costRows(costs: Costs, bytes: Calls): readonly Row[] {
  const row = (name: string, perVisit: number, size: number, spent: Spent) => [
    column('call', name),
    cell('a visit', perVisit),
    cell('KB', size / 1000),
    ...parts.map((part) => cell(part, spent[part])),
  ];
  const rows = callNames.map((call) => row(call, callsPerVisit[call], bytes[call], costs[call]));
  const size = callNames.reduce((sum, call) => sum + callsPerVisit[call] * bytes[call], 0);
  const number = callNames.reduce((sum, call) => sum + callsPerVisit[call], 0);
  return [
    ...rows,
    row('an average visit', number, size, spentOn(costs, callsPerVisit)),
    row('the same behind a CDN', Number.NaN, Number.NaN, spentOn(costs, behindCdn(callsPerVisit))),
  ];
}

export function stepRow({ visits, offered, answered, failed, p50, p99, cores, others, late }: StepReport): Row {
  const perVisit = ((cores.server + cores.children + cores.database + cores.proxy) * 1000) / visits;
  return [
    cell('visits/s', visits),
    cell('calls/s', offered),
    cell('answered/s', answered),
    column('failed', `${(100 * failed).toFixed(1)} %`),
    column('p50', ms(p50)),
    column('p99', ms(p99)),
    ...parts.map((part) => column(part, cores[part].toFixed(2))),
    column('other programs', others.toFixed(2)),
    column('we send late', `${ms(late)} ms`),
    cell('ms a visit', perVisit),
  ];
}

/** Returns a row for each kind of call: how many calls were answered, and the percentiles of their response times in ms. */
export function callRows(called: readonly Called[]): readonly Row[] {
  return callNames.flatMap((call) => {
    const times = called.filter((one) => one.call === call && one.fault === null).map(({ took }) => took);
    if (times.length === 0) return [];
    return [
      [
        column('call', call),
        column('answers', String(times.length)),
        column('p50 ms', ms(quantile(times, 0.5))),
        column('p99 ms', ms(quantile(times, 0.99))),
      ],
    ];
  });
}

const MACHINE_CORES = 4;
const DATABASE_CORES = 16;

export function carriedRows(costs: Costs): readonly Row[] {
  const row = (name: string, { visits, saves, pictures }: Carried) => [
    column('set-up', name),
    cell('visits', visits),
    cell('saves', saves),
    cell('pictures', pictures),
  ];
  const atCdn = behindCdn(callsPerVisit);
  return [
    row('one process', carriedByProcess(costs, callsPerVisit)),
    row(`one machine of ${MACHINE_CORES} cores with PostgreSQL`, carriedByMachine(costs, callsPerVisit, MACHINE_CORES)),
    row('each of N processes behind a CDN', carriedByProcess(costs, atCdn)),
    row(`their PostgreSQL, ${DATABASE_CORES} cores`, carriedByDatabase(costs, atCdn, DATABASE_CORES)),
  ];
}

export function needRows(costs: Costs, bytes: Calls): readonly Row[] {
  return [1, 10, 100, 10_000].map((factor) => {
    const visits = peakVisits(factor);
    const need = needOf(visits, costs, callsPerVisit, bytes);
    return [
      column('traffic', `${factor.toLocaleString('en')} ×`),
      cell('visits/s', visits),
      cell('saves/s', need.saves),
      cell('server cores', need.servers),
      cell('behind a CDN', need.serversBehindCdn),
      cell('child processes', need.children),
      cell('PostgreSQL cores', need.database),
      cell('Gbit/s', need.gigabits),
    ];
  });
}
