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
import { aLetterBox } from '../../../testing/a-letter-box.ts';
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
const letter = { id: asConsentId(8), slug: 'nyhetsbrev', version: '2026-09-01', title: 'Nyhetsbrev', text: '<p>Ja</p>' };

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
  let box: ReturnType<typeof aLetterBox>;
  let clock: number;
  let portal: PortalDirectory;
  /** Askings for a new password that wait. */
  const asked: string[] = [];
  const jobs = { enqueue: async (_transaction: Database, _queue: string, id: string) => void asked.push(id) };
  const seal = sealWith('secret', 'password-resets');
  const logger = pino({ level: 'silent' });

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, { ...aPublishedRange(), consents: [terms, letter] }, new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(users);
    box = aLetterBox();
    clock = Date.now();
    portal = { has: async () => false, verify: async () => null };
    server = aServer(connection.db, { now: () => clock });
    server = aServer(connection.db, {
      now: () => clock,
      letters: box,
      accounts: {
        ...server.dependencies.accounts,
        passwordResets: queuedPasswordResets({ db: connection.db, jobs, seal, now: () => clock }),
        portal: { has: (email) => portal.has(email), verify: (email, password) => portal.verify(email, password) },
      },
    });
  });

  const visitor = () => aVisitor(server.app);
  /** Somebody asks for a new password, and what they asked for is seen to. */
  async function forgot(Email: string) {
    const answer = await visitor().post('/api/account/resetpassword', { Email });
    const parts = { db: connection.db, seal, letters: box, makeOneTimePassword, now: () => clock, logger };
    for (const id of asked.splice(0)) await mailPasswords(parts).run(id);
    return answer;
  }
  const mailed = () => box.letters.flatMap(({ text }) => /\b[a-z2-9]{5}(?:-[a-z2-9]{5}){5}\b/.exec(text)?.[0] ?? []);
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
    test('registers, is logged in at once, logs out and in again', async () => {
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

    once.test('a session’s cookie is for this site’s server only; under https it is bound to the host', async () => {
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

    test('each login makes a session of its own', async () => {
      const browser = await registered();
      const first = browser.lastCookies();
      await browser.post('/api/account/login', login);
      expect(browser.lastCookies()).toHaveLength(1);
      expect(browser.lastCookies()).not.toEqual(first);
    });

    test('a browser has one session: a login or a registration ends the one that it came with', async () => {
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

    once.test('who registers is in, whatever was tried at the address before, and one password is reckoned', async () => {
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

    test('what was agreed to is stored with its version and time', async () => {
      await registered();
      const rows = await connection.db.select().from(consents).orderBy(consents.consentId);
      expect(rows).toMatchObject([
        { consentId: 7, slug: 'anvandarvillkor', version: '2026-09-01', givenAt: new Date(clock), withdrawnAt: null },
        { consentId: 8, slug: 'nyhetsbrev', version: '2026-09-01', givenAt: new Date(clock), withdrawnAt: null },
      ]);
    });

    test('an address that has an account is told, whatever its case, and nothing changes', async () => {
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
    ])('refuses %s %j', async (field, wrong, code) => {
      const { status, body } = await visitor().post('/api/account/register', { ...anna, ...wrong });
      expect(body).toMatchObject({ code, field });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(await connection.db.select().from(users)).toEqual([]);
    });

    once.test.each(['        ', 'ÅÄÖåäö-🏡-日本語', 'x'.repeat(128), 'Provhus vid tjärnen'])(
      'takes any characters as a password: %s',
      async (password) => {
        const { body } = await visitor().post('/api/account/register', { ...anna, Password: password });
        expect(body).toMatchObject({ Success: true });
        expect((await visitor().post('/api/account/login', { ...login, password })).body).toMatchObject({ Firstname: 'Anna' });
      },
    );

    once.test('a wrong password and an unknown account are answered alike, and cost alike', async () => {
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

    once.test('where too many passwords wait to be reckoned, whoever logs in is told to come back', async () => {
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

    test('an account that is closed is logged out everywhere', async () => {
      const browser = await registered();
      await connection.db.update(users).set({ disabledAt: new Date() });
      expect((await browser.get('/api/account')).body).toBeNull();
    });

    once.test('attempts at one account are counted together, from wherever they come', async () => {
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

    test('changing it takes the old one, ends every other session and renews this one', async () => {
      const browser = await registered();
      const other = visitor();
      await other.post('/api/account/login', login);
      const wrong = await browser.post('/api/account/changepassword', { OldPassword: 'fel', NewPassword: newPassword });
      expect(wrong.body).toEqual({ IsSuccessful: false, IsOldPasswordValid: false });
      expect(box.letters).toEqual([]);
      const changed = await browser.post('/api/account/changepassword', { OldPassword: anna.Password, NewPassword: newPassword });
      expect(changed.body).toEqual({ IsSuccessful: true, IsOldPasswordValid: true });
      expect(box.letters).toMatchObject([{ to: { address: 'anna@example.se' }, subject: 'Ditt lösenord hos Provhus är ändrat' }]);
      expect(browser.lastCookies()).toHaveLength(1);
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
      expect((await other.get('/api/account')).body).toBeNull();
      expect((await visitor().post('/api/account/login', login)).body).toBeNull();
      expect((await visitor().post('/api/account/login', { ...login, password: newPassword })).body).toMatchObject({
        Firstname: 'Anna',
      });
    });

    once.test('the old one is no new one', async () => {
      const browser = await registered();
      const same = await browser.post('/api/account/changepassword', { OldPassword: anna.Password, NewPassword: anna.Password });
      expect(same.body).toEqual({ IsSuccessful: false, IsOldPasswordValid: true });
      expect(box.letters).toEqual([]);
    });

    test('when its letter cannot be queued, nothing is changed and nobody is logged out', async () => {
      const browser = await registered();
      const queue = async () => {
        throw new Error('the queue is stuck');
      };
      const whole = server;
      server = aServer(connection.db, { ...whole.dependencies, letters: { ...box, queue } });
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

    once.test('a common one is refused', async () => {
      const browser = await registered();
      for (const NewPassword of ['sommar123', 'Anna Provhus 1']) {
        const asked = { OldPassword: anna.Password, NewPassword };
        expect((await browser.post('/api/account/changepassword', asked)).body).toMatchObject({ code: 'common-password' });
      }
    });

    test('a forgotten one: the mailed one holds once, ends all sessions, and has to be replaced', async () => {
      const signedIn = await registered();
      const answer = await forgot(' ANNA@example.se');
      expect(answer.body).toEqual({ isSuccess: true, data: null });
      expect(box.letters[0]?.to).toEqual({ address: 'anna@example.se', name: 'Anna' });
      const [password = ''] = mailed();
      // The old one goes on working, so nobody can lock somebody else out.
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

    once.test('a mailed one opens one session, is the old password there only, and never becomes an own one', async () => {
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
    });

    once.test(
      'one that is mailed while another is in use leads nowhere out: both are old passwords in the open session',
      async () => {
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
          // A second click, a stranger, or a job that runs twice.
          await forgot(anna.Email);
          const old = mailed()[which];
          const answer = await browser.post('/api/account/changepassword', { OldPassword: old, NewPassword: chosen });
          expect(answer.body).toEqual({ IsSuccessful: true, IsOldPasswordValid: true });
          // Once an own one is chosen, neither opens anything.
          for (const password of mailed())
            expect((await visitor().post('/api/account/login', { ...login, password })).body).toBeNull();
        }
      },
    );

    test('a mailed one holds for 60 minutes', async () => {
      await registered();
      await forgot(anna.Email);
      clock += 60 * 60_000 + 1;
      const [password = ''] = mailed();
      expect((await visitor().post('/api/account/login', { ...login, password })).body).toBeNull();
    });

    test('a newer one takes an older one’s place; neither stands in the database', async () => {
      await registered();
      for (let i = 0; i < 2; i += 1) await forgot(anna.Email);
      const [older, newer] = mailed();
      expect((await visitor().post('/api/account/login', { ...login, password: older })).body).toBeNull();
      const rows = await connection.db.select().from(oneTimePasswords);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(newer);
      expect((await visitor().post('/api/account/login', { ...login, password: newer })).body).not.toBeNull();
    });

    once.test('an unknown address is answered as a known one; one that only the portal knows is told so', async () => {
      expect((await forgot('no@example.se')).body).toEqual({
        isSuccess: true,
        data: null,
      });
      portal = { ...portal, has: async (email) => email === 'portal@example.se' };
      expect((await forgot('portal@example.se')).body).toEqual({
        isSuccess: false,
        data: 'portal-account',
      });
      expect(box.letters).toEqual([]);
    });
  });

  once.test('somebody whom the housing portal knows logs in with what they use there, and has an account here', async () => {
    const agreed = { version: terms.version, at: new Date('2026-09-14T07:30:00Z') };
    const person = { firstName: 'Per', lastName: 'Portal', cellphone: '0701112233', municipalityId: '2480', agreed };
    portal = { ...portal, verify: async (_, password) => (password === 'portalens ord' ? person : null) };
    const credentials = { username: 'per@example.se', password: 'portalens ord' };
    expect((await visitor().post('/api/account/login', { ...credentials, password: 'fel' })).body).toBeNull();
    expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ FullName: 'Per Portal' });
    portal = { ...portal, verify: async () => null };
    expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ FullName: 'Per Portal' });
    // What they agreed to there is kept here as that, with its own time, and nothing else.
    expect(await connection.db.select().from(consents)).toMatchObject([
      { consentId: terms.id, slug: terms.slug, version: terms.version, givenAt: agreed.at, withdrawnAt: null },
    ]);
  });

  once.test('terms that the range does not have are not kept as agreed to', async () => {
    const agreed = { version: '1999-01-01', at: new Date('1999-01-02') };
    const person = { firstName: 'Per', lastName: 'Portal', cellphone: '0701112233', municipalityId: '2480', agreed };
    portal = { ...portal, verify: async () => person };
    const credentials = { username: 'per@example.se', password: 'portalens ord' };
    expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ FullName: 'Per Portal' });
    expect(await connection.db.select().from(consents)).toEqual([]);
  });

  once.test(
    'the demo’s housing portal: told at a reset, let in by its password, and an account like any other from then on',
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
      // From here on the portal's password is only the portal's.
      expect((await visitor().post('/api/account/login', credentials)).body).toBeNull();
      expect(await reset()).toEqual({ isSuccess: true, data: null });
      expect(mailed()).toHaveLength(1);
      await connection.db.update(users).set({ disabledAt: new Date() });
      expect(await cost(credentials)).toEqual(wrong);
    },
  );

  describe('sessions', () => {
    test('are listed, and all others ended at once', async () => {
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

    test('say in which browser they were opened, and when they were used last', async () => {
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
      // A page that is left open is nobody’s use.
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

    test('end by themselves: after 30 days, those of staff after 12 hours', async () => {
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

    test('end when nobody uses them: after 14 days, those of staff after three hours', async () => {
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

    once.test('a cookie that was changed by one letter is nobody’s', async () => {
      const browser = await registered();
      const [cookie = ''] = browser.lastCookies();
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      const forged = `${name}=${value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))}`;
      const response = await server.app.request('/api/account', { headers: { Cookie: forged } });
      expect(await response.json()).toBeNull();
    });
  });

  describe('second factor', () => {
    test('is set up with a code, asked for at login, and can be replaced by a recovery code once', async () => {
      const browser = await aMemberOfStaff();
      const credentials = { username: 'salesmen@example.se', password: 'en egen mening' };
      const wrong = await browser.post('/api/account/secondfactor', { Password: 'fel' });
      expect(wrong.body).toMatchObject({ code: 'wrong-password' });
      const begun = await browser.post('/api/account/secondfactor', { Password: credentials.password });
      const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
      // Until it is confirmed it is not asked for.
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
      // The others are still there when one has gone, and none can be read.
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

  describe('with a second factor', () => {
    /** Anna with an authenticator app, by the secret that it holds. */
    async function withFactor(written = (code: string) => code): Promise<string> {
      const browser = await registered();
      const begun = await browser.post('/api/account/secondfactor', { Password: anna.Password });
      const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
      expect((await browser.post('/api/account/secondfactor/confirm', { Code: written(codeOf(secret)) })).status).toBe(204);
      return secret;
    }

    /** Each code counts from here on, as it does in the running server. */
    function countCodes() {
      const codeOfAccount = limit(connection.db, 'secret', `test-code-${randomUUID()}`, { requests: 1, seconds: 120 });
      server = aServer(connection.db, { ...server.dependencies, limits: { ...noLimits, codeOfAccount } });
    }

    once.test('setting it up and removing it end every other session, and are mailed', async () => {
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
      expect(box.letters).toMatchObject([{ to, subject: 'Tvåstegsinloggning är påslagen hos Provhus' }]);

      const again = (Password: string) => browser.post('/api/account/secondfactor', { Password });
      expect((await again(anna.Password)).body).toMatchObject({ code: 'second-factor-is-on', status: 409 });
      expect((await again('fel')).body).toMatchObject({ code: 'wrong-password' });

      await other.post('/api/account/login', { ...login, code: codeOf(secret) });
      await browser.post('/api/account/secondfactor/remove', { Password: 'fel' });
      expect((await other.get('/api/account')).body).not.toBeNull();
      await browser.post('/api/account/secondfactor/remove', { Password: anna.Password });
      expect((await other.get('/api/account')).body).toBeNull();
      expect((await browser.get('/api/account')).body).toMatchObject({ HasSecondFactor: false });
      expect(box.letters.slice(1)).toMatchObject([{ to, subject: 'Tvåstegsinloggning är avstängd hos Provhus' }]);
    });

    test('a code opens once, and never a second time, however it is spaced', async () => {
      const secret = await withFactor();
      countCodes();
      const code = codeOf(secret);
      expect((await visitor().post('/api/account/login', { ...login, code })).body).toMatchObject({ Firstname: 'Anna' });
      for (const again of [code, spaced(code), ` ${code}`, `${code.slice(0, 1)}\u00a0${code.slice(1)}`])
        expect((await visitor().post('/api/account/login', { ...login, code: again })).body).toMatchObject({
          code: 'wrong-code',
        });
    });

    once.test('a code may be written as apps show it, and the one that set the factor up opens nothing after', async () => {
      countCodes();
      const secret = await withFactor((code) => spaced(code));
      const code = codeOf(secret);
      expect((await visitor().post('/api/account/login', { ...login, code })).body).toMatchObject({ code: 'wrong-code' });
    });

    once.test('a mailed password asks for the code too', async () => {
      const secret = await withFactor();
      await forgot(anna.Email);
      const [password = ''] = mailed();
      expect((await visitor().post('/api/account/login', { ...login, password })).body).toMatchObject({
        code: 'second-factor-required',
      });
      // Neither that nor a wrong code burns it, and until it has opened a session the old password holds.
      expect((await visitor().post('/api/account/login', { ...login, password, code: '123' })).body).toMatchObject({
        code: 'wrong-code',
      });
      expect((await visitor().post('/api/account/login', login)).body).toMatchObject({ code: 'second-factor-required' });
      expect((await visitor().post('/api/account/login', { ...login, password, code: codeOf(secret) })).body).toMatchObject({
        MustChoosePassword: true,
      });
    });
  });

  once.test('what is secret stands in no log, no address and no error', async () => {
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

  once.test('where the builder asks staff for a second factor, they set one up before anything else', async () => {
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
    // Removed, it is asked for again at once; taken away by who runs the server, at the next login.
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
    // Customers are asked for nothing.
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

    test('is for staff, shows for whom, ends, and is written to a log that nobody can change', async () => {
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
    ])('ends, and the log says so, when who acts %s', async (_, end) => {
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

    test('begun twice at once it is begun once, and in a session that has ended not at all', async () => {
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

    once.test('nobody acts for staff', async () => {
      const admin = await aMemberOfStaff('Admin');
      const seller = await aMemberOfStaff();
      const id = Number(partOf((await seller.get('/api/account')).body, 'Id'));
      expect((await admin.post('/api/account/act', { AccountId: id, Reason: 'x' })).status).toBe(404);
    });
  });

  describe('what is kept about somebody', () => {
    test('they get all of it in a file, and nothing that opens their account', async () => {
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

    test('it all goes with the account, for the right password; only the log stays, without a name', async () => {
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
      // The address is free again.
      await registered();
    });

    test('what another module keeps is in the file and goes too, all or nothing', async () => {
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
              if (fails) throw new Error('the letters are stuck');
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
      await expect(deleteAccount(needed, asked, anna.Password)).rejects.toThrow('the letters are stuck');
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
      expect(erased).toEqual([]);
      fails = false;
      await deleteAccount(needed, asked, anna.Password);
      expect(erased).toEqual(['letter-1']);
      expect((await browser.get('/api/account')).body).toBeNull();
    });
  });

  test('the newsletter is asked for and declined again, each with its time', async () => {
    const browser = await registered();
    clock += 1000;
    expect((await browser.post('/api/account/newsletter', { Newsletter: false })).status).toBe(204);
    expect((await browser.get('/api/account/consents')).body).toContainEqual(
      expect.objectContaining({ Slug: 'nyhetsbrev', WithdrawnAtUtc: new Date(clock).toISOString() }),
    );
    clock += 1000;
    await browser.post('/api/account/newsletter', { Newsletter: true });
    expect((await browser.get('/api/account/consents')).body).toHaveLength(3);
    // Asked for what stands already, twice at once: nothing is withdrawn and nothing given.
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

  once.test('where the builder has no newsletter, asking for it is refused, and declining it is done', async () => {
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
      await storeRange(connection.db, { ...aPublishedRange(), consents: [terms, letter] }, new Date(now));
    }
  });

  once.test('a consent’s text is read by its name', async () => {
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

/** What an authenticator app shows now (RFC 6238: SHA-1, 30 seconds, six digits). */
function codeOf(secret: string): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(time).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
