import { createHmac, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { asAccountId, asConsentId } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PortalDirectory } from '../../../adapters/portal-directory/portal-directory.ts';
import { portalFile } from '../../../adapters/portal-directory/portal-file.ts';
import type { Connection, Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Member } from '../../../http/identity.ts';
import { limit } from '../../../http/rate-limits.ts';
import { sealWith } from '../../../secrets/seal.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, noLimits, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor, type TestVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';
import { findUserByEmail, insertUser } from './accounts.repository.ts';
import {
  auditLog,
  auditReasons,
  consents,
  credentials,
  oneTimePasswords,
  sessions,
  twoFactors,
  users,
} from './accounts.tables.ts';
import { actFor } from './act-for.ts';
import { administerAccounts } from './administer-accounts.ts';
import { createAuth } from './auth.ts';
import { identifyWith } from './identify.ts';
import { makeOneTimePassword } from './make-one-time-password.ts';
import { mailPasswords, queuedPasswordResets } from './password-resets.ts';
import { deleteAccount, exportPerson } from './personal-data.ts';

const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '2026-09-01', title: 'Villkor', text: '<p>Villkor</p>' };
const newsletter = { id: asConsentId(8), slug: 'nyhetsbrev', version: '2026-09-01', title: 'Nyhetsbrev', text: '<p>Ja</p>' };

const anna = {
  Email: 'Anna@Example.se ',
  Password: 'granskog vid tjärn',
  FirstName: 'Anna',
  LastName: 'Berg',
  Cellphone: '+46 70-123 45 67',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Newsletter: true,
};
const demoPortal = fileURLToPath(new URL('../../../../demo/housing-portal.json', import.meta.url));
const aMemberAsked: Member = {
  kind: 'member',
  userId: '',
  sessionId: '',
  role: 'Customer',
  mustChoosePassword: false,
  access: [],
  needsSecondFactor: false,
  actingFor: null,
};
const login = { username: 'anna@example.se', password: anna.Password };

describe.each(databases)('accounts on $kind', ({ open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let box: ReturnType<typeof aMailbox>;
  let clock: number;
  let portal: PortalDirectory;
  /** The ids of password requests that wait. */
  const asked: string[] = [];
  const jobs = { enqueue: async (_transaction: Database, _queue: string, id: string) => void asked.push(id) };
  const seal = sealWith('secret', 'password-resets');
  const logger = pino({ level: 'silent' });

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, { ...aPublishedRange(), consents: [terms, newsletter] }, new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(users);
    box = aMailbox();
    clock = Date.now();
    portal = { has: async () => false, verify: async () => null };
    server = aServer(connection.db, { now: () => clock });
    server = aServer(connection.db, {
      now: () => clock,
      mails: box,
      accounts: {
        ...server.dependencies.accounts,
        passwordResets: queuedPasswordResets({ db: connection.db, jobs, seal, now: () => clock }),
        portal: { has: (email) => portal.has(email), verify: (email, password) => portal.verify(email, password) },
      },
    });
  });

  const visitor = () => aVisitor(server.app);
  /** Requests a new password and runs the jobs for it. */
  async function forgot(Email: string) {
    const answer = await visitor().post('/api/account/resetpassword', { Email });
    const parts = { db: connection.db, seal, mails: box, makeOneTimePassword, now: () => clock, logger };
    for (const id of asked.splice(0)) await mailPasswords(parts).run(id);
    return answer;
  }
  const mailed = () => box.mails.flatMap(({ text }) => /\b[a-z2-9]{5}(?:-[a-z2-9]{5}){5}\b/.exec(text)?.[0] ?? []);
  const reckoned = () => server.dependencies.accounts.passwords.reckoned();

  async function registered(): Promise<TestVisitor> {
    const browser = visitor();
    const { status, body } = await browser.post('/api/account/register', anna);
    expect([status, body]).toEqual([200, { Success: true, AccountAlreadyExists: false }]);
    return browser;
  }

  async function aMemberOfStaff(role: 'Salesmen' | 'Admin' = 'Salesmen'): Promise<TestVisitor> {
    const { passwords } = server.dependencies.accounts;
    const person = { firstName: 'Sara', lastName: 'Säljare', cellphone: '0701234567', municipalityId: '2480', role };
    const email = `${role.toLowerCase()}@example.se`;
    await insertUser(connection.db, { ...person, email }, await passwords.hash('en egen mening'), [], new Date(clock));
    const browser = visitor();
    expect((await browser.post('/api/account/login', { username: email, password: 'en egen mening' })).body).not.toBeNull();
    return browser;
  }

  describe('registering and logging in', () => {
    test('a new account is logged in at once, and can log out and in again', async () => {
      const browser = await registered();
      const account = await browser.get('/api/account');
      expect(account.body).toMatchObject({
        Id: expect.any(Number),
        Firstname: 'Anna',
        Lastname: 'Berg',
        FullName: 'Anna Berg',
        Cellphone: '070-123 45 67',
        Email: 'anna@example.se',
        Roles: [],
        Access: [],
        ActingFor: null,
      });
      expect(account.headers.get('Cache-Control')).toBe('private, no-store');
      expect((await browser.post('/api/account/logout')).status).toBe(204);
      expect((await browser.get('/api/account')).body).toBeNull();
      expect((await browser.post('/api/account/login', login)).body).toMatchObject({ Firstname: 'Anna' });
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
    });

    once.test('the browser sends the session cookie to this server only; https binds the cookie to the host name', async () => {
      const browser = await registered();
      expect(browser.lastCookies()).toEqual([
        expect.stringMatching(/^gavel=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      const { passwords } = server.dependencies.accounts;
      const options = { db: connection.db, secret: 's'.repeat(40), passwords, issuer: 'Test' };
      const secure = createAuth({ ...options, baseUrl: 'https://hus.example' });
      const { headers } = await secure.api.signInEmail({
        body: { email: login.username, password: login.password },
        returnHeaders: true,
      });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-gavel=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      ]);
    });

    test('each login makes a new session', async () => {
      const browser = await registered();
      const first = browser.lastCookies();
      await browser.post('/api/account/login', login);
      expect(browser.lastCookies()).toHaveLength(1);
      expect(browser.lastCookies()).not.toEqual(first);
    });

    test('a login or a registration ends the earlier session of the browser', async () => {
      const browser = await registered();
      const cookie = () => browser.lastCookies()[0]?.split(';')[0] ?? '';
      const accountBy = async (Cookie: string) => (await visitor().look('/api/account', { headers: { Cookie } })).body;
      const first = cookie();
      await browser.post('/api/account/login', { ...login, password: 'fel lösenord' });
      expect(await accountBy(first)).toMatchObject({ Firstname: 'Anna' });
      await browser.post('/api/account/login', login);
      const second = cookie();
      expect(await accountBy(first)).toBeNull();
      expect(await accountBy(second)).toMatchObject({ Firstname: 'Anna' });
      await browser.post('/api/account/register', { ...anna, Email: 'eva@example.se', FirstName: 'Eva' });
      expect(await accountBy(second)).toBeNull();
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Eva' });
    });

    once.test('registration logs in despite earlier failed logins, and computes only one password hash', async () => {
      const loginOfAccount = limit(connection.db, 'secret', `test-login-${randomUUID()}`, { requests: 1, seconds: 600 });
      server = aServer(connection.db, { ...server.dependencies, limits: { ...noLimits, loginOfAccount } });
      const wrong = { ...login, password: 'fel lösenord' };
      expect((await visitor().post('/api/account/login', wrong)).status).toBe(200);
      expect((await visitor().post('/api/account/login', wrong)).status).toBe(429);
      const before = reckoned();
      const browser = await registered();
      expect(reckoned() - before).toBe(1);
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
    });

    test('consents are stored with their version and time', async () => {
      await registered();
      const rows = await connection.db.select().from(consents).orderBy(consents.consentId);
      expect(rows).toMatchObject([
        { consentId: 7, slug: 'anvandarvillkor', version: '2026-09-01', givenAt: new Date(clock), withdrawnAt: null },
        { consentId: 8, slug: 'nyhetsbrev', version: '2026-09-01', givenAt: new Date(clock), withdrawnAt: null },
      ]);
    });

    test('registering an existing address, in any case, returns AccountAlreadyExists and changes nothing', async () => {
      await registered();
      const second = await visitor().post('/api/account/register', { ...anna, Email: 'ANNA@example.se', FirstName: 'Eva' });
      expect(second.body).toEqual({ Success: false, AccountAlreadyExists: true });
      expect((await visitor().post('/api/account/login', login)).body).toMatchObject({ Firstname: 'Anna' });
    });

    once.test.each([
      ['Password', { Password: 'sju tkn' }, 'malformed-body'],
      ['Password', { Password: 'x'.repeat(129) }, 'malformed-body'],
      ['Password', { Password: 'Password' }, 'common-password'],
      ['Password', { Password: 'LÖSENORD' }, 'common-password'],
      ['Password', { Password: 'Provhus2026!' }, 'common-password'],
      ['Password', { Password: 'anna-berg-1984' }, 'common-password'],
      ['Email', { Email: 'anna' }, 'malformed-body'],
      ['FirstName', { FirstName: ' ' }, 'malformed-body'],
      ['FirstName', { FirstName: 'Anna\r\nBcc: x@example.se' }, 'malformed-body'],
      ['LastName', { LastName: '' }, 'malformed-body'],
      ['Cellphone', { Cellphone: '12345678' }, 'malformed-body'],
      ['MunicipalityId', { MunicipalityId: '9999' }, 'unknown-municipality'],
      ['GdprConsentId', { GdprConsentId: 8 }, 'outdated-consent'],
    ])('registration refuses %s %j', async (field, wrong, code) => {
      const { status, body } = await visitor().post('/api/account/register', { ...anna, ...wrong });
      expect(body).toMatchObject({ code, field });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(await connection.db.select().from(users)).toEqual([]);
    });

    once.test.each(['        ', 'ÅÄÖåäö-🏡-日本語', 'x'.repeat(128), 'Provhus vid tjärnen'])(
      'a password may have any characters: %s',
      async (password) => {
        const { body } = await visitor().post('/api/account/register', { ...anna, Password: password });
        expect(body).toMatchObject({ Success: true });
        expect((await visitor().post('/api/account/login', { ...login, password })).body).toMatchObject({ Firstname: 'Anna' });
      },
    );

    once.test('a wrong password and an unknown account get the same response after the same number of hashes', async () => {
      await registered();
      const cost = async (body: unknown) => {
        const before = reckoned();
        const answer = await visitor().post('/api/account/login', body);
        return [answer.status, answer.body, reckoned() - before];
      };
      expect(await cost({ ...login, password: 'fel lösenord' })).toEqual([200, null, 1]);
      expect(await cost({ username: 'nobody@example.se', password: 'fel lösenord' })).toEqual([200, null, 1]);
      await connection.db.update(users).set({ disabledAt: new Date() });
      expect(await cost(login)).toEqual([200, null, 1]);
    });

    once.test('login and registration return busy when too many password hashes wait', async () => {
      await registered();
      const full = async () => {
        throw new AppError('busy', '', { retryAfter: 2 });
      };
      const passwords = { ...server.dependencies.accounts.passwords, hash: full, verify: full };
      const auth = createAuth({
        db: connection.db,
        baseUrl: 'http://localhost',
        secret: 's'.repeat(40),
        passwords,
        issuer: 'Test',
      });
      server = aServer(connection.db, { ...server.dependencies, accounts: { ...server.dependencies.accounts, auth, passwords } });
      for (const [path, body] of [
        ['login', login],
        ['register', { ...anna, Email: 'eva@example.se' }],
      ]) {
        const answer = await visitor().post(`/api/account/${path}`, body);
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
        expect(answer.body).toMatchObject({ code: 'busy' });
      }
    });

    test('a disabled account is logged out everywhere', async () => {
      const browser = await registered();
      await connection.db.update(users).set({ disabledAt: new Date() });
      expect((await browser.get('/api/account')).body).toBeNull();
    });

    once.test('login attempts at one account are counted together, from all clients', async () => {
      await registered();
      const loginOfAccount = limit(connection.db, 'secret', 'test-login', { requests: 2, seconds: 600 });
      server = aServer(connection.db, { limits: { ...noLimits, loginOfAccount }, accounts: server.dependencies.accounts });
      const statuses = [];
      for (let i = 0; i < 3; i += 1) statuses.push((await visitor().post('/api/account/login', login)).status);
      expect(statuses).toEqual([200, 200, 429]);
    });
  });

  describe('passwords', () => {
    const newPassword = 'en helt annan mening';

    test('a password change invalidates the old password, ends all other sessions and renews the current one', async () => {
      const browser = await registered();
      const other = visitor();
      await other.post('/api/account/login', login);
      const wrong = await browser.post('/api/account/changepassword', { OldPassword: 'fel', NewPassword: newPassword });
      expect(wrong.body).toEqual({ IsSuccessful: false, IsOldPasswordValid: false });
      expect(box.mails).toEqual([]);
      const changed = await browser.post('/api/account/changepassword', { OldPassword: anna.Password, NewPassword: newPassword });
      expect(changed.body).toEqual({ IsSuccessful: true, IsOldPasswordValid: true });
      expect(box.mails).toMatchObject([{ to: { address: 'anna@example.se' }, subject: 'Ditt lösenord hos Provhus är ändrat' }]);
      expect(browser.lastCookies()).toHaveLength(1);
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
      expect((await other.get('/api/account')).body).toBeNull();
      expect((await visitor().post('/api/account/login', login)).body).toBeNull();
      expect((await visitor().post('/api/account/login', { ...login, password: newPassword })).body).toMatchObject({
        Firstname: 'Anna',
      });
    });

    once.test('the server refuses the old password as the new one', async () => {
      const browser = await registered();
      const same = await browser.post('/api/account/changepassword', { OldPassword: anna.Password, NewPassword: anna.Password });
      expect(same.body).toEqual({ IsSuccessful: false, IsOldPasswordValid: true });
      expect(box.mails).toEqual([]);
    });

    test('when the e-mail cannot be queued, the password and the sessions stay unchanged', async () => {
      const browser = await registered();
      const queue = async () => {
        throw new Error('the queue is stuck');
      };
      const whole = server;
      server = aServer(connection.db, { ...whole.dependencies, mails: { ...box, queue } });
      const [cookie = ''] = browser.lastCookies();
      const failing = visitor();
      const asked = { OldPassword: anna.Password, NewPassword: newPassword };
      const sent = { Cookie: cookie.split(';')[0] ?? '' };
      expect((await failing.post('/api/account/changepassword', asked, sent)).status).toBe(500);
      server = whole;
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
      expect((await visitor().post('/api/account/login', login)).body).toMatchObject({ Firstname: 'Anna' });
      expect((await visitor().post('/api/account/login', { ...login, password: newPassword })).body).toBeNull();
    });

    once.test('the server refuses a common password', async () => {
      const browser = await registered();
      for (const NewPassword of ['sommar123', 'Anna Provhus 1']) {
        const asked = { OldPassword: anna.Password, NewPassword };
        expect((await browser.post('/api/account/changepassword', asked)).body).toMatchObject({ code: 'common-password' });
      }
    });

    test('a forgotten password: the e-mailed one works once, ends all sessions, and must be replaced', async () => {
      const signedIn = await registered();
      const answer = await forgot(' ANNA@example.se');
      expect(answer.body).toEqual({ isSuccess: true, data: null });
      expect(box.mails[0]?.to).toEqual({ address: 'anna@example.se', name: 'Anna' });
      const [password = ''] = mailed();
      // The old password stays valid until then, so that nobody can lock somebody else out.
      expect((await visitor().post('/api/account/login', login)).body).not.toBeNull();

      const browser = visitor();
      expect((await browser.post('/api/account/login', { ...login, password })).body).toMatchObject({ MustChoosePassword: true });
      expect((await signedIn.get('/api/account')).body).toBeNull();
      expect((await visitor().post('/api/account/login', login)).body).toBeNull();
      expect((await browser.get('/api/account/sessions')).body).toMatchObject({ code: 'choose-password' });
      const chosen = await browser.post('/api/account/changepassword', { OldPassword: password, NewPassword: newPassword });
      expect(chosen.body).toMatchObject({ IsSuccessful: true });
      expect((await browser.get('/api/account')).body).toMatchObject({ MustChoosePassword: false });
      expect((await browser.get('/api/account/sessions')).status).toBe(200);
      expect((await visitor().post('/api/account/login', { ...login, password })).body).toBeNull();
    });

    once.test(
      'an e-mailed password opens one session, is the old password only there, and cannot be chosen as the new one',
      async () => {
        await registered();
        await forgot(anna.Email);
        const [password = ''] = mailed();
        const both = [visitor(), visitor()];
        const answers = await Promise.all(both.map((one) => one.post('/api/account/login', { ...login, password })));
        expect(answers.filter(({ body }) => body !== null)).toHaveLength(1);
        const browser = both[answers.findIndex(({ body }) => body !== null)] ?? visitor();
        expect(await connection.db.select().from(sessions)).toHaveLength(1);
        clock += 30 * 24 * 60 * 60_000;
        expect((await visitor().post('/api/account/login', { ...login, password })).body).toBeNull();

        const choose = (OldPassword: string, NewPassword: string) =>
          browser.post('/api/account/changepassword', { OldPassword, NewPassword });
        const same = { IsSuccessful: false, IsOldPasswordValid: true };
        for (const again of [password, ` ${password} `]) expect((await choose(password, again)).body).toEqual(same);
        for (const wrong of [anna.Password, '', 'abcde-abcde-abcde-abcde-abcde-abcde'])
          expect((await choose(wrong, newPassword)).body).toEqual({ IsSuccessful: false, IsOldPasswordValid: false });
        expect((await choose(password, newPassword)).body).toMatchObject({ IsSuccessful: true });
        expect((await choose(password, 'ännu en annan mening')).body).toEqual({ IsSuccessful: false, IsOldPasswordValid: false });
      },
    );

    once.test('a second e-mailed password also works as the old password in the session that the first one opened', async () => {
      for (const [which, chosen] of [
        [0, newPassword],
        [1, 'ännu en annan mening'],
      ] as const) {
        await connection.db.delete(users);
        box.empty();
        await registered();
        await forgot(anna.Email);
        const browser = visitor();
        await browser.post('/api/account/login', { ...login, password: mailed()[0] });
        // Caused by a second click, a stranger, or a job that runs twice.
        await forgot(anna.Email);
        const old = mailed()[which];
        const answer = await browser.post('/api/account/changepassword', { OldPassword: old, NewPassword: chosen });
        expect(answer.body).toEqual({ IsSuccessful: true, IsOldPasswordValid: true });
        // After a new password is chosen, neither e-mailed password is valid.
        for (const password of mailed())
          expect((await visitor().post('/api/account/login', { ...login, password })).body).toBeNull();
      }
    });

    test('an e-mailed password is valid for 60 minutes', async () => {
      await registered();
      await forgot(anna.Email);
      clock += 60 * 60_000 + 1;
      const [password = ''] = mailed();
      expect((await visitor().post('/api/account/login', { ...login, password })).body).toBeNull();
    });

    test('a newer e-mailed password replaces the older one, and the database stores only its hash', async () => {
      await registered();
      for (let i = 0; i < 2; i += 1) await forgot(anna.Email);
      const [older, newer] = mailed();
      expect((await visitor().post('/api/account/login', { ...login, password: older })).body).toBeNull();
      const rows = await connection.db.select().from(oneTimePasswords);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(newer);
      expect((await visitor().post('/api/account/login', { ...login, password: newer })).body).not.toBeNull();
    });

    once.test(
      'an unknown address gets the same response as a known one, and an address of the housing portal gets `portal-account`',
      async () => {
        expect((await forgot('no@example.se')).body).toEqual({
          isSuccess: true,
          data: null,
        });
        portal = { ...portal, has: async (email) => email === 'portal@example.se' };
        expect((await forgot('portal@example.se')).body).toEqual({
          isSuccess: false,
          data: 'portal-account',
        });
        expect(box.mails).toEqual([]);
      },
    );
  });

  once.test('a user of the housing portal logs in with the portal’s password and gets an account', async () => {
    const agreed = { version: terms.version, at: new Date('2026-09-14T07:30:00Z') };
    const person = { firstName: 'Per', lastName: 'Portal', cellphone: '0701112233', municipalityId: '2480', agreed };
    portal = { ...portal, verify: async (_, password) => (password === 'portalens ord' ? person : null) };
    const credentials = { username: 'per@example.se', password: 'portalens ord' };
    expect((await visitor().post('/api/account/login', { ...credentials, password: 'fel' })).body).toBeNull();
    expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ FullName: 'Per Portal' });
    portal = { ...portal, verify: async () => null };
    expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ FullName: 'Per Portal' });
    // The consent given in the portal is stored with its own time; no other consent is.
    expect(await connection.db.select().from(consents)).toMatchObject([
      { consentId: terms.id, slug: terms.slug, version: terms.version, givenAt: agreed.at, withdrawnAt: null },
    ]);
  });

  once.test('a portal user’s consent to terms that the range does not have is not stored', async () => {
    const agreed = { version: '1999-01-01', at: new Date('1999-01-02') };
    const person = { firstName: 'Per', lastName: 'Portal', cellphone: '0701112233', municipalityId: '2480', agreed };
    portal = { ...portal, verify: async () => person };
    const credentials = { username: 'per@example.se', password: 'portalens ord' };
    expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ FullName: 'Per Portal' });
    expect(await connection.db.select().from(consents)).toEqual([]);
  });

  once.test(
    'a user of the demo’s portal gets the code portal-account at a reset, and a normal account at the first login',
    async () => {
      const { passwords } = server.dependencies.accounts;
      portal = await portalFile(demoPortal, passwords.verify);
      const credentials = { username: 'lovisa.granberg@portalen.example', password: 'lingon och blåbär' };
      const reset = async () => (await forgot(credentials.username)).body;
      expect(await reset()).toEqual({ isSuccess: false, data: 'portal-account' });
      expect(mailed()).toEqual([]);

      const cost = async (body: unknown) => {
        const before = reckoned();
        const answer = await visitor().post('/api/account/login', body);
        return [answer.body, reckoned() - before];
      };
      await registered();
      const wrong = [null, 2];
      expect(await cost({ ...credentials, password: 'fel lösenord' })).toEqual(wrong);
      expect(await cost({ ...login, password: 'fel lösenord' })).toEqual(wrong);
      expect(await cost({ ...login, username: 'nobody@example.se' })).toEqual(wrong);

      const browser = visitor();
      expect((await browser.post('/api/account/login', credentials)).body).toMatchObject({
        FullName: 'Lovisa Granberg',
        Email: credentials.username,
        MunicipalityId: '2280',
        Roles: [],
        MustChoosePassword: false,
      });
      expect((await browser.get('/api/account/consents')).body).toMatchObject([
        { Slug: 'anvandarvillkor', Version: '2026-09-01', GivenAtUtc: '2026-09-14T07:30:00.000Z' },
      ]);
      const own = { OldPassword: credentials.password, NewPassword: 'ett eget lösenord' };
      expect((await browser.post('/api/account/changepassword', own)).body).toMatchObject({ IsSuccessful: true });
      // From now on the portal’s password does not work here.
      expect((await visitor().post('/api/account/login', credentials)).body).toBeNull();
      expect(await reset()).toEqual({ isSuccess: true, data: null });
      expect(mailed()).toHaveLength(1);
      await connection.db.update(users).set({ disabledAt: new Date() });
      expect(await cost(credentials)).toEqual(wrong);
    },
  );

  describe('the sessions of a user', () => {
    test('the user’s sessions are listed, and all others can be ended together', async () => {
      const browser = await registered();
      const other = visitor();
      await other.post('/api/account/login', login);
      const { body } = await browser.get('/api/account/sessions');
      expect(body).toHaveLength(2);
      expect(body).toContainEqual(expect.objectContaining({ IsThis: true }));
      expect((await browser.post('/api/account/logouteverywhere')).status).toBe(204);
      expect((await other.get('/api/account')).body).toBeNull();
      expect((await browser.get('/api/account')).body).not.toBeNull();
    });

    test('a session stores the browser that opened it and the time of its last use', async () => {
      const browser = visitor();
      const headers = { 'User-Agent': 'Firefox på en platta' };
      await browser.post('/api/account/register', anna, headers);
      const [opened = ''] = browser.lastCookies();
      await visitor().post('/api/account/login', login, { 'User-Agent': 'Lynx' });
      const agents = async () => (await connection.db.select().from(sessions)).map(({ userAgent }) => userAgent).sort();
      expect(await agents()).toEqual(['Firefox på en platta', 'Lynx']);
      const old = new Date(Date.now() - 11 * 60_000);
      await connection.db.update(sessions).set({ updatedAt: old });
      await browser.get('/api/account');
      const used = (await connection.db.select().from(sessions)).map(({ updatedAt }) => updatedAt.getTime() > old.getTime());
      expect(used.sort()).toEqual([false, true]);
      // A request from a page that is only left open does not count as use.
      await connection.db.update(sessions).set({ updatedAt: old });
      const { db, accounts, currentRange } = server.dependencies;
      const headersOf = new Headers({ Cookie: opened.split(';')[0] ?? '' });
      const identify = identifyWith(db, accounts.auth, currentRange, logger);
      expect(await identify(headersOf, { isUse: false })).toMatchObject({ kind: 'member' });
      expect((await db.select().from(sessions)).map(({ updatedAt }) => updatedAt)).toEqual([old, old]);
      const asked = { OldPassword: anna.Password, NewPassword: 'en helt annan mening' };
      await browser.post('/api/account/changepassword', asked, headers);
      expect(await agents()).toEqual(['Firefox på en platta']);
    });

    test('a session ends after 30 days, one of staff after 12 hours', async () => {
      const browser = await registered();
      const seller = await aMemberOfStaff();
      const day = 24 * 60 * 60_000;
      const [first] = await connection.db.select().from(sessions);
      const lasts = (first?.expiresAt.getTime() ?? 0) - (first?.createdAt.getTime() ?? 0);
      expect(Math.round(lasts / day)).toBe(30);
      await connection.db.update(sessions).set({ createdAt: new Date(Date.now() - 13 * 60 * 60_000) });
      expect((await seller.get('/api/account')).body).toBeNull();
      expect((await browser.get('/api/account')).body).not.toBeNull();
      await connection.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
      expect((await browser.get('/api/account')).body).toBeNull();
    });

    test('an unused session ends after 14 days, one of staff after three hours', async () => {
      const browser = await registered();
      const seller = await aMemberOfStaff();
      const hour = 60 * 60_000;
      const usedAgo = (hours: number) =>
        connection.db
          .update(sessions)
          .set({ createdAt: new Date(Date.now() - 11 * hour), updatedAt: new Date(Date.now() - hours * hour) });
      await usedAgo(2.9);
      expect((await seller.get('/api/account')).body).not.toBeNull();
      await usedAgo(3.1);
      expect((await seller.get('/api/account')).body).toBeNull();
      await usedAgo(13.9 * 24);
      expect((await browser.get('/api/account')).body).not.toBeNull();
      await usedAgo(14.1 * 24);
      expect((await browser.get('/api/account')).body).toBeNull();
    });

    once.test('a cookie with one changed character is not valid', async () => {
      const browser = await registered();
      const [cookie = ''] = browser.lastCookies();
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      const forged = `${name}=${value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))}`;
      const response = await server.app.request('/api/account', { headers: { Cookie: forged } });
      expect(await response.json()).toBeNull();
    });
  });

  describe('the second factor', () => {
    test('a second factor is set up with a code, required at login, and replaced once by a recovery code', async () => {
      const browser = await aMemberOfStaff();
      const credentials = { username: 'salesmen@example.se', password: 'en egen mening' };
      const wrong = await browser.post('/api/account/secondfactor', { Password: 'fel' });
      expect(wrong.body).toMatchObject({ code: 'wrong-password' });
      const begun = await browser.post('/api/account/secondfactor', { Password: credentials.password });
      const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
      // Login does not require the second factor until a code has confirmed it.
      expect((await visitor().post('/api/account/login', credentials)).body).not.toBeNull();
      expect((await browser.post('/api/account/secondfactor/confirm', { Code: '000000' })).body).toMatchObject({
        code: 'wrong-code',
      });
      expect((await browser.post('/api/account/secondfactor/confirm', { Code: codeOf(secret) })).status).toBe(204);
      expect((await browser.get('/api/account')).body).toMatchObject({ HasSecondFactor: true });

      expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ code: 'second-factor-required' });
      expect((await visitor().post('/api/account/login', { ...credentials, code: '123' })).body).toMatchObject({
        code: 'wrong-code',
      });
      const withApp = await visitor().post('/api/account/login', { ...credentials, code: codeOf(secret) });
      expect(withApp.body).toMatchObject({ Roles: ['Salesmen'], Access: ['sales-admin'] });
      const [recovery] = listOf(begun.body, 'RecoveryCodes');
      const byRecovery = { ...credentials, code: recovery };
      expect((await visitor().post('/api/account/login', byRecovery)).body).toMatchObject({ Roles: ['Salesmen'] });
      expect((await visitor().post('/api/account/login', byRecovery)).body).toMatchObject({ code: 'wrong-code' });
      // The other recovery codes stay valid, and only their hashes are stored.
      const others = listOf(begun.body, 'RecoveryCodes').slice(1);
      expect(others.filter((code) => !/^[a-z2-9]{5}(-[a-z2-9]{5}){4}$/.test(code))).toEqual([]);
      const [{ backupCodes = '' } = {}] = await connection.db.select().from(twoFactors);
      expect(listOf({ left: JSON.parse(backupCodes) }, 'left')).toHaveLength(others.length);
      expect(others.filter((code) => backupCodes.includes(code))).toEqual([]);
      const byAnother = { ...credentials, code: others[0] };
      expect((await visitor().post('/api/account/login', byAnother)).body).toMatchObject({ Roles: ['Salesmen'] });
      const byItsHash = { ...credentials, code: JSON.parse(backupCodes)[1] };
      expect((await visitor().post('/api/account/login', byItsHash)).body).not.toMatchObject({ Roles: ['Salesmen'] });

      expect((await browser.post('/api/account/secondfactor/remove', { Password: credentials.password })).status).toBe(204);
      expect((await visitor().post('/api/account/login', credentials)).body).not.toBeNull();
    });
  });

  describe('login with a second factor', () => {
    /** Registers Anna with an authenticator app and returns its secret. */
    async function withFactor(written = (code: string) => code): Promise<string> {
      const browser = await registered();
      const begun = await browser.post('/api/account/secondfactor', { Password: anna.Password });
      const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
      expect((await browser.post('/api/account/secondfactor/confirm', { Code: written(codeOf(secret)) })).status).toBe(204);
      return secret;
    }

    /** From now on the server refuses a used code, as in production. */
    function countCodes() {
      const codeOfAccount = limit(connection.db, 'secret', `test-code-${randomUUID()}`, { requests: 1, seconds: 120 });
      server = aServer(connection.db, { ...server.dependencies, limits: { ...noLimits, codeOfAccount } });
    }

    once.test('setting up or removing the second factor ends every other session and is e-mailed', async () => {
      const browser = await registered();
      const other = visitor();
      await other.post('/api/account/login', login);
      const begun = await browser.post('/api/account/secondfactor', { Password: anna.Password });
      expect((await other.get('/api/account')).body).not.toBeNull();
      const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
      await browser.post('/api/account/secondfactor/confirm', { Code: codeOf(secret) });
      expect((await other.get('/api/account')).body).toBeNull();
      expect((await browser.get('/api/account')).body).toMatchObject({ HasSecondFactor: true });
      const to = { address: 'anna@example.se' };
      expect(box.mails).toMatchObject([{ to, subject: 'Tvåstegsinloggning är påslagen hos Provhus' }]);

      const again = (Password: string) => browser.post('/api/account/secondfactor', { Password });
      expect((await again(anna.Password)).body).toMatchObject({ code: 'second-factor-is-on', status: 409 });
      expect((await again('fel')).body).toMatchObject({ code: 'wrong-password' });

      await other.post('/api/account/login', { ...login, code: codeOf(secret) });
      await browser.post('/api/account/secondfactor/remove', { Password: 'fel' });
      expect((await other.get('/api/account')).body).not.toBeNull();
      await browser.post('/api/account/secondfactor/remove', { Password: anna.Password });
      expect((await other.get('/api/account')).body).toBeNull();
      expect((await browser.get('/api/account')).body).toMatchObject({ HasSecondFactor: false });
      expect(box.mails.slice(1)).toMatchObject([{ to, subject: 'Tvåstegsinloggning är avstängd hos Provhus' }]);
    });

    test('a code works only once, even if it is typed again with other spaces', async () => {
      const secret = await withFactor();
      countCodes();
      const code = codeOf(secret);
      expect((await visitor().post('/api/account/login', { ...login, code })).body).toMatchObject({ Firstname: 'Anna' });
      for (const again of [code, spaced(code), ` ${code}`, `${code.slice(0, 1)}\u00a0${code.slice(1)}`])
        expect((await visitor().post('/api/account/login', { ...login, code: again })).body).toMatchObject({
          code: 'wrong-code',
        });
    });

    once.test('a code may contain spaces, and the code that set up the factor does not log in afterwards', async () => {
      countCodes();
      const secret = await withFactor((code) => spaced(code));
      const code = codeOf(secret);
      expect((await visitor().post('/api/account/login', { ...login, code })).body).toMatchObject({ code: 'wrong-code' });
    });

    once.test('login with an e-mailed password requires the code too', async () => {
      const secret = await withFactor();
      await forgot(anna.Email);
      const [password = ''] = mailed();
      expect((await visitor().post('/api/account/login', { ...login, password })).body).toMatchObject({
        code: 'second-factor-required',
      });
      // A missing or wrong code does not use up the e-mailed password, and the old password stays valid until then.
      expect((await visitor().post('/api/account/login', { ...login, password, code: '123' })).body).toMatchObject({
        code: 'wrong-code',
      });
      expect((await visitor().post('/api/account/login', login)).body).toMatchObject({ code: 'second-factor-required' });
      expect((await visitor().post('/api/account/login', { ...login, password, code: codeOf(secret) })).body).toMatchObject({
        MustChoosePassword: true,
      });
    });
  });

  once.test('logs, addresses and error responses contain no secrets', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    server = aServer(connection.db, { ...server.dependencies, logger });
    const answers: unknown[] = [];
    const browser = await registered();
    const secrets = [anna.Password, browser.lastCookies()[0]?.split(';')[0]?.split('=')[1] ?? ''];
    const asked = async (path: string, body: object) => answers.push((await browser.post(path, body)).body);
    const begun = await browser.post('/api/account/secondfactor', { Password: anna.Password });
    secrets.push(new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '', ...listOf(begun.body, 'RecoveryCodes'));
    await asked('/api/account/secondfactor/confirm', { Code: '000000' });
    await asked('/api/account/changepassword', { OldPassword: anna.Password, NewPassword: 'sju tkn' });
    await asked('/api/account/register', { ...anna, Email: 'no' });
    await asked('/api/account/delete', { Password: [anna.Password] });
    await asked('/api/account/login', { username: 7, password: anna.Password });
    await forgot(anna.Email);
    secrets.push(...mailed());
    await browser.get(`/api/houses/nothing?password=${encodeURIComponent(anna.Password)}`);
    expect(answers.map((answer) => partOf(answer, 'requestId'))).toHaveLength(5);
    expect(lines.length).toBeGreaterThan(5);
    expect(secrets.every((secret) => secret.length > 5)).toBe(true);
    const written = decodeURIComponent(`${lines.join('\n')} ${JSON.stringify(answers)}`.replace(/%(?![0-9a-f]{2})/gi, ''));
    expect(secrets.filter((secret) => written.includes(decodeURIComponent(secret)))).toEqual([]);
  });

  once.test('if the builder requires a second factor, staff must set one up before anything else', async () => {
    const { currentRange, accounts } = server.dependencies;
    const strict = async () => {
      const range = await currentRange();
      return { ...range, brand: { ...range.brand, staffNeedSecondFactor: true } };
    };
    await aMemberOfStaff();
    server = aServer(connection.db, { accounts, now: () => clock, currentRange: strict });
    const browser = visitor();
    const credentials = { username: 'salesmen@example.se', password: 'en egen mening' };
    expect((await browser.post('/api/account/login', credentials)).body).toMatchObject({ NeedsSecondFactor: true });
    expect((await browser.get('/api/account/sessions')).body).toMatchObject({ code: 'set-up-second-factor', status: 403 });
    const begun = await browser.post('/api/account/secondfactor', { Password: credentials.password });
    const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
    await browser.post('/api/account/secondfactor/confirm', { Code: codeOf(secret) });
    expect((await browser.get('/api/account')).body).toMatchObject({ HasSecondFactor: true, NeedsSecondFactor: false });
    expect((await browser.get('/api/account/sessions')).status).toBe(200);
    // The second factor is required again at once after removal, and at the next login after a reset by the operator.
    await browser.post('/api/account/secondfactor/remove', { Password: credentials.password });
    const isAskedFor = { HasSecondFactor: false, NeedsSecondFactor: true };
    expect((await browser.get('/api/account')).body).toMatchObject(isAskedFor);
    expect((await browser.get('/api/account/sessions')).body).toMatchObject({ code: 'set-up-second-factor' });
    const { passwords } = accounts;
    const administration = administerAccounts({ db: connection.db, passwords, makeOneTimePassword, now: () => clock });
    await administration.resetSecondFactor(credentials.username);
    expect((await browser.get('/api/account')).body).toBeNull();
    expect((await browser.post('/api/account/login', credentials)).body).toMatchObject(isAskedFor);
    expect((await browser.get('/api/account')).body).toMatchObject(isAskedFor);
    // Customers need no second factor.
    const customer = await registered();
    expect((await customer.get('/api/account')).body).toMatchObject({ NeedsSecondFactor: false });
    expect((await customer.get('/api/account/sessions')).status).toBe(200);
  });

  describe('acting for a customer', () => {
    const own = 'en egen mening';

    async function staff() {
      const user = await findUserByEmail(connection.db, 'salesmen@example.se');
      if (!user) throw new Error('there is no member of staff');
      return user;
    }

    async function setUpFactor(browser: TestVisitor, Password: string): Promise<void> {
      const begun = await browser.post('/api/account/secondfactor', { Password });
      const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
      expect((await browser.post('/api/account/secondfactor/confirm', { Code: codeOf(secret) })).status).toBe(204);
    }

    async function useMailedPassword(): Promise<void> {
      await forgot('salesmen@example.se');
      const [password] = mailed();
      expect((await visitor().post('/api/account/login', { username: 'salesmen@example.se', password })).body).not.toBeNull();
    }

    test('only staff can act for a customer; pages show the customer, acting can be ended, and the audit log records it permanently', async () => {
      const customer = await registered();
      const id = Number(partOf((await customer.get('/api/account')).body, 'Id'));
      const asked = { AccountId: id, Reason: 'Genomgång på telefon' };
      expect((await customer.post('/api/account/act', asked)).body).toMatchObject({ code: 'not-allowed' });
      const seller = await aMemberOfStaff();
      expect((await seller.post('/api/account/act', { ...asked, AccountId: 999_999 })).status).toBe(404);
      expect((await seller.post('/api/account/act', asked)).status).toBe(204);
      expect((await seller.get('/api/account')).body).toMatchObject({
        Firstname: 'Sara',
        ActingFor: { Id: id, FullName: 'Anna Berg' },
      });
      expect((await seller.post('/api/account/act/end')).status).toBe(204);
      expect((await seller.get('/api/account')).body).toMatchObject({ ActingFor: null });

      const everybody = await connection.db.select().from(users);
      const subject = everybody.find(({ email }) => email === 'anna@example.se');
      const log = (await connection.db.select().from(auditLog).orderBy(auditLog.id)).filter(
        ({ subjectId }) => subjectId === subject?.id,
      );
      expect(log).toMatchObject([
        { action: 'acting-begun', details: {} },
        { action: 'acting-ended', details: {} },
      ]);
      expect(await connection.db.select().from(auditReasons)).toMatchObject([{ words: 'Genomgång på telefon' }]);
      for (const change of ["update audit_log set action = 'x'", 'delete from audit_log', 'truncate audit_log cascade'])
        await expect(connection.db.execute(change)).rejects.toMatchObject({ cause: { message: 'audit_log is only added to' } });
    });

    once.test.each<[string, (seller: TestVisitor, customer: TestVisitor) => Promise<unknown>]>([
      ['ends it', (seller) => seller.post('/api/account/act/end')],
      [
        'ends it twice at once and logs out',
        (seller) => Promise.all(['act/end', 'act/end', 'logout'].map((path) => seller.post(`/api/account/${path}`))),
      ],
      ['logs out', (seller) => seller.post('/api/account/logout')],
      ['logs in anew', (seller) => seller.post('/api/account/login', { username: 'salesmen@example.se', password: own })],
      ['registers', (seller) => seller.post('/api/account/register', { ...anna, Email: 'eva@example.se' })],
      [
        'changes the password',
        (seller) => seller.post('/api/account/changepassword', { OldPassword: own, NewPassword: 'en annan mening' }),
      ],
      ['sets up a second factor', (seller) => setUpFactor(seller, own)],
      ['leaves', (seller) => seller.post('/api/account/delete', { Password: own })],
      [
        'logs out everywhere from another browser',
        async () => {
          const other = visitor();
          await other.post('/api/account/login', { username: 'salesmen@example.se', password: own });
          await other.post('/api/account/logouteverywhere');
        },
      ],
      ['uses a mailed password in another browser', () => useMailedPassword()],
      [
        'is silent for a day',
        async (seller) => {
          await connection.db.update(sessions).set({ createdAt: new Date(Date.now() - 13 * 60 * 60_000) });
          await seller.get('/api/account');
        },
      ],
      ['loses the customer, who leaves', (_, customer) => customer.post('/api/account/delete', { Password: anna.Password })],
    ])('acting ends with a log entry when the staff member %s', async (_, end) => {
      const customer = await registered();
      const subject = await findUserByEmail(connection.db, login.username);
      const seller = await aMemberOfStaff();
      const actor = await findUserByEmail(connection.db, 'salesmen@example.se');
      await seller.post('/api/account/act', { AccountId: subject?.customerNumber, Reason: 'Telefon' });
      await end(seller, customer);
      const log = (await connection.db.select().from(auditLog).orderBy(auditLog.id)).filter(
        ({ actorId }) => actorId === actor?.id,
      );
      const acting = log.filter(({ action }) => action.startsWith('acting-'));
      expect(acting.map(({ action, subjectId }) => [action, subjectId])).toEqual([
        ['acting-begun', subject?.id],
        ['acting-ended', subject?.id],
      ]);
    });

    test('concurrent requests begin acting only once, and none begins it in an ended session', async () => {
      await registered();
      const customer = await findUserByEmail(connection.db, login.username);
      const seller = await aMemberOfStaff();
      const { id: userId } = await staff();
      const session = (await connection.db.select().from(sessions)).find((one) => one.userId === userId);
      const { accounts, db } = server.dependencies;
      const member: Member = { ...aMemberAsked, userId, sessionId: session?.id ?? '', role: 'Salesmen' };
      const begin = () =>
        actFor({ ...accounts, db, now: () => clock }, member, asAccountId(customer?.customerNumber ?? 0), 'Telefon');
      await Promise.all([begin(), begin()]);
      await seller.post('/api/account/logout');
      await expect(begin()).rejects.toMatchObject({ code: 'not-logged-in' });
      const log = (await connection.db.select().from(auditLog).orderBy(auditLog.id)).filter(
        ({ actorId }) => actorId === member.userId,
      );
      expect(log.map(({ action }) => action)).toEqual(['logged-in', 'acting-begun', 'acting-ended']);
    });

    once.test('staff cannot act for other staff', async () => {
      const admin = await aMemberOfStaff('Admin');
      const seller = await aMemberOfStaff();
      const id = Number(partOf((await seller.get('/api/account')).body, 'Id'));
      expect((await admin.post('/api/account/act', { AccountId: id, Reason: 'x' })).status).toBe(404);
    });
  });

  describe('the data about a user', () => {
    test('the export has all data about a user, without passwords, tokens or names of staff', async () => {
      const browser = await registered();
      const seller = await aMemberOfStaff();
      const id = Number(partOf((await browser.get('/api/account')).body, 'Id'));
      await seller.post('/api/account/act', { AccountId: id, Reason: 'Genomgång på telefon' });
      const { body, headers } = await browser.get('/api/account/export');
      expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="mina-uppgifter\.json"/);
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(body).toMatchObject({
        exportedAt: new Date(clock).toISOString(),
        account: {
          customerNumber: id,
          email: 'anna@example.se',
          firstName: 'Anna',
          lastName: 'Berg',
          cellphone: '070-123 45 67',
          municipalityId: '2480',
          role: 'Customer',
          hasSecondFactor: false,
          consents: [{ slug: 'anvandarvillkor' }, { slug: 'nyhetsbrev' }],
          sessions: [{ userAgent: expect.any(String) }],
          log: [{ action: 'acting-begun', by: 'staff', reason: 'Genomgång på telefon' }],
        },
      });
      expect(JSON.stringify(body)).not.toMatch(/argon2|token|Sara|salesmen@/);
    });

    test('deleting an account with the right password deletes all its data, except log entries without a name', async () => {
      const browser = await registered();
      const other = visitor();
      await other.post('/api/account/login', login);
      await forgot(anna.Email);
      const [user] = await connection.db.select().from(users);
      const wrong = await browser.post('/api/account/delete', { Password: 'fel lösenord' });
      expect(wrong.body).toMatchObject({ code: 'wrong-password', field: 'Password' });
      expect((await browser.get('/api/account')).body).not.toBeNull();

      expect((await browser.post('/api/account/delete', { Password: anna.Password })).status).toBe(204);
      expect(browser.lastCookies()).toContainEqual(expect.stringMatching(/^gavel=; Max-Age=0/));
      for (const one of [browser, other]) expect((await one.get('/api/account')).body).toBeNull();
      expect((await visitor().post('/api/account/login', login)).body).toBeNull();
      for (const table of [users, sessions, credentials, consents, oneTimePasswords, twoFactors])
        expect(await connection.db.select().from(table)).toEqual([]);
      const log = (await connection.db.select().from(auditLog).orderBy(auditLog.id)).filter(
        ({ subjectId }) => subjectId === user?.id,
      );
      expect(log).toMatchObject([{ action: 'account-deleted', actorId: user?.id }]);
      expect(JSON.stringify(log)).not.toMatch(/Anna|Berg|example/);
      // The address can register again.
      await registered();
    });

    test('data of other modules is exported and deleted too, all or nothing', async () => {
      const browser = await registered();
      const [user] = await connection.db.select().from(users);
      let fails = true;
      const erased: string[] = [];
      const { app: _, dependencies } = server;
      const needed = {
        ...dependencies,
        ...dependencies.accounts,
        eraseMail: async (ids: readonly string[]) => void erased.push(...ids),
        personalRecords: [
          {
            name: 'letters',
            exportOf: async (__: unknown, userId: string) => [`of ${userId}`],
            forget: async (tx: Database, userId: string) => {
              await tx.update(users).set({ firstName: `Forgotten ${userId}` });
              if (fails) throw new Error('the e-mails are stuck');
              return ['letter-1'];
            },
          },
        ],
      };
      expect(await exportPerson(needed, user?.id ?? '')).toMatchObject({
        account: { firstName: 'Anna' },
        letters: [`of ${user?.id}`],
      });
      const asked: Member = { ...aMemberAsked, userId: user?.id ?? '' };
      await expect(deleteAccount(needed, asked, anna.Password)).rejects.toThrow('the e-mails are stuck');
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
      expect(erased).toEqual([]);
      fails = false;
      await deleteAccount(needed, asked, anna.Password);
      expect(erased).toEqual(['letter-1']);
      expect((await browser.get('/api/account')).body).toBeNull();
    });
  });

  test('the newsletter can be turned on and off, each with its time', async () => {
    const browser = await registered();
    clock += 1000;
    expect((await browser.post('/api/account/newsletter', { Newsletter: false })).status).toBe(204);
    expect((await browser.get('/api/account/consents')).body).toContainEqual(
      expect.objectContaining({ Slug: 'nyhetsbrev', WithdrawnAtUtc: new Date(clock).toISOString() }),
    );
    clock += 1000;
    await browser.post('/api/account/newsletter', { Newsletter: true });
    expect((await browser.get('/api/account/consents')).body).toHaveLength(3);
    // Turning it on again, also concurrently, changes nothing.
    const before = (await browser.get('/api/account/consents')).body;
    clock += 1000;
    await Promise.all([1, 2].map(() => browser.post('/api/account/newsletter', { Newsletter: true })));
    expect((await browser.get('/api/account/consents')).body).toEqual(before);
    const of = (body: unknown) => (Array.isArray(body) ? body : []).filter(({ Slug }) => Slug === 'nyhetsbrev');
    await browser.post('/api/account/newsletter', { Newsletter: false });
    clock += 1000;
    await Promise.all([1, 2].map(() => browser.post('/api/account/newsletter', { Newsletter: true })));
    const given = of((await browser.get('/api/account/consents')).body);
    expect(given.map(({ WithdrawnAtUtc }) => WithdrawnAtUtc === null)).toEqual([true, false, false]);
  });

  once.test('without a newsletter of the builder, users can unsubscribe but not subscribe', async () => {
    const browser = await registered();
    await storeRange(connection.db, { ...aPublishedRange(), consents: [terms] }, new Date(now));
    try {
      const { status, body } = await browser.post('/api/account/newsletter', { Newsletter: true });
      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'unknown-consent', field: 'Newsletter' })]);
      expect((await browser.post('/api/account/newsletter', { Newsletter: false })).status).toBe(204);
      expect((await browser.get('/api/account/consents')).body).toContainEqual(
        expect.objectContaining({ Slug: 'nyhetsbrev', WithdrawnAtUtc: expect.any(String) }),
      );
    } finally {
      await storeRange(connection.db, { ...aPublishedRange(), consents: [terms, newsletter] }, new Date(now));
    }
  });

  once.test('the server returns the text of a consent by its slug', async () => {
    expect((await visitor().get('/api/gdpr/getconsent?slug=anvandarvillkor')).body).toEqual({
      Id: 7,
      Slug: 'anvandarvillkor',
      Version: '2026-09-01',
      Title: 'Villkor',
      Text: '<p>Villkor</p>',
    });
    expect((await visitor().get('/api/gdpr/getconsent?slug=okant')).status).toBe(404);
    expect((await visitor().get('/api/gdpr/getconsent')).status).toBe(400);
  });
});

function partOf(body: unknown, name: string): string {
  return String(Reflect.get(Object(body), name));
}

function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

function listOf(body: unknown, name: string): readonly string[] {
  const list: unknown = Reflect.get(Object(body), name);
  return Array.isArray(list) ? list.map(String) : [];
}

/** Returns the current code of an authenticator app (RFC 6238: SHA-1, 30 seconds, six digits). */
function codeOf(secret: string): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(time).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
