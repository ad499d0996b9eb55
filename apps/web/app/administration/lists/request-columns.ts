import {
  columnWidths,
  type LeadColumn,
  type LeadColumnName,
  type LeadLayout,
  type LeadList,
  leadColumns,
  leadLayouts,
  type SavedLeadView,
} from '@gavel/contract/staff';
import { askedOf } from '../parts/request-addresses.ts';

/** The columns of somebody who has chosen none. */
export const usualColumns: readonly LeadColumn[] = (['house', 'state', 'next', 'price', 'waited'] as const).map((name) => ({
  name,
  width: null,
}));

/** What the address shows a list of requests as. */
export interface ResolvedList {
  /** Everything that the list is, in its own parameters. */
  readonly search: URLSearchParams;
  /** The saved view that the address names; null: none, or one that is not there. */
  readonly view: SavedLeadView | null;
  /** The address names a view that is not there, or somebody else's. */
  readonly isGone: boolean;
  /** The list is another one by now than the view says. */
  readonly isChanged: boolean;
}

/** The view alone, as a link to it says; then the list is what the view says. */
export function namesViewAlone(search: URLSearchParams): boolean {
  return search.has('saved') && [...search.keys()].every((name) => name === 'saved' || name === 'after');
}

export function resolveList(address: URLSearchParams, views: readonly SavedLeadView[]): ResolvedList {
  const id = Number(address.get('saved'));
  const view = views.find((one) => one.id === id) ?? null;
  const isGone = address.has('saved') && view === null;
  if (view === null || !namesViewAlone(address)) {
    const search = new URLSearchParams(address);
    if (isGone) search.delete('saved');
    const isChanged = view !== null && !isSame(search, view.list);
    return { search, view, isGone, isChanged };
  }
  const search = listSearch(view.list);
  search.set('saved', String(id));
  const after = address.get('after');
  if (after) search.set('after', after);
  return { search, view, isGone, isChanged: false };
}

/** The list of an address, to be kept as a view. */
export function listOf(search: URLSearchParams): LeadList {
  const { view, owner, milestone, municipality, order, direction } = askedOf(search);
  return {
    layout: layoutOf(search),
    view,
    owner: owner ?? null,
    milestone: milestone ?? null,
    municipalityId: municipality ?? null,
    order: order ?? 'due',
    isDescending: direction === 'desc',
    columns: columnsOf(search),
  };
}

export function layoutOf(search: URLSearchParams): LeadLayout {
  return leadLayouts.find((layout) => layout === search.get('layout')) ?? 'table';
}

/** `house.220,price`: each column in its place, with its width where it has one of its own. Null: the address says nothing of them. */
export function columnsOf(search: URLSearchParams): readonly LeadColumn[] | null {
  const text = search.get('columns');
  if (text === null) return null;
  const named = new Map<LeadColumnName, LeadColumn>();
  for (const part of text.slice(0, 400).split(',')) {
    const [word, width] = part.split('.');
    const name = leadColumns.find((one) => one === word);
    if (name && !named.has(name))
      named.set(name, { name, width: width && /^\d{1,4}$/.test(width) ? within(Number(width)) : null });
  }
  return [...named.values()];
}

export function columnsText(columns: readonly LeadColumn[]): string {
  // No columns at all is something else than nothing said.
  return columns.map(({ name, width }) => (width === null ? name : `${name}.${width}`)).join(',') || '-';
}

export function within(width: number): number {
  return Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));
}

function listSearch({ layout, view, owner, milestone, municipalityId, order, isDescending, columns }: LeadList): URLSearchParams {
  return new URLSearchParams({
    view,
    ...(layout !== 'table' && { layout }),
    ...(owner !== null && { owner: String(owner) }),
    ...(milestone && { milestone }),
    ...(municipalityId && { municipality: municipalityId }),
    ...(order !== 'due' && { order }),
    ...(isDescending && { direction: 'desc' }),
    ...(columns && { columns: columnsText(columns) }),
  });
}

function isSame(search: URLSearchParams, list: LeadList): boolean {
  const own = listSearch(listOf(search));
  const kept = listSearch(list);
  return search.get('search') === null && own.toString() === kept.toString();
}
