import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const app = new Hono().get('/', (c) => c.text(clientAddress(c)));

async function seenAs(address: string, forwarded?: string): Promise<string> {
  const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
  const response = await app.request(
    '/',
    { headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded } },
    { incoming },
  );
  return response.text();
}

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '10.9.9.9, 198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.2', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.2', 'nonsense', '10.0.0.2'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::9', undefined, '2001:db8:0:0::/64'],
  ['::1', undefined, '0:0:0:0::/64'],
])('connection %s, forwarded for %s: %s', async (address, forwarded, seen) => {
  expect(await seenAs(address, forwarded)).toBe(seen);
});

test('a request without a connection is local', async () => {
  expect(await (await app.request('/')).text()).toBe('local');
});
