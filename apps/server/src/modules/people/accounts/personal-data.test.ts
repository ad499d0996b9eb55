import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/connect.ts';
import type { Member } from '../../../http/identity.ts';
import { aServer } from '../../../testing/a-server.ts';
import { anAccountsSite, anna, caller, login } from '../../../testing/an-accounts-site.ts';
import { databases } from '../../../testing/databases.ts';
import { listOf, partOf } from '../../../testing/part-of.ts';
import { auditLog, consents, credentials, oneTimePasswords, sessions, twoFactors, users } from './accounts.tables.ts';
import { deleteAccount, exportPerson } from './personal-data.ts';

describe.each(databases)('accounts, stored in the database $kind', ({ open, once }) => {
  const site = anAccountsSite(open);
  const { visitor, forgot, mailed, registered, aMemberOfStaff } = site;

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
        exportedAt: new Date(site.clock).toISOString(),
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

    test('if a user enters the right password to delete their account, the server deletes all their data; only entries of the audit log remain, which contain no names', async () => {
      const browser = await registered();
      const other = visitor();
      await other.post('/api/account/login', login);
      await forgot(anna.Email);
      const [user] = await site.db.select().from(users);
      const wrong = await browser.post('/api/account/delete', { Password: 'fel lösenord' });
      expect(wrong.body).toMatchObject({ code: 'wrong-password', field: 'Password' });
      expect((await browser.get('/api/account')).body).not.toBeNull();

      expect((await browser.post('/api/account/delete', { Password: anna.Password })).status).toBe(204);
      expect(browser.lastCookies()).toContainEqual(expect.stringMatching(/^gavel=; Max-Age=0/));
      for (const one of [browser, other]) expect((await one.get('/api/account')).body).toBeNull();
      expect((await visitor().post('/api/account/login', login)).body).toBeNull();
      for (const table of [users, sessions, credentials, consents, oneTimePasswords, twoFactors])
        expect(await site.db.select().from(table)).toEqual([]);
      const log = (await site.db.select().from(auditLog).orderBy(auditLog.id)).filter(({ subjectId }) => subjectId === user?.id);
      expect(log).toMatchObject([{ action: 'account-deleted', actorId: user?.id }]);
      expect(JSON.stringify(log)).not.toMatch(/Anna|Berg|example/);
      // A new account can be registered with the same address.
      await registered();
    });

    test('the server exports and deletes an account together with the data that other modules store about its user; if it cannot delete this data, it deletes nothing', async () => {
      const browser = await registered();
      const [user] = await site.db.select().from(users);
      let fails = true;
      const erased: string[] = [];
      const { app: _, dependencies } = site.server;
      const needed = {
        ...dependencies,
        ...dependencies.accounts,
        endInvitation: async () => undefined,
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
      const asked: Member = { ...caller, userId: user?.id ?? '' };
      await expect(deleteAccount(needed, asked, anna.Password)).rejects.toThrow('the e-mails are stuck');
      expect((await browser.get('/api/account')).body).toMatchObject({ Firstname: 'Anna' });
      expect(erased).toEqual([]);
      fails = false;
      await deleteAccount(needed, asked, anna.Password);
      expect(erased).toEqual(['letter-1']);
      expect((await browser.get('/api/account')).body).toBeNull();
    });
  });

  once.test('logs and error responses contain no secrets, even if a body or an address contains one', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    site.server = aServer(site.db, { ...site.server.dependencies, logger });
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
});
