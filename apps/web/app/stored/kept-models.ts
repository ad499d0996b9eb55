import { configurationBody, z } from '@gavel/contract';
import type { Configuration } from '@gavel/core';
import { isPreview } from '../preview/own-address.ts';

type Model = Pick<Configuration, 'houseId' | 'municipalityId'>;

/**
 * Stores the configuration that the server has last returned for a house model in a municipality, with its answers and prices, for use
 * without a network. Leaves out the visitor’s name for the house, because the data stays after the visitor deletes the house. For a saved
 * house, and for unreadable data, stores nothing and returns null.
 * @param begun the value of `Bootstrap.configuration`
 */
export async function keepModel(begun: unknown): Promise<Configuration | null> {
  const { data: configuration } = configurationBody.safeParse(begun);
  if (!configuration || configuration.id !== null) return null;
  // Use the Cache API, because so many configurations are too large for localStorage.
  const cache = await caches.open(MODELS);
  const address = addressOf(configuration);
  // Delete the older entry of this address first, so that the new entry becomes the last one of the cache.
  await cache.delete(address);
  await cache.put(address, Response.json(z.encode(configurationBody, { ...configuration, name: '' })));
  for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
  return configuration;
}

/**
 * Returns the stored configuration of a house model in a municipality. Null if it is missing or not readable. Also null in a preview,
 * because the stored data is from the real site.
 */
export async function readModel(house: Model): Promise<Configuration | null> {
  if (isPreview) return null;
  try {
    const kept = await (await caches.open(MODELS)).match(addressOf(house));
    return (kept && configurationBody.safeParse(await kept.json()).data) ?? null;
  } catch {
    return null;
  }
}

/** Returns the address under which the cache stores the data. Keys of a cache must be addresses, but the browser never requests this. */
function addressOf({ houseId, municipalityId }: Model): string {
  return `/kept-models/${houseId}/${municipalityId}`;
}

const MODELS = 'gavel-models';
/** How many configurations are stored at most. Each has about 230 KB. */
const MOST = 10;
