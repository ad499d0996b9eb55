import type { ApiScope } from '@gavel/contract/staff';
import type { Database } from '../../../db/connect.ts';
import type { KnowsApiKey } from '../../../http/identity.ts';
import { hashKey, type Secrets } from '../../../secrets/secrets.ts';
import { type ApiKey, insertApiKey, takeApiKey } from './api-keys.repository.ts';

/** The prefix of all API keys, by which a leaked key is recognised. */
const PREFIX = 'gvl_';

/**
 * How many of a key's first characters are stored in plain text, so that people recognise the key. The other characters have 166
 * random bits.
 */
const START = PREFIX.length + 4;

interface KeyParts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Null: the key is valid until it is revoked. */
  readonly expiresAt: Date | null;
  /** The user who makes the key; null: the operator. */
  readonly createdBy: string | null;
}

/** Creates an API key for another system of the builder. The key cannot be read again later, because only its hash is stored. */
export async function makeApiKey(
  { db, now, secrets }: KeyParts & { readonly secrets: Pick<Secrets, 'newKey'> },
  asked: NewApiKey,
): Promise<{ readonly key: string; readonly made: ApiKey }> {
  const key = `${PREFIX}${secrets.newKey()}`;
  const stored = { ...asked, keyHash: hashKey(key), start: key.slice(0, START), createdAt: new Date(now()) };
  return { key, made: await insertApiKey(db, stored) };
}

/**
 * Returns a function that returns the program that a valid API key identifies; null: the key is not valid. The function counts every use of
 * the key.
 */
export function knowsApiKey({ db, now }: KeyParts): KnowsApiKey {
  return async (key) => {
    if (!key.startsWith(PREFIX)) return null;
    const found = await takeApiKey(db, hashKey(key), new Date(now()));
    return found && { kind: 'program', keyId: found.id, scopes: found.scopes };
  };
}
