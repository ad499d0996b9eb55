import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { queuedJobs } from './adapters/jobs/queued-jobs.ts';
import { administer } from './app/administer.ts';
import { type Connection, connectPostgres, openEmbedded } from './db/connect.ts';
import { sharedSecret } from './modules/accounts/accounts.repository.ts';
import { auditLog } from './modules/accounts/accounts.tables.ts';
import { knowsApiKey } from './modules/api-keys/api-keys.ts';
import { leads } from './modules/leads/leads.tables.ts';
import { letters } from './modules/letters/letters.tables.ts';
import { LETTERS } from './modules/letters/letters.ts';
import { sealWith } from './modules/letters/seal.ts';
import { storeRange } from './modules/range/store-range.ts';
import { webhookAttempts, webhookDeliveries } from './modules/webhooks/webhooks.tables.ts';
import { WEBHOOKS } from './modules/webhooks/webhooks.ts';
import { aPublishedRange } from './testing/a-published-range.ts';
import { aCurrentRange, aServer, now } from './testing/a-server.ts';
import { aVisitor } from './testing/a-visitor.ts';
import { freshDatabase, prepareFolder } from './testing/databases.ts';

const command = fileURLToPath(new URL('./admin.ts', import.meta.url));
const clock = new Date(now).toISOString();

const eva = {
  name: 'Eva Ek',
  email: 'eva@provhus.example',
  title: 'Säljare',
  phone: '08-1',
  mobile: '',
  imageUrl: '/bild.svg',
  municipalities: [],
};

const common = { BASE_URL: 'https://hus.example', GAVEL_CLOCK: clock };

/** Runs `npm run admin -- …` with these settings, as a program of its own. */
async function runProgram(settings: Readonly<Record<string, string>>, ...args: string[]) {
  return promisify(execFile)(process.execPath, [command, ...args], { env: { ...common, ...settings } }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  );
}

/** Does what the program does, here. */
function run(settings: Readonly<Record<string, string>>, ...args: string[]) {
  return administer(args, { ...common, ...settings });
}

const passwordIn = (output: string) => /: ([a-z0-9-]{35})$/m.exec(output)?.[1] ?? '';

describe('on the embedded database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gavel-admin-'));
    await prepareFolder(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('makes the first administrator, whose password holds once and is replaced by an own one', async () => {
    const settings = { GAVEL_DATA: folder };
    const made = await runProgram(settings, 'create', 'Sara@Example.se', '--name', 'Sara af Ekenstam');
    expect(made.code).toBe(0);
    expect(made.output).toContain('https://hus.example/login');
    expect((await run(settings, 'list')).output).toBe('sara@example.se, Sara af Ekenstam, Administratör\n');
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

  test('requests that were taken for a robot’s are listed, and one that a person wrote is mailed after all, once', async () => {
    const settings = { GAVEL_DATA: folder };
    expect((await run(settings, 'leads', 'held-back')).output).toBe('No request is held back.\n');
    const before = await openEmbedded(folder);
    await storeRange(before.db, aPublishedRange({ salespersons: [eva] }), new Date(now));
    await sharedSecret(before.db, 'auth', () => 's'.repeat(40));
    const { app } = aServer(before.db);
    const request = { SubmissionType: 'Sales', Name: 'Åsa Lind', Email: 'asa@example.se', Phone: '070-123 45 67' };
    for (const Message of ['Köp!\u001b[2J', 'Hej, när kan ni börja?'])
      await aVisitor(app).post('/api/submit/contactrequest', { ...request, Message, Website: 'http://spam.example' });
    await before.close();

    const { output } = await run(settings, 'leads', 'held-back');
    expect(output).toMatch(/^[\w-]{36} {2}20 november 2026 .+ trap\n {2}Åsa Lind, asa@example\.se, 070-123 45 67\n {2}Hej, när/m);
    expect(output).toContain('Köp![2J');
    const [id = ''] = /^[\w-]{36}(?=.+\n.+\n {2}Hej)/m.exec(output) ?? [];
    expect(await runProgram(settings, 'leads', 'release', id)).toEqual({
      code: 0,
      output: 'Eva Ek (eva@provhus.example) and asa@example.se get their letters.\n',
    });
    expect(await run(settings, 'leads', 'release', id)).toEqual({ code: 1, output: `No request is held back under ${id}.\n` });
    expect((await run(settings, 'leads', 'release', 'x')).output).toBe('No request is held back under x.\n');
    expect((await run(settings, 'leads', 'held-back')).output).not.toContain(id);

    const after = await openEmbedded(folder);
    const opened = sealWith('s'.repeat(40), 'letters');
    const jobs = await queuedJobs({ database: after.queues, logger: pino({ level: 'silent' }) });
    try {
      const waiting = await after.db.select().from(letters);
      const subjects = waiting.map(({ sealed }) => JSON.parse(opened.open(sealed ?? '')).subject);
      expect(subjects.toSorted()).toEqual(['Fråga från Åsa Lind', 'Vi har fått din fråga']);
      // They are not only written: the queue has them.
      const met: string[] = [];
      await jobs.work({ ...LETTERS, run: async (letter) => void met.push(letter), giveUp: async () => {} });
      await expect.poll(() => met.toSorted()).toEqual(waiting.map((letter) => letter.id).toSorted());
      expect(await after.db.select().from(leads)).toHaveLength(2);
      expect(await after.db.select().from(auditLog)).toMatchObject([
        { actorId: null, action: 'lead-released', details: { lead: id } },
      ]);
    } finally {
      await jobs.stop();
      await after.close();
    }
  });

  test('what the webhook was told is in the log, and what was given up is told again', async () => {
    const settings = { GAVEL_DATA: folder };
    const [given, taken, unknown] = [0, 1, 2].map((at) => `0000000${at}-0000-4000-8000-000000000000`);
    const before = await openEmbedded(folder);
    const event = {
      type: 'lead.created',
      subject: 'x',
      revision: null,
      happenedAt: new Date(now),
      endedAt: new Date(now),
    } as const;
    const delivery = (id = '', outcome: 'given-up' | 'delivered', at: number) =>
      ({ ...event, id, eventId: id, outcome, queuedAt: new Date(now + at) }) as const;
    await before.db.insert(webhookDeliveries).values([delivery(given, 'given-up', 0), delivery(taken, 'delivered', 1000)]);
    const attempt = { deliveryId: given ?? '', receiver: 'r', at: new Date(now), milliseconds: 12 };
    await before.db.insert(webhookAttempts).values([
      { ...attempt, status: 500, words: 'sorry' },
      { ...attempt, status: null, words: 'ECONNREFUSED' },
    ]);
    await before.close();

    const lines = (await run(settings, 'webhooks', 'log')).output.split('\n');
    expect(lines[0]).toMatch(new RegExp(`^${taken} .+ lead\\.created {2}delivered$`));
    expect(lines[1]).toMatch(new RegExp(`^${given} .+ lead\\.created {2}given-up {2}2 tried, last no answer$`));
    expect((await run(settings, 'webhooks', 'log', given ?? '')).output).toMatch(
      /2026.+ {2}500 {2}12 ms {2}sorry\n.+2026.+ {2}no answer {2}12 ms {2}ECONNREFUSED\n$/,
    );
    expect((await run(settings, 'webhooks', 'replay', unknown ?? '')).output).toBe(`The log has no event ${unknown}.\n`);
    expect((await run(settings, 'webhooks', 'replay', 'undelivered')).output).toMatch(/^1 told again/);

    const after = await openEmbedded(folder);
    const jobs = await queuedJobs({ database: after.queues, logger: pino({ level: 'silent' }) });
    try {
      const [again] = (await after.db.select().from(webhookDeliveries)).filter(({ endedAt }) => endedAt === null);
      expect(again).toMatchObject({ eventId: given, subject: 'x' });
      const met: string[] = [];
      await jobs.work({ ...WEBHOOKS, run: async (id) => void met.push(id), giveUp: async () => {} });
      await expect.poll(() => met).toEqual([again?.id]);
    } finally {
      await jobs.stop();
      await after.close();
    }
  });

  test('a key is made, shown once, listed and revoked', async () => {
    const settings = { GAVEL_DATA: folder };
    const { output } = await run(settings, 'keys', 'create', 'Vårt CRM');
    const [, key = ''] = /^Key 1 for Vårt CRM: (gvl_\w{32})$/m.exec(output) ?? [];
    const connection = await openEmbedded(folder);
    expect(await knowsApiKey({ db: connection.db, now: () => now })(key)).toBe(true);
    await connection.close();
    const { output: listed } = await run(settings, 'keys', 'list');
    expect(listed).toMatch(/^1, Vårt CRM, made 20 november 2026 .+, used 20 november 2026 [^,]+$/);
    expect(listed).not.toContain(key);
    expect((await run(settings, 'keys', 'revoke', '1')).output).toBe('Key 1 opens nothing any more.\n');
    expect(await run(settings, 'keys', 'revoke', '1')).toEqual({ code: 1, output: 'There is no key 1 that holds.\n' });
    expect((await run(settings, 'keys', 'list')).output).toMatch(/, revoked 20 november 2026 .+\n$/);
  });

  test('says so while the server runs, and changes nothing', async () => {
    const server = await openEmbedded(folder);
    const refused = await run({ GAVEL_DATA: folder }, 'create', 'sara@example.se');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^The server is running \(process \d+.*\) and holds the embedded database alone\. Stop it,/);
    await server.close();
    expect((await run({ GAVEL_DATA: folder }, 'list')).output).toBe('There are no accounts.\n');
  });

  test.each([
    ['an unknown command', ['destroy', 'sara@example.se'], 'create EMAIL [--role Salesmen|Admin]'],
    ['a command without an address', ['disable'], 'create EMAIL [--role Salesmen|Admin]'],
    ['an unknown option', ['list', '--all'], "Unknown option '--all'"],
    ['a command that requests do not know', ['leads', 'burn'], 'leads release ID'],
    ['a release of nothing', ['leads', 'release'], 'leads release ID'],
    ['what is no address', ['create', 'sara'], 'sara is no email address.'],
    ['an unknown role', ['create', 'sara@example.se', '--role', 'King'], 'There is no role "King"'],
    ['an unknown account', ['disable', 'nobody@example.se'], 'There is no account with the address nobody@example.se.'],
  ])('%s is told in words', async (_, args, message) => {
    const { code, output } = await run({ GAVEL_DATA: folder }, ...args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
  });
});

describe.each([inject('postgresUrl')].filter((url) => url !== null))('on PostgreSQL, beside a running server', (postgresUrl) => {
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

  test('a change of role, a closed account and a lost second factor end every session, each with a row in the log', async () => {
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
