import { randomUUID } from 'node:crypto';
import { mailsToStaff } from '@gavel/contract/staff';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import { endMail, insertMail } from './mails.repository.ts';
import type { Mails } from './mails.ts';

/**
 * Returns a replacement for `Mails` that records e-mails as sent without sending them. Tests and demonstration servers (setting `DEMO`) use
 * it when they fill the database with data of past days.
 * @param now milliseconds since 1970
 */
export function mailsSentBefore(mails: Mails, now: () => number): Mails {
  return { ...mails, queue: (transaction, mail) => recordSentMail(transaction, mail, new Date(now())) };
}

/** Records that an e-mail was sent at this time. */
export async function recordSentMail(
  tx: Database,
  { kind, lead: request, to }: Pick<Mail, 'kind' | 'lead'> & { readonly to: Pick<Mail['to'], 'address'> },
  at: Date,
): Promise<void> {
  const id = randomUUID();
  const about = { kind, leadId: request ?? null, address: mailsToStaff.includes(kind) ? null : to.address };
  await insertMail(tx, { id, queuedAt: at, sealed: '', uselessAfter: null, ...about });
  await endMail(tx, id, 'sent', at);
}
