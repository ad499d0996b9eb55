import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishRange } from '@gavel/range/publishing';
import { afterEach, expect, inject, test } from 'vitest';
import { insertUser } from './modules/people/accounts/accounts.repository.ts';
import { auditLog } from './modules/people/accounts/accounts.tables.ts';
import { createPasswords } from './modules/people/accounts/passwords.ts';
import { findLatestRange, readRange, readWebConfiguration } from './modules/range/range.repository.ts';
import { fromFolder, listRevisions, readRevision } from './modules/range/revisions.repository.ts';
import { storeRange } from './modules/range/store-range.ts';
import { aCrashSite, type CrashSite, crashDatabases, ok } from './testing/a-crash-site.ts';
import { aKillableServer, type KillableServer } from './testing/a-killable-server.ts';
import { aimAtCommit, spreadOver } from './testing/aim-kills.ts';
import {
  type Desk,
  type Editor,
  MUNICIPALITY,
  readDesk,
  readHouses,
  servedEditions,
  typeEdition,
} from './testing/range-editions.ts';

// Kills the server while an administrator publishes new prices and a rule. Half of the kills happen at any moment, even while the server
// checks the draft. The other half happen close to the moment when the server stores the new range version. Afterwards every process must
// serve all of the old range version or all of the new one. `npm run test:crash` kills 50 times on each database.

const { kills, from, database } = inject('crash');
const kinds = database === null ? [...crashDatabases('PGlite'), ...crashDatabases('PostgreSQL')] : crashDatabases('PGlite');
const folder = fileURLToPath(new URL('../../web/testing/range', import.meta.url));
const login = { username: 'elin@example.se', password: 'granskog vid tjärn' };
/**
 * How long the test waits until a process serves what another process has published. Usually that takes at most five seconds,
 * more on a busy machine.
 */
const SERVED_WITHIN = { timeout: 60_000 };

/**
 * How many times the test publishes without a kill, to measure how long publishing takes. The shortest time counts, because the first
 * publication also starts the separate process that checks ranges.
 */
const TRIALS = 2;

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

test.each(kinds)(
  'on %s, after the server was killed while it published, every process serves the complete old range version or the complete new one',
  { timeout: 60 * 60_000 },
  async (kind) => {
    const site = await aCrashSite(kind);
    cleanUp.push(() => site.remove());
    const houses = await prepare(site);
    const servers = [await aKillableServer(site.settings)];
    cleanUp.push(() => servers[0]?.stop() ?? Promise.resolve());
    // The embedded database allows only one process.
    if (kind !== 'PGlite') {
      servers.push(await aKillableServer(anotherProcess(site)));
      cleanUp.push(() => servers[1]?.stop() ?? Promise.resolve());
    }
    const ended = await killWhilePublishing(servers, houses);
    for (const step of cleanUp.splice(1).reverse()) await step();
    await everyVersionIsWhole(site);
    console.log(`${kind}: ${kills} kills while publishing, ${ended}`);
  },
);

/**
 * Publishes numbered editions of the range one after another (`range-editions.ts`: each has other prices). After `TRIALS` of them, kills
 * a server during each publication. Returns a text with three numbers: after how many kills the server served the old range version,
 * after how many the new one, and how many of the publications got a response before the kill.
 */
async function killWhilePublishing(servers: readonly KillableServer[], houses: readonly string[]): Promise<string> {
  const [server] = servers;
  if (!server) throw new Error('there is no server');
  const Cookie = await logIn(server);
  const { Prices: prices, Published } = await readDesk({ server, Cookie });
  const first = await readHouses(server, houses);
  let edition = from;
  let version = Published.Id;
  const all = (one: number) => houses.map(() => one);
  /** Checks that every process serves edition `edition`, as a range version with a higher id than before, and that the draft is empty. */
  const isPublished = async () => {
    const ids = new Set<number>();
    for (const one of servers) {
      await expect.poll(() => servedEditions(one, first, [edition - 1, edition]), SERVED_WITHIN).toEqual(all(edition));
      const { Published, Changes } = await readDesk({ server: one, Cookie });
      expect(Changes).toEqual([]);
      ids.add(Published.Id);
    }
    const [id = 0] = ids;
    expect([ids.size, id > version]).toEqual([1, true]);
    version = id;
  };
  let [proving, storing] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let trial = 0; trial < TRIALS; trial += 1) {
    edition += 1;
    const took = await publishEdition({ server, Cookie }, prices, edition);
    [proving, storing] = [Math.min(proving, took.proving), Math.min(storing, took.storing)];
    await isPublished();
  }

  const anyTime = spreadOver(proving + storing, from);
  const atCommit = aimAtCommit(storing);
  const ended = { old: 0, new: 0, answered: 0 };
  for (let kill = from; kill < from + kills; kill += 1) {
    const victim = servers[(kill >> 1) % servers.length] ?? server;
    const aim = kill % 2 === 0 ? anyTime : atCommit;
    const editor = { server: victim, Cookie };
    const tag = await typeEdition(editor, prices, edition + 1);
    const wasAnswered = await publishAndKill(editor, tag, aim === atCommit, aim.next());
    const { Published, Changes } = await readDesk(editor);
    // Compare with `>`, because a publication that was rolled back may have used up an id.
    const isNew = Published.Id > version;
    aim.learn({ isNew, wasAnswered });
    if (wasAnswered) expect(isNew).toBe(true);
    expect([Published.Id >= version, Changes.length > 0]).toEqual([true, !isNew]);
    const both = [edition, edition + 1] as const;
    expect(await servedEditions(victim, first, both)).toEqual(all(isNew ? edition + 1 : edition));
    // Another process may serve the old range version for some seconds, but all prices of a house must be from the same edition.
    for (const one of servers) expect(await servedEditions(one, first, both)).not.toContain(null);
    // If a kill prevented the publication, publish the same draft in another attempt.
    if (!isNew) expect((await publish(editor, tag))?.status).toBe(200);
    edition += 1;
    await isPublished();
    ended[isNew ? 'new' : 'old'] += 1;
    ended.answered += Number(wasAnswered);
  }
  return `${ended.old} left the old version and ${ended.new} the new one (${ended.answered} of these with a response)`;
}

/** Stores a published range with the text of its files, and creates an administrator. Returns the ids of the houses. */
async function prepare(site: CrashSite): Promise<readonly string[]> {
  const { range, written } = await publishRange(folder, Date.now());
  if (!range || !written) throw new Error('the range of the tests has faults');
  const connection = await site.open();
  const { db } = connection;
  await storeRange(db, range, new Date(), { revision: fromFolder(written) });
  const person = { firstName: 'Elin', lastName: 'Ek', cellphone: '0701234567', municipalityId: MUNICIPALITY };
  const admin = { ...person, email: login.username, role: 'Admin' } as const;
  await insertUser(db, admin, await createPasswords().hash(login.password), [], new Date());
  await connection.close();
  return range.houses.map(({ id }) => String(id));
}

function anotherProcess({ settings }: CrashSite) {
  return { ...settings, GAVEL_DATA: join(settings.GAVEL_DATA, '..', 'data-of-another') };
}

async function logIn(server: KillableServer): Promise<string> {
  const { response } = await server.post('/api/account/login', login, {});
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Publishes an edition of the prices without a kill. Returns how long the server took, in ms, to check the draft and to publish it. */
async function publishEdition(editor: Editor, prices: Desk['Prices'], edition: number) {
  const tag = await typeEdition(editor, prices, edition);
  const begun = performance.now();
  await readEffects(editor);
  const proven = performance.now();
  expect((await publish(editor, tag))?.status).toBe(200);
  return { proving: proven - begun, storing: performance.now() - proven };
}

/**
 * Publishes the draft and kills the server meanwhile. Returns whether the publication got a response before the kill.
 * @param isProven whether the draft’s effects are read first, so that the draft is already checked and publishing only stores it
 * @param delay milliseconds from the request to the kill
 */
async function publishAndKill(editor: Editor, tag: string, isProven: boolean, delay: number): Promise<boolean> {
  if (isProven) await readEffects(editor);
  const publishing = publish(editor, tag);
  await new Promise((resolve) => setTimeout(resolve, delay));
  await editor.server.kill(async () => {});
  return (await publishing)?.status === 200;
}

async function readEffects({ server, Cookie }: Editor): Promise<void> {
  await ok(await server.get('/api/admin/range/effects', { Cookie }));
}

function publish({ server, Cookie }: Editor, tag: string): Promise<Response | null> {
  return server.tryPost('/api/admin/range/publication', { Message: '' }, { Cookie, 'If-Match': `"${tag}"` });
}

/**
 * Checks that every stored range version has its texts and the models of all its houses, and that the audit log has as many entries about
 * publications as drafts were published.
 */
async function everyVersionIsWhole(site: CrashSite): Promise<void> {
  const connection = await site.open();
  cleanUp.push(() => connection.close());
  const { db } = connection;
  const revisions = await listRevisions(db, 1000);
  const logged = (await db.select().from(auditLog)).filter(({ action }) => action === 'range-published');
  const drafts = revisions.filter(({ origin }) => origin === 'draft');
  // Each trial and each kill leaves one range version. At a kill, it is published before the kill or by the attempt after the kill.
  expect([drafts.length, logged.length]).toEqual([TRIALS + kills, TRIALS + kills]);
  expect(revisions[0]?.publishedRange).toBe((await findLatestRange(db))?.id);
  for (const revision of revisions) {
    const { texts } = await readRevision(db, revision);
    const range = await readRange(db, revision.publishedRange);
    expect([texts.size > 0, range?.houses.length]).toEqual([true, 7]);
    for (const { webConfiguration } of range?.houses ?? [])
      expect(await readWebConfiguration(db, webConfiguration.id, webConfiguration.version)).not.toBeNull();
    if (revision.origin === 'draft') expect(revision.proof).toMatchObject({ Verdicts: expect.any(Array) });
  }
}
