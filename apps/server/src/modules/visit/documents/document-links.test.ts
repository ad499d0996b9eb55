import { expect, test } from 'vitest';
import { sealWith } from '../../../secrets/seal.ts';
import { documentLinks } from './document-links.ts';

const linked = { token: 'a1B2c3D4', userId: 'anna', copy: 'light' } as const;
const secret = 's'.repeat(40);
let clock = 1_000_000;
const links = (from = secret) => documentLinks(sealWith(from, 'document-links'), () => clock);
const keyOf = (address: string) => /^\/documents\/([\w-]+)\.pdf$/.exec(address)?.[1] ?? '';

test('every server process with the same secret can decrypt the address of a PDF for 30 minutes', () => {
  clock = 1_000_000;
  const { address, expiresAt } = links().make(linked);
  expect(expiresAt - clock).toBe(30 * 60_000);
  clock = expiresAt - 1;
  expect(links().read(keyOf(address))).toEqual(linked);
  clock = expiresAt;
  expect(links().read(keyOf(address))).toBeNull();
});

test('the address of a PDF does not reveal which house the PDF shows, and a second address of the same PDF is different', () => {
  const [first, second] = [links().make(linked).address, links().make(linked).address];
  expect(first).not.toBe(second);
  expect(Buffer.from(keyOf(first), 'base64url').toString('latin1')).not.toMatch(/a1B2c3D4|anna/);
});

test('the address of a PDF is not valid if its key was changed or invented, or was encrypted with another secret or for another purpose', () => {
  const key = keyOf(links().make(linked).address);
  const changed = Buffer.from(key, 'base64url');
  changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
  const other = sealWith(secret, 'letters').seal(JSON.stringify({ ...linked, until: clock + 1000 }));
  for (const made of [changed.toString('base64url'), '', 'abc', key.slice(4), other]) expect(links().read(made)).toBeNull();
  expect(links('another').read(key)).toBeNull();
  const noLink = sealWith(secret, 'document-links').seal('{"token":"a1B2c3D4"}');
  expect(links().read(noLink)).toBeNull();
});
