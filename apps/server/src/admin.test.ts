import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { administer } from './app/administer.ts';
import { type Connection, connectPostgres, openEmbedded } from './db/connect.ts';
import { auditLog } from './modules/people/accounts/accounts.tables.ts';
import { currentRange } from './modules/range/current-range.ts';
import { storeRange } from './modules/range/store-range.ts';
import { aPublishedRange } from './testing/a-published-range.ts';
import { aCurrentRange, aServer, now } from './testing/a-server.ts';
import { aVisitor } from './testing/a-visitor.ts';
import { freshDatabase, prepareFolder } from './testing/databases.ts';

const command = fileURLToPath(new URL('./admin.ts', import.meta.url));
const smallRange = fileURLToPath(new URL('../../web/testing/range', import.meta.url));
const clock = new Date(now).toISOString();

const common = { BASE_URL: 'https://hus.example', GAVEL_CLOCK: clock };

/** Runs `npm run admin -- …` with these settings, as a separate process. */
async function runProgram(settings: Readonly<Record<string, string>>, ...args: string[]) {
  return promisify(execFile)(process.execPath, [command, ...args], { env: { ...common, ...settings } }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  );
}

/** Runs a command of `npm run admin` in this process, which is quicker than a separate process. */
function run(settings: Readonly<Record<string, string>>, ...args: string[]) {
  return administer(args, { ...common, ...settings });
}

const passwordIn = (output: string) => /: ([a-z0-9-]{35})$/m.exec(output)?.[1] ?? '';

describe('the operator’s commands on the embedded database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gavel-admin-'));
    await prepareFolder(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('the create command makes an administrator with a one-time password, which must be replaced at the first login', async () => {
    const settings = { GAVEL_DATA: folder };
    const made = await runProgram(settings, 'create', 'Sara@Example.se', '--name', 'Sara af Ekenstam');
    expect(made.code).toBe(0);
    expect(made.output).toContain('https://hus.example/login');
    expect((await run(settings, 'list')).output).toBe('sara@example.se, Sara af Ekenstam, Administratör\n');
    expect((await run(settings, 'keys', 'list')).output).toBe('There are no keys.\n');
    expect(await runProgram(settings, 'create', 'sara@example.se')).toEqual({
      code: 1,
      output: 'The address sara@example.se has an account already.\n',
    });

    const connection = await openEmbedded(folder);
    try {
      const { app } = aServer(connection.db, { currentRange: async () => aCurrentRange() });
      const credentials = { username: 'sara@example.se', password: passwordIn(made.output) };
      const browser = aVisitor(app);
      const entered = await browser.post('/api/account/login', credentials);
      expect(entered.body).toMatchObject({ Roles: ['Admin'], MustChoosePassword: true, Lastname: 'af Ekenstam' });
      expect((await aVisitor(app).post('/api/account/login', credentials)).body).toBeNull();
      const same = { OldPassword: credentials.password, NewPassword: credentials.password };
      expect((await browser.post('/api/account/changepassword', same)).body).toMatchObject({ IsSuccessful: false });
      const chosen = { OldPassword: credentials.password, NewPassword: 'en egen mening' };
      expect((await browser.post('/api/account/changepassword', chosen)).body).toMatchObject({ IsSuccessful: true });
      expect((await aVisitor(app).post('/api/account/login', credentials)).body).toBeNull();
    } finally {
      await connection.close();
    }
  });

  test('while the server uses the embedded database, a command fails and changes nothing', async () => {
    const server = await openEmbedded(folder);
    const refused = await run({ GAVEL_DATA: folder }, 'create', 'sara@example.se');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^The server is running \(process \d+.*\) and holds the embedded database alone\. Stop it,/);
    await server.close();
    expect((await run({ GAVEL_DATA: folder }, 'list')).output).toBe('There are no accounts.\n');
  });
});

describe('the operator’s commands on an unused embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gavel-admin-'));
    await prepareFolder(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['an unknown command', ['destroy', 'sara@example.se'], 'create EMAIL [--role Salesmen|Admin]'],
    ['a command without an address', ['disable'], 'create EMAIL [--role Salesmen|Admin]'],
    ['an unknown option', ['list', '--all'], "Unknown option '--all'"],
    ['an unknown command for requests', ['leads', 'burn'], 'leads release ID'],
    ['an incomplete command for keys', ['keys', 'create'], 'keys create NAME'],
    ['an incomplete command for webhooks', ['webhooks', 'replay'], 'webhooks replay EVENT|undelivered'],
    ['a release without an id', ['leads', 'release'], 'leads release ID'],
    ['an invalid address', ['create', 'sara'], 'sara is no email address.'],
    ['an unknown role', ['create', 'sara@example.se', '--role', 'King'], 'There is no role "King"'],
    ['an unknown account', ['disable', 'nobody@example.se'], 'There is no account with the address nobody@example.se.'],
  ])('`npm run admin` rejects %s with a message in plain words', async (_, args, message) => {
    const { code, output } = await run({ GAVEL_DATA: folder }, ...args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
  });
});

describe.each([inject('postgresUrl')].filter((url) => url !== null))('operator’s commands while a server runs', (postgresUrl) => {
  let database: { readonly url: string; drop(): Promise<void> };
  let connection: Connection;
  beforeEach(async () => {
    database = await freshDatabase(postgresUrl);
    connection = await connectPostgres(database.url);
  });
  afterEach(async () => {
    await connection.close();
    await database.drop();
  });

  test('the publish command publishes a range even if a newer range was published before, and refuses a broken range', async () => {
    const publish = (folder: string, ...signed: string[]) =>
      run({ DATABASE_URL: database.url }, 'range', 'publish', folder, ...signed);
    const served = currentRange({ db: connection.db, now: Date.now, logger: pino({ level: 'silent' }) });
    const { published: isNew } = await storeRange(connection.db, aPublishedRange(), new Date(now));
    expect([isNew, await publish(smallRange)]).toEqual([
      true,
      { code: 1, output: expect.stringMatching(/bundles\.yaml:12: Paketet ”Komplett” .*\n {2}Furuvik 112, Övertorneå\nNothing/) },
    ]);
    const signed = await publish(smallRange, '--name', 'Vera Ek', '--reason', 'Ingen bygger med solceller där');
    expect(signed.output).toContain('is published, with new versions');
    await storeRange(connection.db, aPublishedRange(), new Date(now));
    const before = await served();
    expect(before.brand.name).toBe('Provhus');
    expect((await publish(smallRange)).output).toContain('is published, with new versions of 0 of');
    expect((await publish(smallRange)).output).toContain('is what is served already.');
    // A running process serves the new range without a restart.
    await expect.poll(async () => (await served()).contentHash, { interval: 500 }).not.toBe(before.contentHash);
    const broken = await publish(fileURLToPath(new URL('.', import.meta.url)));
    expect(broken).toMatchObject({ code: 1, output: expect.stringMatching(/brand\.yaml[\s\S]*nothing was published\.\n$/) });
  });

  test('changing a role, closing an account or resetting a second factor ends every session of the account and adds an audit record', async () => {
    const { app } = aServer(connection.db, { currentRange: async () => aCurrentRange() });
    const admin = (...args: string[]) => run({ DATABASE_URL: database.url }, ...args);
    const email = 'sven@example.se';
    const made = await admin('create', email, '--role', 'Salesmen', '--name', 'Sven Ek');
    const login = { username: email, password: 'en egen mening' };
    const browser = aVisitor(app);
    await browser.post('/api/account/login', { username: email, password: passwordIn(made.output) });
    await browser.post('/api/account/changepassword', { OldPassword: passwordIn(made.output), NewPassword: login.password });
    const account = async () => (await browser.get('/api/account')).body;
    const logIn = async () => (await browser.post('/api/account/login', login)).body;

    expect(await account()).toMatchObject({ Roles: ['Salesmen'] });
    expect((await admin('role', email, 'Admin')).output).toBe(`${email}: Administratör. Their sessions have ended.\n`);
    expect(await account()).toBeNull();
    expect(await logIn()).toMatchObject({ Roles: ['Admin'] });

    await admin('disable', email);
    expect(await account()).toBeNull();
    expect(await logIn()).toBeNull();
    expect((await admin('list')).output).toBe(`${email}, Sven Ek, Administratör, disabled\n`);
    await admin('enable', email);
    expect(await logIn()).toMatchObject({ FullName: 'Sven Ek' });

    await browser.post('/api/account/secondfactor', { Password: login.password });
    await connection.db.execute('update users set two_factor_enabled = true');
    expect(await logIn()).toMatchObject({ code: 'second-factor-required' });
    await admin('reset-second-factor', email);
    expect(await account()).toBeNull();
    expect(await logIn()).toMatchObject({ HasSecondFactor: false });

    const again = passwordIn((await admin('one-time-password', email)).output);
    expect((await aVisitor(app).post('/api/account/login', { username: email, password: again })).body).toMatchObject({
      MustChoosePassword: true,
    });
    const log = await connection.db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.filter(({ actorId }) => actorId === null).map(({ action }) => action)).toEqual([
      'account-created',
      'role-changed',
      'account-disabled',
      'account-enabled',
      'second-factor-reset',
      'one-time-password-made',
    ]);
    expect(JSON.stringify(log)).not.toContain(again);
  });
});
