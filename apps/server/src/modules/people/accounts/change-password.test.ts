import { describe, expect, test } from 'vitest';
import { aServer } from '../../../testing/a-server.ts';
import { anAccountsSite, anna, login } from '../../../testing/an-accounts-site.ts';
import { databases } from '../../../testing/databases.ts';
import { oneTimePasswords, sessions, users } from './accounts.tables.ts';

describe.each(databases)('accounts, stored in the database $kind', ({ open, once }) => {
  const site = anAccountsSite(open);
  const { visitor, forgot, mailed, registered } = site;

  describe('a user changes a password, or gets a new one by e-mail', () => {
    const newPassword = 'en helt annan mening';

    test('a password change invalidates the old password and ends all other sessions; the browser that made the change stays logged in with a new session', async () => {
      const browser = await registered();
      const other = visitor();
      await other.post('/api/account/login', login);
      const wrong = await browser.post('/api/account/changepassword', { OldPassword: 'fel', NewPassword: newPassword });
      expect(wrong.body).toEqual({ IsSuccessful: false, IsOldPasswordValid: false });
      expect(site.box.mails).toEqual([]);
      const changed = await browser.post('/api/account/changepassword', { OldPassword: anna.Password, NewPassword: newPassword });
      expect(changed.body).toEqual({ IsSuccessful: true, IsOldPasswordValid: true });
      expect(site.box.mails).toMatchObject([
        { to: { address: 'anna@example.se' }, subject: 'Ditt lösenord hos Provhus är ändrat' },
      ]);
      expect(browser.lastCookies()).toHaveLength(1);
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
      expect((await other.get('/api/account')).body).toBeNull();
      expect((await visitor().post('/api/account/login', login)).body).toBeNull();
      expect((await visitor().post('/api/account/login', { ...login, password: newPassword })).body).toMatchObject({
        Firstname: 'Anna',
      });
    });

    once.test('the server refuses a new password that is the same as the old password', async () => {
      const browser = await registered();
      const same = await browser.post('/api/account/changepassword', { OldPassword: anna.Password, NewPassword: anna.Password });
      expect(same.body).toEqual({ IsSuccessful: false, IsOldPasswordValid: true });
      expect(site.box.mails).toEqual([]);
    });

    test('if the e-mail about a password change cannot be queued, the password and the sessions of the user stay unchanged', async () => {
      const browser = await registered();
      const queue = async () => {
        throw new Error('the queue is stuck');
      };
      const whole = site.server;
      site.server = aServer(site.db, { ...whole.dependencies, mails: { ...site.box, queue } });
      const [cookie = ''] = browser.lastCookies();
      const failing = visitor();
      const asked = { OldPassword: anna.Password, NewPassword: newPassword };
      const sent = { Cookie: cookie.split(';')[0] ?? '' };
      expect((await failing.post('/api/account/changepassword', asked, sent)).status).toBe(500);
      site.server = whole;
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
      expect((await visitor().post('/api/account/login', login)).body).toMatchObject({ Firstname: 'Anna' });
      expect((await visitor().post('/api/account/login', { ...login, password: newPassword })).body).toBeNull();
    });

    once.test(
      'the server refuses a new password that is common or consists of the names of the user and the builder',
      async () => {
        const browser = await registered();
        for (const [NewPassword, code] of [
          ['sommar123', 'common-password'],
          ['Anna Provhus 1', 'own-words-password'],
        ]) {
          const asked = { OldPassword: anna.Password, NewPassword };
          expect((await browser.post('/api/account/changepassword', asked)).body).toMatchObject({ code });
        }
      },
    );

    test('a user who forgot their password gets a one-time password by e-mail; logging in with it ends all earlier sessions, and the user must then choose a new password', async () => {
      const signedIn = await registered();
      const answer = await forgot(' ANNA@example.se');
      expect(answer.body).toEqual({ isSuccess: true, data: null });
      expect(site.box.mails[0]?.to).toEqual({ address: 'anna@example.se', name: 'Anna' });
      const [password = ''] = mailed();
      // The old password stays valid until the user logs in with the e-mailed password. So nobody can lock another user out by requesting a
      // new password for them.
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
      'a user can log in only once with an e-mailed password; to choose a new password, the user must enter the e-mailed one as the old password, and cannot choose it again',
      async () => {
        await registered();
        await forgot(anna.Email);
        const [password = ''] = mailed();
        const both = [visitor(), visitor()];
        const answers = await Promise.all(both.map((one) => one.post('/api/account/login', { ...login, password })));
        expect(answers.filter(({ body }) => body !== null)).toHaveLength(1);
        const browser = both[answers.findIndex(({ body }) => body !== null)] ?? visitor();
        expect(await site.db.select().from(sessions)).toHaveLength(1);
        site.clock += 30 * 24 * 60 * 60_000;
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

    once.test(
      'if a user has logged in with an e-mailed password and then gets a second one by e-mail, either of them works as the old password when the user chooses a new one',
      async () => {
        for (const [which, chosen] of [
          [0, newPassword],
          [1, 'ännu en annan mening'],
        ] as const) {
          await site.db.delete(users);
          site.box.empty();
          await registered();
          await forgot(anna.Email);
          const browser = visitor();
          await browser.post('/api/account/login', { ...login, password: mailed()[0] });
          // A second request for a new password can come from a second click, from a stranger, or from a job that runs twice.
          await forgot(anna.Email);
          const old = mailed()[which];
          const answer = await browser.post('/api/account/changepassword', { OldPassword: old, NewPassword: chosen });
          expect(answer.body).toEqual({ IsSuccessful: true, IsOldPasswordValid: true });
          // After a new password is chosen, neither e-mailed password is valid.
          for (const password of mailed())
            expect((await visitor().post('/api/account/login', { ...login, password })).body).toBeNull();
        }
      },
    );

    test('an e-mailed password is valid for 60 minutes', async () => {
      await registered();
      const loginAfter = async (milliseconds: number) => {
        await forgot(anna.Email);
        site.clock += milliseconds;
        return (await visitor().post('/api/account/login', { ...login, password: mailed().at(-1) })).body;
      };
      expect(await loginAfter(60 * 60_000 - 1)).toMatchObject({ MustChoosePassword: true });
      expect(await loginAfter(60 * 60_000 + 1)).toBeNull();
    });

    test('a newer e-mailed password replaces the older one; the database stores only the hash of the newer one', async () => {
      await registered();
      for (let i = 0; i < 2; i += 1) await forgot(anna.Email);
      const [older, newer] = mailed();
      expect((await visitor().post('/api/account/login', { ...login, password: older })).body).toBeNull();
      const rows = await site.db.select().from(oneTimePasswords);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(newer);
      expect((await visitor().post('/api/account/login', { ...login, password: newer })).body).not.toBeNull();
    });

    once.test(
      'if somebody requests a new password, the response is the same for a known and an unknown address, but it is “portal-account” for an address that only the housing portal knows',
      async () => {
        await registered();
        for (const email of ['no@example.se', anna.Email])
          expect(await forgot(email)).toMatchObject({ status: 200, body: { isSuccess: true, data: null } });
        site.portal = { ...site.portal, has: async (email) => email === 'portal@example.se' };
        expect((await forgot('portal@example.se')).body).toEqual({
          isSuccess: false,
          data: 'portal-account',
        });
        expect(site.box.mails.map(({ to }) => to.address)).toEqual(['anna@example.se']);
      },
    );
  });
});
