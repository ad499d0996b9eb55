import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { diskFault } from '../../disk/disk-fault.ts';
import { type Mail, MailError } from './mail.ts';
import { messageOf } from './message-of.ts';
import { sendByPostman } from './send-by-postman.ts';

export interface MailOptions {
  /** `smtp://user:password@host:port`, `smtps:` for TLS from the first byte; nodemailer's options may follow as a query. Null: letters are written into the folder. */
  readonly smtpUrl: string | null;
  /** For letters that are files, and for what is noted of those that are sent. */
  readonly folder: string;
  readonly logger: Logger;
  /** How long one letter may take, ms; tests are less patient. */
  readonly longestMs?: number;
}

/** Sends by SMTP, or writes `.eml` files that a mail program opens, and says where. */
export async function openMail({ smtpUrl, folder, logger, longestMs = 60_000 }: MailOptions): Promise<Mail> {
  const notes = join(folder, 'sending');
  await mkdir(notes, { recursive: true, mode: 0o700 });
  return smtpUrl === null ? written(folder, logger) : sendByPostman({ smtpUrl, folder: notes, longestMs, logger });
}

/** A disk may have room again, and a letter waits for that. */
function laterInWords(error: unknown): never {
  const message = diskFault(error);
  throw message === null ? error : new MailError({ message, isFinal: false, isOfContent: false });
}

function written(folder: string, logger: Logger): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter, id, attached = null) {
      const { message } = await transport.sendMail(messageOf(letter, id, attached));
      const file = join(folder, `${id}.eml`);
      // A letter that was half written when the process was killed, or the power went, is none.
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true }).catch(laterInWords);
      await rename(`${file}.part`, file);
      logger.info({ file }, 'no SMTP_URL: a letter was written here');
    },
    // Written again, it is the same file.
    taken: async () => [],
    forget: async () => undefined,
    async erase(ids) {
      for (const id of ids) await rm(join(folder, `${id}.eml`), { force: true });
    },
  };
}
