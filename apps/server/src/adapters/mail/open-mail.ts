import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { diskFault } from '../../disk/disk-fault.ts';
import { MailError, type MailTransport } from './mail.ts';
import { messageOf } from './message-of.ts';
import { sendByPostman } from './send-by-postman.ts';

export interface MailOptions {
  /**
   * `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte, with nodemailer's options as a query. Null: e-mails are
   * written into the folder.
   */
  readonly smtpUrl: string | null;
  /** The folder for e-mails that are written as files. Its subfolder `sending` records which e-mails are being sent or were accepted. */
  readonly folder: string;
  readonly logger: Logger;
  /** How many ms one e-mail may take; tests set less. */
  readonly longestMs?: number;
}

/** Returns a transport that sends by SMTP. Without a mail server, it writes `.eml` files for a mail program and logs their paths. */
export async function openMail({ smtpUrl, folder, logger, longestMs = 60_000 }: MailOptions): Promise<MailTransport> {
  const notes = join(folder, 'sending');
  await mkdir(notes, { recursive: true, mode: 0o700 });
  return smtpUrl === null ? written(folder, logger) : sendByPostman({ smtpUrl, folder: notes, longestMs, logger });
}

/** Throws a disk error as a `MailError` that is not final, because the disk may have space again later. */
function laterInWords(error: unknown): never {
  const message = diskFault(error);
  throw message === null ? error : new MailError({ message, isFinal: false, isOfContent: false });
}

function written(folder: string, logger: Logger): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail, id, attached = null) {
      const { message } = await transport.sendMail(messageOf(mail, id, attached));
      const file = join(folder, `${id}.eml`);
      // Write to a temporary file first, so that a kill or a power cut leaves no half e-mail.
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true }).catch(laterInWords);
      await rename(`${file}.part`, file);
      logger.info({ file }, 'no SMTP_URL: an e-mail was written here');
    },
    // This list of sent e-mails is not needed: writing an e-mail a second time only replaces the same file.
    taken: async () => [],
    forget: async () => undefined,
    async erase(ids) {
      for (const id of ids) await rm(join(folder, `${id}.eml`), { force: true });
    },
  };
}
