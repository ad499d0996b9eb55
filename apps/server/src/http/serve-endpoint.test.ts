import { type Endpoint, endpoints, limits } from '@gavel/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { Connection } from '../db/connect.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { aPublishedRange } from '../testing/a-published-range.ts';
import { aServer, aServerOf, now } from '../testing/a-server.ts';
import { openDatabase } from '../testing/databases.ts';
import { AppError } from './app-error.ts';
import type { Limits } from './rate-limits.ts';
import type { Handler, Handlers } from './serve-endpoint.ts';

const all = Object.entries<Endpoint>(endpoints);

/** What any call of an endpoint looks like: its parameters in the path are filled with something that is not there. */
function request({ method, path, request: body }: Endpoint): [path: string, init: RequestInit] {
  const filled = path.replace(/:\w+/g, '00000000');
  return [filled, body ? { method, headers: { 'Content-Type': 'application/json' }, body: '{}' } : { method }];
}

/** Endpoints that no route serves, and routes under /api that are no endpoint. */
function compareWithContract({ routes }: Hono) {
  const contract = all.map(([, { method, path }]) => `${method} ${path.replace(/\/$/, '')}`);
  const served = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
  return {
    missing: contract.filter((call) => !served.includes(call)),
    unknown: [...new Set(served)].filter((call) => !contract.includes(call)).toSorted(),
  };
}

test('every endpoint is served, and nothing under /api that is no endpoint but the API’s description', () => {
  const served = compareWithContract(aServerOf().app);
  expect(served.missing).toEqual([]);
  expect(served.unknown).toEqual(['GET /api/docs', 'GET /api/openapi.json']);
});

test('a route without an endpoint, and an endpoint without a route, are found', () => {
  const planted = new Hono().get('/api/houses', (c) => c.body(null)).post('/api/planted', (c) => c.body(null));
  const { missing, unknown } = compareWithContract(planted);
  expect(unknown).toEqual(['POST /api/planted']);
  expect(missing).toContain('GET /api/brand');
  expect(missing).not.toContain('GET /api/houses');
});

test('a module that leaves out an endpoint, or answers something else, does not compile', () => {
  const handlers = {} as Handlers;
  const { listHouses: _, ...others } = handlers;
  expectTypeOf(others).not.toExtend<Handlers>();
  expectTypeOf<{ method: 'GET'; path: '/api/x'; summary: ''; limit: null }>().not.toExtend<Endpoint>();
  expectTypeOf(async () => 'text').not.toExtend<Handler<typeof endpoints.listHouses>>();
});

describe('who may call', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openDatabase();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
  });
  afterAll(() => connection.close());

  test.each(all)('%s: a visitor without a session or a key', async (_, endpoint) => {
    const response = await aServer(connection.db).app.request(...request(endpoint));
    const expected = { anyone: expect.not.toBeOneOf([401, 403, 500]), keyholder: expect.toBeOneOf([403, 404]) };
    expect(response.status).toEqual(expected[endpoint.access]);
  });
});

test.each(all)('%s is counted by its own limit, before anything is read', async (_, endpoint) => {
  const counted: string[] = [];
  const refusing = Object.keys(limits).map((name) => [
    name,
    async () => {
      counted.push(name);
      throw new AppError('too-many-requests', '', { retryAfter: 7 });
    },
  ]);
  const { app } = aServerOf(undefined, { limits: Object.fromEntries(refusing) as Limits });
  const response = await app.request(...request(endpoint));
  expect(counted).toEqual(endpoint.limit ? [endpoint.limit] : []);
  expect(response.headers.get('Retry-After')).toBe(endpoint.limit ? '7' : null);
});

test.each(all.filter(([, { request: body }]) => body))('%s names what is wrong with a body', async (_, endpoint) => {
  const [path, init] = request(endpoint);
  const { app } = aServerOf();
  const malformed = await app.request(path, { ...init, body: '{"HouseId":' });
  expect(malformed.status).toBe(400);
  expect(await malformed.json()).toMatchObject({ code: 'malformed-body' });
  const empty = await app.request(path, init);
  expect(await empty.json()).toMatchObject({ code: 'malformed-body', field: expect.stringMatching(/\w/) });
});
