import type { LeadView } from '@gavel/contract/staff';
import type { AccountId } from '@gavel/core';
import type { LeadPlace, Milestone } from '@gavel/core/leads';
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { searchOf } from '../../../db/searched-words.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { leadWork } from '../leads/lead-work.tables.ts';

/** Who looks, when, and whether they see other salespersons' requests. */
export interface Looking {
  readonly userId: string;
  readonly seesAll: boolean;
  /** yyyy-MM-dd in Stockholm. */
  readonly today: string;
  readonly now: Date;
}

export interface LeadFilter {
  readonly view: LeadView;
  readonly owner: AccountId | 'none' | null;
  readonly milestone: Milestone | null;
  /** Where they stand on the board, in place of whether they rest as the view says; null: as it says. */
  readonly place: LeadPlace | null;
  readonly municipalityId: string | null;
  /** Each is the beginning of a word, or a municipality: one of these ids. */
  readonly words: readonly { readonly word: string; readonly municipalityIds: readonly string[] }[];
}

/** Who waits longer than this is in the view of those who wait. */
const WAITING_MS = 7 * 86_400_000;

/** A salesman's own, and those that nobody takes care of; where the builder's setting says so, everybody's. */
export function isVisible({ userId, seesAll }: Looking): SQL | undefined {
  return seesAll ? undefined : or(eq(leadWork.ownerId, userId), isNull(leadWork.ownerId));
}

/** What narrows a list. */
export function isFiltered(looking: Looking, { view, owner, milestone, place, municipalityId, words }: LeadFilter) {
  const byNumber = (number: AccountId) => sql`(select ${users.id} from ${users} where ${users.customerNumber} = ${number})`;
  return [
    ...(place === null ? [isInView(looking, view)] : [isAbout(looking, view), standsAt(looking, place)]),
    owner === null ? undefined : owner === 'none' ? isNull(leadWork.ownerId) : eq(leadWork.ownerId, byNumber(owner)),
    milestone === null ? undefined : eq(leadWork.milestone, milestone),
    municipalityId === null ? undefined : eq(leadWork.municipalityId, municipalityId),
    areFound(words),
  ];
}

/**
 * Requests that have each of these words, or a word that begins like it, or are from one of its municipalities. PostgreSQL knows of each word how many have it: of what is
 * rare the index finds all, of what is common it walks the order of the list until there are enough.
 */
function areFound(words: LeadFilter['words']): SQL | undefined {
  if (words.length === 0) return undefined;
  const plain = words.filter(({ municipalityIds }) => municipalityIds.length === 0).map(({ word }) => word);
  const orFrom = words.filter(({ municipalityIds }) => municipalityIds.length > 0);
  const found = [
    ...(plain.length === 0 ? [] : [sql`found.words @@ ${searchOf(plain)}`]),
    ...orFrom.map(({ word, municipalityIds }) => {
      const ids = sql.join([...municipalityIds], sql`, `);
      return sql`(found.words @@ ${searchOf([word])} or found.municipality_id = any(array[${ids}]::text[]))`;
    }),
  ];
  return sql`${leadWork.leadId} in (select id from leads as found where ${sql.join(found, sql` and `)})`;
}

/** What stands in a view. */
export function isInView(looking: Looking, view: LeadView): SQL | undefined {
  switch (view) {
    case 'dormant':
      return isAsleep(looking);
    case 'lost':
      return isNotNull(leadWork.lostReason);
    case 'all':
      return undefined;
    default:
      return and(isOpen(looking), isAbout(looking, view));
  }
}

/** What a view is about, whether or not it rests. */
function isAbout({ userId, today, now }: Looking, view: LeadView): SQL | undefined {
  switch (view) {
    case 'mine':
      return eq(leadWork.ownerId, userId);
    case 'unassigned':
      return isNull(leadWork.ownerId);
    case 'new':
      return eq(leadWork.milestone, 'new');
    case 'due':
      return lte(leadWork.dueOn, today);
    case 'waiting':
      return and(ne(leadWork.milestone, 'agreement'), lt(leadWork.waitingSince, new Date(now.getTime() - WAITING_MS)));
    default:
      return undefined;
  }
}

function standsAt(looking: Looking, place: LeadPlace): SQL | undefined {
  if (place === 'lost') return isNotNull(leadWork.lostReason);
  return place === 'dormant' ? isAsleep(looking) : and(isOpen(looking), eq(leadWork.milestone, place));
}

function isAsleep({ today }: Looking): SQL | undefined {
  return and(isNull(leadWork.lostReason), gt(leadWork.dormantUntil, today));
}

/** Neither lost nor asleep. */
export function isOpen({ today }: Looking): SQL | undefined {
  return and(isNull(leadWork.lostReason), or(isNull(leadWork.dormantUntil), lte(leadWork.dormantUntil, today)));
}
