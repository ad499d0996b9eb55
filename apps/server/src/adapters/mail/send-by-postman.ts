import { fork } from 'node:child_process';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { logWords } from '../children/log-words.ts';
import { MailError, type MailTransport } from './mail.ts';
import type { Errand, ErrandEnd } from './postman-messages.ts';

interface PostmanSettings {
  readonly smtpUrl: string;
  /**
   * The folder of the files that show which e-mails are being sent or were accepted. A postman, the process that sends one
   * e-mail, writes to them.
   */
  readonly folder: string;
  /** How long one e-mail may take, in ms. */
  readonly longestMs: number;
  readonly logger: Pick<Logger, 'warn'>;
}

const program = new URL('./postman.ts', import.meta.url);

/**
 * How long after its time limit an e-mail still counts as being sent, in ms: the process that sends it may end late, and clocks may
 * differ.
 */
const SLACK_MS = 5000;

/**
 * Sends each e-mail in a separate process, which finishes the e-mail and records the result even if the server is killed. A file
 * named after the e-mail's id shows the progress: it is empty while the e-mail is being sent, and has content after the mail server
 * accepted it.
 */
export function sendByPostman({ smtpUrl, folder, longestMs, logger }: PostmanSettings): MailTransport {
  const noteOf = (id: string) => join(folder, id);
  return {
    async send(mail, id, attached = null) {
      const note = noteOf(id);
      const until = Date.now() + longestMs;
      if (!(await isToSend(note, longestMs + SLACK_MS))) return;
      const end = await run({ smtpUrl, letter: mail, id, attached, note, until }, logger);
      if (end?.fault) throw new MailError(end.fault);
      if (end || (await isTaken(note))) return;
      await rm(note, { force: true });
      throw forNow('the process that was to send it could not be started, or ended');
    },
    async taken() {
      const ids = await readdir(folder);
      const areTaken = await Promise.all(ids.map((id) => isTaken(noteOf(id))));
      return ids.filter((_, index) => areTaken[index]);
    },
    forget: (id) => rm(noteOf(id), { force: true }),
    // The files of e-mails that are sent by SMTP contain no part of the e-mail, so nothing has to be erased.
    erase: async () => undefined,
  };
}

/**
 * Records that an e-mail is being sent, and returns true. Returns false if the e-mail was accepted before. Throws `MailError` while
 * another process may be sending the e-mail.
 */
async function isToSend(note: string, longestMs: number): Promise<boolean> {
  try {
    await writeFile(note, '', { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if (await isTaken(note)) return false;
  const { mtimeMs } = await stat(note);
  if (Date.now() - mtimeMs < longestMs) throw forNow('a process that was started earlier may be sending it');
  const now = new Date();
  await utimes(note, now, now);
  return true;
}

function forNow(message: string): MailError {
  return new MailError({ message, isFinal: false, isOfContent: false });
}

async function isTaken(note: string): Promise<boolean> {
  const found = await stat(note).catch(() => null);
  return found !== null && found.size > 0;
}

/**
 * Starts a process that sends the e-mail, and returns the message of this process. Null: it could not be started, or ended without a
 * message. It gets the content of the e-mail and the password of the mail server over a private channel.
 */
function run(errand: Errand, logger: Pick<Logger, 'warn'>): Promise<ErrandEnd | null> {
  return new Promise((resolve) => {
    const postman = fork(program, {
      serialization: 'advanced',
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    logWords(postman, 'postman', logger);
    postman.once('message', (end: ErrandEnd) => resolve(end));
    postman.once('disconnect', () => resolve(null));
    postman.on('error', () => resolve(null));
    postman.send(errand, () => undefined);
  });
}
