import { fork } from 'node:child_process';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { logWords } from '../children/log-words.ts';
import { type Mail, MailError } from './mail.ts';
import type { Errand, ErrandEnd } from './postman-messages.ts';

interface PostmanSettings {
  readonly smtpUrl: string;
  /** Where postmen leave their notes. */
  readonly folder: string;
  /** How long one letter may take, ms. */
  readonly longestMs: number;
  readonly logger: Pick<Logger, 'warn'>;
}

const program = new URL('./postman.ts', import.meta.url);

/** Clocks and busy machines may differ by so much. */
const SLACK_MS = 5000;

/**
 * Sends each letter by a process of its own, so that a server that is killed leaves no letter of which nobody knows whether it was taken. A
 * file with the letter's id tells how far it is: empty, it is on its way; with a word in it, it was taken.
 */
export function sendByPostman({ smtpUrl, folder, longestMs, logger }: PostmanSettings): Mail {
  const noteOf = (id: string) => join(folder, id);
  return {
    async send(letter, id, attached = null) {
      const note = noteOf(id);
      const until = Date.now() + longestMs;
      if (!(await isToSend(note, longestMs + SLACK_MS))) return;
      const end = await run({ smtpUrl, letter, id, attached, note, until }, logger);
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
    // Nothing of a letter lies here.
    erase: async () => undefined,
  };
}

/** Notes that a letter is on its way; false: it was taken. Throws `MailError` while another postman may be at it. */
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

/** Null: it could not be started, or ended without a word. What the letter says, and the mail server's password, go to it by a channel that nobody else sees. */
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
