import { expect, test } from 'vitest';
import { letGo } from './let-go.ts';

test('a letter at hand still gets its document, which AVIF does not hold up; pictures are kept before the database goes', async () => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const { promise: letter, resolve: sent } = Promise.withResolvers<void>();
  const { promise: pictures, resolve: kept } = Promise.withResolvers<void>();
  const stopped = letGo({
    jobs: { stop: () => letter.then(note('jobs')) },
    avif: { close: note('avif') },
    press: { close: note('press') },
    renditions: { settled: () => pictures.then(note('pictures')) },
    connection: { close: async () => note('database')() },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(done).toEqual(['avif']);
  sent();
  await settle();
  expect(done).toEqual(['avif', 'jobs', 'press']);
  kept();
  await stopped;
  expect(done).toEqual(['avif', 'jobs', 'press', 'pictures', 'database']);
});
