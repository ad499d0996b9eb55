import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../http/app-error.ts';

/** How many hashes are computed at the same time. Each uses one core for about 15 ms, and 19 MiB of memory. */
const AT_ONCE = 2;
const WAITING = 50;

/** The cost of a hash: its memory in KiB, and how many passes it makes over the memory. */
interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** The smallest cost that OWASP recommends for argon2id: 19 MiB, two passes. */
const recommended: HashCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes and verifies passwords off the main thread. Throws `busy` when too many hashes wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(check: { readonly hash: string; readonly password: string }): Promise<boolean>;
  /**
   * Returns how many hashes have been begun so far. Tests use this number to check that every login computes equally many hashes,
   * whether or not the account exists.
   */
  readonly reckoned: () => number;
  /** Returns how many hashes wait. */
  readonly waiting: () => number;
}

export function createPasswords(cost: HashCost = recommended): Passwords {
  let running = 0;
  let reckoned = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new AppError('busy', '', { retryAfter: 2 });
      // When a running hash finishes, this hash starts instead, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      reckoned += 1;
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return {
    // NFC makes characters that look equal also equal in bytes, even if keyboards compose them in different ways.
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), { ...cost, parallelism: 1 })),
    verify: (check) => inTurn(() => verify(check.hash, check.password.normalize('NFC'))),
    reckoned: () => reckoned,
    waiting: () => waiting.length,
  };
}
