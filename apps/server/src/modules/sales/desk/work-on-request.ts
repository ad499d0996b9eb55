import type { Database } from '../../../db/connect.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { type lockWork, type WorkChange, writeChange } from './request-changes.repository.ts';

type Work = NonNullable<Awaited<ReturnType<typeof lockWork>>>;

/**
 * Stores a change to the locked work on a request, and its history entry. If the state of the request changes, the builder's
 * other systems get a webhook.
 */
export async function workOnRequest(
  webhooks: Webhooks,
  tx: Database,
  work: Work,
  change: WorkChange,
  entry: Parameters<typeof writeChange>[3],
): Promise<void> {
  await writeChange(tx, work, change, entry);
  const isMoved = (['milestone', 'dormantUntil', 'lostReason'] as const).some(
    (part) => change[part] !== undefined && change[part] !== work[part],
  );
  if (isMoved)
    await webhooks.tell(tx, { type: 'lead.state_changed', subject: work.leadId, revision: null, happenedAt: entry.at });
}
