import { pino } from 'pino';
import { expect, test } from 'vitest';
import { letGo } from './let-go.ts';

test('a letter at hand still gets its document, which AVIF does not hold up; pictures and counts are kept before the database goes', async () => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const { promise: letter, resolve: sent } = Promise.withResolvers<void>();
  const { promise: pictures, resolve: kept } = Promise.withResolvers<void>();
  const stopped = letGo({
    live: { close: async () => note('live')() },
    jobs: { stop: () => letter.then(note('jobs')) },
    counts: { write: async () => note('counts')() },
    avif: { close: note('avif') },
    press: { close: note('press') },
    renditions: { settled: () => pictures.then(note('pictures')) },
    connection: { close: async () => note('database')() },
    logger: pino({ level: 'silent' }),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(done).toEqual(['avif']);
  sent();
  await settle();
  expect(done).toEqual(['avif', 'jobs', 'press']);
  kept();
  await stopped;
  expect(done).toEqual(['avif', 'jobs', 'press', 'pictures', 'counts', 'live', 'database']);
});

test('counts that cannot be written are told, and keep nothing from ending', async () => {
  const told: string[] = [];
  let isClosed = false;
  await letGo({
    live: { close: async () => undefined },
    jobs: { stop: async () => undefined },
    counts: { write: () => Promise.reject(new Error('no database')) },
    avif: { close: () => undefined },
    press: { close: () => undefined },
    renditions: { settled: async () => undefined },
    connection: {
      close: async () => {
        isClosed = true;
      },
    },
    logger: pino({}, { write: (line) => void told.push(line) }),
  });
  expect(isClosed).toBe(true);
  expect(told).toEqual([expect.stringContaining('the last counts are lost')]);
});
