import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerKept, keepAnswer } from './kept-answer.ts';

const text = 'Björkliden '.repeat(200);
const now = Date.UTC(2026, 10, 20, 11);

/** Requests a cached text with these headers, `left` ms before the season ends (the range or the campaigns change). */
async function ask(headers: Record<string, string> = {}, left = Number.POSITIVE_INFINITY) {
  const kept = await keepAnswer(text, { 'Content-Type': 'text/plain; charset=utf-8', Vary: 'Cookie' });
  const app = new Hono().get('/', (c) => answerKept(c, kept, { until: now + left }, now));
  const answer = await app.request('/', { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const plain = (bytes: Buffer) => bytes.toString('utf8');

test.each([
  ['gzip, deflate, br, zstd', 'br', (bytes: Buffer) => plain(brotliDecompressSync(bytes))],
  ['br;q=0.5, gzip', 'gzip', (bytes: Buffer) => plain(gunzipSync(bytes))],
  ['*', 'br', (bytes: Buffer) => plain(brotliDecompressSync(bytes))],
  ['br;q=0, gzip;q=0', null, plain],
  ['identity', null, plain],
  ['', null, plain],
])('a client that sends Accept-Encoding %j gets the encoding %s', async (acceptEncoding, coding, decode) => {
  const { answer, bytes } = await ask({ 'Accept-Encoding': acceptEncoding });
  expect([answer.status, answer.headers.get('Content-Encoding'), decode(bytes)]).toEqual([200, coding, text]);
  expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
});

test('a client that sends the ETag of a cached response gets 304, even if it received the response in another encoding before', async () => {
  const { answer } = await ask({ 'Accept-Encoding': 'gzip' });
  const tag = answer.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const known of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
    const again = await ask({ 'If-None-Match': known });
    expect([again.answer.status, again.bytes.length, again.answer.headers.get('ETag')]).toEqual([304, 0, tag]);
    expect(again.answer.headers.get('Content-Type')).toBeNull();
  }
  expect((await ask({ 'If-None-Match': '"other"' })).answer.status).toBe(200);
});

test('two responses that differ only in their headers have different ETags', async () => {
  const tagWith = async (policy: string) => (await keepAnswer(text, { 'Content-Security-Policy': policy })).headers.ETag;
  expect(await tagWith("default-src 'self'")).not.toBe(await tagWith("default-src 'none'"));
});

test('a shared cache may keep the response for a minute, but not beyond the end of the season, because prices change then', async () => {
  const keeping = async (left: number) => (await ask({}, left)).answer.headers.get('Cache-Control');
  expect(await keeping(Number.POSITIVE_INFINITY)).toBe('public, max-age=0, s-maxage=60');
  expect(await keeping(20_500)).toBe('public, max-age=0, s-maxage=20');
  expect(await keeping(-1)).toBe('public, max-age=0, s-maxage=0');
});
