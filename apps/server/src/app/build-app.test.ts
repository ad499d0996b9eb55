import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { countSpending } from '../http/spending.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { aPublishedRange } from '../testing/a-published-range.ts';
import { aServer, aServerOf, noLimits, now } from '../testing/a-server.ts';
import { openDatabase } from '../testing/databases.ts';
import { somePictures } from '../testing/some-pictures.ts';
import { buildApp } from './build-app.ts';
import { openLog } from './open-log.ts';
import type { RenderPage } from './pages.ts';

const server = aServerOf();

const withPages = (render: RenderPage, clientFolder: string | null = null) =>
  buildApp(server.dependencies, { render, publicPages: [], pageOf: () => null, clientFolder, development: false });

describe('the API responds to HTTP requests', () => {
  test('a browser revalidates a response each time, and gets 304 if the response has not changed', async () => {
    const first = await server.app.request('/api/houses');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    const again = await server.app.request('/api/houses', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('the server responds to an unknown path under /api with a problem response and not with a page', async () => {
    const app = withPages(async () => new Response('page'));
    const response = await app.request('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });

  test.each([
    ['PUT', '/api/houses', 'GET, HEAD'],
    ['GET', '/api/account/login', 'POST'],
    ['POST', '/media/drawn/elevation/sjovik.svg', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['PUT', '/api/openapi.json', 'GET, HEAD'],
  ])('a request %s %s gets status 405 and the list of the accepted methods', async (method, path, allow) => {
    const refused = await server.app.request(path, { method });
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, allow]);
    expect(await refused.json()).toMatchObject({ code: 'method-not-allowed' });
  });

  test.each(['/house', '/', '/healthz', '/.well-known/security.txt', '/favicon.svg'])(
    'a POST request to %s gets an error that lists the accepted methods',
    async (path) => {
      // The web application's router responds with status 405 if a page does not accept POST requests.
      const app = withPages(async () => new Response(null, { status: 405 }));
      const refused = await app.request(path, { method: 'POST' });
      expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('the server ignores a request id from the client; API calls that a page makes while it renders have the request id of the page', async () => {
    const sent = { headers: { 'X-Request-Id': 'mine', Accept: 'text/html' } };
    const ids: (string | null)[] = [];
    const app = withPages(async (_, { api }) => {
      ids.push((await api.fetch('/api/houses')).headers.get('X-Request-Id'));
      return new Response('page');
    });
    const id = (await app.request('/house', sent)).headers.get('X-Request-Id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids).toEqual([id]);
  });

  test('the log contains the network of a client, not its full IP address', async () => {
    const lines: string[] = [];
    const logger = openLog('info', { write: (line) => void lines.push(line) });
    const { app } = aServerOf(undefined, { logger, trustedProxies: ['127.0.0.1'] });
    const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
    for (const client of ['203.0.113.7', '2001:db8:1:2::7'])
      await app.request('/api/houses', { headers: { 'X-Forwarded-For': client } }, { incoming });
    expect(lines.map((line) => JSON.parse(line).client)).toEqual(['203.0.113.0', '2001:db8:1']);
  });

  test('the response to an internal error has no details; the log has them with the request’s id', async () => {
    const lines: string[] = [];
    const logger = openLog('info', { write: (line) => void lines.push(line) });
    const { get } = aServerOf(undefined, { logger, currentRange: () => Promise.reject(new Error('the secret insides')) });
    const { status, body, headers } = await get('/api/houses');
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'internal-error' });
    expect(JSON.stringify(body)).not.toContain('insides');
    const id = headers.get('X-Request-Id') ?? '';
    expect(lines.some((line) => line.includes('the secret insides') && line.includes(id))).toBe(true);
  });

  test.each([
    ['GET', '/house', 30, 200],
    ['POST', '/api/guidemodel/new', 30, 200],
    ['GET', '/media/drawn/house/sjovik.svg', 30, 200],
    ['GET', '/api/docs', 30, 200],
    ['GET', '/media/houses/1/seen?municipality=2480&answers=&section=1&question=11', 1000, 200],
    // The range has no house 9 and no 3D model. The server also counts the computing time of requests that find nothing.
    ['GET', '/media/houses/9.jpg?municipality=2480&answers=', 30, 404],
    ['GET', '/media/model/sjovik.glb?municipality=2480&answers=', 30, 404],
  ])(
    '%s %s is refused when the client has used up the limit of computing time; requests of other clients are served',
    async (method, path, allowed, first) => {
      const { dependencies } = aServerOf(undefined, { trustedProxies: ['127.0.0.1'], pictures: somePictures() });
      const web = { render: async () => new Response('page'), publicPages: [], pageOf: () => null };
      // `allowed` is the limit of computing time, in ms. It is above 10 ms, the cost of twenty requests without further work.
      const app = buildApp(
        dependencies,
        { ...web, clientFolder: null, development: false },
        countSpending({ points: allowed * 1000, duration: 1000 }, 0),
      );
      const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
      const ask = async (client: string) => {
        const headers = { 'X-Forwarded-For': client, 'Content-Type': 'application/json' };
        const body = method === 'POST' ? JSON.stringify({ HouseId: 1, MunicipalityId: '2480' }) : null;
        return (await app.request(path, { method, headers, body }, { incoming })).status;
      };
      const answers = [];
      for (let at = 0; at < 20; at += 1) answers.push(await ask('203.0.113.7'));
      expect([answers.at(0), answers.at(-1)]).toEqual([first, 429]);
      expect(await ask('203.0.113.8')).toBe(first);
    },
  );

  test('a request body that breaks off is not logged as an error of the server', async () => {
    const lines: string[] = [];
    const { app } = aServerOf(undefined, { logger: openLog('info', { write: (line) => void lines.push(line) }) });
    const body = new ReadableStream({
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    const init: RequestInit = { method: 'POST', body, duplex: 'half', headers: { 'Transfer-Encoding': 'chunked' } };
    expect((await app.request('/api/guidemodel/new', init)).status).toBe(400);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['request']);
  });

  test('responses are compressed for clients that accept compression', async () => {
    const response = await server.app.request('/api/houses', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
  });

  test('the OpenAPI description contains paths with their parameters, responses and JSON field names', async () => {
    const { body } = await server.get('/api/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/houses/{idOrName}': {
          get: {
            parameters: [
              { name: 'idOrName', in: 'path', required: true },
              { name: 'municipality', in: 'query' },
            ],
          },
        },
        '/api/guidemodel/new': {
          post: {
            requestBody: { content: { 'application/json': { schema: { required: ['HouseId', 'MunicipalityId'] } } } },
            responses: { 403: { description: 'municipality-denied' } },
          },
        },
        '/api/guidemodel/picture': { post: { responses: { 200: { content: { 'image/jpeg': {} } } } } },
        '/api/guidemodel/{id}': {
          get: {
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: {
                      properties: {
                        AnswerModel: { properties: { HouseModelName: { type: 'string' } } },
                        UpdatedAtUtc: { type: ['string', 'null'] },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        '/api/guidemodel/share/{id}': { delete: { responses: { 204: {} } } },
      },
    });
    expect(JSON.stringify(body)).not.toContain('lenient');
    // The list of houses comes from memory, so the server returns it without the database too. A saved house needs the database.
    const { paths } = body as { paths: Record<string, { get?: { responses: Record<string, unknown> } }> };
    expect(paths['/api/houses']?.get?.responses).not.toHaveProperty('503');
    expect(paths['/api/guidemodel/{id}']?.get?.responses['503']).toMatchObject({ description: 'unavailable' });
  });

  test('the reference page of the API can be read without scripts, under its own content security policy', async () => {
    const response = await server.app.request('/api/docs');
    const page = await response.text();
    expect(page).toContain('GET /api/houses/{idOrName}');
    expect(page).not.toContain('<script');
    const [, style = ''] = /<style>([^<]+)<\/style>/.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
  });
});

describe('/healthz reports that the server runs, and /readyz whether it is ready', () => {
  test('the server is ready with a database and a range', async () => {
    const { db, close } = await openDatabase();
    onTestFinished(close);
    const { get } = aServer(db);
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 503]);
    await storeRange(db, aPublishedRange(), new Date(now));
    expect((await get('/readyz')).status).toBe(200);
  });

  test('/readyz of a server with a public address returns 503 if the web application was not built, so that an upgrade stops', async () => {
    const unbuilt = aServerOf(undefined, { baseUrl: 'https://hus.example' });
    expect((await unbuilt.get('/healthz')).status).toBe(200);
    expect(await unbuilt.get('/readyz')).toMatchObject({ status: 503, body: { status: 'not ready' } });
  });

  test('a stopping server still responds, and /readyz reports that it is stopping', async () => {
    const stopping = aServerOf(undefined, { isStopping: () => true });
    expect(await stopping.get('/readyz')).toMatchObject({ status: 503, body: { status: 'stopping' } });
    expect((await stopping.get('/api/houses')).status).toBe(200);
  });

  test('a server with a range in memory and no database is ready, and reports that the database is missing', async () => {
    expect((await server.get('/healthz')).status).toBe(200);
    expect(await server.get('/readyz')).toMatchObject({ status: 200, body: { status: 'degraded', away: ['database'] } });
    const withStore = aServerOf(undefined, { storeAnswers: async () => false });
    expect((await withStore.get('/readyz')).body).toEqual({ status: 'degraded', away: ['database', 'pictures'] });
  });
});

describe('the server renders pages and serves built files', () => {
  test('a page that the server renders can call the API in-process, and gets the nonce of its own content security policy', async () => {
    const app = withPages(async (request, { api, nonce }) => {
      const houses = await api.fetch('/api/houses');
      const first = z.array(z.object({ Title: z.string() })).parse(await houses.json())[0];
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      return new Response(`${new URL(request.url).pathname} ${first?.Title} ${nonce}`, { headers });
    });
    const response = await app.request('/house');
    const [path, title, nonce] = (await response.text()).split(' ');
    expect([path, title]).toEqual(['/house', 'Sjövik']);
    expect(response.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
  });

  test('if a page fails before it begins to render, the visitor gets a Swedish error page with the request’s id', async () => {
    const app = withPages(() => Promise.reject(new Error('insides')));
    const response = await app.request('/house', { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(500);
    const page = await response.text();
    expect(page).toContain('Något gick fel');
    expect(page).toContain(response.headers.get('X-Request-Id'));
    expect(page).not.toContain('insides');
  });

  test('an API call that a page makes while it renders counts against the rate limit of the visitor’s IP address', async () => {
    const clients: string[] = [];
    const lookUp = async (client: string) => void clients.push(client);
    const { dependencies } = aServerOf(undefined, { limits: { ...noLimits, lookUp }, trustedProxies: ['127.0.0.1'] });
    const render: RenderPage = async (_, { api }) => api.fetch('/api/guidemodel/00000000');
    const app = buildApp(dependencies, { render, publicPages: [], pageOf: () => null, clientFolder: null, development: false });
    const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
    await app.request('/start/00000000', { headers: { 'X-Forwarded-For': '203.0.113.7' } }, { incoming });
    expect(clients).toEqual(['203.0.113.7']);
  });

  test('the server searches for a built file before it renders a page, and browsers may cache files under /assets for ever', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gavel-client-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets', 'a-1234.js'), 'let a');
    await writeFile(join(folder, 'assets', 'a-1234.js.gz'), 'compressed');
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    const app = withPages(async () => new Response('page'), folder);

    const asset = await app.request('/assets/a-1234.js');
    expect([await asset.text(), asset.headers.get('Cache-Control')]).toEqual(['let a', 'public, max-age=31536000, immutable']);
    expect(asset.headers.has('Last-Modified'), 'nobody asks again').toBe(false);
    const compressed = await app.request('/assets/a-1234.js', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([await compressed.text(), compressed.headers.get('Content-Encoding')]).toEqual(['compressed', 'gzip']);
    expect((await app.request('/assets/gone.js')).status).toBe(404);
    await writeFile(join(folder, 'service-worker.js'), 'let w');
    const worker = await app.request('/service-worker.js');
    expect([worker.headers.get('Cache-Control'), worker.headers.get('Content-Security-Policy')]).toEqual([
      'no-cache',
      "default-src 'self'",
    ]);
    expect((await app.request('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(await (await app.request('/house')).text()).toBe('page');
  });
});
