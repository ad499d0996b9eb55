import { type Endpoint, type endpoints, limits } from '@gavel/contract';
import { apiScopes } from '@gavel/contract/staff';
import { Hono } from 'hono';
import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { aServerOf } from '../testing/a-server.ts';
import { everyEndpoint, requestOf } from '../testing/every-endpoint.ts';
import { AppError } from './app-error.ts';
import type { Limits } from './rate-limits.ts';
import type { Handler, Handlers } from './serve-endpoint.ts';

/** Returns the endpoints without a route, and the routes under /api without an endpoint. */
function compareWithContract({ routes }: Hono) {
  const contract = everyEndpoint.map(([, { method, path }]) => `${method} ${path.replace(/\/$/, '')}`);
  const served = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
  return {
    missing: contract.filter((call) => !served.includes(call)),
    unknown: [...new Set(served)].filter((call) => !contract.includes(call)).toSorted(),
  };
}

/** Returns a server on which every limit is exceeded, and a list of the limits that counted a request. */
function aServerThatCounts() {
  const counted: string[] = [];
  const refusing = Object.keys(limits).map((name) => [
    name,
    async () => {
      counted.push(name);
      throw new AppError('too-many-requests', '', { retryAfter: 7 });
    },
  ]);
  const { app } = aServerOf(undefined, { limits: Object.fromEntries(refusing) as Limits });
  return { app, counted };
}

test('every endpoint that needs a login or key is marked as personal, so that no cache stores its responses', () => {
  const kept = everyEndpoint.filter(([, { access, personal }]) => access !== 'anyone' && !personal);
  expect(kept.map(([name]) => name)).toEqual([]);
});

test('every endpoint for API keys names the scope that the key needs, and no other endpoint does', () => {
  const wrong = everyEndpoint.filter(([, { access, scope, problems: refusals }]) => {
    const isForPrograms = access === 'api-key';
    return isForPrograms !== (scope !== undefined) || isForPrograms !== refusals.includes('missing-scope');
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
  expect(new Set(everyEndpoint.flatMap(([, { scope }]) => scope ?? []))).toEqual(new Set(apiScopes));
});

test('the server caches only responses of GET endpoints that need no login or key and have no rate limit of their own', () => {
  const kept = everyEndpoint.filter(([, endpoint]) => endpoint.kept);
  const open = { method: 'GET', access: 'anyone', limit: null, personal: false };
  expect(kept.length).toBeGreaterThan(5);
  for (const [name, endpoint] of kept) expect(endpoint, name).toMatchObject(open);
});

test('every endpoint has a route, and the only other routes under /api serve the API’s description', () => {
  const served = compareWithContract(aServerOf().app);
  expect(served.missing).toEqual([]);
  expect(served.unknown).toEqual(['GET /api/docs', 'GET /api/openapi.json']);
});

test('the comparison of routes with the contract finds a route without an endpoint and an endpoint without a route', () => {
  const planted = new Hono().get('/api/houses', (c) => c.body(null)).post('/api/planted', (c) => c.body(null));
  const { missing, unknown } = compareWithContract(planted);
  expect(unknown).toEqual(['POST /api/planted']);
  expect(missing).toContain('GET /api/brand');
  expect(missing).not.toContain('GET /api/houses');
});

test('handlers do not compile if the handler of an endpoint is missing or returns a wrong type', () => {
  const handlers = {} as Handlers;
  const { listHouses: _, ...others } = handlers;
  expectTypeOf(others).not.toExtend<Handlers>();
  expectTypeOf<{ method: 'GET'; path: '/api/x'; summary: ''; limit: null }>().not.toExtend<Endpoint>();
  expectTypeOf(async () => 'text').not.toExtend<Handler<typeof endpoints.listHouses>>();
});

describe('requests from another site', () => {
  const json = { 'Content-Type': 'application/json' };
  const calls = everyEndpoint.flatMap(([name, endpoint]) => (endpoint.method === 'GET' ? [] : [{ name, endpoint }]));
  const { app, counted } = aServerThatCounts();
  beforeEach(() => void counted.splice(0));

  test.each(calls)(
    'the server refuses a call of $name before it counts the request, looks up the user or reads anything',
    async ({ endpoint }) => {
      const [path, { method }] = requestOf(endpoint);
      const code = async (headers: Readonly<Record<string, string>>, body: string | null) => {
        const response = await app.request(path, { method: String(method), headers: { Cookie: 'gavel=x', ...headers }, body });
        return [response.status, /"code":"([^"]*)/.exec(await response.text())?.[1]];
      };
      for (const body of ['{}', null]) {
        const sent = body === null ? {} : json;
        expect(await code({ ...sent, Origin: 'https://evil.example' }, body)).toEqual([403, 'cross-site']);
        expect(await code({ ...sent, Origin: 'null' }, body)).toEqual([403, 'cross-site']);
        expect(await code({ ...sent, 'Sec-Fetch-Site': 'cross-site' }, body)).toEqual([403, 'cross-site']);
        expect(await code({ ...sent, 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost' }, body)).toEqual([
          403,
          'cross-site',
        ]);
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
        expect(await code({ 'Content-Type': type }, '{}')).toEqual([415, 'not-json']);
      expect(counted).toEqual([]);
      // Requests from our own page, or from a program that is not a browser, pass these checks.
      for (const own of [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' }, {}])
        expect(['cross-site', 'not-json']).not.toContain((await code({ ...json, ...own }, '{}'))[1]);
    },
  );
});

describe('a server on which every limit is exceeded', () => {
  const { app, counted } = aServerThatCounts();
  beforeEach(() => void counted.splice(0));

  test.each(everyEndpoint)(
    'if the endpoint %s has a rate limit, the server checks the limit before it checks the access or the body',
    async (_, endpoint) => {
      const response = await app.request(...requestOf(endpoint));
      expect(counted).toEqual(endpoint.limit ? [endpoint.limit] : []);
      expect(response.headers.get('Retry-After')).toBe(endpoint.limit ? '7' : null);
    },
  );
});

test.each(['/api/guidemodel/a%00b', '/api/gdpr/getconsent?slug=a%00b'])(
  'the server refuses an address with a NUL character: %s',
  async (path) => {
    const response = await aServerOf().app.request(path);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'malformed-query' })]);
  },
);
