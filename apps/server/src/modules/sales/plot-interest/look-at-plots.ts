import type { PlotInterest, PlotInterested, PlotInterestedPage, PlotInterests } from '@gavel/contract/staff';
import { type Plot, type PlotId, plotLimits } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { listKnown } from '../desk/customers.repository.ts';
import { lookingOf, type Selling, workedRequest } from '../desk/look-at-requests.ts';
import type { Looking } from '../desk/request-filter.repository.ts';
import type { ListedRequest } from '../desk/request-list.repository.ts';
import { listNaming, listNamingOf } from '../desk/requests-naming-plots.repository.ts';
import {
  type After,
  type Choosing,
  countChoices,
  countRequests,
  findCustomersOf,
  listChoosing,
} from './plot-interest.repository.ts';

/** The query parameters of the list of plots, which shows how many customers are interested in each plot. */
export interface AskedPlots {
  /** The name of the municipality. */
  readonly municipality?: string | undefined;
  readonly search?: string | undefined;
}

const PAGE = 50;
/** The age up to which interest in a plot counts as new, in ms. */
const FRESH_MS = 7 * 86_400_000;

/**
 * Returns the plots for sale, sorted by the latest interest: when a plot was last chosen for a house or named in a request. Plots
 * without interest come last, in the order of the range.
 */
export async function listPlotInterest(
  selling: Selling,
  identity: Identity,
  { municipality, search = '' }: AskedPlots,
): Promise<PlotInterests> {
  const { plots } = await selling.currentRange();
  const words = small(search).split(/\s+/).filter(Boolean);
  const found = plots.filter((plot) => {
    const { address, areaName, municipalityName, propertyReference } = plot;
    const said = small(`${address} ${areaName} ${municipalityName} ${propertyReference}`);
    return (!municipality || municipalityName === municipality) && words.every((word) => said.includes(word));
  });
  const interest = await countInterest(selling, identity, null);
  return {
    now: selling.now(),
    plots: found.map((plot) => interest(plot)).toSorted((a, b) => (b.latestAt ?? 0) - (a.latestAt ?? 0)),
    municipalities: [...new Set(plots.map(({ municipalityName }) => municipalityName))].toSorted((a, b) =>
      a.localeCompare(b, 'sv'),
    ),
  };
}

/** Returns a plot with a page of the people who want it, the latest interest first. Throws `unknown-plot` and `malformed-query`. */
export async function readPlotInterest(
  selling: Selling,
  identity: Identity,
  plotId: PlotId,
  after: string | undefined,
): Promise<PlotInterestedPage> {
  const plot = await findPlot(selling, plotId);
  const found = await listInterested(selling, identity, plot, readCursor(after), PAGE + 1);
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  const interest = await countInterest(selling, identity, plotId);
  return {
    ...interest(plot),
    now: selling.now(),
    interested: page,
    next: last ? `${new Date(last.at).toISOString()}~${keyOf(last)}` : null,
  };
}

/** Yields all people who want a plot, at most `most` at a time, with the data about them that the user may see. */
export async function* interestedPages(
  selling: Selling,
  identity: Identity,
  plot: Plot,
  most: number,
): AsyncGenerator<readonly PlotInterested[]> {
  for (let after: After | null = null; ; ) {
    const page: readonly PlotInterested[] = await listInterested(selling, identity, plot, after, most);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < most) return;
    after = { at: new Date(last.at), key: keyOf(last) };
  }
}

/** Returns a plot of the range. Throws `unknown-plot`. */
export async function findPlot({ currentRange }: Pick<Selling, 'currentRange'>, plotId: PlotId): Promise<Plot> {
  const plot = (await currentRange()).plots.find(({ id }) => id === plotId);
  if (!plot) throw new AppError('unknown-plot');
  return plot;
}

/**
 * Returns a function that adds the interest to a plot: for how many saved houses it is chosen, how many requests name it, how many of
 * both are new, and the time of the latest.
 * @param only the plot to count for; null: all plots
 */
async function countInterest(selling: Selling, identity: Identity, only: PlotId | null): Promise<(plot: Plot) => PlotInterest> {
  const looking = lookingOf(selling, identity);
  const since = new Date(selling.now() - FRESH_MS);
  const [houses, requests] = [await countChoices(selling.db, since, only), await countRequests(selling.db, looking, since)].map(
    (counts) => new Map(counts.map((count) => [count.plotId, count])),
  );
  return (plot) => {
    const [house, request] = [houses?.get(plot.id), requests?.get(plot.id)];
    return {
      plot,
      houses: house?.count ?? 0,
      requests: request?.count ?? 0,
      fresh: (house?.fresh ?? 0) + (request?.fresh ?? 0),
      latestAt: Math.max(house?.latestAt.getTime() ?? 0, request?.latestAt.getTime() ?? 0) || null,
    };
  };
}

/**
 * Returns who wants a plot, latest first: the saved houses for which the plot is chosen, and the requests that name it. The row
 * of a house contains the latest request about the house, so requests about the house have no rows of their own.
 */
async function listInterested(
  selling: Selling,
  identity: Identity,
  plot: Plot,
  after: After | null,
  most: number,
): Promise<readonly PlotInterested[]> {
  const { db, currentRange } = selling;
  const looking = lookingOf(selling, identity);
  const range = await currentRange();
  const houses = await listChoosing(db, plot.id, after, most);
  const about = await listNamingOf(
    db,
    looking,
    plot.id,
    houses.map(({ token }) => token),
  );
  const known = await knownOf(selling, looking, houses);
  const alone = await listNaming(db, looking, plot.id, after, most);
  const customers = await findCustomersOf(
    db,
    alone.map(({ email }) => email.toLowerCase()),
  );
  const rows = [
    ...houses.map((house) =>
      chosen(house, { plot, range, known, lead: about.find((one) => one.configurationId === house.token) }),
    ),
    ...alone.map((request) => asked(request, plot, range, customers.get(request.email.toLowerCase()) ?? null)),
  ];
  return rows.toSorted((a, b) => b.at - a.at || (keyOf(a) < keyOf(b) ? 1 : -1)).slice(0, most);
}

async function knownOf({ db }: Selling, looking: Looking, houses: readonly Choosing[]) {
  return listKnown(
    db,
    looking,
    houses.flatMap(({ customerId }) => (customerId === null ? [] : [customerId])),
  );
}

interface About {
  readonly plot: Plot;
  readonly range: CurrentRange;
  /** The ids of the customers that the user may see. */
  readonly known: ReadonlySet<number>;
  readonly lead: ListedRequest | undefined;
}

function chosen(house: Choosing, { plot, range, known, lead: request }: About): PlotInterested {
  const { token, since, name, houseId, ownerName, email, phone, customerId } = house;
  const model = range.houses.find(({ id }) => id === houseId);
  const isKnown = customerId !== null && known.has(customerId);
  return {
    at: since.getTime(),
    name: isKnown ? (ownerName ?? '') : '',
    email: isKnown ? (email ?? '') : '',
    phone: isKnown ? (phone ?? '') : '',
    customerId: isKnown ? customerId : null,
    token,
    houseName: name,
    houseTitle: model?.title ?? '',
    limits: plotLimits(model ?? null, plot),
    lead: request ? workedRequest(request, range) : null,
  };
}

function asked(request: ListedRequest, plot: Plot, range: CurrentRange, customerId: number | null): PlotInterested {
  const { arrivedAt, name, email, phone, houseTitle } = request;
  const model = range.houses.find(({ id }) => id === Object(request.house).houseId);
  return {
    at: arrivedAt.getTime(),
    name,
    email,
    phone,
    customerId,
    token: null,
    houseName: '',
    houseTitle,
    limits: plotLimits(model ?? null, plot),
    lead: workedRequest(request, range),
  };
}

function keyOf({ token, lead: request }: PlotInterested): string {
  return token ?? request?.id ?? '';
}

function readCursor(after: string | undefined): After | null {
  if (after === undefined) return null;
  const [, time = '', key = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)~([\w-]{1,36})$/.exec(after) ?? [];
  if (Number.isNaN(Date.parse(time)))
    throw new AppError('malformed-query', 'after: expected the Next of an answer', { field: 'after' });
  return { at: new Date(time), key };
}

function small(text: string): string {
  return text.toLocaleLowerCase('sv');
}
