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

/** Opens the housing portal that a file with this content describes, and counts how many passwords the portal checks. */
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

test('the directory of the housing portal finds a user by the lower-case e-mail address, however the file writes it, and verifies the password', async () => {
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

test('for an unknown e-mail address, the directory of the housing portal also calculates one password hash, as it does for a known address', async () => {
  const { directory, count } = await opened([person]);
  expect(await directory.verify('nobody@portalen.example', 'lingon och blåbär')).toBeNull();
  expect(count.reckoned).toBe(1);
  await directory.verify('lovisa@portalen.example', 'fel lösenord');
  expect(count.reckoned).toBe(2);
});

describe('portalFile rejects an unusable file and gives the reason', () => {
  test.each([
    ['it is not JSON', '[{'],
    ['a password is not hashed', [{ ...person, passwordHash: 'lingon' }]],
    ['an address is invalid', [{ ...person, email: 'lovisa' }]],
    ['accepted terms are missing', [{ ...person, agreed: undefined }]],
    ['a time is invalid', [{ ...person, agreed: { ...person.agreed, at: 'i höstas' } }]],
    ['a municipality is a name, not an id', [{ ...person, municipalityId: 'Umeå' }]],
  ])('portalFile rejects the file if %s', async (_, content) => {
    await expect(opened(content)).rejects.toThrow(PortalFileError);
  });

  test('the error about a missing file names its path', async () => {
    await expect(portalFile('/nowhere/portal.json', async () => false)).rejects.toThrow('/nowhere/portal.json cannot be used');
  });
});
