import { randomUUID } from 'node:crypto';
import { lettersToStaff } from '@gavel/contract/staff';
import type { Letter } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import { endLetter, insertLetter } from './letters.repository.ts';
import type { Letters } from './letters.ts';

/** Records e-mails as sent and sends none: for a past that is made up. @param now milliseconds since 1970 */
export function lettersSentBefore(letters: Letters, now: () => number): Letters {
  return { ...letters, queue: (transaction, letter) => recordSentLetter(transaction, letter, new Date(now())) };
}

/** Records an e-mail as sent at a time. */
export async function recordSentLetter(
  tx: Database,
  { kind, lead, to }: Pick<Letter, 'kind' | 'lead'> & { readonly to: Pick<Letter['to'], 'address'> },
  at: Date,
): Promise<void> {
  const id = randomUUID();
  const about = { kind, leadId: lead ?? null, address: lettersToStaff.includes(kind) ? null : to.address };
  await insertLetter(tx, { id, queuedAt: at, sealed: '', uselessAfter: null, ...about });
  await endLetter(tx, id, 'sent', at);
}
