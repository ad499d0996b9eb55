import type { Database } from '../../../db/connect.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { Letters } from '../../people/letters/letters.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { keepSnapshot } from '../../visit/configurations/configurations.repository.ts';
import { takeFromHeldBack } from './held-back.repository.ts';
import { leadCreated } from './lead-events.ts';
import { salespersonLetter, thanksLetter } from './lead-letters.ts';
import type { Lead } from './lead-rows.repository.ts';
import { findLead } from './leads.repository.ts';
import { toldOfStored } from './told-lead.ts';

/** What releasing a request takes. */
export interface Releasing {
  readonly db: Database;
  readonly letters: Letters;
  readonly webhooks: Webhooks;
  readonly currentRange: ReadRange;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Treats a request that was taken for a robot's like every other: its letters are queued, other systems are told and it is forgotten no
 * more, all or nothing. It stands
 * in the audit log. Null: none is held back under that id.
 *
 * @param actorId the member of staff who says so; null: whoever runs the server
 */
export async function releaseHeldBack(
  { db, letters, webhooks, currentRange, now }: Releasing,
  id: string,
  actorId: string | null,
): Promise<Lead | null> {
  const lead = await findLead(db, id);
  if (!lead?.heldBack) return null;
  const told = toldOfStored(lead, await currentRange());
  const mails = [await letters.write(salespersonLetter(told)), await letters.write(thanksLetter(told))];
  const at = new Date(now());
  return db.transaction(async (tx) => {
    const released = await takeFromHeldBack(tx, id);
    if (!released) return null;
    if (lead.configurationId !== null) await keepSnapshot(tx, lead.configurationId);
    await addAuditEntry(tx, { actorId, subjectId: null, action: 'lead-released', details: { lead: id } }, at);
    await webhooks.tell(tx, leadCreated(id, at));
    for (const letter of mails) await letters.queue(tx, letter);
    return released;
  });
}
