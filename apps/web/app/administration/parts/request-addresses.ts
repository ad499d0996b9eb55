import { type RequestDesk, type RequestOrder, type RequestView, requestOrders, requestViews } from '@gavel/contract/staff';
import { type AccountId, asAccountId } from '@gavel/core';
import { type Milestone, milestones } from '@gavel/core/requests';
import { ORDERS, REQUESTS } from './desk.ts';

/** Returns the filters and the sort order of the list from the query of an address; skips invalid values. */
export function askedOf(search: URLSearchParams) {
  return given({
    view: oneOf<RequestView>(requestViews, search.get('view')) ?? (search.get('search') ? 'all' : 'mine'),
    owner: ownerOf(search.get('owner')),
    milestone: oneOf<Milestone>(milestones, search.get('milestone')),
    municipality: search.get('municipality')?.slice(0, 20) || undefined,
    search: search.get('search')?.trim().slice(0, 100) || undefined,
    order: oneOf<RequestOrder>(requestOrders, search.get('order')),
    direction: oneOf<'asc' | 'desc'>(['asc', 'desc'], search.get('direction')),
    after: search.get('after')?.slice(0, 100) || undefined,
  });
}

export type AskedList = ReturnType<typeof askedOf>;

/** If a user has no requests of their own, the first of these views that is not empty opens instead. The most urgent view comes first. */
const instead: readonly RequestView[] = ['new', 'unassigned', 'due', 'waiting', 'all'];

/**
 * Returns the address of the first view in `instead` that is not empty. Returns null if the address already names a view (also a saved one)
 * or a search, if the user has requests of their own, or if all views are empty.
 */
export function openingAddress({ pathname, searchParams }: URL, views: RequestDesk['views']): string | null {
  const isNamed = ['view', 'search', 'saved'].some((name) => searchParams.has(name));
  if (isNamed || hasAny(views, 'mine')) return null;
  const view = fullView(views);
  return view && listAddress(searchParams, { view }, pathname);
}

/** Returns the first view in `instead` that is not empty; null if all are empty. */
export function fullView(views: RequestDesk['views']): RequestView | null {
  return instead.find((view) => hasAny(views, view)) ?? null;
}

function hasAny(views: RequestDesk['views'], view: RequestView): boolean {
  return views.some((one) => one.view === view && one.count > 0);
}

/**
 * Returns the address of the list with some parameters changed. It opens the first page of the list, unless `otherwise` has `after`.
 * @param otherwise the new values; null removes a parameter
 */
export function listAddress(
  search: URLSearchParams,
  otherwise: Readonly<Record<string, string | null>>,
  path: string = REQUESTS,
): string {
  const next = new URLSearchParams(search);
  next.delete('after');
  for (const [name, value] of Object.entries(otherwise)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return withSearch(path, next);
}

/**
 * Returns the address that downloads the requests of the list, or the quotes for these requests, as a file.
 * @param file `leads.csv` or `leads.json` for the requests, `offers.csv` or `offers.json` for the quotes
 */
export function exportAddress(asked: AskedList, file: string): string {
  const { after: _, ...parts } = asked;
  return `/api/admin/${file}?${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)]))}`;
}

export function requestAddress(id: string, search?: URLSearchParams): string {
  return withSearch(`${REQUESTS}/${id}`, search);
}

export function requestHouseAddress(id: string): string {
  return `${REQUESTS}/${id}/house`;
}

export function requestQuoteAddress(id: string): string {
  return `${REQUESTS}/${id}/offer`;
}

export function requestOrderAddress(id: string): string {
  return `${REQUESTS}/${id}/order`;
}

export function orderAddress(token: string): string {
  return `${ORDERS}/${token}`;
}

function withSearch(path: string, search: URLSearchParams | undefined): string {
  return search && search.size > 0 ? `${path}?${search}` : path;
}

function ownerOf(text: string | null): AccountId | 'none' | undefined {
  if (text === 'none') return text;
  return text && /^\d{1,6}$/.test(text) ? asAccountId(Number(text)) : undefined;
}

function oneOf<Name extends string>(names: readonly Name[], text: string | null): Name | undefined {
  return names.find((name) => name === text);
}

/** Returns the object without its undefined properties. */
function given<Asked extends object>(asked: Asked) {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Asked;
}
