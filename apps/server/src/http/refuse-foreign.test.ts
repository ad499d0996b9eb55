import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { refuseForeign, refuseForms } from './refuse-foreign.ts';

/** What answers everything, behind the check. */
function serverAt(baseUrl: string | null): Hono {
  const app = new Hono();
  app.use(refuseForeign(baseUrl));
  app.use('/api/*', refuseForms);
  app.all('*', (c) => c.text('done'));
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : 'broken', 400));
  return app;
}

const json = { 'Content-Type': 'application/json' };

test.each([
  ['our own page', { ...json, Origin: 'https://hus.example', 'Sec-Fetch-Site': 'same-origin' }, 'done'],
  ['no browser', json, 'done'],
  ['a foreign page', { ...json, 'Sec-Fetch-Site': 'cross-site' }, 'cross-site'],
  ['a page of another server of the same site', { ...json, 'Sec-Fetch-Site': 'same-site' }, 'cross-site'],
  ['a foreign page in an older browser', { ...json, Origin: 'https://evil.example' }, 'cross-site'],
  ['a page without an origin', { ...json, Origin: 'null' }, 'cross-site'],
  ['a page whose name begins as ours', { ...json, Origin: 'https://hus.example.evil.example' }, 'cross-site'],
  ['a page at another port of our name', { ...json, Origin: 'https://hus.example:444' }, 'cross-site'],
  ['our own name without encryption', { ...json, Origin: 'http://hus.example' }, 'cross-site'],
  ['a value that no browser sends', { ...json, 'Sec-Fetch-Site': 'Same-Origin, cross-site' }, 'cross-site'],
  ['a foreign form', { 'Content-Type': 'text/plain' }, 'not-json'],
  ['a form that says it is JSON, nearly', { 'Content-Type': 'application/jsonx' }, 'not-json'],
  ['with its letters named', { 'Content-Type': 'application/json; charset=utf-8' }, 'done'],
])('%s', async (_, headers, answered) => {
  const response = await serverAt('https://hus.example').request('/api/x', { method: 'POST', headers, body: '{}' });
  expect(await response.text()).toBe(answered);
});

test('without a set address the request’s own counts', async () => {
  const ask = async (Origin: string) => {
    const response = await serverAt(null).request('http://127.0.0.1:3000/api/x', { method: 'DELETE', headers: { Origin } });
    return response.text();
  };
  expect(await ask('http://127.0.0.1:3000')).toBe('done');
  expect(await ask('http://127.0.0.1:3001')).toBe('cross-site');
});

test('reading is for everybody', async () => {
  const response = await serverAt(null).request('/api/x', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect(await response.text()).toBe('done');
});

test('a page takes a form of its own, and none of another site', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const send = async (more: Readonly<Record<string, string>>) => {
    const sent = { method: 'POST', headers: { ...headers, ...more }, body: 'answer=yes' };
    return (await serverAt('https://hus.example').request('/offer/x', sent)).text();
  };
  expect(await send({ Origin: 'https://hus.example', 'Sec-Fetch-Site': 'same-origin' })).toBe('done');
  expect(await send({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).toBe('cross-site');
  expect(await send({ Origin: 'https://evil.example' })).toBe('cross-site');
});
