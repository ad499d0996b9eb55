import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aRequest } from '../../../testing/a-request.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { beginWork } from '../requests/request-work.repository.ts';
import { requestWork } from '../requests/request-work.tables.ts';
import { insertRequest } from '../requests/requests.repository.ts';
import { requests } from '../requests/requests.tables.ts';
import { requestViews } from './request-views.tables.ts';

const HOUR_MS = 3_600_000;
const list = {
  Layout: 'table',
  View: 'all',
  Owner: 'none',
  Milestone: 'contact',
  MunicipalityId: '2480',
  Order: 'waiting',
  IsDescending: true,
  Columns: [{ Name: 'price', Width: 120 }, { Name: 'owner' }],
};
const stored = {
  ...list,
  Columns: [
    { Name: 'price', Width: 120 },
    { Name: 'owner', Width: null },
  ],
};

interface Row {
  readonly Id: string;
  readonly Name: string;
  readonly Version: number;
}
interface Page {
  readonly Leads: readonly Row[];
  readonly Next: string | null;
  readonly Count: number | null;
  readonly IsMore: boolean;
}
interface Board {
  readonly Columns: readonly (Page & { readonly Place: string })[];
}

describe.each(databases)(
  'saved views, the board and changes to several requests, stored in the database $kind',
  ({ open, once }) => {
    const box = aMailbox();
    let connection: Connection;
    let server: TestServer;
    let eva: TestMember;
    let ola: TestMember;
    let admin: TestMember;
    beforeAll(async () => {
      connection = await open();
      await storeRange(connection.db, aPublishedRange(), new Date(now));
      server = aServer(connection.db, { now: () => now, mails: box });
      eva = await aMember(server, { firstName: 'Eva', email: 'eva@provhus.example', role: 'Salesmen' });
      ola = await aMember(server, { firstName: 'Ola', email: 'ola@provhus.example', role: 'Salesmen' });
      admin = await aMember(server, { firstName: 'Vera', email: 'vera@provhus.example', role: 'Admin' });
    });
    afterAll(() => connection.close());
    beforeEach(async () => {
      await connection.db.delete(requests);
      await connection.db.delete(requestViews);
    });

    /** Stores requests that arrived one hour apart, the earliest first, and returns their ids. */
    async function come(
      count: number,
      work: (at: number) => Partial<typeof requestWork.$inferInsert> = () => ({}),
    ): Promise<readonly string[]> {
      const ids: string[] = [];
      for (let at = 0; at < count; at += 1) {
        const request = aRequest({
          name: `Kund ${at}`,
          sentAt: new Date(now - (count - at) * HOUR_MS),
          salespersonEmail: 'eva@provhus.example',
        });
        await insertRequest(connection.db, request);
        await beginWork(connection.db, request);
        ids.push(request.id);
      }
      for (const [at, id] of ids.entries()) await change(id, work(at));
      return ids;
    }
    async function change(id: string, work: Partial<typeof requestWork.$inferInsert>) {
      if (Object.keys(work).length > 0) await connection.db.update(requestWork).set(work).where(eq(requestWork.leadId, id));
    }
    const asked = async (who: TestMember, query: string) => (await who.get(`/api/admin/leads?${query}`)).body as Page;
    const names = ({ Leads: Requests }: Pick<Page, 'Leads'>) => Requests.map(({ Name }) => Name);
    const read = async (who: TestMember) => (await who.get('/api/admin/views')).body as { Views: { Id: number; Name: string }[] };
    const save = (who: TestMember, name: string, IsShared = false) =>
      who.post('/api/admin/views', { Name: name, IsShared, List: list });

    test('the server returns a saved view unchanged: a shared view to all staff, a personal view only to its owner', async () => {
      const saved = await save(eva, 'Ängelholm');
      expect([saved.status, saved.body]).toEqual([
        200,
        { Id: expect.any(Number), Name: 'Ängelholm', IsShared: false, Version: 1, List: stored, Missing: [] },
      ]);
      expect((await save(eva, 'backen')).status).toBe(200);
      expect((await save(admin, 'Alla offerter', true)).status).toBe(200);
      expect((await read(eva)).Views.map(({ Name }) => Name).toSorted()).toEqual(['Alla offerter', 'backen', 'Ängelholm']);
      expect((await read(ola)).Views.map(({ Name }) => Name)).toEqual(['Alla offerter']);
    });

    test('if two changes to the same saved view of the request list arrive at the same time, the server refuses one of them; a user cannot change another user’s view, and a salesperson cannot share a view', async () => {
      const { Id } = (await save(admin, 'Offert ute', true)).body as { Id: number };
      const at = `/api/admin/views/${Id}`;
      const other = { Name: 'Offerter', IsShared: true, List: list };
      const match = (version: number) => ({ 'If-Match': `"${version}"` });
      expect((await eva.post(at, other, match(1))).body).toMatchObject({ code: 'not-allowed' });
      expect((await save(eva, 'Vår', true)).body).toMatchObject({ code: 'not-allowed', field: 'IsShared' });
      const changed = await Promise.all([admin.post(at, other, match(1)), admin.post(at, other, match(1))]);
      expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      expect((await read(ola)).Views).toMatchObject([{ Name: 'Offerter', Version: 2 }]);
      const own = (await save(eva, 'Min')).body as { Id: number };
      const gone = { method: 'DELETE', headers: match(1) };
      expect((await ola.look(`/api/admin/views/${own.Id}`, gone)).body).toMatchObject({ code: 'unknown-view' });
      expect((await eva.look(`/api/admin/views/${own.Id}`, { method: 'DELETE' })).body).toMatchObject({ code: 'view-conflict' });
      expect((await eva.look(`/api/admin/views/${own.Id}`, gone)).status).toBe(204);
      expect((await read(eva)).Views).toHaveLength(1);
    });

    once.test(
      'a saved view that names an unknown account, municipality, built-in view or column still opens, and the response lists what is missing',
      async () => {
        const { Id } = (await save(eva, 'Gammal')).body as { Id: number };
        const older = {
          ...list,
          View: 'hot',
          Owner: 999_999,
          MunicipalityId: '9999',
          Columns: [{ Name: 'mood' }, { Name: 'price' }],
        };
        await connection.db.update(requestViews).set({ list: older }).where(eq(requestViews.id, Id));
        expect((await read(eva)).Views).toMatchObject([
          {
            List: { View: 'all', Owner: 999_999, MunicipalityId: '9999', Order: 'waiting', Columns: [{ Name: 'price' }] },
            Missing: ['view', 'columns', 'owner', 'municipality'],
          },
        ]);
        expect((await asked(eva, 'view=all&owner=999999&municipality=9999')).Leads).toEqual([]);
      },
    );

    test('the server stores the columns that a user has chosen for the list of requests, with their sequence and widths; the user can reset them, and the server refuses a column that is listed twice', async () => {
      const columns = async (who: TestMember) => Reflect.get(await read(who), 'Columns');
      expect(await columns(eva)).toBeNull();
      for (const Width of [120, 90])
        await eva.post('/api/admin/columns', { Columns: [{ Name: 'owner' }, { Name: 'price', Width }] });
      expect(await columns(eva)).toEqual([
        { Name: 'owner', Width: null },
        { Name: 'price', Width: 90 },
      ]);
      expect(await columns(ola)).toBeNull();
      expect((await eva.post('/api/admin/columns', { Columns: null })).status).toBe(204);
      expect(await columns(eva)).toBeNull();
      const twice = await eva.post('/api/admin/columns', { Columns: [{ Name: 'price' }, { Name: 'price' }] });
      expect(twice.body).toMatchObject({ code: 'malformed-body' });
    });

    test('deleting an account deletes the views that only its user could see; shared views remain', async () => {
      const guest = await aMember(server, { firstName: 'Gun', email: 'gun@provhus.example', role: 'Admin' });
      await save(guest, 'Guns');
      await save(guest, 'Allas', true);
      await guest.post('/api/admin/columns', { Columns: [{ Name: 'price' }] });
      await connection.db.delete(users).where(eq(users.id, guest.user.id));
      expect((await connection.db.select().from(requestViews)).map(({ name }) => name)).toEqual(['Allas']);
    });

    test('the board shows each request in exactly one column, and on exactly one page of the column', async () => {
      await come(26, (at) => {
        if (at === 0) return { milestone: 'review', dormantUntil: '2027-03-01' };
        if (at === 1) return { milestone: 'quote', lostReason: 'price' };
        if (at === 2) return { milestone: 'quote', dormantUntil: '2026-11-20' };
        return at === 3 ? { milestone: 'agreement', ownerId: ola.user.id } : {};
      });
      const { Columns } = (await eva.get('/api/admin/board?view=all')).body as Board;
      expect(Columns.map(({ Place, Count, Leads: Requests }) => [Place, Count, Requests.length])).toEqual([
        ['new', 22, 20],
        ['contact', 0, 0],
        ['review', 0, 0],
        // The only request in this column was dormant until today, so it is active again.
        ['quote', 1, 1],
        ['order', 0, 0],
        ['agreement', 1, 1],
        ['dormant', 1, 1],
        ['lost', 1, 1],
      ]);
      const [fresh] = Columns;
      const rest = await asked(eva, `view=all&place=new&after=${encodeURIComponent(fresh?.Next ?? '')}`);
      expect(rest).toMatchObject({ Next: null, Count: null });
      expect(new Set([...(fresh?.Leads ?? []), ...rest.Leads].map(({ Id }) => Id)).size).toBe(22);
      // On the board, the view of the user's own requests (`mine`) includes the user's dormant and lost requests.
      const mine = (await eva.get('/api/admin/board?view=mine')).body as Board;
      expect(mine.Columns.map(({ Count }) => Count)).toEqual([22, 0, 0, 1, 0, 0, 1, 1]);
      const olas = (await ola.get('/api/admin/board?view=mine')).body as Board;
      expect(olas.Columns.map(({ Count }) => Count)).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
    });

    test('the first page of a list contains the number of requests on all pages; the pages together show each request once, in order', async () => {
      await come(56);
      const first = await asked(eva, 'view=mine&order=arrived');
      expect(first).toMatchObject({ Count: 56, IsMore: false });
      const second = await asked(eva, `view=mine&order=arrived&after=${encodeURIComponent(first.Next ?? '')}`);
      expect([...names(first), ...names(second)]).toEqual(Array.from({ length: 56 }, (_, at) => `Kund ${at}`));
      expect(second).toMatchObject({ Next: null, Count: null });
    });

    test('staff can give several requests a new owner at once: the response lists the outcome for each request, and the new owner gets one e-mail', async () => {
      const [first = '', second = '', third = ''] = await come(3);
      const chosen = [
        { Id: third, Version: 1 },
        { Id: first, Version: 1 },
        { Id: second, Version: 7 },
        { Id: '00000000-0000-4000-8000-000000000000', Version: 1 },
      ];
      box.empty();
      const change = { Kind: 'owner', OwnerId: ola.user.customerNumber };
      const { status, body } = await eva.post('/api/admin/leads/changes', { Change: change, Leads: chosen });
      expect(status).toBe(200);
      expect(body).toEqual({
        Outcomes: [
          { Id: third, Outcome: 'done' },
          { Id: first, Outcome: 'done' },
          { Id: second, Outcome: 'lead-conflict' },
          { Id: '00000000-0000-4000-8000-000000000000', Outcome: 'unknown-lead' },
        ],
      });
      expect(names(await asked(ola, 'view=mine')).toSorted()).toEqual(['Kund 0', 'Kund 2']);
      expect(box.mails).toMatchObject([{ kind: 'handed-over', to: { address: 'ola@provhus.example' } }]);
      expect(box.mails[0]?.subject).toBe('Du tar hand om 2 förfrågningar till');
      expect(box.mails[0]?.lead).toBeUndefined();
      const lose = { Change: { Kind: 'milestone', Milestone: 'quote' }, Leads: [{ Id: first, Version: 2 }] };
      expect((await eva.post('/api/admin/leads/changes', lose)).body).toEqual({
        Outcomes: [{ Id: first, Outcome: 'move-refused' }],
      });
      const nobody = { Change: { Kind: 'owner', OwnerId: 999_999 }, Leads: [{ Id: first, Version: 2 }] };
      expect((await eva.post('/api/admin/leads/changes', nobody)).body).toMatchObject({ code: 'unknown-account' });
    });

    once.test(
      'staff can export a list of requests, or selected requests, as CSV; a text that begins with “=” is not a formula there, and the audit log records the export of selected requests',
      async () => {
        const [first = ''] = await come(2, (at) => (at === 0 ? { lostReason: 'plot', nextStep: '=1+1' } : {}));
        const file = await eva.get('/api/admin/leads.csv?view=all&order=arrived');
        const [head = '', ...rows] = String(file.body).trim().split('\r\n');
        expect(file.headers.get('Content-Disposition')).toContain('leads-2026-11-20.csv');
        expect(head.split(';').slice(0, 3)).toEqual(['Kom in', 'Kund', 'E-post']);
        expect(rows).toHaveLength(2);
        expect(rows[0]).toContain(";Förlorad;Ny;;Ingen tomt;Eva Berg;'=1+1;");
        const chosen = await eva.post('/api/admin/leads.csv', { Ids: [first] });
        expect(String(chosen.body).trim().split('\r\n')).toEqual([head, rows[0]]);
        const { Rows } = (await admin.get('/api/admin/log?kind=lead')).body as { Rows: { Action: string; Details: object }[] };
        const exports = Rows.filter(({ Action }) => Action === 'leads-exported').map(({ Details }) => Details);
        expect(exports).toEqual([{ leads: 1 }]);
      },
    );
  },
);
