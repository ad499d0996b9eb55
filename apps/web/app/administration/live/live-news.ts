import type { LiveEvent } from '@gavel/contract/staff';
import { ORDERS, REQUESTS, STAFF, TODAY } from '../parts/desk.ts';

type RequestEvent = Extract<LiveEvent, { kind: 'lead' }>;

/** What others have done while the page was open. */
export interface LiveNews {
  /** The ids of requests that customers have sent. */
  readonly asked: readonly string[];
  /** The ids of requests that a colleague has assigned to the user. `giver` is the colleague who made the last of these assignments. */
  readonly given: readonly string[];
  readonly giver: string | null;
  /** The last action of somebody else on the record that is open; null if there was none. */
  readonly here: RequestEvent | Extract<LiveEvent, { kind: 'customer' | 'staff' }> | null;
  /** Whether the list on the page is out of date, or the page may have missed events. */
  readonly isListOther: boolean;
}

interface Shown {
  readonly lead?: string | undefined;
  readonly customer?: string | undefined;
  readonly pathname?: string;
}

/**
 * Returns the news for a page.
 * @param told the live events, oldest first
 */
export function newsOf(told: readonly LiveEvent[], { lead: request, customer, pathname = '' }: Shown): LiveNews {
  const requests = told.filter((event) => event.kind === 'lead');
  const given = requests.filter(isGiven);
  const here = told.findLast(
    (event) =>
      (event.kind === 'lead' && event.id === request) ||
      (event.kind === 'customer' && String(event.id) === customer) ||
      (event.kind === 'staff' && pathname === STAFF),
  );
  return {
    asked: unique(requests.filter(({ action }) => action === 'asked').map(({ id }) => id)),
    given: unique(given.map(({ id }) => id)),
    giver: given.at(-1)?.by ?? null,
    here: here && 'by' in here ? here : null,
    isListOther: told.some(({ kind }) => kind === 'again') || (isListPage(pathname) && requests.length > 0),
  };
}

/** Returns whether the page shows a list of requests or orders, alone or beside an open request. */
export function isListPage(pathname: string): boolean {
  return [TODAY, ORDERS].includes(pathname) || new RegExp(`^${REQUESTS}(/[^/]+)?$`).test(pathname);
}

/**
 * Returns whether the live bar announces the event on every page. It announces other changes only on lists and on the page of the record
 * that changed.
 */
export function isNews(event: LiveEvent): boolean {
  return event.kind === 'lead' && (event.action === 'asked' || isGiven(event));
}

function isGiven({ action, isYours }: RequestEvent): boolean {
  return action === 'owner' && isYours;
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
