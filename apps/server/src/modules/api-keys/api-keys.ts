import type { Database } from '../../db/connect.ts';
import { hashKey, type Secrets } from '../../secrets/secrets.ts';
import { type ApiKey, findApiKey, insertApiKey, noteUse } from './api-keys.repository.ts';

/** What keys begin with, so that one that got somewhere else is recognised. */
const PREFIX = 'gvl_';

const HOUR_MS = 3_600_000;

interface KeyParts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Makes a key for another system of the builder. It is answered here and never again: only what recognises it is stored. */
export async function makeApiKey(
  { db, now, secrets }: KeyParts & { readonly secrets: Pick<Secrets, 'newKey'> },
  name: string,
): Promise<{ readonly key: string; readonly made: ApiKey }> {
  const key = `${PREFIX}${secrets.newKey()}`;
  return { key, made: await insertApiKey(db, { name, keyHash: hashKey(key), createdAt: new Date(now()) }) };
}

/** Whether a key holds. When it was used last is noted, to the hour: reading shall not have to write. */
export function knowsApiKey({ db, now }: KeyParts): (key: string) => Promise<boolean> {
  return async (key) => {
    if (!key.startsWith(PREFIX)) return false;
    const found = await findApiKey(db, hashKey(key));
    if (!found) return false;
    const [at, before] = [new Date(now()), new Date(now() - HOUR_MS)];
    if (!found.usedAt || found.usedAt < before) await noteUse(db, found.id, at, before);
    return true;
  };
}
