import {
  columnWidths,
  type RequestColumn,
  type RequestColumnName,
  type RequestLayout,
  type RequestList,
  requestColumns,
  requestLayouts,
  type SavedRequestView,
} from '@gavel/contract/staff';
import { askedOf } from '../../parts/request-addresses.ts';

/** The columns that the table has by default. */
export const usualColumns: readonly RequestColumn[] = (['house', 'state', 'next', 'price', 'waited'] as const).map((name) => ({
  name,
  width: null,
}));

/** The list of requests that an address defines. */
export interface ResolvedList {
  /** All parameters that define the list, including those of the saved view. */
  readonly search: URLSearchParams;
  /** The saved view whose id the address contains. Null if the address contains no id of a view that the user can open. */
  readonly view: SavedRequestView | null;
  /** Whether the address contains the id of a view that does not exist or that belongs to another user. */
  readonly isGone: boolean;
  /** Whether the parameters of the list differ from those of the saved view. */
  readonly isChanged: boolean;
}

/**
 * Returns whether the address contains the id of a saved view and no other parameter of the list. In this case only the view defines the
 * list.
 */
export function namesViewAlone(search: URLSearchParams): boolean {
  return search.has('saved') && [...search.keys()].every((name) => name === 'saved' || name === 'after');
}

export function resolveList(address: URLSearchParams, views: readonly SavedRequestView[]): ResolvedList {
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

/** Returns the list that an address defines, in the form in which a view stores it. */
export function listOf(search: URLSearchParams): RequestList {
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

export function layoutOf(search: URLSearchParams): RequestLayout {
  return requestLayouts.find((layout) => layout === search.get('layout')) ?? 'table';
}

/** Parses `house.220,price`: the columns in order, with their widths in px if the text has them. Null if the address has no columns. */
export function columnsOf(search: URLSearchParams): readonly RequestColumn[] | null {
  const text = search.get('columns');
  if (text === null) return null;
  const named = new Map<RequestColumnName, RequestColumn>();
  for (const part of text.slice(0, 400).split(',')) {
    const [word, width] = part.split('.');
    const name = requestColumns.find((one) => one === word);
    if (name && !named.has(name))
      named.set(name, { name, width: width && /^\d{1,4}$/.test(width) ? within(Number(width)) : null });
  }
  return [...named.values()];
}

export function columnsText(columns: readonly RequestColumn[]): string {
  // `-` means that the table has no columns, because an empty text would mean the default columns.
  return columns.map(({ name, width }) => (width === null ? name : `${name}.${width}`)).join(',') || '-';
}

export function within(width: number): number {
  return Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));
}

function listSearch({
  layout,
  view,
  owner,
  milestone,
  municipalityId,
  order,
  isDescending,
  columns,
}: RequestList): URLSearchParams {
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

function isSame(search: URLSearchParams, list: RequestList): boolean {
  const own = listSearch(listOf(search));
  const kept = listSearch(list);
  return search.get('search') === null && own.toString() === kept.toString();
}
