import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';
import { requests } from '../../sales/requests/requests.tables.ts';
import { users } from './accounts.tables.ts';

const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const registration = {
  Email: 'asa@exämple.se',
  Password: 'granbarr i snö',
  FirstName: 'Åsa',
  LastName: 'Lind',
  Cellphone: '070–123.45/67',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Newsletter: false,
};
const question = {
  SubmissionType: 'Sales',
  Name: 'Åsa Lind',
  Email: 'Asa@Exämple.se',
  Phone: '＋46 70 123 45 67',
  Message: 'Hej',
  GdprConsentId: 7,
  MunicipalityId: '2480',
};

describe.each(databases)(
  'e-mail addresses and telephone numbers as people write them, stored in the database $kind',
  ({ open }) => {
    const box = aMailbox();
    let connection: Connection;
    let server: TestServer;
    beforeAll(async () => {
      connection = await open();
      await storeRange(connection.db, aPublishedRange({ consents: [terms] }), new Date(now));
    });
    afterAll(() => connection.close());
    beforeEach(async () => {
      for (const table of [requests, users]) await connection.db.delete(table);
      box.empty();
      server = aServer(connection.db, { mails: box });
    });

    const register = (body: object = {}) => aVisitor(server.app).post('/api/account/register', { ...registration, ...body });

    test('if the domain of an e-mail address has å, ä or ö, all its spellings (with ä, as xn--…, in capital letters) belong to the same account', async () => {
      expect((await register()).body).toEqual({ Success: true, AccountAlreadyExists: false });
      expect(await connection.db.select().from(users)).toMatchObject([
        { email: 'asa@xn--exmple-cua.se', emailTyped: 'asa@exämple.se', cellphone: '070-123 45 67' },
      ]);
      for (const Email of ['asa@xn--exmple-cua.se', 'ASA@EXÄMPLE.SE'])
        expect((await register({ Email })).body).toEqual({ Success: false, AccountAlreadyExists: true });
      for (const username of ['asa@exämple.se', 'asa@xn--exmple-cua.se'])
        expect(
          (await aVisitor(server.app).post('/api/account/login', { username, password: 'granbarr i snö' })).body,
        ).toMatchObject({
          Email: 'asa@exämple.se',
          Cellphone: '070-123 45 67',
        });
    });

    test('if the browser sends the domain of an e-mail address in its ASCII form (xn--…), the account shows the address with å, ä and ö', async () => {
      await register({ Email: 'asa@xn--exmple-cua.se' });
      expect(await connection.db.select().from(users)).toMatchObject([{ emailTyped: 'asa@exämple.se' }]);
    });

    test('the server sends e-mails to the ASCII form of an address (xn--…), and shows staff the address with å, ä and ö, in lower case', async () => {
      await aVisitor(server.app).post('/api/submit/contactrequest', question);
      expect(await connection.db.select().from(requests)).toMatchObject([
        { email: 'asa@xn--exmple-cua.se', emailTyped: 'asa@exämple.se', phone: '070-123 45 67' },
      ]);
      expect(box.mails.map(({ to, replyTo }) => replyTo?.address ?? to.address)).toEqual([
        'asa@xn--exmple-cua.se',
        'asa@xn--exmple-cua.se',
      ]);
      expect(box.mails[0]?.text).toContain('asa@exämple.se');
      const staff = await aMember(server, { firstName: 'Vera', role: 'Admin' });
      const [{ id = '' } = {}] = await connection.db.select().from(requests);
      expect((await staff.get(`/api/admin/leads/${id}`)).body).toMatchObject({ Email: 'asa@exämple.se', Phone: '070-123 45 67' });
      for (const search of ['070-123 45', '+46 70 123 45 67', '070–123'])
        expect((await staff.get(`/api/admin/leads?view=all&search=${encodeURIComponent(search)}`)).body).toMatchObject({
          Count: 1,
        });
    });
  },
);
