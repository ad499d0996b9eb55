import type { Database } from '../../../db/connect.ts';
import type { Member } from '../../../http/identity.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { SavedHouse } from './saved-houses.repository.ts';

type Action =
  | 'configuration-saved'
  | 'configuration-deleted'
  | 'household-invited'
  | 'household-invitation-withdrawn'
  | 'household-joined'
  | 'household-removed';

/** If staff change another person’s house, adds an entry to the audit log, in the transaction of that change. */
export async function noteForStaff(
  tx: Database,
  { userId, role }: Member,
  { token, ownerId }: Pick<SavedHouse, 'token' | 'ownerId'>,
  action: Action,
  at: Date,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  if (role === 'Customer' || ownerId === userId) return;
  await addAuditEntry(tx, { actorId: userId, subjectId: ownerId, action, details: { configuration: token, ...details } }, at);
}
