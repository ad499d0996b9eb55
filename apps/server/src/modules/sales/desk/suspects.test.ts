import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { requests } from '../requests/requests.tables.ts';

const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const salesperson = (name: string, email: string, municipalities: readonly string[]) => ({
  name,
  email,
  municipalities,
  title: 'Säljare',
  phone: '08-1',
  mobile: '',
  imageUrl: '/bild.svg',
});
const range = () =>
  aPublishedRange({
    consents: [terms],
    salespersons: [
      salesperson('Eva Ek', 'eva@provhus.example', ['Umeå']),
      salesperson('Ola Al', 'ola@provhus.example', ['Malmö']),
    ],
  });
/** A form in which somebody has filled in the field that is hidden from people, as robots do. */
const filledIn = {
  SubmissionType: 'Sales',
  Name: 'Åsa Lind',
  Email: 'asa.lind@example.se',
  Phone: '070-123 45 67',
  Message: 'Vi vill bygga i vår.',
  Newsletter: false,
  ConfigurationId: null,
  HouseModelName: '',
  ConfigurationName: '',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Plots: [],
  Website: 'Åsa Lind AB',
};

interface Suspects {
  readonly Count: number;
  readonly Leads: readonly { readonly Id: string; readonly Name: string; readonly Suspicion: string }[];
}

describe.each(databases)('requests that are held back as possible spam, stored in the database $kind', ({ open }) => {
  const box = aMailbox();
  let connection: Connection;
  let ask: (body?: object) => Promise<void>;
  let eva: TestMember;
  let ola: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, range(), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    for (const table of [requests, users]) await connection.db.delete(table);
    box.empty();
    const server = aServer(connection.db, { mails: box, salesmenSee: 'own' });
    eva = await aMember(server, { firstName: 'Eva', email: 'eva@provhus.example', role: 'Salesmen' });
    ola = await aMember(server, { firstName: 'Ola', email: 'ola@provhus.example', role: 'Salesmen' });
    admin = await aMember(server, { firstName: 'Vera', email: 'vera@provhus.example', role: 'Admin' });
    ask = async (body = {}) => {
      const sent = await aVisitor(server.app).post('/api/submit/contactrequest', { ...filledIn, ...body });
      expect(sent.body).toEqual({ isSuccess: true });
    };
  });

  const suspects = async (who: TestMember, query = '') => (await who.get(`/api/admin/suspects${query}`)).body as Suspects;
  const only = async () => (await suspects(admin)).Leads[0]?.Id ?? '';
  const listed = async (who: TestMember) => {
    const { Leads: Requests } = (await who.get('/api/admin/leads?view=all')).body as {
      readonly Leads: readonly { readonly Name: string }[];
    };
    return Requests.map(({ Name }) => Name);
  };
  const logged = async (id: string) => {
    const rows = await connection.db.select().from(auditLog);
    const isAboutIt = (details: unknown) =>
      typeof details === 'object' && details !== null && Reflect.get(details, 'lead') === id;
    return rows.filter(({ details }) => isAboutIt(details)).map(({ actorId, action }) => ({ actorId, action }));
  };

  test('staff see the number of requests that are held back, and for each of them the content of its form and why it is held back', async () => {
    await ask();
    expect(await suspects(eva)).toMatchObject({
      Count: 1,
      IsMore: false,
      Leads: [
        {
          Suspicion: 'trap',
          SubmissionType: 'Sales',
          Name: 'Åsa Lind',
          Email: 'asa.lind@example.se',
          Message: 'Vi vill bygga i vår.',
          MunicipalityName: 'Umeå',
        },
      ],
    });
    expect(await suspects(admin, '?max=0')).toEqual({ Count: 1, IsMore: false, Leads: [] });
    expect(box.mails).toEqual([]);
    expect(await listed(admin)).toEqual([]);
  });

  test('if staff release a request that was held back, it appears in the list of its salesperson, and the e-mails about it are sent once', async () => {
    await ask();
    const id = await only();
    expect((await eva.post(`/api/admin/suspects/${id}/release`, {})).status).toBe(204);
    expect(await suspects(admin)).toMatchObject({ Count: 0, Leads: [] });
    expect(await listed(eva)).toEqual(['Åsa Lind']);
    expect(box.mails.map(({ to }) => to.address)).toEqual(['eva@provhus.example', 'asa.lind@example.se']);
    expect(await logged(id)).toEqual([{ actorId: eva.user.id, action: 'lead-released' }]);
    // An administrator tries to release the same request again. The e-mails must not be sent again.
    expect((await admin.post(`/api/admin/suspects/${id}/release`, {})).status).toBe(404);
    expect(box.mails).toHaveLength(2);
  });

  test('if staff delete a request that is held back, the server sends no e-mail, and the audit log records who deleted the request', async () => {
    await ask();
    const id = await only();
    expect((await admin.delete(`/api/admin/suspects/${id}`)).status).toBe(204);
    expect(await connection.db.$count(requests)).toBe(0);
    expect(box.mails).toEqual([]);
    expect(await logged(id)).toEqual([{ actorId: admin.user.id, action: 'lead-deleted' }]);
  });

  test('the endpoints that release or delete a request that is held back return 404 for any other request and for an unknown id', async () => {
    await ask({ Website: '' });
    const [{ id = '' } = {}] = await connection.db.select().from(requests);
    for (const one of [id, 'no-id', '00000000-0000-4000-8000-000000000000'])
      expect([
        (await admin.post(`/api/admin/suspects/${one}/release`, {})).status,
        (await admin.delete(`/api/admin/suspects/${one}`)).status,
      ]).toEqual([404, 404]);
    expect(await connection.db.$count(requests)).toBe(1);
  });

  test('if salespersons may see only their own requests, they do not see a request that is held back and belongs to another salesperson', async () => {
    await ask();
    const id = await only();
    expect((await suspects(ola)).Count).toBe(0);
    expect((await ola.post(`/api/admin/suspects/${id}/release`, {})).status).toBe(404);
    expect((await ola.delete(`/api/admin/suspects/${id}`)).status).toBe(404);
    expect((await suspects(eva)).Count).toBe(1);
  });
});
