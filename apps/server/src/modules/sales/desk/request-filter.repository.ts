import type { RequestView } from '@gavel/contract/staff';
import type { AccountId } from '@gavel/core';
import type { Milestone, RequestPlace } from '@gavel/core/requests';
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { searchOf } from '../../../db/searched-words.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { requestWork } from '../requests/request-work.tables.ts';

/** Who reads requests, when, and whether they see requests of other salespersons. */
export interface Looking {
  readonly userId: string;
  readonly seesAll: boolean;
  /** yyyy-MM-dd in Stockholm. */
  readonly today: string;
  readonly now: Date;
}

export interface RequestFilter {
  readonly view: RequestView;
  readonly owner: AccountId | 'none' | null;
  readonly milestone: Milestone | null;
  /**
   * The column of the board: only requests in this column match, even if the view leaves out dormant or lost requests. Null: requests in
   * every column of the view match.
   */
  readonly place: RequestPlace | null;
  readonly municipalityId: string | null;
  /**
   * For each entry, a request must have a word that begins with `word`, or be from one of these municipalities. Null: the search has only
   * punctuation, so it finds nothing.
   */
  readonly words: readonly { readonly word: string; readonly municipalityIds: readonly string[] }[] | null;
}

/** A request is in the view of waiting customers if its customer has waited longer than this. */
const WAITING_MS = 7 * 86_400_000;

/**
 * Returns the condition for the requests that a user may see: all requests, or only the user’s own requests and requests without an owner.
 */
export function isVisible({ userId, seesAll }: Looking): SQL | undefined {
  return seesAll ? undefined : or(eq(requestWork.ownerId, userId), isNull(requestWork.ownerId));
}

/** Returns the SQL conditions for the requests that a filter selects. */
export function isFiltered(looking: Looking, { view, owner, milestone, place, municipalityId, words }: RequestFilter) {
  const byNumber = (number: AccountId) => sql`(select ${users.id} from ${users} where ${users.customerNumber} = ${number})`;
  return [
    ...(place === null ? [isInView(looking, view)] : [isAbout(looking, view), standsAt(looking, place)]),
    owner === null ? undefined : owner === 'none' ? isNull(requestWork.ownerId) : eq(requestWork.ownerId, byNumber(owner)),
    milestone === null ? undefined : eq(requestWork.milestone, milestone),
    municipalityId === null ? undefined : eq(requestWork.municipalityId, municipalityId),
    areFound(words),
  ];
}

/**
 * Returns the condition for requests that match every search word: the word must be the beginning of a word of the request, or of
 * the name of its municipality. PostgreSQL knows how frequent each word is. For a rare word it reads all matches from the index; for a
 * common word it reads the requests in order until it has enough.
 */
function areFound(words: RequestFilter['words']): SQL | undefined {
  if (words === null) return sql`false`;
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
  return sql`${requestWork.leadId} in (select id from leads as found where ${sql.join(found, sql` and `)})`;
}

/** Returns the condition for the requests in a view. */
export function isInView(looking: Looking, view: RequestView): SQL | undefined {
  switch (view) {
    case 'dormant':
      return isAsleep(looking);
    case 'lost':
      return isNotNull(requestWork.lostReason);
    case 'all':
      return undefined;
    default:
      return and(isOpen(looking), isAbout(looking, view));
  }
}

/** Returns the condition for the requests in a view, including dormant and lost ones. */
function isAbout({ userId, today, now }: Looking, view: RequestView): SQL | undefined {
  switch (view) {
    case 'mine':
      return eq(requestWork.ownerId, userId);
    case 'unassigned':
      return isNull(requestWork.ownerId);
    case 'new':
      return eq(requestWork.milestone, 'new');
    case 'due':
      return lte(requestWork.dueOn, today);
    case 'waiting':
      return and(ne(requestWork.milestone, 'agreement'), lt(requestWork.waitingSince, new Date(now.getTime() - WAITING_MS)));
    default:
      return undefined;
  }
}

function standsAt(looking: Looking, place: RequestPlace): SQL | undefined {
  if (place === 'lost') return isNotNull(requestWork.lostReason);
  return place === 'dormant' ? isAsleep(looking) : and(isOpen(looking), eq(requestWork.milestone, place));
}

function isAsleep({ today }: Looking): SQL | undefined {
  return and(isNull(requestWork.lostReason), gt(requestWork.dormantUntil, today));
}

/** Returns the condition for requests that are neither lost nor dormant. */
export function isOpen({ today }: Looking): SQL | undefined {
  return and(isNull(requestWork.lostReason), or(isNull(requestWork.dormantUntil), lte(requestWork.dormantUntil, today)));
}
