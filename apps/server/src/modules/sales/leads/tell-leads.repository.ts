import type { ToldOfLead } from '@gavel/contract/staff';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { tell } from '../../people/changes/changes.repository.ts';
import { leadWork } from './lead-work.tables.ts';

interface Told {
  readonly action: ToldOfLead;
  /** Null: the customer, or the server. */
  readonly actorId: string | null;
  /** Who took care of it before, where that is somebody else now. */
  readonly before?: string | null | undefined;
}

/** Open screens hear of these requests, in the transaction that changes them; of those that are held back nobody does. */
export async function tellLeads(tx: Database, ids: readonly string[], { action, actorId, before }: Told): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: leadWork.leadId, owner: leadWork.ownerId })
    .from(leadWork)
    .where(inArray(leadWork.leadId, [...ids]));
  await tell(tx, ...found.map(({ id, owner }) => ({ kind: 'lead' as const, id, action, by: actorId, owner, before })));
}
