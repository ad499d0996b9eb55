import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keptParts } from './kept-parts.ts';

const NAME = `${'a'.repeat(64)}.webp`;

test('a part of a picture is made once, even when one caller’s search in the cache ends after the part was made for another caller', async () => {
  const stored = new Map<string, Buffer<ArrayBuffer>>();
  const slowSearch = Promise.withResolvers<void>();
  let searches = 0;
  const keptPart = keptParts({
    get: async (name) => {
      const found = stored.get(name) ?? null;
      searches += 1;
      if (searches === 2) await slowSearch.promise;
      return found;
    },
    has: async (name) => stored.has(name),
    put: async (name, bytes) => void stored.set(name, Buffer.from(bytes)),
  });
  let made = 0;
  const make = async () => {
    made += 1;
    return Buffer.from('part');
  };
  const both = [keptPart(NAME, make), keptPart(NAME, make)];
  await both[0];
  await setImmediate();
  slowSearch.resolve();
  expect((await Promise.all(both)).map(String)).toEqual(['part', 'part']);
  expect(made).toBe(1);
});

test('if making a part of a picture fails, the part is made at the next request', async () => {
  const keptPart = keptParts({ get: async () => null, has: async () => false, put: async () => undefined });
  await expect(keptPart(NAME, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full');
  expect(String(await keptPart(NAME, async () => Buffer.from('part')))).toBe('part');
});
