import { rm, writeFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport/index.js';
import { faultOf } from './fault-of.ts';
import { messageOf } from './message-of.ts';
import type { Errand, ErrandEnd } from './postman-messages.ts';

// The process that sends one e-mail to the mail server, and ends. It outlives our server if that is stopped or killed, so that the
// mail server's response is still received and recorded.

process.once('message', async (errand: Errand) => {
  if (Date.now() >= errand.until) process.exit(1);
  const impatience = setTimeout(() => process.exit(1), errand.until - Date.now());
  const end = await deliver(errand);
  clearTimeout(impatience);
  // If our server has ended, this message cannot be sent. The callback ignores that error.
  process.send?.(end, () => process.connected && process.disconnect());
});

// Our server reads stderr. If our server has ended, writing to stderr fails. Ignore that error.
process.stderr.on('error', () => undefined);

// A terminal or a service that stops our server also stops its child processes. Ignore these signals, so that this process
// still sends its e-mail.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

async function deliver({ smtpUrl, letter: mail, id, attached, note }: Errand): Promise<ErrandEnd> {
  // Limit only the time to connect. Later, the mail server may have accepted the e-mail and not responded yet, so wait for its response
  // until the time limit of the e-mail.
  const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000 };
  // With a password, require encryption. So an attacker who hides that the mail server supports encryption gets no password.
  const options: Options = { url: smtpUrl, ...waits, requireTLS: new URL(smtpUrl).username !== '' };
  try {
    await createTransport(options).sendMail(messageOf(mail, id, attached));
  } catch (error) {
    await rm(note, { force: true });
    return { fault: faultOf(error) };
  }
  // The mail server has accepted the e-mail, so report success even if the disk is full and the note cannot be written.
  await writeFile(note, 'taken', { flush: true }).catch(() => undefined);
  return { fault: null };
}
