import { type LeadDesk, type LeadOrder, type LeadView, leadOrders, leadViews } from '@gavel/contract/staff';
import { type AccountId, asAccountId } from '@gavel/core';
import { type Milestone, milestones } from '@gavel/core/leads';
import { LEADS, ORDERS } from './desk.ts';

/** What the list is asked for by its address; what cannot be asked for is passed over. */
export function askedOf(search: URLSearchParams) {
  return given({
    view: oneOf<LeadView>(leadViews, search.get('view')) ?? (search.get('search') ? 'all' : 'mine'),
    owner: ownerOf(search.get('owner')),
    milestone: oneOf<Milestone>(milestones, search.get('milestone')),
    municipality: search.get('municipality')?.slice(0, 20) || undefined,
    search: search.get('search')?.trim().slice(0, 100) || undefined,
    order: oneOf<LeadOrder>(leadOrders, search.get('order')),
    direction: oneOf<'asc' | 'desc'>(['asc', 'desc'], search.get('direction')),
    after: search.get('after')?.slice(0, 100) || undefined,
  });
}

export type AskedList = ReturnType<typeof askedOf>;

/** The view that the list opens at if the address names none and the user's own list is empty, most urgent first. */
const instead: readonly LeadView[] = ['new', 'unassigned', 'due', 'waiting', 'all'];

/** The address of the list with that view; null if the address names a view, or if the user's own list is not empty. */
export function openingAddress({ pathname, searchParams }: URL, views: LeadDesk['views']): string | null {
  const isNamed = ['view', 'search', 'saved'].some((name) => searchParams.has(name));
  if (isNamed || hasAny(views, 'mine')) return null;
  const view = fullView(views);
  return view && listAddress(searchParams, { view }, pathname);
}

/** The first view that has something to do; null: there is nothing at all. */
export function fullView(views: LeadDesk['views']): LeadView | null {
  return instead.find((view) => hasAny(views, view)) ?? null;
}

function hasAny(views: LeadDesk['views'], view: LeadView): boolean {
  return views.some((one) => one.view === view && one.count > 0);
}

/** The list's address with something else asked of it; always from its beginning. */
export function listAddress(
  search: URLSearchParams,
  otherwise: Readonly<Record<string, string | null>>,
  path: string = LEADS,
): string {
  const next = new URLSearchParams(search);
  next.delete('after');
  for (const [name, value] of Object.entries(otherwise)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return withSearch(path, next);
}

/** The list as a file. @param file what of it and how, such as `offers.json` */
export function exportAddress(asked: AskedList, file: string): string {
  const { after: _, ...parts } = asked;
  return `/api/admin/${file}?${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)]))}`;
}

export function leadAddress(id: string, search?: URLSearchParams): string {
  return withSearch(`${LEADS}/${id}`, search);
}

export function leadHouseAddress(id: string): string {
  return `${LEADS}/${id}/house`;
}

export function leadOfferAddress(id: string): string {
  return `${LEADS}/${id}/offer`;
}

export function leadOrderAddress(id: string): string {
  return `${LEADS}/${id}/order`;
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

/** Without what is not asked. */
function given<Asked extends object>(asked: Asked) {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Asked;
}
