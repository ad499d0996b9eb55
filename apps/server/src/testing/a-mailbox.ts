import type { Mail } from '../adapters/mail/mail.ts';
import type { Mails } from '../modules/people/mail/mails.ts';
import { aPublishedRange } from './a-published-range.ts';

/** Returns a mailbox that stores e-mails instead of sending them, even if the transaction that queues them does not commit. */
export function aMailbox(): Mails & {
  readonly mails: readonly Mail[];
  empty(): void;
  uselessAfter(mail: Mail): Date | undefined;
} {
  const mails: Mail[] = [];
  const deadlines = new Map<Mail, Date | undefined>();
  const head = { ...aPublishedRange(), baseUrl: 'https://hus.example', sign: Buffer.from('png') };
  return {
    mails,
    empty: () => void mails.splice(0),
    head: async () => head,
    write: async (content) => content(head),
    queue: async (_transaction, mail, uselessAfter) => {
      mails.push(mail);
      deadlines.set(mail, uselessAfter);
    },
    uselessAfter: (mail) => deadlines.get(mail),
  };
}
