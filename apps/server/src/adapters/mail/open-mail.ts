import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport/index.js';
import type { Logger } from 'pino';
import type { Mail } from './mail.ts';

export interface MailOptions {
  /** `smtp://user:password@host:port`; null: letters are written into the folder. */
  readonly smtpUrl: string | null;
  readonly folder: string;
  readonly logger: Logger;
}

/** Sends by SMTP, or writes `.eml` files that a mail program opens, and says where. */
export function openMail({ smtpUrl, folder, logger }: MailOptions): Mail {
  return smtpUrl === null ? written(folder, logger) : sent(smtpUrl);
}

function sent(smtpUrl: string): Mail {
  const waits: Options = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url: smtpUrl, ...waits });
  return {
    async send(letter) {
      await transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => transport.close(),
  };
}

function written(folder: string, logger: Logger): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${randomUUID()}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      logger.info({ file }, 'no SMTP_URL: a letter was written here');
    },
    close: () => transport.close(),
  };
}
