import { type Call, callNames, calls, eachOf } from './visit.ts';

/**
 * The parts that use processor time: the server itself, its child processes (PDF, e-mail), PostgreSQL, the proxy, and the load generator,
 * which is this benchmark.
 */
export const parts = ['server', 'children', 'database', 'proxy', 'generator'] as const;
type Part = (typeof parts)[number];
/** The processor time of each part, in ms. */
export type Spent = Readonly<Record<Part, number>>;
/** The processor time of one call of each kind. */
export type Costs = Readonly<Record<Call, Spent>>;
/** A number of calls of each kind. */
export type Calls = Readonly<Record<Call, number>>;

/** If processors are busy for more than this share of the time, visitors must wait for each other. */
export const BUSY = 0.6;

/** Returns the processor time that all these calls need together. */
export function spentOn(costs: Costs, asked: Calls): Spent {
  const sumOf = (part: Part) => callNames.reduce((sum, call) => sum + asked[call] * costs[call][part], 0);
  return {
    server: sumOf('server'),
    children: sumOf('children'),
    database: sumOf('database'),
    proxy: sumOf('proxy'),
    generator: sumOf('generator'),
  };
}

/** Returns how many calls of each kind reach a site behind a CDN: those that the CDN does not answer itself. */
export function behindCdn(asked: Calls): Calls {
  return eachOf(asked, (number, call) => number * (1 - calls[call].cdn));
}

/** Returns how many calls or visits `cores` cores can serve in a second, if each call or visit needs `spent` ms of processor time. */
export function perSecond(spent: number, cores: number): number {
  return spent > 0 ? (BUSY * 1000 * cores) / spent : Number.POSITIVE_INFINITY;
}

/** How many visits, saves or pictures a process, a machine or a database can serve in a second, if it serves nothing else. */
export interface Carried {
  readonly visits: number;
  readonly saves: number;
  readonly pictures: number;
}

/** Returns how much one process can serve. Its JavaScript uses one core; PostgreSQL and child processes run on other cores. */
export function carriedByProcess(costs: Costs, perVisit: Calls): Carried {
  const carried = (spent: Spent) => perSecond(spent.server, 1);
  return { visits: carried(spentOn(costs, perVisit)), saves: carried(costs.save), pictures: carried(costs.picture) };
}

/** Returns how much a machine with this many cores can serve, if it runs everything: the processes, PostgreSQL and the proxy. */
export function carriedByMachine(costs: Costs, perVisit: Calls, cores: number): Carried {
  const carried = ({ generator: _, ...spent }: Spent) =>
    perSecond(
      Object.values(spent).reduce((sum, one) => sum + one, 0),
      cores,
    );
  return { visits: carried(spentOn(costs, perVisit)), saves: carried(costs.save), pictures: carried(costs.picture) };
}

/** Returns how much a PostgreSQL server with this many cores can serve, however many processes use it. */
export function carriedByDatabase(costs: Costs, perVisit: Calls, cores: number): Carried {
  const carried = (spent: Spent) => perSecond(spent.database, cores);
  return { visits: carried(spentOn(costs, perVisit)), saves: carried(costs.save), pictures: Number.POSITIVE_INFINITY };
}

/** The hardware that a rate of visits needs. */
export interface Need {
  /**
   * `servers` to `database`: the number of cores that each part needs, so that its cores are busy for at most `BUSY` of the time.
   * `saves` and `gigabits`: how many saves and gigabits of responses the visits cause in a second.
   */
  readonly servers: number;
  readonly serversBehindCdn: number;
  readonly children: number;
  readonly database: number;
  readonly saves: number;
  readonly gigabits: number;
}

/** @param bytes the mean size of a response of each kind of call, in bytes */
export function needOf(visits: number, costs: Costs, perVisit: Calls, bytes: Calls): Need {
  const cores = (spent: number) => (visits * spent) / 1000 / BUSY;
  const all = spentOn(costs, perVisit);
  return {
    servers: cores(all.server),
    serversBehindCdn: cores(spentOn(costs, behindCdn(perVisit)).server),
    children: cores(all.children),
    database: cores(all.database),
    saves: visits * perVisit.save,
    gigabits: (8 * visits * callNames.reduce((sum, call) => sum + perVisit[call] * bytes[call], 0)) / 1e9,
  };
}

/**
 * The assumed traffic of a large Swedish builder; docs/capacity.md gives the reasons. `campaignDay`: the visits of a day with a television
 * campaign, divided by those of an average day. `busiestHour`: the share of the visits of a day that begin in its busiest hour.
 */
const builder = { visitsPerYear: 1_000_000, campaignDay: 8, busiestHour: 1 / 6 } as const;

/** Returns how many visits begin in a second of the busiest hour, for a builder with `factor` times the assumed traffic. */
export function peakVisits(factor: number): number {
  const day = (factor * builder.visitsPerYear) / 365;
  return (day * builder.campaignDay * builder.busiestHour) / 3600;
}
