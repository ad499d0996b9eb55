import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type Message from 'nodemailer/lib/mailer/index.js';
import type { Options } from 'nodemailer/lib/smtp-transport/index.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Attached, type Letter, type Mail, MailError } from './mail.ts';

export interface MailOptions {
  /** `smtp://user:password@host:port`, `smtps:` for TLS from the first byte; nodemailer's options may follow as a query. Null: letters are written into the folder. */
  readonly smtpUrl: string | null;
  readonly folder: string;
  readonly logger: Logger;
}

/** Sends by SMTP, or writes `.eml` files that a mail program opens, and says where. */
export function openMail({ smtpUrl, folder, logger }: MailOptions): Mail {
  return smtpUrl === null ? written(folder, logger) : sent(smtpUrl);
}

function sent(smtpUrl: string): Mail {
  const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  // A password never goes over an open line, even when somebody in between hides that the server can encrypt.
  const options: Options = { url: smtpUrl, ...waits, requireTLS: new URL(smtpUrl).username !== '' };
  const transport = createTransport(options);
  return {
    async send(letter, id, attached = null) {
      try {
        await transport.sendMail(messageOf(letter, id, attached));
      } catch (error) {
        throw mailError(error);
      }
    },
    close: () => transport.close(),
  };
}

function written(folder: string, logger: Logger): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter, id, attached = null) {
      const { message } = await transport.sendMail(messageOf(letter, id, attached));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      // A letter that was half written when the process was killed is none.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      logger.info({ file }, 'no SMTP_URL: a letter was written here');
    },
    close: () => transport.close(),
  };
}

function messageOf(letter: Letter, id: string, attached: Attached | null): Message.Options {
  const [, domain = 'localhost'] = letter.from.address.split('@');
  const { pictures, printedFor: _, ...words } = letter;
  return {
    ...words,
    messageId: `<${id}@${domain}>`,
    attachments: [
      ...pictures.map(({ cid, png }) => ({
        cid,
        content: png,
        encoding: 'base64',
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
        filename: `${cid}.png`,
      })),
      ...(attached ? [asFile(attached)] : []),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function asFile({ name, bytes, mediaType }: Attached) {
  return { content: Buffer.from(bytes), contentType: mediaType, contentDisposition: 'attachment' as const, filename: name };
}

const smtpFault = z.object({ code: z.string().catch('unknown'), responseCode: z.number().nullable().catch(null) });

/** Refused for good is what a server answers with 5xx about the addressee or the letter; about us (a wrong password) it may change. */
function mailError(error: unknown): MailError {
  const { code, responseCode } = smtpFault.parse(error);
  const isFinal = responseCode !== null && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new MailError(
    responseCode === null ? `no mail server took it (${code})` : `the mail server answered ${responseCode} (${code})`,
    isFinal,
  );
}
