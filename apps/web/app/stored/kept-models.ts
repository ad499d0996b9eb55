import { configurationBody, z } from '@gavel/contract';
import type { Configuration } from '@gavel/core';
import { isPreview } from '../preview/own-address.ts';

type Model = Pick<Configuration, 'houseId' | 'municipalityId'>;

/**
 * Stores what the server has last returned about a house in a municipality, for use without a network: the possible choices and their
 * prices. Leaves out the name of the house, because the data stays after the visitor deletes the house. Does not store a house of an
 * account, and returns null for it.
 * @param begun the value of `Bootstrap.configuration`
 */
export async function keepModel(begun: unknown): Promise<Configuration | null> {
  const { data: configuration } = configurationBody.safeParse(begun);
  if (!configuration || configuration.id !== null) return null;
  // Use a cache, because the data is too large for the other storages of the browser.
  const cache = await caches.open(MODELS);
  const address = addressOf(configuration);
  // Delete the entry first, so that it becomes the newest one.
  await cache.delete(address);
  await cache.put(address, Response.json(z.encode(configurationBody, { ...configuration, name: '' })));
  for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
  return configuration;
}

/**
 * Returns what is stored about a house. Null if nothing is stored or it is no longer readable. Also null in a preview, because the stored
 * data is from the real site.
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

/** Returns the address under which the data is stored. A cache needs addresses as keys, but nobody ever requests this one. */
function addressOf({ houseId, municipalityId }: Model): string {
  return `/kept-models/${houseId}/${municipalityId}`;
}

const MODELS = 'gavel-models';
/** How many configurations are stored at most. Each has about 230 KB. */
const MOST = 10;
