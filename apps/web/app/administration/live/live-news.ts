import type { LiveEvent } from '@gavel/contract/staff';
import { LEADS, ORDERS, STAFF, TODAY } from '../parts/desk.ts';

type LeadEvent = Extract<LiveEvent, { kind: 'lead' }>;

/** What is told on a page of what others have done. */
export interface LiveNews {
  /** Requests that have come, by id. */
  readonly asked: readonly string[];
  /** Requests that somebody has given to who looks, by id, and who did last. */
  readonly given: readonly string[];
  readonly giver: string | null;
  /** What was done last with what is open here; null: nothing. */
  readonly here: LeadEvent | Extract<LiveEvent, { kind: 'customer' | 'staff' }> | null;
  /** The list that is open here is another one now. */
  readonly isListOther: boolean;
}

interface Shown {
  readonly lead?: string | undefined;
  readonly customer?: string | undefined;
  readonly pathname?: string;
}

/** @param told in the order in which it happened */
export function newsOf(told: readonly LiveEvent[], { lead, customer, pathname = '' }: Shown): LiveNews {
  const leads = told.filter((event) => event.kind === 'lead');
  const given = leads.filter(isGiven);
  const here = told.findLast(
    (event) =>
      (event.kind === 'lead' && event.id === lead) ||
      (event.kind === 'customer' && String(event.id) === customer) ||
      (event.kind === 'staff' && pathname === STAFF),
  );
  return {
    asked: unique(leads.filter(({ action }) => action === 'asked').map(({ id }) => id)),
    given: unique(given.map(({ id }) => id)),
    giver: given.at(-1)?.by ?? null,
    here: here && 'by' in here ? here : null,
    isListOther: told.some(({ kind }) => kind === 'again') || (isListPage(pathname) && leads.length > 0),
  };
}

/** A list of requests or orders is seen, also beside one of them. */
export function isListPage(pathname: string): boolean {
  return [TODAY, ORDERS].includes(pathname) || new RegExp(`^${LEADS}(/[^/]+)?$`).test(pathname);
}

/** It is worth telling on whatever page. */
export function isNews(event: LiveEvent): boolean {
  return event.kind === 'lead' && (event.action === 'asked' || isGiven(event));
}

function isGiven({ action, isYours }: LeadEvent): boolean {
  return action === 'owner' && isYours;
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
