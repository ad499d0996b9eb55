import type { Account } from '@gavel/contract';
import { type KeptHouse, readOwnHouses } from '../stored/kept-houses.ts';

/**
 * Returns the houses in this browser that the page offers to save after a login: those that belong to no account. Returns no houses for
 * staff, because a house in their browser may belong to a customer.
 * @param except a house that the page saves without asking; null: there is none
 */
export function housesToAsk({ access }: Pick<Account, 'access'>, except: number | null): readonly KeptHouse[] {
  if (access.includes('sales-admin')) return [];
  return readOwnHouses().filter(({ startedAt }) => startedAt !== except);
}
