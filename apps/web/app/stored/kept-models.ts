import { configurationBody, z } from '@gavel/contract';
import type { Configuration } from '@gavel/core';

type Model = Pick<Configuration, 'houseId' | 'municipalityId'>;

/**
 * Keeps what the server last answered of a house in a municipality, for where there is no network: what can be chosen, and what it costs.
 * Under no name, because it stays when the visitor's house is deleted. Nothing of what an account has: null.
 * @param begun `Bootstrap.configuration`
 */
export async function keepModel(begun: unknown): Promise<Configuration | null> {
  const { data: configuration } = configurationBody.safeParse(begun);
  if (!configuration || configuration.id !== null) return null;
  // Too large for the other storages of a browser.
  const cache = await caches.open(MODELS);
  const address = addressOf(configuration);
  // Put there anew it is the newest.
  await cache.delete(address);
  await cache.put(address, Response.json(z.encode(configurationBody, { ...configuration, name: '' })));
  for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
  return configuration;
}

/** The same again; null: it is not kept, or cannot be read any more. */
export async function readModel(house: Model): Promise<Configuration | null> {
  try {
    const kept = await (await caches.open(MODELS)).match(addressOf(house));
    return (kept && configurationBody.safeParse(await kept.json()).data) ?? null;
  } catch {
    return null;
  }
}

/** Nothing is ever asked for there: a cache has no other names. */
function addressOf({ houseId, municipalityId }: Model): string {
  return `/kept-models/${houseId}/${municipalityId}`;
}

const MODELS = 'gavel-models';
/** Some 230 KB each. */
const MOST = 10;
