import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@gavel/contract';
import { type AnyEndpointName, allEndpoints } from '@gavel/contract/all';
import { publishRange } from '@gavel/range/publishing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Connection, Database } from '../../db/connect.ts';
import { users } from '../../modules/people/accounts/accounts.tables.ts';
import { publishedRanges, rangeRevisions, rangeTexts } from '../../modules/range/range.tables.ts';
import { fromFolder } from '../../modules/range/revisions.repository.ts';
import { storeRange } from '../../modules/range/store-range.ts';
import { draftChanges, rangeDrafts } from '../../modules/range-editing/drafts/drafts.tables.ts';
import { rangePreviews } from '../../modules/range-editing/previews/previews.tables.ts';
import { rangeWorkHere } from '../../modules/range-editing/work/range-jobs.ts';
import { aMember, type TestMember } from '../../testing/a-member.ts';
import { aPress } from '../../testing/a-press.ts';
import { aServer, now, type TestServer } from '../../testing/a-server.ts';
import { databases } from '../../testing/databases.ts';
import { buildApp } from '../build-app.ts';
import type { RenderPage } from '../pages.ts';

const folder = fileURLToPath(new URL('../../../../web/testing/range', import.meta.url));
const built = publishRange(folder, now);
const garage = { Sheet: 'houses', Key: 'garage-32', Entry: 1, AreaKey: 'norr', Read: 340_000, Price: 351_000 };
const DAY_MS = 86_400_000;
const html = { headers: { Accept: 'text/html' } };

interface Made {
  readonly Path: string;
  readonly Previews: readonly { readonly Id: number }[];
}

describe.each(databases)('previews of a draft, on the database $kind', ({ open, once }) => {
  let connection: Connection;
  let clock: number;
  let server: TestServer;
  let press: ReturnType<typeof aPress>;
  let elin: TestMember;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { db } = connection;
    for (const table of [rangePreviews, draftChanges, rangeDrafts, rangeRevisions, rangeTexts, publishedRanges, users])
      await db.delete(table);
    const { range, written } = await built;
    if (!range || !written) throw new Error('the range of the tests has faults');
    await storeRange(db, range, new Date(now), { revision: fromFolder(written) });
    clock = now;
    press = aPress();
    server = aServer(db, { now: () => clock, press });
    elin = await aMember(server, { firstName: 'Elin', role: 'Admin' });
    await elin.post('/api/admin/range/prices', { Prices: [garage] });
  });

  const make = async () => (await elin.post('/api/admin/range/previews')).body as Made;
  /** Returns the path of a new preview, without a slash at its end. */
  const prefixOf = async () => (await make()).Path.slice(0, -1);
  /** Returns the JSON body of an API call about a house whose price the draft changes. */
  const asked = async () => {
    const { range } = await built;
    const house = range?.houses.find(({ key }) => key === 'garage-32');
    const place = range?.municipalities.find(({ areaCode, denied }) => areaCode === 'N' && !denied);
    const WebConfigurationId = house?.webConfiguration.id;
    return { HouseId: house?.id, MunicipalityId: place?.id, WebConfigurationId, Name: 'Vårt garage', Answers: {} };
  };
  const priceOf = async (prefix: string, at: TestServer = server): Promise<unknown> =>
    Object((await at.post(`${prefix}/api/guidemodel/new`, await asked())).body).Price;

  test('everybody who has the link sees the draft without an account, on every process, and the real site does not show the draft', async () => {
    const prefix = await prefixOf();
    expect(prefix).toMatch(/^\/preview\/[0-9A-Za-z]{32}$/);
    expect(await priceOf(prefix)).toBe(351_000);
    expect(await priceOf(prefix, aServer(connection.db))).toBe(351_000);
    expect(await priceOf('')).toBe(340_000);
  });

  once.test('a preview link keeps showing the draft as it was when the link was made', async () => {
    const prefix = await prefixOf();
    await elin.post('/api/admin/range/prices', { Prices: [{ ...garage, Read: 351_000, Price: 362_000 }] });
    expect(await priceOf(prefix)).toBe(351_000);
    expect(await priceOf(await prefixOf())).toBe(362_000);
  });

  test('a preview refuses every API call that would change or send anything, even of an administrator; no table of the database changes', async () => {
    const prefix = await prefixOf();
    const request = JSON.stringify(await asked());
    await priceOf(prefix);
    const before = await everything(connection.db);
    const codes = new Map<string, unknown>();
    for (const [name, endpoint] of Object.entries<Endpoint>(allEndpoints)) {
      const path = `${prefix}${endpoint.path.replaceAll(/:\w+/g, '1')}`;
      const sent = endpoint.request ? { body: request, headers: { 'Content-Type': 'application/json' } } : {};
      // A separate test makes the PDF, because making a PDF takes long.
      if (endpoint.kept || name === 'makePreviewDocument') continue;
      const { status, body: answered } = await jsonOf(() => elin.look(path, { method: endpoint.method, ...sent }));
      codes.set(name, status < 400 ? 'served' : Object(answered).code);
    }
    const served: readonly AnyEndpointName[] = ['listSalespersons', 'startConfiguration', 'readAccount'];
    for (const name of served) expect([name, codes.get(name)]).toEqual([name, 'served']);
    for (const name of [...served, 'downloadPicture']) codes.delete(name);
    // These endpoints read what was saved on the real site, and nothing was saved there under the token of this test.
    expect([...codes].filter(([, code]) => code !== 'preview-only')).toEqual([
      ['readConfiguration', 'unknown-configuration'],
      ['readOffer', 'unknown-offer'],
    ]);
    expect(codes.size).toBeGreaterThan(100);
    expect(await everything(connection.db)).toEqual(before);
  });

  once.test('a preview does not know who is logged in, and refuses changes with the code preview-only', async () => {
    const prefix = await prefixOf();
    expect((await elin.get('/api/account')).body).toMatchObject({ FullName: 'Elin Berg' });
    expect((await elin.get(`${prefix}/api/account`)).body).toBeNull();
    const refused = await elin.post(`${prefix}/api/guidemodel/share`, await asked());
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'preview-only' }]);
  });

  once.test(
    'the PDF of an unsaved house has the draft’s price and names the preview; the real site makes no such PDF',
    async () => {
      const prefix = await prefixOf();
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(await asked()) };
      const made = await server.app.request(`${prefix}/api/guidemodel/document`, init);
      expect([made.status, made.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
      const [printed] = press.printed;
      expect(printed?.document.cover.price.amount.replaceAll(/\D/g, '')).toBe('351000');
      expect(printed?.document.footer.left).toContain('Förhandsvisning');
      expect((await server.app.request('/api/guidemodel/document', init)).status).toBe(404);
    },
  );

  once.test(
    'responses of a preview are not cached, search engines do not list them, and the addresses of pictures in them begin with the preview’s prefix',
    async () => {
      const prefix = await prefixOf();
      const { headers, body } = await server.get(`${prefix}/api/houses`);
      expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag'), headers.get('ETag')]).toEqual([
        'private, no-store',
        'noindex',
        null,
      ]);
      const text = JSON.stringify(body);
      expect(text).toContain(`"${prefix}/media/`);
      expect(text).not.toContain('"/media/');
      const [, picture = ''] = /"(\/preview\/[^"]+\/plan\/[^"]+\.svg[^"]*)"/.exec(text) ?? [];
      const drawn = await server.app.request(picture);
      expect([drawn.status, drawn.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    },
  );

  once.test('a page of a preview gets the preview’s prefix and the draft’s number, and its API calls use the draft', async () => {
    const prefix = await prefixOf();
    const seen: unknown[] = [];
    const render: RenderPage = async ({ url }, { api, preview }) => {
      const headers = { 'Content-Type': 'application/json' };
      const begun = await api.fetch('/api/guidemodel/new', { method: 'POST', headers, body: JSON.stringify(await asked()) });
      seen.push([new URL(url).pathname, preview, Object(await begun.json()).Price]);
      return new Response('page', { headers: { 'Content-Type': 'text/html' } });
    };
    const web = { render, publicPages: [], pageOf: () => '/house', clientFolder: null, development: false };
    const app = buildApp(server.dependencies, web);
    // Send one request first, because the site may not be built yet when the first request arrives.
    await app.request(`${prefix}/api/houses`);
    const page = await app.request(`${prefix}/house`, html);
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'nonce-");
    expect(seen).toEqual([[`${prefix}/house`, expect.objectContaining({ prefix, draft: 1 }), 351_000]]);
    expect((await app.request(prefix)).headers.get('Location')).toBe(`${prefix}/`);
  });

  once.test('while a preview is being built, the server sends a page that says so and that reloads itself', async () => {
    const begun = Promise.withResolvers<void>();
    const slow: typeof rangeWorkHere = {
      ...rangeWorkHere,
      build: async (draft) => {
        await begun.promise;
        return rangeWorkHere.build(draft);
      },
    };
    const prefix = await prefixOf();
    const { app } = aServer(connection.db, { rangeWork: slow });
    const waiting = await app.request(`${prefix}/`, html);
    expect([waiting.status, waiting.headers.get('Refresh')]).toEqual([202, '2']);
    expect(await waiting.text()).toContain('Förbereder förhandsvisningen av utkast 1');
    begun.resolve();
    expect((await app.request(`${prefix}/api/houses`)).status).toBe(200);
  });

  test('a preview link ends after a day, or immediately when somebody withdraws it; the page at the link then gives the reason', async () => {
    const { Path, Previews } = await make();
    const page = async (path: string) => {
      const answer = await server.app.request(path, html);
      return [answer.status, /(gått ut|dragits tillbaka|ingen förhandsvisning)/.exec(await answer.text())?.[1]];
    };
    const another = await make();
    await elin.post(`/api/admin/range/previews/${Previews[0]?.Id}/withdrawal`);
    expect(await page(Path)).toEqual([410, 'dragits tillbaka']);
    expect((await server.get(`${Path}api/houses`)).body).toMatchObject({ code: 'preview-ended' });
    expect((await elin.get('/api/admin/range/previews')).body).toMatchObject({
      Previews: [{ Id: another.Previews[0]?.Id, Draft: 1, By: 'Elin Berg' }],
    });
    clock = now + DAY_MS;
    expect(await page(another.Path)).toEqual([410, 'gått ut']);
    expect(await page(`/preview/${'x'.repeat(32)}/`)).toEqual([404, 'ingen förhandsvisning']);
  });

  once.test('the audit log records once who made and who first withdrew a preview link, with the draft’s number', async () => {
    const vera = await aMember(server, { firstName: 'Vera', role: 'Admin' });
    const { Previews } = await make();
    for (const one of [vera, elin]) await one.post(`/api/admin/range/previews/${Previews[0]?.Id}/withdrawal`);
    await elin.post('/api/admin/range/previews/987654/withdrawal');
    const { Rows } = (await vera.get('/api/admin/log?kind=range')).body as { readonly Rows: readonly object[] };
    expect(Rows.slice(0, 2)).toMatchObject([
      { Action: 'range-preview-withdrawn', Actor: { Name: 'Vera Berg' }, Details: { draft: 1 } },
      { Action: 'range-preview-made', Actor: { Name: 'Elin Berg' }, Details: { draft: 1 } },
    ]);
  });

  once.test('only staff with the permission to edit the range can make and withdraw preview links', async () => {
    const seller = (firstName: string, grantedAccess: 'range-edit'[]) =>
      aMember(server, { firstName, role: 'Salesmen', grantedAccess });
    const [editor, nobody] = [await seller('Eva', ['range-edit']), await seller('Ulf', [])];
    expect((await editor.post('/api/admin/range/previews')).status).toBe(200);
    for (const path of ['/api/admin/range/previews', '/api/admin/range/previews/1/withdrawal'])
      expect((await nobody.post(path)).status).toBe(403);
    expect((await nobody.get('/api/admin/range/previews')).status).toBe(403);
    expect((await server.post('/api/admin/range/previews', {})).status).toBe(401);
  });

  once.test('the server makes no preview link for a draft with faults', async () => {
    await elin.post('/api/admin/range/prices', { Prices: [{ ...garage, Read: 351_000, Price: 0 }] });
    const { status, body } = await elin.post('/api/admin/range/previews');
    expect([status, body]).toMatchObject([409, { code: 'range-refused' }]);
  });
});

/** Returns the status and the body of a response; 200 and null if the body is a file, which `ask` cannot parse. */
async function jsonOf(ask: () => Promise<{ readonly status: number; readonly body: unknown }>) {
  return ask().catch(() => ({ status: 200, body: null }));
}

/** Returns the content of all tables of the database's public schema. */
async function everything(db: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`select table_name as name from information_schema.tables where table_schema = 'public'`);
  const tables = z.array(z.object({ name: z.string() })).parse(rows);
  const contents = tables.map(async ({ name }) => [
    name,
    (await db.execute(sql`select coalesce(json_agg(t order by t::text), '[]')::text as all from ${sql.identifier(name)} as t`))
      .rows,
  ]);
  return Object.fromEntries(await Promise.all(contents));
}
