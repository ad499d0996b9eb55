import { pino } from 'pino';
import { expect, test } from 'vitest';
import { letGo } from './let-go.ts';

test('a stopping server waits for the document of the current e-mail but not for an AVIF picture, and stores finished pictures and usage counts before it closes the database', async () => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const { promise: mail, resolve: sent } = Promise.withResolvers<void>();
  const { promise: pictures, resolve: kept } = Promise.withResolvers<void>();
  const stopped = letGo({
    live: { close: async () => note('live')() },
    jobs: { stop: () => mail.then(note('jobs')) },
    counts: { write: async () => note('counts')() },
    avif: { close: note('avif') },
    stills: { close: note('stills') },
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
  expect(done).toEqual(['avif', 'jobs', 'press', 'pictures', 'stills', 'counts', 'live', 'database']);
});

test('a server stops even if the usage counts cannot be stored, and logs the error', async () => {
  const told: string[] = [];
  let isClosed = false;
  await letGo({
    live: { close: async () => undefined },
    jobs: { stop: async () => undefined },
    counts: { write: () => Promise.reject(new Error('no database')) },
    avif: { close: () => undefined },
    stills: { close: () => undefined },
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
