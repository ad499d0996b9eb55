import type { ApiScope } from '@gavel/contract/staff';
import type { Database } from '../../../db/connect.ts';
import type { KnowsApiKey } from '../../../http/identity.ts';
import { hashKey, type Secrets } from '../../../secrets/secrets.ts';
import { type ApiKey, insertApiKey, takeApiKey } from './api-keys.repository.ts';

/** What keys begin with, so that one that got somewhere else is recognised. */
const PREFIX = 'gvl_';

/** So much of a key is kept as it is, to tell one from another: what is left has 166 bits. */
const START = PREFIX.length + 4;

interface KeyParts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Null: it holds until it is revoked. */
  readonly expiresAt: Date | null;
  /** The user who makes it; null: whoever runs the server. */
  readonly createdBy: string | null;
}

/** Makes a key for another system of the builder. It is answered here and never again: only what recognises it is stored. */
export async function makeApiKey(
  { db, now, secrets }: KeyParts & { readonly secrets: Pick<Secrets, 'newKey'> },
  asked: NewApiKey,
): Promise<{ readonly key: string; readonly made: ApiKey }> {
  const key = `${PREFIX}${secrets.newKey()}`;
  const stored = { ...asked, keyHash: hashKey(key), start: key.slice(0, START), createdAt: new Date(now()) };
  return { key, made: await insertApiKey(db, stored) };
}

/** Which program has a key, as long as the key holds. Every use is counted. */
export function knowsApiKey({ db, now }: KeyParts): KnowsApiKey {
  return async (key) => {
    if (!key.startsWith(PREFIX)) return null;
    const found = await takeApiKey(db, hashKey(key), new Date(now()));
    return found && { kind: 'program', keyId: found.id, scopes: found.scopes };
  };
}
