import { rm, writeFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport/index.js';
import { faultOf } from './fault-of.ts';
import { messageOf } from './message-of.ts';
import type { Errand, ErrandEnd } from './postman-messages.ts';

// The process that brings one letter to the mail server, and ends. It outlives the server that started it, so that a letter's answer is always
// met and noted, also when nobody is there any more to tell.

process.once('message', async (errand: Errand) => {
  if (Date.now() >= errand.until) process.exit(1);
  const impatience = setTimeout(() => process.exit(1), errand.until - Date.now());
  const end = await deliver(errand);
  clearTimeout(impatience);
  // The server may be gone.
  process.send?.(end, () => process.connected && process.disconnect());
});

// What is said goes to the server, which may be gone.
process.stderr.on('error', () => undefined);

// Whoever stops the server, from a terminal or as a service, stops the processes it started too. The letter at hand is brought to its end.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

async function deliver({ smtpUrl, letter, id, attached, note }: Errand): Promise<ErrandEnd> {
  // A letter that has gone and is not answered yet may have been taken: it is waited for until there is no time left.
  const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000 };
  // A password never goes over an open line, even when somebody in between hides that the server can encrypt.
  const options: Options = { url: smtpUrl, ...waits, requireTLS: new URL(smtpUrl).username !== '' };
  try {
    await createTransport(options).sendMail(messageOf(letter, id, attached));
  } catch (error) {
    await rm(note, { force: true });
    return { fault: faultOf(error) };
  }
  // When the disk is full the server can still be told.
  await writeFile(note, 'taken', { flush: true }).catch(() => undefined);
  return { fault: null };
}
