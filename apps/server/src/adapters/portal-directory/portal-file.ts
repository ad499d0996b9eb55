import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PortalDirectory } from './portal-directory.ts';

/** Returns whether a password belongs to an argon2id hash. */
type Verify = (check: { readonly hash: string; readonly password: string }) => Promise<boolean>;

/** An unusable file. The message contains its path and the reason. */
export class PortalFileError extends Error {
  override readonly name = 'PortalFileError';
}

/**
 * Returns the housing portal that a JSON file describes: a list of people, each with the hash of their password. The file is read once.
 * Throws `PortalFileError`.
 */
export async function portalFile(path: string, verify: Verify): Promise<PortalDirectory> {
  const people = new Map((await readPeople(path)).map((person) => [person.email, person]));
  return {
    has: async (email) => people.has(email),
    async verify(email, password) {
      const person = people.get(email);
      const isTheirs = await verify({ hash: person?.passwordHash ?? NOBODYS, password });
      if (!person || !isTheirs) return null;
      const { firstName, lastName, cellphone, municipalityId, agreed } = person;
      return { firstName, lastName, cellphone, municipalityId, agreed };
    },
  };
}

/**
 * A hash that belongs to no user. If an e-mail address is unknown, the password is checked against this hash, so that the check takes as
 * long as for a known address.
 */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$NZxl4pBaNd7CixrQR7/MBg$uzbjWfE6W6TRIzxkZRVlqQCng5WXH05yiX9d4PT/uzg';

const peopleFile = z.array(
  z.strictObject({
    email: z.email().toLowerCase(),
    firstName: z.string().min(1),
    lastName: z.string().min(1),
    cellphone: z.string(),
    municipalityId: z.string().regex(/^\d{4}$/, 'expected the four digits of a municipality'),
    agreed: z.strictObject({ version: z.string().min(1), at: z.iso.datetime({ offset: true }).transform((at) => new Date(at)) }),
    passwordHash: z.string().startsWith('$argon2id$', 'expected an argon2id hash'),
  }),
);

async function readPeople(path: string) {
  try {
    return peopleFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    const fault = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
    throw new PortalFileError(`The housing portal's directory ${path} cannot be used: ${fault}`);
  }
}
