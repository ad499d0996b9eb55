import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './test.ts';

/** The newest letter that came to an address, as it came to the mail server. Waits for one. */
export async function letterTo(address: string): Promise<string> {
  const folder = join(process.env.GAVEL_E2E_DATA ?? '', 'mail');
  const letters = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => join(folder, name))
      .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
      .map((file) => readFileSync(file, 'utf8'))
      .filter((letter) => letter.includes(address));
  await expect.poll(() => letters().length, { message: `letters to ${address}` }).toBeGreaterThan(0);
  return letters().at(-1) ?? '';
}

/** The invitation's address in a letter, as plain text has it. */
export function linkIn(letter: string): string {
  const plain = letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const [link = ''] = /http:\/\/127\.0\.0\.1:\d+\/invitation#[\w-]+/.exec(plain) ?? [];
  expect(link).not.toBe('');
  return link;
}
