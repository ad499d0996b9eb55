import type { Account } from '@gavel/contract';
import { type KeptHouse, readOwnHouses } from '../stored/kept-houses.ts';

/**
 * The houses of this browser that whoever has just logged in is asked about: all that no account has, and none for staff, whose browser
 * may have shown a customer's. `except` is one that is being saved without a question; null: none is.
 */
export function housesToAsk({ access }: Pick<Account, 'access'>, except: number | null): readonly KeptHouse[] {
  if (access.includes('sales-admin')) return [];
  return readOwnHouses().filter(({ startedAt }) => startedAt !== except);
}
