import type { ContactRequest } from '@gavel/contract';
import type { Suspicion } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import type { Limit } from '../../../http/rate-limits.ts';

/** Nobody reads a form and fills it in faster; browsers that fill it in themselves leave the message. */
const FASTEST_MS = 2000;

/** What a visitor's request looks like. Null: like a person's. Nothing of this needs a cookie or anybody else's service. */
export async function suspect({ trap, openFor }: ContactRequest, client: string, count: Limit): Promise<Suspicion | null> {
  const isOverLimit = await exceeds(count, client);
  if (trap !== '') return 'trap';
  if (openFor !== null && openFor < FASTEST_MS) return 'too-fast';
  return isOverLimit ? 'too-many' : null;
}

/** Counts once, and tells instead of refusing. */
export async function exceeds(count: Limit, who: string): Promise<boolean> {
  try {
    await count(who);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return true;
    throw error;
  }
}
