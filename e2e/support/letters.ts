import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './test.ts';

/** The newest letter that came to an address, as it came to the mail server. Waits for one. */
export async function letterTo(address: string): Promise<string> {
  return (await lettersNaming(address, 1)).at(-1) ?? '';
}

/** The newest letter with an address in it that has an address of the site in it, too. Waits for one. @param path what that begins with */
export async function letterWith(address: string, path: string): Promise<string> {
  const isIt = (letter: string) => plainOf(letter).includes(path);
  await expect
    .poll(async () => (await lettersNaming(address, 0)).some(isIt), {
      message: `a letter with ${address}, ${path}`,
      timeout: 60_000,
    })
    .toBe(true);
  return (await lettersNaming(address, 0)).findLast(isIt) ?? '';
}

/** All letters with an address in them, to or from whom, oldest first. Waits for so many. */
export async function lettersNaming(address: string, count: number): Promise<string[]> {
  const folder = join(process.env.GAVEL_E2E_DATA ?? '', 'mail');
  const letters = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => join(folder, name))
      .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
      .map((file) => readFileSync(file, 'utf8'))
      .filter((letter) => letter.includes(address));
  await expect
    .poll(() => letters().length, { message: `letters with ${address}`, timeout: 60_000 })
    .toBeGreaterThanOrEqual(count);
  return letters();
}

/** The PDF that goes with a letter. */
export function pdfIn(letter: string): Buffer {
  const [, encoded = ''] = /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(letter) ?? [];
  return Buffer.from(encoded, 'base64');
}

/** An address of the site in a letter, as plain text has it. @param path what it begins with, `/invitation#` */
export function linkIn(letter: string, path: string): string {
  const [link = ''] = new RegExp(`http://127\\.0\\.0\\.1:\\d+${path}[\\w-]+`).exec(plainOf(letter)) ?? [];
  expect(link).not.toBe('');
  return link;
}

/** Without what its encoding breaks long lines with. */
function plainOf(letter: string): string {
  return letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
