import type { ContactRequest } from '@gavel/contract';
import type { Suspicion } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import type { Limit } from '../../../http/rate-limits.ts';

/**
 * The shortest time in which a person can fill in the form. Autofill does not make the time shorter, because it leaves the message empty.
 */
const FASTEST_MS = 2000;

/** Returns why a request looks like a robot's; null: it does not. The check needs no cookie and no external service. */
export async function suspect({ trap, openFor }: ContactRequest, client: string, count: Limit): Promise<Suspicion | null> {
  const isOverLimit = await exceeds(count, client);
  if (trap !== '') return 'trap';
  if (openFor !== null && openFor < FASTEST_MS) return 'too-fast';
  return isOverLimit ? 'too-many' : null;
}

/** Counts one request towards the limit of `who`, a client or an e-mail address. Returns whether it exceeds the limit. */
export async function exceeds(count: Limit, who: string): Promise<boolean> {
  try {
    await count(who);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return true;
    throw error;
  }
}
