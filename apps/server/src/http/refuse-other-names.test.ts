import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { refuseOtherNames } from './refuse-other-names.ts';

async function statusAt(address: string, baseUrl: string | null, headers: Record<string, string> = {}): Promise<string> {
  const app = new Hono().use(refuseOtherNames(baseUrl)).get('/', (c) => c.text('here'));
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : 'failed'));
  return (await app.request(address, { headers })).text();
}

test.each(['localhost:3000', '127.0.0.1', '192.168.1.7:3000', '[::1]:3000', 'snickaren', 'a.localhost:3000'])(
  'if no site address is configured, the server accepts the host name %s',
  async (host) => {
    expect(await statusAt(`http://${host}/`, null)).toBe('here');
  },
);

test.each(['evil.example', 'evil.example:3000', '127.0.0.1.evil.example', 'localhost.evil.example', 'xn--a-1ga.se'])(
  'if no site address is configured, the server refuses the host name %s',
  async (host) => {
    expect(await statusAt(`http://${host}/`, null)).toBe('misdirected');
  },
);

test.each(['evil.example', 'evil.example:3000', 'a b'])(
  'if no site address is configured, the server refuses a request to localhost whose Host header is %s',
  async (Host) => {
    expect(await statusAt('http://localhost/', null, { Host })).toBe('misdirected');
    expect(await statusAt('http://localhost/', 'https://hus.example', { Host })).toBe('here');
  },
);

test('if a site address is configured, the server accepts every host name, because links use the site address', async () => {
  expect(await statusAt('http://10.0.0.7:3000/', 'https://hus.example')).toBe('here');
  expect(await statusAt('http://evil.example/', 'https://hus.example')).toBe('here');
});
