import type { ToldOfRequest } from '@gavel/contract/staff';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { tell } from '../../people/changes/changes.repository.ts';
import { requestWork } from './request-work.tables.ts';

interface Told {
  readonly action: ToldOfRequest;
  /** Who acted; null: the customer or the server. */
  readonly actorId: string | null;
  /** The previous owner; null: the request had no owner; missing: the owner has not changed. */
  readonly before?: string | null | undefined;
}

/**
 * Tells the open pages of the administration that these requests have changed. Call this function in the transaction that changes the
 * requests. Does nothing for held-back requests.
 */
export async function tellRequests(tx: Database, ids: readonly string[], { action, actorId, before }: Told): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: requestWork.leadId, owner: requestWork.ownerId })
    .from(requestWork)
    .where(inArray(requestWork.leadId, [...ids]));
  await tell(tx, ...found.map(({ id, owner }) => ({ kind: 'lead' as const, id, action, by: actorId, owner, before })));
}
