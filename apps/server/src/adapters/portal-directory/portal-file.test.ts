import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PortalFileError, portalFile } from './portal-file.ts';

const person = {
  email: 'Lovisa@portalen.example',
  firstName: 'Lovisa',
  lastName: 'Granberg',
  cellphone: '070-174 06 05',
  municipalityId: '2280',
  agreed: { version: '2026-09-01', at: '2026-09-14T09:30:00+02:00' },
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$nWZvQ6LrmbpjXiQaIRXoLQ$gZGLVsZlOjWkkDUl7xvyGLDp/WNObWVBCFWICneeyMs',
};

/** A directory of what is written in a file, and how many passwords it has reckoned. */
async function opened(content: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-portal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'portal.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  const count = { reckoned: 0 };
  const directory = await portalFile(path, async (check) => {
    count.reckoned += 1;
    return verify(check.hash, check.password);
  });
  return { directory, count };
}

test('knows its people by their address, whatever its case in the file, and by their password', async () => {
  const { directory } = await opened([person]);
  expect(await directory.has('lovisa@portalen.example')).toBe(true);
  expect(await directory.has('tage@portalen.example')).toBe(false);
  const { email: _, passwordHash: __, ...shown } = person;
  expect(await directory.verify('lovisa@portalen.example', 'lingon och blåbär')).toEqual({
    ...shown,
    agreed: { version: '2026-09-01', at: new Date('2026-09-14T07:30:00Z') },
  });
  expect(await directory.verify('lovisa@portalen.example', 'fel lösenord')).toBeNull();
});

test('an address that nobody has costs as much as one that somebody has', async () => {
  const { directory, count } = await opened([person]);
  expect(await directory.verify('nobody@portalen.example', 'lingon och blåbär')).toBeNull();
  expect(count.reckoned).toBe(1);
  await directory.verify('lovisa@portalen.example', 'fel lösenord');
  expect(count.reckoned).toBe(2);
});

describe('a file that cannot be used is told with what is wrong', () => {
  test.each([
    ['no JSON', '[{'],
    ['a password in plain letters', [{ ...person, passwordHash: 'lingon' }]],
    ['no address', [{ ...person, email: 'lovisa' }]],
    ['nothing that they agreed to', [{ ...person, agreed: undefined }]],
    ['a time that is none', [{ ...person, agreed: { ...person.agreed, at: 'i höstas' } }]],
    ['a name of a municipality', [{ ...person, municipalityId: 'Umeå' }]],
  ])('%s', async (_, content) => {
    await expect(opened(content)).rejects.toThrow(PortalFileError);
  });

  test('and one that is missing', async () => {
    await expect(portalFile('/nowhere/portal.json', async () => false)).rejects.toThrow('/nowhere/portal.json cannot be used');
  });
});
