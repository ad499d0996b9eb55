import { z } from '@gavel/contract';
import type { SuspectRequests } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import { actorOf, type Identity } from '../../../http/identity.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { type Releasing, releaseHeldBack } from '../requests/held-back.ts';
import { lookingOf, type Selling } from './look-at-requests.ts';
import { countSuspects, deleteSuspect, listSuspects, seesSuspect } from './suspects.repository.ts';

/** The greatest number of suspect requests that a page shows. */
const LISTED = 100;
const MOST_COUNTED = 1000;

/** Returns the latest suspect requests that the user may see, at most `max`, and how many there are. It counts at most 999. */
export async function readSuspects(selling: Selling, identity: Identity, max = LISTED): Promise<SuspectRequests> {
  const { db, currentRange } = selling;
  const looking = lookingOf(selling, identity);
  const { municipalities } = await currentRange();
  const [listed, count] = [
    await listSuspects(db, looking, Math.min(max, LISTED)),
    await countSuspects(db, looking, MOST_COUNTED),
  ];
  return {
    leads: listed.flatMap(({ suspicion, municipalityId, sentAt, ...request }) => {
      const municipalityName = municipalities.find(({ id }) => id === municipalityId)?.name ?? '';
      return suspicion === null ? [] : [{ ...request, suspicion, municipalityName, arrivedAt: sentAt.getTime() }];
    }),
    count: Math.min(count, MOST_COUNTED - 1),
    isMore: count === MOST_COUNTED,
  };
}

/**
 * Releases a suspect request, after staff have decided that a person wrote it. From now on it is like every other request. Throws
 * `unknown-lead`.
 */
export async function releaseSuspect(selling: Selling & Releasing, identity: Identity, id: string): Promise<void> {
  const isTheirs = isId(id) && (await seesSuspect(selling.db, lookingOf(selling, identity), id));
  const released = isTheirs ? await releaseHeldBack(selling, id, actorOf(identity)) : null;
  if (!released) throw new AppError('unknown-lead');
}

/** Deletes a suspect request, after staff have decided that a robot wrote it. Throws `unknown-lead`. */
export async function removeSuspect(selling: Selling, identity: Identity, id: string): Promise<void> {
  const looking = lookingOf(selling, identity);
  const entry = { actorId: actorOf(identity), subjectId: null, action: 'lead-deleted', details: { lead: id } } as const;
  const isDone =
    isId(id) &&
    (await selling.db.transaction(async (tx) => {
      if (!(await deleteSuspect(tx, looking, id))) return false;
      await addAuditEntry(tx, entry, looking.now);
      return true;
    }));
  if (!isDone) throw new AppError('unknown-lead');
}

/** Returns whether a text is a UUID. A PostgreSQL query with any other text would fail. */
function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
