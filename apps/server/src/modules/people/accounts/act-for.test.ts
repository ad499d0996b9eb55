import { asAccountId } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import type { Member } from '../../../http/identity.ts';
import type { TestVisitor } from '../../../testing/a-visitor.ts';
import { anAccountsSite, anna, caller, login } from '../../../testing/an-accounts-site.ts';
import { authenticatorCode } from '../../../testing/authenticator-code.ts';
import { databases } from '../../../testing/databases.ts';
import { partOf } from '../../../testing/part-of.ts';
import { findUserByEmail } from './accounts.repository.ts';
import { auditLog, auditReasons, sessions, users } from './accounts.tables.ts';
import { actFor } from './act-for.ts';

describe.each(databases)('accounts, stored in the database $kind', ({ open, once }) => {
  const site = anAccountsSite(open);
  const { visitor, forgot, mailed, registered, aMemberOfStaff } = site;

  describe('acting for a customer', () => {
    const own = 'en egen mening';

    async function staff() {
      const user = await findUserByEmail(site.db, 'salesmen@example.se');
      if (!user) throw new Error('there is no member of staff');
      return user;
    }

    async function setUpFactor(browser: TestVisitor, Password: string): Promise<void> {
      const begun = await browser.post('/api/account/secondfactor', { Password });
      const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
      expect((await browser.post('/api/account/secondfactor/confirm', { Code: authenticatorCode(secret) })).status).toBe(204);
    }

    async function useMailedPassword(): Promise<void> {
      await forgot('salesmen@example.se');
      const [password] = mailed();
      expect((await visitor().post('/api/account/login', { username: 'salesmen@example.se', password })).body).not.toBeNull();
    }

    test('only staff can act for a customer; until they stop, the response about their account names the customer; the audit log records the start and the end, and nobody can change these records', async () => {
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

      const everybody = await site.db.select().from(users);
      const subject = everybody.find(({ email }) => email === 'anna@example.se');
      const log = (await site.db.select().from(auditLog).orderBy(auditLog.id)).filter(
        ({ subjectId }) => subjectId === subject?.id,
      );
      expect(log).toMatchObject([
        { action: 'acting-begun', details: {} },
        { action: 'acting-ended', details: {} },
      ]);
      expect(await site.db.select().from(auditReasons)).toMatchObject([{ words: 'Genomgång på telefon' }]);
      for (const change of ["update audit_log set action = 'x'", 'delete from audit_log', 'truncate audit_log cascade'])
        await expect(site.db.execute(change)).rejects.toMatchObject({ cause: { message: 'audit_log is only added to' } });
    });

    once.test.each<[string, (seller: TestVisitor, customer: TestVisitor) => Promise<unknown>]>([
      ['stops acting', (seller) => seller.post('/api/account/act/end')],
      [
        'stops acting with two requests at the same time and logs out',
        (seller) => Promise.all(['act/end', 'act/end', 'logout'].map((path) => seller.post(`/api/account/${path}`))),
      ],
      ['logs out', (seller) => seller.post('/api/account/logout')],
      ['logs in again', (seller) => seller.post('/api/account/login', { username: 'salesmen@example.se', password: own })],
      ['registers', (seller) => seller.post('/api/account/register', { ...anna, Email: 'eva@example.se' })],
      [
        'changes the password',
        (seller) => seller.post('/api/account/changepassword', { OldPassword: own, NewPassword: 'en annan mening' }),
      ],
      ['sets up a second factor', (seller) => setUpFactor(seller, own)],
      ['deletes their own account', (seller) => seller.post('/api/account/delete', { Password: own })],
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
        'logged in 13 hours ago',
        async (seller) => {
          await site.db.update(sessions).set({ createdAt: new Date(Date.now() - 13 * 60 * 60_000) });
          await seller.get('/api/account');
        },
      ],
      [
        'acts for a customer who deletes their account',
        (_, customer) => customer.post('/api/account/delete', { Password: anna.Password }),
      ],
    ])('acting for a customer ends, and the audit log records the end, when the staff member %s', async (_, end) => {
      const customer = await registered();
      const subject = await findUserByEmail(site.db, login.username);
      const seller = await aMemberOfStaff();
      const actor = await findUserByEmail(site.db, 'salesmen@example.se');
      await seller.post('/api/account/act', { AccountId: subject?.customerNumber, Reason: 'Telefon' });
      await end(seller, customer);
      const log = (await site.db.select().from(auditLog).orderBy(auditLog.id)).filter(({ actorId }) => actorId === actor?.id);
      const acting = log.filter(({ action }) => action.startsWith('acting-'));
      expect(acting.map(({ action, subjectId }) => [action, subjectId])).toEqual([
        ['acting-begun', subject?.id],
        ['acting-ended', subject?.id],
      ]);
    });

    test('if a salesperson begins to act for the same customer twice at the same time, the audit log has one entry; in an ended session, a salesperson cannot begin to act', async () => {
      await registered();
      const customer = await findUserByEmail(site.db, login.username);
      const seller = await aMemberOfStaff();
      const { id: userId } = await staff();
      const session = (await site.db.select().from(sessions)).find((one) => one.userId === userId);
      const { accounts, db } = site.server.dependencies;
      const member: Member = { ...caller, userId, sessionId: session?.id ?? '', role: 'Salesmen' };
      const begin = () =>
        actFor({ ...accounts, db, now: () => site.clock }, member, asAccountId(customer?.customerNumber ?? 0), 'Telefon');
      await Promise.all([begin(), begin()]);
      await seller.post('/api/account/logout');
      await expect(begin()).rejects.toMatchObject({ code: 'not-logged-in' });
      const log = (await site.db.select().from(auditLog).orderBy(auditLog.id)).filter(({ actorId }) => actorId === member.userId);
      expect(log.map(({ action }) => action)).toEqual(['logged-in', 'acting-begun', 'acting-ended']);
    });

    once.test('staff cannot act for other staff', async () => {
      const admin = await aMemberOfStaff('Admin');
      const seller = await aMemberOfStaff();
      const id = Number(partOf((await seller.get('/api/account')).body, 'Id'));
      expect((await admin.post('/api/account/act', { AccountId: id, Reason: 'x' })).status).toBe(404);
    });
  });
});
