import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, inject, test } from 'vitest';
import { storeRange } from '../modules/range/store-range.ts';
import { aMember } from '../testing/a-member.ts';
import { aPublishedRange } from '../testing/a-published-range.ts';
import { aServer } from '../testing/a-server.ts';
import { aVisitor } from '../testing/a-visitor.ts';
import { freshDatabase, prepareFolder } from '../testing/databases.ts';
import { makeQueues } from '../testing/make-queues.ts';
import { onServer } from '../testing/on-server.ts';
import { postgresPrograms } from '../testing/start-postgres.ts';
import { type Connection, connectPostgres, openEmbedded } from './connect.ts';

// Follows the backup instructions of docs/how-to/back-up-and-upgrade.md. Then all saved data must be in the restored database,
// and the server must be able to store new data there.

const run = promisify(execFile);
const programs = await postgresPrograms();

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Huset vid sjön', Answers: { 11: 111 } };

/** Creates a customer with a session and a saved house, and a shared link. */
async function use({ db }: Connection) {
  await storeRange(db, aPublishedRange(), new Date());
  const server = aServer(db);
  const anna = await aMember(server);
  const [cookie = ''] = anna.lastCookies();
  const saved = await anna.post('/api/guidemodel/', { ...house, Id: null });
  const link = await server.post('/api/guidemodel/share', house);
  return { cookie, token: textOf(saved.body, 'data'), link: textOf(link.body, 'Id') };
}

/** Checks that all data and the session exist, and that another house, link and range can be stored. */
async function expectAll({ db }: Connection, { cookie, token, link }: Awaited<ReturnType<typeof use>>): Promise<void> {
  const server = aServer(db);
  const headers = { Cookie: cookie.split(';')[0] ?? '', 'Content-Type': 'application/json' };
  const browser = aVisitor(server.app);
  expect(await browser.look('/api/account', { headers })).toMatchObject({ body: { Email: 'anna@example.se' } });
  const opened = await browser.look(`/api/guidemodel/${token}`, { headers });
  expect(opened).toMatchObject({ status: 200, body: { Name: house.Name, Revision: 1 } });
  expect(await server.get(`/api/guidemodel/${link}`)).toMatchObject({ status: 200 });
  const another = { method: 'POST', headers, body: JSON.stringify({ ...house, Id: null }) };
  expect(await browser.look('/api/guidemodel/', another)).toMatchObject({ status: 200 });
  expect(await server.post('/api/guidemodel/share', house)).toMatchObject({ status: 200 });
  const fewer = aPublishedRange().houses.slice(1);
  expect(await storeRange(db, aPublishedRange({ houses: fewer }), new Date())).toMatchObject({ published: true });
}

function textOf(body: unknown, key: string): string {
  return String(Reflect.get(Object(body), key));
}

const postgresUrl = inject('postgresUrl');
const missing = postgresUrl === null ? 'there is no PostgreSQL' : programs === null ? 'pg_dump is not there' : null;
if (missing !== null) console.log(`A backup of PostgreSQL is not restored: ${missing}`);

test.skipIf(missing !== null)(
  'a dump of PostgreSQL, made while a connection is open, can be restored into an empty database',
  async () => {
    const [serverUrl, folder] = [postgresUrl ?? '', await aFolder()];
    const used = await freshDatabase(serverUrl);
    cleanUp.push(used.drop);
    const before = await connectPostgres(used.url);
    cleanUp.push(() => before.close());
    const made = await use(before);
    const dump = join(folder, 'gavel.dump');
    await run(join(programs ?? '', 'pg_dump'), ['--format=custom', `--file=${dump}`, used.url]);

    const restored = await freshDatabase(serverUrl);
    cleanUp.push(restored.drop);
    const name = new URL(restored.url).pathname.slice(1);
    await onServer(serverUrl, `drop database ${name}`);
    await onServer(serverUrl, `create database ${name}`);
    await run(join(programs ?? '', 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${restored.url}`, dump]);
    const after = await connectPostgres(restored.url);
    cleanUp.push(() => after.close());
    await expectAll(after, made);
  },
);

test.skipIf(missing !== null)(
  'if one role owns the tables and another runs the server, a PostgreSQL administrator can dump and restore the database, and both roles keep their rights',
  async () => {
    const [serverUrl, folder] = [postgresUrl ?? '', await aFolder()];
    const name = `gavel_${randomUUID().replaceAll('-', '')}`;
    const [owner, own] = [`${name}_owner`, `${name}_own`];
    for (const role of [owner, own]) {
      await onServer(serverUrl, `create role ${role} login password 'hemligt'`);
      cleanUp.push(() => onServer(serverUrl, `drop role ${role}`));
    }
    const make = async (database: string) => {
      await onServer(serverUrl, `create database ${database} owner ${owner}`);
      cleanUp.push(() => onServer(serverUrl, `drop database ${database} with (force)`));
      return database;
    };
    const connect = async (database: string) => {
      const urlOf = (role: string) =>
        Object.assign(new URL(serverUrl), { pathname: database, username: role, password: 'hemligt' });
      const connection = await connectPostgres(urlOf(own).href, { ownerUrl: urlOf(owner).href });
      cleanUp.push(() => connection.close());
      return connection;
    };
    const administers = (database: string) => Object.assign(new URL(serverUrl), { pathname: database }).href;

    const before = await connect(await make(name));
    const made = await use(before);
    await makeQueues(before);
    const dump = join(folder, 'gavel.dump');
    await run(join(programs ?? '', 'pg_dump'), ['--format=custom', `--file=${dump}`, administers(name)]);

    const restored = await make(`${name}_new`);
    await run(join(programs ?? '', 'pg_restore'), ['--exit-on-error', `--dbname=${administers(restored)}`, dump]);
    const after = await connect(restored);
    await expectAll(after, made);
    await makeQueues(after);
    await expect(after.db.execute('delete from audit_log')).rejects.toMatchObject({
      cause: { message: 'permission denied for table audit_log' },
    });
  },
);

test('a copy of the embedded database’s folder, made while no server runs, works as a backup', async () => {
  const folder = await aFolder();
  await prepareFolder(join(folder, 'data'));
  const before = await openEmbedded(join(folder, 'data'));
  const made = await use(before);
  await before.close();
  await cp(join(folder, 'data', 'db'), join(folder, 'restored', 'db'), { recursive: true });
  const after = await openEmbedded(join(folder, 'restored'));
  cleanUp.push(() => after.close());
  await expectAll(after, made);
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-restore-'));
  cleanUp.push(() => rm(folder, { recursive: true }));
  return folder;
}
