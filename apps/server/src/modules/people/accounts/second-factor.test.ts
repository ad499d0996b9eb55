import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limit } from '../../../http/rate-limits.ts';
import { aServer, noLimits } from '../../../testing/a-server.ts';
import { anAccountsSite, anna, login } from '../../../testing/an-accounts-site.ts';
import { authenticatorCode } from '../../../testing/authenticator-code.ts';
import { databases } from '../../../testing/databases.ts';
import { listOf, partOf } from '../../../testing/part-of.ts';
import { twoFactors } from './accounts.tables.ts';
import { administerAccounts } from './administer-accounts.ts';
import { makeOneTimePassword } from './make-one-time-password.ts';

describe.each(databases)('accounts, stored in the database $kind', ({ open, once }) => {
  const site = anAccountsSite(open);
  const { visitor, forgot, mailed, registered, aMemberOfStaff } = site;

  describe('a user sets up a second factor', () => {
    test('a code of the authenticator app sets up a second factor; then each login requires such a code, or a recovery code that works once', async () => {
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
      expect((await browser.post('/api/account/secondfactor/confirm', { Code: authenticatorCode(secret) })).status).toBe(204);
      expect((await browser.get('/api/account')).body).toMatchObject({ HasSecondFactor: true });

      expect((await visitor().post('/api/account/login', credentials)).body).toMatchObject({ code: 'second-factor-required' });
      expect((await visitor().post('/api/account/login', { ...credentials, code: '123' })).body).toMatchObject({
        code: 'wrong-code',
      });
      const withApp = await visitor().post('/api/account/login', { ...credentials, code: authenticatorCode(secret) });
      expect(withApp.body).toMatchObject({ Roles: ['Salesmen'], Access: ['sales-admin'] });
      const [recovery] = listOf(begun.body, 'RecoveryCodes');
      const byRecovery = { ...credentials, code: recovery };
      expect((await visitor().post('/api/account/login', byRecovery)).body).toMatchObject({ Roles: ['Salesmen'] });
      expect((await visitor().post('/api/account/login', byRecovery)).body).toMatchObject({ code: 'wrong-code' });
      // The other recovery codes stay valid, and only their hashes are stored.
      const others = listOf(begun.body, 'RecoveryCodes').slice(1);
      expect(others.filter((code) => !/^[a-z2-9]{5}(-[a-z2-9]{5}){4}$/.test(code))).toEqual([]);
      const [{ backupCodes = '' } = {}] = await site.db.select().from(twoFactors);
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
    /** Registers Anna and sets up an authenticator app. Returns the secret of the app and the code that set it up. */
    async function withFactor(written = (code: string) => code): Promise<{ secret: string; code: string }> {
      const browser = await registered();
      const begun = await browser.post('/api/account/secondfactor', { Password: anna.Password });
      const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
      const code = authenticatorCode(secret);
      expect((await browser.post('/api/account/secondfactor/confirm', { Code: written(code) })).status).toBe(204);
      return { secret, code };
    }

    /** Makes the server refuse a code that was used before, as in production. */
    function countCodes() {
      const codeOfAccount = limit(site.db, 'secret', `test-code-${randomUUID()}`, { requests: 1, seconds: 120 });
      site.server = aServer(site.db, { ...site.server.dependencies, limits: { ...noLimits, codeOfAccount } });
    }

    once.test(
      'setting up or removing the second factor ends every other session, and the user gets an e-mail about it',
      async () => {
        const browser = await registered();
        const other = visitor();
        await other.post('/api/account/login', login);
        const begun = await browser.post('/api/account/secondfactor', { Password: anna.Password });
        expect((await other.get('/api/account')).body).not.toBeNull();
        const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
        await browser.post('/api/account/secondfactor/confirm', { Code: authenticatorCode(secret) });
        expect((await other.get('/api/account')).body).toBeNull();
        expect((await browser.get('/api/account')).body).toMatchObject({ HasSecondFactor: true });
        const to = { address: 'anna@example.se' };
        expect(site.box.mails).toMatchObject([{ to, subject: 'Tvåstegsinloggning är påslagen hos Provhus' }]);

        const again = (Password: string) => browser.post('/api/account/secondfactor', { Password });
        expect((await again(anna.Password)).body).toMatchObject({ code: 'second-factor-is-on', status: 409 });
        expect((await again('fel')).body).toMatchObject({ code: 'wrong-password' });

        await other.post('/api/account/login', { ...login, code: authenticatorCode(secret) });
        await browser.post('/api/account/secondfactor/remove', { Password: 'fel' });
        expect((await other.get('/api/account')).body).not.toBeNull();
        await browser.post('/api/account/secondfactor/remove', { Password: anna.Password });
        expect((await other.get('/api/account')).body).toBeNull();
        expect((await browser.get('/api/account')).body).toMatchObject({ HasSecondFactor: false });
        expect(site.box.mails.slice(1)).toMatchObject([{ to, subject: 'Tvåstegsinloggning är avstängd hos Provhus' }]);
      },
    );

    test('a code of the authenticator app works only once, even if somebody types it again with other spaces', async () => {
      const { secret } = await withFactor();
      countCodes();
      const code = authenticatorCode(secret);
      expect((await visitor().post('/api/account/login', { ...login, code })).body).toMatchObject({ Firstname: 'Anna' });
      for (const again of [code, spaced(code), ` ${code}`, `${code.slice(0, 1)}\u00a0${code.slice(1)}`])
        expect((await visitor().post('/api/account/login', { ...login, code: again })).body).toMatchObject({
          code: 'wrong-code',
        });
    });

    once.test(
      'a user may type a code of the authenticator app with spaces; the code that set up the second factor cannot be used again for a login',
      async () => {
        countCodes();
        const { code } = await withFactor((typed) => spaced(typed));
        expect((await visitor().post('/api/account/login', { ...login, code })).body).toMatchObject({ code: 'wrong-code' });
      },
    );

    once.test('a login with an e-mailed password requires the second factor too', async () => {
      const { secret } = await withFactor();
      await forgot(anna.Email);
      const [password = ''] = mailed();
      expect((await visitor().post('/api/account/login', { ...login, password })).body).toMatchObject({
        code: 'second-factor-required',
      });
      // A login with a missing or wrong code does not use up the e-mailed password. The old password stays valid until the user logs in
      // with the e-mailed password.
      expect((await visitor().post('/api/account/login', { ...login, password, code: '123' })).body).toMatchObject({
        code: 'wrong-code',
      });
      expect((await visitor().post('/api/account/login', login)).body).toMatchObject({ code: 'second-factor-required' });
      expect(
        (await visitor().post('/api/account/login', { ...login, password, code: authenticatorCode(secret) })).body,
      ).toMatchObject({
        MustChoosePassword: true,
      });
    });
  });

  once.test('if the builder requires a second factor, staff must set one up before they can do anything else', async () => {
    const { currentRange, accounts } = site.server.dependencies;
    const strict = async () => {
      const range = await currentRange();
      return { ...range, brand: { ...range.brand, staffNeedSecondFactor: true } };
    };
    await aMemberOfStaff();
    site.server = aServer(site.db, { accounts, now: () => site.clock, currentRange: strict });
    const browser = visitor();
    const credentials = { username: 'salesmen@example.se', password: 'en egen mening' };
    expect((await browser.post('/api/account/login', credentials)).body).toMatchObject({ NeedsSecondFactor: true });
    expect((await browser.get('/api/account/sessions')).body).toMatchObject({ code: 'set-up-second-factor', status: 403 });
    const begun = await browser.post('/api/account/secondfactor', { Password: credentials.password });
    const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
    await browser.post('/api/account/secondfactor/confirm', { Code: authenticatorCode(secret) });
    expect((await browser.get('/api/account')).body).toMatchObject({ HasSecondFactor: true, NeedsSecondFactor: false });
    expect((await browser.get('/api/account/sessions')).status).toBe(200);
    // Staff must set up a second factor again: immediately after they removed their second factor, and at the next login after the operator
    // reset it.
    await browser.post('/api/account/secondfactor/remove', { Password: credentials.password });
    const isAskedFor = { HasSecondFactor: false, NeedsSecondFactor: true };
    expect((await browser.get('/api/account')).body).toMatchObject(isAskedFor);
    expect((await browser.get('/api/account/sessions')).body).toMatchObject({ code: 'set-up-second-factor' });
    const { passwords } = accounts;
    const administration = administerAccounts({ db: site.db, passwords, makeOneTimePassword, now: () => site.clock });
    await administration.resetSecondFactor(credentials.username);
    expect((await browser.get('/api/account')).body).toBeNull();
    expect((await browser.post('/api/account/login', credentials)).body).toMatchObject(isAskedFor);
    expect((await browser.get('/api/account')).body).toMatchObject(isAskedFor);
    // Customers need no second factor.
    const customer = await registered();
    expect((await customer.get('/api/account')).body).toMatchObject({ NeedsSecondFactor: false });
    expect((await customer.get('/api/account/sessions')).status).toBe(200);
  });
});

function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
