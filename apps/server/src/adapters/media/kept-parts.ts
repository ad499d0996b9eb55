import type { KeptRenditions } from './rendition-cache.ts';

/**
 * Returns the part of a picture that is cached under a name. If there is none, makes and caches the part, once for all callers that need it
 * at the same time. Making a part takes no turn in the queue, because the picture that needs the part already has a turn.
 */
export type KeptPart = (name: string, make: () => Promise<Buffer<ArrayBuffer>>) => Promise<Buffer<ArrayBuffer>>;

export function keptParts(cache: KeptRenditions): KeptPart {
  const making = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return async (name, make) => {
    const kept = await cache.get(name);
    if (kept) return kept;
    const begun = making.get(name);
    if (begun) return begun;
    const part = make().finally(() => making.delete(name));
    making.set(name, part);
    const made = await part;
    await cache.put(name, made);
    return made;
  };
}
