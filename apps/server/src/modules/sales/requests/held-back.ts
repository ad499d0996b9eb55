import type { Database } from '../../../db/connect.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { Mails } from '../../people/mail/mails.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { keepSnapshot } from '../../visit/configurations/configurations.repository.ts';
import { takeFromHeldBack } from './held-back.repository.ts';
import { requestCreated } from './request-events.ts';
import { salespersonMail, thanksMail } from './request-mails.ts';
import type { CustomerRequest } from './request-rows.repository.ts';
import { findRequest } from './requests.repository.ts';
import { toldOfStored } from './told-request.ts';

/** The dependencies of releasing a request. */
export interface Releasing {
  readonly db: Database;
  readonly mails: Mails;
  readonly webhooks: Webhooks;
  readonly currentRange: ReadRange;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Releases a held-back request in one transaction: queues its e-mails, sends its webhook, and records the release in the audit log.
 * From then on, the job that deletes old held-back requests ignores the request. Returns null if no request with that id is held
 * back.
 * @param actorId the member of staff who releases it; null: the operator
 */
export async function releaseHeldBack(
  { db, mails, webhooks, currentRange, now }: Releasing,
  id: string,
  actorId: string | null,
): Promise<CustomerRequest | null> {
  const request = await findRequest(db, id);
  if (!request?.heldBack) return null;
  const told = toldOfStored(request, await currentRange());
  const written = [await mails.write(salespersonMail(told)), await mails.write(thanksMail(told))];
  const at = new Date(now());
  return db.transaction(async (tx) => {
    const released = await takeFromHeldBack(tx, id);
    if (!released) return null;
    if (request.configurationId !== null) await keepSnapshot(tx, request.configurationId);
    await addAuditEntry(tx, { actorId, subjectId: null, action: 'lead-released', details: { lead: id } }, at);
    await webhooks.tell(tx, requestCreated(id, at));
    for (const mail of written) await mails.queue(tx, mail);
    return released;
  });
}
