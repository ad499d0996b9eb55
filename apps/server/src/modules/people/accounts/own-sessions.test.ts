import { describe, expect, test } from 'vitest';
import { anAccountsSite, anna, login } from '../../../testing/an-accounts-site.ts';
import { databases } from '../../../testing/databases.ts';
import { sessions } from './accounts.tables.ts';
import { identifyWith } from './identify.ts';

describe.each(databases)('accounts, stored in the database $kind', ({ open, once }) => {
  const site = anAccountsSite(open);
  const { visitor, registered, aMemberOfStaff } = site;

  describe('the sessions of a user', () => {
    test('a user can list their sessions, and log out everywhere except in the browser that they use', async () => {
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
      const agents = async () => (await site.db.select().from(sessions)).map(({ userAgent }) => userAgent).sort();
      expect(await agents()).toEqual(['Firefox på en platta', 'Lynx']);
      const old = new Date(Date.now() - 11 * 60_000);
      await site.db.update(sessions).set({ updatedAt: old });
      await browser.get('/api/account');
      const used = (await site.db.select().from(sessions)).map(({ updatedAt }) => updatedAt.getTime() > old.getTime());
      expect(used.sort()).toEqual([false, true]);
      // If an open page sends an HTTP request without an action of the user, the session does not count as used.
      await site.db.update(sessions).set({ updatedAt: old });
      const { db, accounts, currentRange, logger } = site.server.dependencies;
      const headersOf = new Headers({ Cookie: opened.split(';')[0] ?? '' });
      const identify = identifyWith(db, accounts.auth, currentRange, logger);
      expect(await identify(headersOf, { isUse: false })).toMatchObject({ kind: 'member' });
      expect((await db.select().from(sessions)).map(({ updatedAt }) => updatedAt)).toEqual([old, old]);
      const asked = { OldPassword: anna.Password, NewPassword: 'en helt annan mening' };
      await browser.post('/api/account/changepassword', asked, headers);
      expect(await agents()).toEqual(['Firefox på en platta']);
    });

    test('a customer’s session ends after 30 days, and a staff session after 12 hours', async () => {
      const browser = await registered();
      const seller = await aMemberOfStaff();
      const day = 24 * 60 * 60_000;
      const [first] = await site.db.select().from(sessions);
      const lasts = (first?.expiresAt.getTime() ?? 0) - (first?.createdAt.getTime() ?? 0);
      expect(Math.round(lasts / day)).toBe(30);
      await site.db.update(sessions).set({ createdAt: new Date(Date.now() - 13 * 60 * 60_000) });
      expect((await seller.get('/api/account')).body).toBeNull();
      expect((await browser.get('/api/account')).body).not.toBeNull();
      await site.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
      expect((await browser.get('/api/account')).body).toBeNull();
    });

    test('an unused session of a customer ends after 14 days, and an unused session of staff after three hours', async () => {
      const browser = await registered();
      const seller = await aMemberOfStaff();
      const hour = 60 * 60_000;
      const usedAgo = (hours: number) =>
        site.db
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
      const response = await site.server.app.request('/api/account', { headers: { Cookie: forged } });
      expect(await response.json()).toBeNull();
    });
  });
});
