import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { portalFile } from '../../../adapters/portal-directory/portal-file.ts';
import { AppError } from '../../../http/app-error.ts';
import { limit } from '../../../http/rate-limits.ts';
import { aServer, noLimits } from '../../../testing/a-server.ts';
import { anAccountsSite, anna, login, terms } from '../../../testing/an-accounts-site.ts';
import { databases } from '../../../testing/databases.ts';
import { consents, users } from './accounts.tables.ts';
import { createAuth } from './auth.ts';

const demoPortal = fileURLToPath(new URL('../../../../demo/housing-portal.json', import.meta.url));

describe.each(databases)('accounts, stored in the database $kind', ({ open, once }) => {
  const site = anAccountsSite(open);
  const { visitor, forgot, mailed, reckoned, registered } = site;

  describe('registering and logging in', () => {
    test('a new account is logged in immediately, and can log out and in again', async () => {
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

    once.test(
      'the session cookie is HttpOnly and SameSite=Lax, and browsers send it to this server only; if the site has https, the cookie is also Secure and its name begins with __Host-',
      async () => {
        const browser = await registered();
        expect(browser.lastCookies()).toEqual([
          expect.stringMatching(/^gavel=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
        ]);
        const { passwords } = site.server.dependencies.accounts;
        const options = { db: site.db, secret: 's'.repeat(40), passwords, issuer: 'Test' };
        const secure = createAuth({ ...options, baseUrl: 'https://hus.example' });
        const { headers } = await secure.api.signInEmail({
          body: { email: login.username, password: login.password },
          returnHeaders: true,
        });
        expect(headers.getSetCookie()).toEqual([
          expect.stringMatching(/^__Host-gavel=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        ]);
      },
    );

    test('each login makes a new session', async () => {
      const browser = await registered();
      const first = browser.lastCookies();
      await browser.post('/api/account/login', login);
      expect(browser.lastCookies()).toHaveLength(1);
      expect(browser.lastCookies()).not.toEqual(first);
    });

    test('a login or a registration ends the session that the browser had before', async () => {
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

    once.test(
      'a new user is logged in right after the registration, even if the limit on attempts to log in to this address is reached; the registration computes only one password hash',
      async () => {
        const loginOfAccount = limit(site.db, 'secret', `test-login-${randomUUID()}`, { requests: 1, seconds: 600 });
        site.server = aServer(site.db, { ...site.server.dependencies, limits: { ...noLimits, loginOfAccount } });
        const wrong = { ...login, password: 'fel lösenord' };
        expect((await visitor().post('/api/account/login', wrong)).status).toBe(200);
        expect((await visitor().post('/api/account/login', wrong)).status).toBe(429);
        const before = reckoned();
        const browser = await registered();
        expect(reckoned() - before).toBe(1);
        expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
      },
    );

    test('a registration stores each consent with its version and time', async () => {
      await registered();
      const rows = await site.db.select().from(consents).orderBy(consents.consentId);
      expect(rows).toMatchObject([
        { consentId: 7, slug: 'anvandarvillkor', version: '2026-09-01', givenAt: new Date(site.clock), withdrawnAt: null },
        { consentId: 8, slug: 'nyhetsbrev', version: '2026-09-01', givenAt: new Date(site.clock), withdrawnAt: null },
      ]);
    });

    test('if an e-mail address already has an account, registering it again returns AccountAlreadyExists and changes nothing, even if upper and lower case differ', async () => {
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
      ['Password', { Password: 'Provhus2026!' }, 'own-words-password'],
      ['Password', { Password: 'anna-berg-1984' }, 'own-words-password'],
      ['Email', { Email: 'anna' }, 'malformed-body'],
      ['FirstName', { FirstName: ' ' }, 'malformed-body'],
      ['FirstName', { FirstName: 'Anna\r\nBcc: x@example.se' }, 'malformed-body'],
      ['LastName', { LastName: '' }, 'malformed-body'],
      ['Cellphone', { Cellphone: '12345678' }, 'malformed-body'],
      ['MunicipalityId', { MunicipalityId: '9999' }, 'unknown-municipality'],
      ['GdprConsentId', { GdprConsentId: 8 }, 'outdated-consent'],
    ])('the server refuses a registration and names the field %s, if the form contains %j', async (field, wrong, code) => {
      const { status, body } = await visitor().post('/api/account/register', { ...anna, ...wrong });
      expect(body).toMatchObject({ code, field });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(await site.db.select().from(users)).toEqual([]);
    });

    once.test.each(['        ', 'ÅÄÖåäö-🏡-日本語', 'x'.repeat(128), 'Provhus vid tjärnen'])(
      'a password may have any characters: %s',
      async (password) => {
        const { body } = await visitor().post('/api/account/register', { ...anna, Password: password });
        expect(body).toMatchObject({ Success: true });
        expect((await visitor().post('/api/account/login', { ...login, password })).body).toMatchObject({ Firstname: 'Anna' });
      },
    );

    once.test(
      'a login with a wrong password, a login to an unknown account and a login to a disabled account all get the same response, and the server computes one password hash for each',
      async () => {
        await registered();
        const cost = async (body: unknown) => {
          const before = reckoned();
          const answer = await visitor().post('/api/account/login', body);
          return [answer.status, answer.body, reckoned() - before];
        };
        expect(await cost({ ...login, password: 'fel lösenord' })).toEqual([200, null, 1]);
        expect(await cost({ username: 'nobody@example.se', password: 'fel lösenord' })).toEqual([200, null, 1]);
        await site.db.update(users).set({ disabledAt: new Date() });
        expect(await cost(login)).toEqual([200, null, 1]);
      },
    );

    once.test('if too many password hashes are waiting, a login or a registration returns the error “busy”', async () => {
      await registered();
      const full = async () => {
        throw new AppError('busy', '', { retryAfter: 2 });
      };
      const passwords = { ...site.server.dependencies.accounts.passwords, hash: full, verify: full };
      const auth = createAuth({
        db: site.db,
        baseUrl: 'http://localhost',
        secret: 's'.repeat(40),
        passwords,
        issuer: 'Test',
      });
      site.server = aServer(site.db, {
        ...site.server.dependencies,
        accounts: { ...site.server.dependencies.accounts, auth, passwords },
      });
      for (const [path, body] of [
        ['login', login],
        ['register', { ...anna, Email: 'eva@example.se' }],
      ]) {
        const answer = await visitor().post(`/api/account/${path}`, body);
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
        expect(answer.body).toMatchObject({ code: 'busy' });
      }
    });

    test('a session of a disabled account is not valid', async () => {
      const browser = await registered();
      await site.db.update(users).set({ disabledAt: new Date() });
      expect((await browser.get('/api/account')).body).toBeNull();
    });

    once.test('the limit on attempts to log in to one account counts the attempts of all clients together', async () => {
      await registered();
      const loginOfAccount = limit(site.db, 'secret', 'test-login', { requests: 2, seconds: 600 });
      site.server = aServer(site.db, { limits: { ...noLimits, loginOfAccount }, accounts: site.server.dependencies.accounts });
      const statuses = [];
      const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(login) };
      for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
        const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } };
        statuses.push((await site.server.app.request('/api/account/login', sent, { incoming })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    });
  });

  once.test(
    'when a user of the housing portal logs in with the portal’s password, the server makes an account for this user',
    async () => {
      const agreed = { version: terms.version, at: new Date('2026-09-14T07:30:00Z') };
      const person = { firstName: 'Per', lastName: 'Portal', cellphone: '0701112233', municipalityId: '2480', agreed };
      site.portal = { ...site.portal, verify: async (_, password) => (password === 'portalens ord' ? person : null) };
      const credentials = { username: 'per@example.se', password: 'portalens ord' };
      expect((await visitor().post('/api/account/login', { ...credentials, password: 'fel' })).body).toBeNull();
      expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ FullName: 'Per Portal' });
      site.portal = { ...site.portal, verify: async () => null };
      expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ FullName: 'Per Portal' });
      // The consent that the user gave in the portal is stored with the time at which it was given. No other consent is stored.
      expect(await site.db.select().from(consents)).toMatchObject([
        { consentId: terms.id, slug: terms.slug, version: terms.version, givenAt: agreed.at, withdrawnAt: null },
      ]);
    },
  );

  once.test(
    'if a user of the housing portal has agreed there to a version of the terms that the range does not have, the server does not store this consent',
    async () => {
      const agreed = { version: '1999-01-01', at: new Date('1999-01-02') };
      const person = { firstName: 'Per', lastName: 'Portal', cellphone: '0701112233', municipalityId: '2480', agreed };
      site.portal = { ...site.portal, verify: async () => person };
      const credentials = { username: 'per@example.se', password: 'portalens ord' };
      expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ FullName: 'Per Portal' });
      expect(await site.db.select().from(consents)).toEqual([]);
    },
  );

  once.test(
    'if a user of the demo’s housing portal requests a new password before their first login, the response is “portal-account”; their first login makes a normal account',
    async () => {
      const { passwords } = site.server.dependencies.accounts;
      site.portal = await portalFile(demoPortal, passwords.verify);
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
      await site.db.update(users).set({ disabledAt: new Date() });
      expect(await cost(credentials)).toEqual(wrong);
    },
  );
});
