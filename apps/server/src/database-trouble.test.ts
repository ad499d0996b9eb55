import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { loadPages } from './app/pages.ts';
import { connectPostgres } from './db/connect.ts';
import { storeRange } from './modules/range/store-range.ts';
import { aStranger, house, ok, register, terms } from './testing/a-crash-site.ts';
import { aKillableServer, type KillableServer } from './testing/a-killable-server.ts';
import { aPublishedRange } from './testing/a-published-range.ts';
import { aPicture, currentHash } from './testing/some-pictures.ts';
import { ownPostgres } from './testing/start-postgres.ts';

// Runs the whole server on a separate PostgreSQL. The test kills, restarts and freezes PostgreSQL while the server works.

const postgres =
  process.platform === 'linux' ? await ownPostgres() : { url: null, reason: 'this is no Linux', stop: async () => {} };
if (postgres.url === null) console.log(`A database in trouble is not tested: ${postgres.reason}`);

const pages = (await loadPages()) ? ['/', '/house'] : [];
if (pages.length === 0) console.log('Pages without a database are not tested: the web application is not built (npm run build)');

const cleanUp: (() => Promise<unknown>)[] = [postgres.stop];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

/** Returns the address of a picture of the range with this width in pixels. */
const picture = (width: number) => `/media/${currentHash}/house/sjovik.webp?format=webp&width=${width}`;
const KEPT = picture(80);

/** Requests that need no database, even if the server has not served them before. */
const fromMemory = [
  '/healthz',
  '/readyz',
  '/api/houses',
  '/api/houses/2?municipality=Habo',
  '/api/brand',
  '/api/plots/',
  '/api/houses/2/beginning?municipality=0643',
  '/media/drawn/house/sjovik.svg',
  ...pages,
  KEPT,
];

/**
 * How long the test waits until the server has recovered. The server must first notice that a frozen database does not respond, and refuse
 * all waiting requests.
 */
const BACK = { timeout: 90_000, interval: 200 };

test.skipIf(postgres.url === null)(
  'while the database is unreachable or frozen, the server responds with data of the range and refuses requests about shared and saved houses with 503; afterwards it recovers automatically',
  async () => {
    if (postgres.url === null) throw new Error('skipped');
    const { thaw } = postgres;
    // Thaw the database before it is stopped, because a frozen one cannot be stopped.
    cleanUp.push(async () => thaw());
    const server = await aServerOn(postgres.url);
    const { headers } = await register(server, aStranger(1));
    const share = async () => (await server.post('/api/guidemodel/share', { ...house, Name: 'Hus' }, {})).response;
    const { Id } = await ok<{ Id: string }>(await share());
    const link = `/api/guidemodel/${Id}`;

    expect((await server.get(KEPT)).status).toBe(200);
    const expectTrouble = async (cold: string) => {
      for (const path of [...fromMemory, cold]) expect([path, (await server.get(path)).status]).toEqual([path, 200]);
      for (const path of pages) expect([path, (await server.get(path, headers)).status]).toEqual([path, 200]);
      expect(await (await server.get('/readyz')).json()).toEqual({ status: 'degraded', away: ['database'] });
      expect(await (await server.get('/api/account')).json()).toBeNull();
      // The server cannot read the session of the cookie, so it does not know who is logged in.
      const ofAccount = ['/api/account', '/api/account/configurations'].map((path) => server.get(path, headers));
      const needing = [share(), server.get(link), ...ofAccount];
      for (const refused of await Promise.all(needing)) {
        expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
        expect(await refused.json()).toMatchObject({ code: 'unavailable' });
      }
    };
    const expectRecovery = async () => {
      await vi.waitFor(async () => expect((await share()).status).toBe(200), BACK);
      expect((await server.get(link)).status).toBe(200);
      expect(await (await server.get('/api/account', headers)).json()).not.toBeNull();
      expect(await (await server.get('/readyz')).json()).toEqual({ status: 'ready' });
    };

    await postgres.kill();
    await expectTrouble(picture(160));
    await postgres.restart();
    await expectRecovery();
    postgres.freeze();
    await expectTrouble(picture(240));
    postgres.thaw();
    await expectRecovery();
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toContain('request failed');
  },
);

async function aServerOn(DATABASE_URL: string): Promise<KillableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-trouble-'));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const RANGE = join(folder, 'range');
  await mkdir(RANGE);
  // A range that cannot be published, so that the server continues with the stored one.
  await writeFile(join(RANGE, 'brand.yaml'), 'name: Provhus\n');
  await mkdir(join(RANGE, 'pictures', 'house'), { recursive: true });
  await writeFile(join(RANGE, 'pictures', 'house', 'sjovik.webp'), await aPicture(300, 200, { r: 90, g: 130, b: 60 }));
  const pictures = { hash: currentHash, folder: 'pictures', paths: ['house/sjovik.webp'], frames: {} };
  const connection = await connectPostgres(DATABASE_URL);
  await storeRange(connection.db, { ...aPublishedRange({ pictures }), consents: [terms] }, new Date());
  await connection.close();
  const settings = { DATABASE_URL, RANGE, GAVEL_DATA: join(folder, 'data'), PICTURE_AVIF: 'off', LOG_LEVEL: 'warn' };
  const server = await aKillableServer(settings);
  cleanUp.push(() => server.stop());
  return server;
}
