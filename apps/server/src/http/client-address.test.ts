import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientAddress, isNetwork, knowClient } from './client-address.ts';

/** Returns the client address that a server with these trusted proxies finds for a request. */
async function seenAs(trusted: readonly string[], address: string, forwarded?: string): Promise<string> {
  const app = new Hono().use(knowClient(trusted)).get('/', (c) => c.text(clientAddress(c)));
  const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers }, { incoming })).text();
}

describe('without trusted proxies the client is the address of the connection', () => {
  test.each([
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['::ffff:10.0.0.2', '198.51.100.1', '10.0.0.2'],
    ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['2001:db8::9', undefined, '2001:db8:0:0::/64'],
    ['::1', undefined, '0:0:0:0::/64'],
    // Unusual spellings of addresses.
    ['::ffff:a00:2', undefined, '10.0.0.2'],
    ['0:0:0:0:0:FFFF:10.0.0.2', undefined, '10.0.0.2'],
    ['2001:0DB8:0001:0002:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::4:5:6', undefined, '2001:db8:1:2::/64'],
    ['2001:db8::2:3:4:5:6', undefined, '2001:db8:0:2::/64'],
    ['::2:3:4:5:6:7:8', undefined, '0:2:3:4::/64'],
    ['64:ff9b::10.0.0.2', undefined, '64:ff9b:0:0::/64'],
    ['fe80::9%eth0', undefined, 'fe80:0:0:0::/64'],
  ])('connection from %s with X-Forwarded-For %s: the client is %s', async (address, forwarded, seen) => {
    expect(await seenAs([], address, forwarded)).toBe(seen);
  });

  test('all spellings of an IPv6 address count as the same network', async () => {
    await fc.assert(
      fc.asyncProperty(fc.ipV6(), async (address) => {
        const usual = new URL(`http://[${address}]`).hostname.slice(1, -1);
        const network = await seenAs([], usual);
        for (const same of [address, address.toUpperCase(), `${address}%eth0`]) expect(await seenAs([], same)).toBe(network);
      }),
      { numRuns: 300 },
    );
  });

  test('without trusted proxies, the server ignores every X-Forwarded-For header', async () => {
    await fc.assert(
      fc.asyncProperty(fc.ipV4(), anyHeader, async (address, header) => {
        expect(await seenAs([], address, header)).toBe(address);
      }),
      { numRuns: 300 },
    );
  });
});

test('the server logs a warning once when it ignores an X-Forwarded-For header', async () => {
  let warnings = 0;
  const count = () => {
    warnings += 1;
  };
  const incoming = { socket: { remoteAddress: '10.0.0.2', remotePort: 1, remoteFamily: 'IPv4' } };
  const headers = { 'X-Forwarded-For': '198.51.100.1' };
  const [without, behind] = [[], ['10.0.0.0/8']].map((trusted) => new Hono().use(knowClient(trusted, count)));
  await without?.request('/', {}, { incoming });
  await behind?.request('/', { headers }, { incoming });
  expect(warnings).toBe(0);
  await without?.request('/', { headers }, { incoming });
  await without?.request('/', { headers }, { incoming });
  expect(warnings).toBe(1);
});

describe('with trusted proxies, the client is the address nearest to the server that is not a trusted proxy', () => {
  const trusted = ['10.0.0.0/8', '127.0.0.1', 'fd00::/8'];

  test.each([
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '10.9.9.9, 198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['::ffff:10.0.0.2', '::ffff:198.51.100.1', '198.51.100.1'],
    ['fd00::7', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    // Some proxies also write the port of the client.
    ['10.0.0.2', '198.51.100.1:49152', '198.51.100.1'],
    ['10.0.0.2', '1.1.1.1, 198.51.100.1:49152, 10.9.9.9:443', '198.51.100.1'],
    ['10.0.0.2', '[2001:db8:1:2:3:4:5:6]:49152', '2001:db8:1:2::/64'],
    ['10.0.0.2', '[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::/64'],
    ['::ffff:a00:2', '::FFFF:C633:6401', '198.51.100.1'],
    ['FD00::7%eth0', '[2001:DB8:1:2::4:5:6%eth0]:49152', '2001:db8:1:2::/64'],
    // Connections from addresses that are not trusted proxies.
    ['192.168.0.9', '198.51.100.1', '192.168.0.9'],
    ['127.0.0.2', '198.51.100.1', '127.0.0.2'],
    // A trusted proxy that forwards no valid address, or that sends a request itself.
    ['10.0.0.2', 'nonsense', '10.0.0.2'],
    ['10.0.0.2', '', '10.0.0.2'],
    ['10.0.0.2', undefined, '10.0.0.2'],
    ['10.0.0.2', '198.51.100.1, unknown, 10.0.0.3', '10.0.0.3'],
    ['10.0.0.2', '10.0.0.4, 10.0.0.3', '10.0.0.4'],
  ])('connection from %s with X-Forwarded-For %s: the client is %s', async (address, forwarded, seen) => {
    expect(await seenAs(trusted, address, forwarded)).toBe(seen);
  });

  test('the server ignores addresses that a client itself writes into the X-Forwarded-For header, for any number of proxies', async () => {
    const proxies = fc.array(
      fc.ipV4().map((address) => address.replace(/^\d+/, '10')),
      { maxLength: 4 },
    );
    const client = fc.ipV4().filter((address) => !/^(10\.|127\.0\.0\.1$)/.test(address));
    await fc.assert(
      fc.asyncProperty(anyHeader, client, proxies, async (forged, own, between) => {
        expect(await seenAs(trusted, '10.0.0.1', [forged, own, ...between].join(', '))).toBe(own);
      }),
      { numRuns: 300 },
    );
  });
});

/** Any header value that a client may write by hand and that HTTP permits. */
const anyHeader = fc.oneof(
  fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('unknown'))).map((list) => list.join(', ')),
  fc.string({ unit: 'grapheme-ascii' }),
);

test('clientAddress returns “local” for a request without a network connection, as in tests', async () => {
  const app = new Hono().use(knowClient([])).get('/', (c) => c.text(clientAddress(c)));
  expect(await (await app.request('/')).text()).toBe('local');
});

test.each([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['fd00::/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['10.0.0', false],
  ['proxy.example.se', false],
  ['10.0.0.0/', false],
  ['', false],
])('isNetwork returns whether %j is an IP address or a network: %s', (text, is) => {
  expect(isNetwork(text)).toBe(is);
});
