import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { refuseForeign, refuseForms } from './refuse-foreign.ts';

/** Returns a server that answers every request which `refuseForeign` and, under `/api`, `refuseForms` let through. */
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
  [
    'accepts a POST request from our own page',
    { ...json, Origin: 'https://hus.example', 'Sec-Fetch-Site': 'same-origin' },
    'done',
  ],
  ['accepts a POST request from a program that is not a browser', json, 'done'],
  ['refuses a POST request from a page of another site', { ...json, 'Sec-Fetch-Site': 'cross-site' }, 'cross-site'],
  ['refuses a POST request from a page of another subdomain', { ...json, 'Sec-Fetch-Site': 'same-site' }, 'cross-site'],
  [
    'refuses a POST request from a page of another site in an older browser',
    { ...json, Origin: 'https://evil.example' },
    'cross-site',
  ],
  ['refuses a POST request from a page without an origin', { ...json, Origin: 'null' }, 'cross-site'],
  [
    'refuses a POST request from a page whose host name begins like ours',
    { ...json, Origin: 'https://hus.example.evil.example' },
    'cross-site',
  ],
  [
    'refuses a POST request from a page at another port of our host',
    { ...json, Origin: 'https://hus.example:444' },
    'cross-site',
  ],
  ['refuses a POST request from a page of our host without https', { ...json, Origin: 'http://hus.example' }, 'cross-site'],
  [
    'refuses a POST request with a header value that no browser sends',
    { ...json, 'Sec-Fetch-Site': 'Same-Origin, cross-site' },
    'cross-site',
  ],
  ['refuses a POST request from a form of another site', { 'Content-Type': 'text/plain' }, 'not-json'],
  [
    'refuses a POST request with a content type that only begins like the JSON type',
    { 'Content-Type': 'application/jsonx' },
    'not-json',
  ],
  ['accepts a POST request with JSON and a charset', { 'Content-Type': 'application/json; charset=utf-8' }, 'done'],
])('the headers Origin, Sec-Fetch-Site and Content-Type decide that the server %s', async (_, headers, answered) => {
  const response = await serverAt('https://hus.example').request('/api/x', { method: 'POST', headers, body: '{}' });
  expect(await response.text()).toBe(answered);
});

test('if no site address is configured, the server accepts changes only from pages whose origin equals the address of the request', async () => {
  const ask = async (Origin: string) => {
    const response = await serverAt(null).request('http://127.0.0.1:3000/api/x', { method: 'DELETE', headers: { Origin } });
    return response.text();
  };
  expect(await ask('http://127.0.0.1:3000')).toBe('done');
  expect(await ask('http://127.0.0.1:3001')).toBe('cross-site');
});

test('a GET request from another site is answered', async () => {
  const response = await serverAt(null).request('/api/x', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect(await response.text()).toBe('done');
});

test('a form is accepted from a page of the same site, and refused from a page of another site', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const send = async (more: Readonly<Record<string, string>>) => {
    const sent = { method: 'POST', headers: { ...headers, ...more }, body: 'answer=yes' };
    return (await serverAt('https://hus.example').request('/offer/x', sent)).text();
  };
  expect(await send({ Origin: 'https://hus.example', 'Sec-Fetch-Site': 'same-origin' })).toBe('done');
  expect(await send({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).toBe('cross-site');
  expect(await send({ Origin: 'https://evil.example' })).toBe('cross-site');
});
