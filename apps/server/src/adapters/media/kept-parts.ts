import type { KeptRenditions } from './rendition-cache.ts';

/**
 * Returns the part of a picture that is cached under a name. If the part is not cached, makes and caches the part, once for all
 * callers that need it at the same time. Making a part takes no turn in the queue, because the picture that needs the part already
 * has a turn.
 */
export type KeptPart = (name: string, make: () => Promise<Buffer<ArrayBuffer>>) => Promise<Buffer<ArrayBuffer>>;

export function keptParts(cache: KeptRenditions): KeptPart {
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const findOrMake: KeptPart = async (name, make) => {
    const kept = await cache.get(name);
    if (kept) return kept;
    const made = await make();
    await cache.put(name, made);
    return made;
  };
  return (name, make) => {
    // Callers share the search in the cache too. If a caller searched alone, another caller could store the part and leave `underWay`
    // before that search ended without a result. The part would then be made twice.
    const begun = underWay.get(name);
    if (begun) return begun;
    const part = findOrMake(name, make).finally(() => underWay.delete(name));
    underWay.set(name, part);
    return part;
  };
}
