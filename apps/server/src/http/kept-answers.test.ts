import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';
import type { Season } from './season.ts';

interface Answer {
  readonly text: string;
  readonly bytes: number;
}

/**
 * Returns a cache with a limit of ten bytes (each character of a response takes one byte), and the list of the responses that were made.
 */
function keeping() {
  let season: Season = aSeason();
  const answers = new KeptAnswers<Answer>(async () => season, 10);
  const made: string[] = [];
  const make = async (text: string) => {
    made.push(text);
    return { text, bytes: text.length };
  };
  return {
    made,
    turn: () => {
      season = aSeason();
    },
    ask: async (key: string, text = key) => (await answers.get(key, season, () => make(text)))?.text,
    get: (key: string, making: () => Promise<Answer | null>) => answers.get(key, season, making),
  };
}

const aSeason = (): Season => ({ until: Number.POSITIVE_INFINITY, names: new Set() });

test('a response is made once, even if further callers request it while it is being made', async () => {
  const { ask, made } = keeping();
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a', 'a']);
  expect(await ask('a')).toBe('a');
  expect(made).toEqual(['a']);
});

test('when a season ends (at a new range, or when a campaign begins or ends), all cached responses are dropped', async () => {
  const { ask, turn } = keeping();
  await ask('a', 'before');
  turn();
  expect([await ask('a', 'after'), await ask('a', 'later')]).toEqual(['after', 'after']);
});

test('a response is not cached if the season ends while the response is being made', async () => {
  const { ask, get, turn } = keeping();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const old = get('a', () => promise);
  turn();
  resolve({ text: 'before', bytes: 6 });
  expect((await old)?.text).toBe('before');
  expect(await ask('a', 'after')).toBe('after');
});

test('the cache stays within its limit by dropping the responses that were used least recently', async () => {
  const { ask, made } = keeping();
  for (const key of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await ask(key);
  expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
});

test('if making a response fails, or if the response must not be cached, the next call makes the response again', async () => {
  const { ask, get, made } = keeping();
  expect(await get('a', async () => null)).toBeNull();
  await expect(get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await ask('a')).toBe('a');
  expect(made).toEqual(['a']);
});
