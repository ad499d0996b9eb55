import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { httpReceiver, type Reach } from '../../../adapters/webhooks/http-receiver.ts';
import type { Receiver } from '../../../adapters/webhooks/receiver.ts';
import { webhookSecretOf } from '../../../adapters/webhooks/sign-message.ts';
import type { Database } from '../../../db/connect.ts';
import type { Seal } from '../../../secrets/seal.ts';
import type { ReceiverOf } from './deliver-webhooks.ts';
import { findReceiver, type KeptReceiver } from './webhooks.repository.ts';

const DAY_MS = 86_400_000;

/** The number of random bytes in a new secret. */
const SECRET_BYTES = 32;

const stored = z.array(z.object({ secret: z.string(), until: z.number().nullable() }));

interface ReceiversParts {
  readonly db: Database;
  readonly seal: Seal;
  /** The receiver that the server’s settings name; null: the settings name none. */
  readonly configured: Receiver | null;
  /** To which addresses the receivers that administrators add may point: only public ones (`internet`), or all (`anywhere`). */
  readonly reach: Reach;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Returns a function that returns the receiver with an id: the receiver that the server’s settings name, or one that an administrator
 * added.
 */
export function receiversOf({ db, seal, configured, reach, now }: ReceiversParts): ReceiverOf {
  return async (id) => {
    if (id === null) return configured;
    const kept = await findReceiver(db, id);
    return kept && httpReceiver({ url: kept.url, secrets: secretsOf(kept, seal, now()), reach });
  };
}

/**
 * Returns a new secret, and the encrypted list of secrets to store. The previous secret also signs messages for one more day, so that the
 * operator of the receiving system has time to replace it. A previous secret that can no longer be decrypted is left out.
 */
export function renewSecret(before: Pick<KeptReceiver, 'secrets'> | null, seal: Seal, now: number) {
  const secret = webhookSecretOf(randomBytes(SECRET_BYTES));
  const last = before ? readableSecrets(before, seal, now).slice(0, 1) : [];
  const secrets = [{ secret, until: null }, ...last.map((one) => ({ secret: one, until: now + DAY_MS }))];
  return { secret, secrets: seal.seal(JSON.stringify(secrets)) };
}

/** Returns what `secretsOf` returns; an empty list: a new `AUTH_SECRET` has made the secrets unreadable. */
function readableSecrets(kept: Pick<KeptReceiver, 'secrets'>, seal: Seal, now: number): readonly string[] {
  try {
    return secretsOf(kept, seal, now);
  } catch {
    return [];
  }
}

/** Returns the secrets that sign messages now, the newest first. */
function secretsOf({ secrets }: Pick<KeptReceiver, 'secrets'>, seal: Seal, now: number): readonly string[] {
  const known = stored.parse(JSON.parse(seal.open(secrets)));
  return known.filter(({ until }) => until === null || until > now).map(({ secret }) => secret);
}
