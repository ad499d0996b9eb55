import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './test.ts';

/** The longest wait for an e-mail. Its pictures and its PDF must be made first, which takes minutes on a busy machine. */
const MAIL_WAIT_MS = 360_000;

/**
 * Waits for an e-mail that contains an e-mail address (as sender, recipient or in the text). Returns the newest such e-mail as the mail
 * server received it.
 */
export async function mailTo(address: string): Promise<string> {
  return (await mailsNaming(address, 1)).at(-1) ?? '';
}

/**
 * Waits for an e-mail that contains an e-mail address and a link to the site. Returns the newest such e-mail.
 * @param path the beginning of the link's path
 */
export async function mailWith(address: string, path: string): Promise<string> {
  const isIt = (mail: string) => plainOf(mail).includes(path);
  await expect
    .poll(async () => (await mailsNaming(address, 0)).some(isIt), {
      message: `a letter with ${address}, ${path}`,
      timeout: MAIL_WAIT_MS,
    })
    .toBe(true);
  return (await mailsNaming(address, 0)).findLast(isIt) ?? '';
}

/** Waits for at least `count` e-mails that contain an e-mail address (as `mailTo` does). Returns all of them, the oldest first. */
export async function mailsNaming(address: string, count: number): Promise<string[]> {
  const folder = join(process.env.GAVEL_E2E_DATA ?? '', 'mail');
  const mails = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => join(folder, name))
      .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
      .map((file) => readFileSync(file, 'utf8'))
      .filter((mail) => mail.includes(address));
  await expect
    .poll(() => mails().length, { message: `letters with ${address}`, timeout: MAIL_WAIT_MS })
    .toBeGreaterThanOrEqual(count);
  return mails();
}

/** Returns the PDF that is attached to an e-mail. */
export function pdfIn(mail: string): Buffer {
  const [, encoded = ''] = /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(mail) ?? [];
  return Buffer.from(encoded, 'base64');
}

/**
 * Returns a link to the site from an e-mail's plain text.
 * @param path the beginning of the link's path, such as `/invitation#`
 */
export function linkIn(mail: string, path: string): string {
  const [link = ''] = new RegExp(`http://127\\.0\\.0\\.1:\\d+${path}[\\w-]+`).exec(plainOf(mail)) ?? [];
  expect(link).not.toBe('');
  return link;
}

/** Removes the soft line breaks of the e-mail's encoding, and decodes its equals signs. */
function plainOf(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
