import { token } from '@gavel/contract';
import { goOnAddress, linkAddress } from '../addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { isUnsaved, readHouse } from '../stored/kept-houses.ts';
import { configurationOfToday } from '../visit/configuration-of-today.ts';
import { type ComparedHouse, comparedHouse } from './compared-house.ts';

export interface Comparison {
  readonly houses: readonly ComparedHouse[];
  /**
   * How many houses of the address cannot be shown: they were deleted, their link was withdrawn, the visitor has no access to them, or
   * the builder no longer offers them.
   */
  readonly gone: number;
}

/** Loads the houses that an address names, in the order of the address. Throws `ApiError`, for example without a network. */
export async function loadComparison(keys: readonly string[]): Promise<Comparison> {
  const opened = await Promise.all(keys.map((key) => (token.safeParse(key).success ? openStored(key) : openKept(key))));
  const found = opened.filter((house) => house !== null);
  // An address can name a saved house twice: by its token, and by the number that identified it in this browser before it was
  // saved.
  const houses = [...new Map(found.map((house) => [house.key, house])).values()];
  return { houses, gone: keys.length - found.length };
}

async function openStored(key: string): Promise<ComparedHouse | null> {
  try {
    const configuration = await (await browserApi()).readConfiguration({ parameters: { id: key } });
    return comparedHouse(key, configuration, linkAddress(key));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function openKept(key: string): Promise<ComparedHouse | null> {
  const startedAt = Number(key);
  const kept = readHouse(startedAt);
  // The house has been saved to an account since the address was made.
  if (kept?.token && !isUnsaved(kept)) return openStored(kept.token);
  const today = kept && (await configurationOfToday(kept));
  return today ? comparedHouse(key, { ...today, selections: kept.selections }, goOnAddress(startedAt)) : null;
}
