import { asConsentId } from '@gavel/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import type { Listening } from '../../../db/listen.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aScreen, type TestScreen } from '../../../testing/a-screen.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { CHANGES, tell } from '../../people/changes/changes.repository.ts';
import { storeRange } from '../../range/store-range.ts';
import { requests } from '../requests/requests.tables.ts';

const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const question = {
  SubmissionType: 'Sales',
  Name: 'Åsa Lind',
  Email: 'asa.lind@example.se',
  Phone: '070-123 45 67',
  Message: 'När kan ni börja?',
  Newsletter: false,
  ConfigurationId: null,
  HouseModelName: '',
  ConfigurationName: '',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Plots: [],
};

describe.each(databases)(
  'events for open screens of the administration, sent through the database $kind',
  ({ kind, open, once }) => {
    let connection: Connection;
    /** Two server processes that use the same database. */
    let one: TestServer;
    let other: TestServer;
    let eva: TestMember;
    let ola: TestMember;
    let admin: TestMember;
    let listening: readonly Listening[];
    const screens: TestScreen[] = [];
    beforeAll(async () => {
      connection = await open();
      await storeRange(connection.db, aPublishedRange({ consents: [terms] }), new Date(now));
    });
    afterAll(() => connection.close());
    beforeEach(async () => {
      for (const table of [requests, users]) await connection.db.delete(table);
      [one, other] = [aServer(connection.db, { salesmenSee: 'own' }), aServer(connection.db, { salesmenSee: 'own' })];
      listening = [
        await connection.listen(CHANGES, one.dependencies.live),
        await connection.listen(CHANGES, other.dependencies.live),
      ];
      eva = await aMember(one, { firstName: 'Eva', lastName: 'Ek', email: 'eva@provhus.example', role: 'Salesmen' });
      ola = await aMember(other, { firstName: 'Ola', lastName: 'Al', email: 'ola@provhus.example', role: 'Salesmen' });
      admin = await aMember(other, { firstName: 'Vera', lastName: 'Kvist', email: 'vera@provhus.example', role: 'Admin' });
    });
    afterEach(async () => {
      for (const screen of screens.splice(0)) await screen.leave();
      for (const { dependencies } of [one, other]) await dependencies.live.end();
      for (const listener of listening) await listener.close();
    });

    const screenOf = async (who: TestMember, request?: string) => {
      const screen = await aScreen(who, request === undefined ? '' : `?lead=${request}`);
      screens.push(screen);
      return screen;
    };
    const ask = (server: TestServer, body: object = {}) =>
      aVisitor(server.app).post('/api/submit/contactrequest', { ...question, ...body });
    const idOf = async (name: string) => {
      const found = await connection.db.select({ id: requests.id, name: requests.name }).from(requests);
      return found.find((request) => request.name === name)?.id ?? '';
    };
    const change = async (who: TestMember, id: string, body: object) => {
      const { headers } = await who.get(`/api/admin/leads/${id}`);
      const answer = await who.post(`/api/admin/leads/${id}/changes`, body, { 'If-Match': headers.get('ETag') ?? '' });
      expect(answer.status).toBe(200);
    };
    const note = (who: TestMember, id: string) => who.post(`/api/admin/leads/${id}/notes`, { Words: 'Ringde.' });
    const versionOf = async ({ user }: TestMember) => {
      const { People } = (await admin.get('/api/admin/staff')).body as { People: readonly { Id: number; Version: number }[] };
      return { 'If-Match': `"${People.find(({ Id }) => Id === user.customerNumber)?.Version}"` };
    };
    const give = (who: TestMember, id: string, to: TestMember) =>
      change(who, id, { Kind: 'owner', OwnerId: to.user.customerNumber });

    test('every server process sends each event of a request to the open screens of the staff who may see the request; the event says whether the user of the screen owns the request', async () => {
      const [evas, olas, admins] = [await screenOf(eva), await screenOf(ola), await screenOf(admin)];
      for (const screen of [evas, olas, admins]) expect(await screen.hear()).toEqual({ kind: 'begun' });
      // The request has no owner, so everybody gets the event.
      await ask(one);
      const id = await idOf('Åsa Lind');
      const asked = { kind: 'lead', id, action: 'asked', by: null, isOwn: false, isYours: false };
      for (const screen of [evas, olas, admins]) expect(await screen.hear()).toEqual(asked);
      await give(admin, id, eva);
      const given = { kind: 'lead', id, action: 'owner', by: 'Vera Kvist' };
      expect(await evas.hear()).toEqual({ ...given, isOwn: false, isYours: true });
      // Ola gets this event too, because he could see the request until this change.
      expect(await olas.hear()).toEqual({ ...given, isOwn: false, isYours: false });
      expect(await admins.hear()).toEqual({ ...given, isOwn: true, isYours: false });
      // From now on Eva owns the request, so Ola gets no event about it. Ola gets only the event of a later request that has no owner.
      await note(eva, id);
      await ask(other, { Name: 'Bo Berg', Email: 'bo@example.se' });
      expect(await evas.hear()).toMatchObject({ id, action: 'note', by: 'Eva Ek', isOwn: true });
      expect(await olas.hear()).toMatchObject({ id: await idOf('Bo Berg'), action: 'asked' });
      // The previous owner also gets the event that the request is no longer theirs.
      await give(admin, id, ola);
      await evas.hear();
      expect(await evas.hear()).toMatchObject({ id, action: 'owner', isYours: false });
      expect(await olas.hear()).toMatchObject({ id, action: 'owner', isYours: true });
    });

    test('a transaction that is rolled back sends no event', async () => {
      const screen = await screenOf(admin);
      await screen.hear();
      const failing = connection.db.transaction(async (tx) => {
        await tell(tx, { kind: 'staff', by: eva.user.id });
        throw new Error('it failed');
      });
      await expect(failing).rejects.toThrow('it failed');
      await tell(connection.db, { kind: 'staff', by: admin.user.id });
      expect(await screen.hear()).toEqual({ kind: 'staff', by: 'Vera Kvist', isOwn: true });
    });

    test('an event about a customer reaches only the screens of staff who may see the customer', async () => {
      await ask(one);
      await ask(one, { Name: 'Bo Berg', Email: 'bo@example.se' });
      await give(admin, await idOf('Åsa Lind'), eva);
      await give(admin, await idOf('Bo Berg'), ola);
      const [evas, olas] = [await screenOf(eva), await screenOf(ola)];
      const { body } = await admin.get('/api/admin/customers');
      const { Customers } = body as { Customers: readonly { Id: number; Name: string }[] };
      for (const name of ['Åsa Lind', 'Bo Berg']) {
        const customer = Customers.find(({ Name }) => Name === name)?.Id ?? 0;
        await admin.post(`/api/admin/customers/${customer}/notes`, { Words: 'Ringde.' });
        const heard = { kind: 'customer', id: customer, action: 'customer-note', by: 'Vera Kvist', isOwn: false };
        // Use `hearOf`, because the events about the new owners may arrive only now, before the event about the customer.
        expect(await (name === 'Åsa Lind' ? evas : olas).hearOf(({ kind }) => kind === 'customer')).toEqual(heard);
      }
    });

    test('while people have a request open, every server process sends their names to the other screens with this request; this ends when they close the request or the process to which their screen is connected ends', async () => {
      await ask(one);
      const id = await idOf('Åsa Lind');
      const isPresent = (names: readonly string[]) => (event: { readonly kind: string; readonly names?: readonly string[] }) =>
        event.kind === 'present' && JSON.stringify(event.names?.toSorted()) === JSON.stringify(names);
      const admins = await screenOf(admin, id);
      const evas = await screenOf(eva, id);
      await admins.hearOf(isPresent(['Eva Ek']));
      await evas.hearOf(isPresent(['Vera Kvist']));
      const olas = await screenOf(ola, id);
      await admins.hearOf(isPresent(['Eva Ek', 'Ola Al']));
      await olas.leave();
      await admins.hearOf(isPresent(['Eva Ek']));
      // This notification stands for one from a process that was then killed: Ola has the request open there. It is never repeated.
      await tell(connection.db, { kind: 'present', process: 'killed', lead: id, people: [ola.user.id] });
      await admins.hearOf(isPresent(['Eva Ek', 'Ola Al']));
      for (let beats = 0; beats < 3; beats += 1) {
        await one.dependencies.live.beat();
        await other.dependencies.live.beat();
      }
      await admins.hearOf(isPresent(['Eva Ek']));
      // A process that starts later learns who has the request open.
      const late = aServer(connection.db);
      const hears = await connection.listen(CHANGES, late.dependencies.live);
      late.dependencies.live.greet();
      const ev = await aMember(late, { firstName: 'Bo', lastName: 'Ny', email: 'bo@provhus.example', role: 'Salesmen' });
      const bos = await aScreen(ev, `?lead=${id}`);
      await bos.hearOf(isPresent(['Eva Ek', 'Vera Kvist']));
      await bos.leave();
      await hears.close();
    });

    once.test(
      'if a user may not see a request, the server does not send this user the names of the people who have the request open',
      async () => {
        await ask(one);
        const id = await idOf('Åsa Lind');
        await give(admin, id, eva);
        const evas = await screenOf(eva, id);
        await evas.hearOf(({ kind: told }) => told === 'present');
        const olas = await screenOf(ola, id);
        expect(await olas.hear()).toEqual({ kind: 'begun' });
        await ask(one, { Name: 'Bo Berg', Email: 'bo@example.se' });
        // Ola gets no event about who has the request open, and Eva gets no event with Ola’s name.
        expect(await olas.hear()).toMatchObject({ kind: 'lead', id: await idOf('Bo Berg') });
        expect(await evas.hear()).toMatchObject({ kind: 'lead', id: await idOf('Bo Berg') });
        const nonsense = await screenOf(ola, encodeURIComponent("x' or 1=1"));
        expect(await nonsense.hear()).toEqual({ kind: 'begun' });
      },
    );

    test('a stream of events ends when the session of its user ends, no matter why the session ended and which server process ended it', async () => {
      const [evas, olas] = [await screenOf(eva), await screenOf(ola)];
      for (const screen of [evas, olas]) await screen.hear();
      await eva.post('/api/account/logout');
      expect(await evas.hear()).toBeNull();
      // An administrator disables Bo's account through another process than the process to which Bo's screen is connected.
      const listensHere = await aMember(one, { firstName: 'Bo', email: 'bo@provhus.example', role: 'Salesmen' });
      const bos = await screenOf(listensHere);
      await bos.hear();
      const closed = await admin.post(
        `/api/admin/staff/${listensHere.user.customerNumber}/changes`,
        { Kind: 'disable' },
        await versionOf(listensHere),
      );
      expect(closed.status).toBe(200);
      expect(await bos.hear()).toBeNull();
      // Even if no event has ended the stream, the next heartbeat ends it.
      await connection.db.execute(`delete from sessions where user_id = '${ola.user.id}'`);
      await other.dependencies.live.beat();
      expect(await olas.hear()).toBeNull();
      expect([one, other].map(({ dependencies }) => dependencies.live.count())).toEqual([0, 0]);
    });

    once.test(
      'the headers of a stream of events prevent proxies from buffering or storing the stream; a HEAD request opens no stream',
      async () => {
        const screen = await screenOf(eva);
        const { headers, status } = screen.response;
        expect(status).toBe(200);
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-type': 'text/event-stream',
          'cache-control': 'private, no-store',
          'x-accel-buffering': 'no',
        });
        expect([headers.get('etag'), headers.get('content-encoding')]).toEqual([null, null]);
        expect(one.dependencies.live.count()).toBe(1);
        expect((await eva.look('/api/admin/events', { method: 'HEAD' })).status).toBe(200);
        expect(one.dependencies.live.count()).toBe(1);
        await screen.leave();
        expect(one.dependencies.live.count()).toBe(0);
      },
    );

    once.test('a user can have 20 open streams, and the server refuses one more', async () => {
      for (let at = 0; at < 20; at += 1) await screenOf(eva);
      const { response } = await screenOf(eva);
      expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
      await screens[0]?.leave();
      expect((await screenOf(eva)).response.status).toBe(200);
    });

    once.test('when the server stops, all streams of events end immediately, and a new stream ends immediately too', async () => {
      const [first, second] = [await screenOf(eva), await screenOf(eva)];
      for (const screen of [first, second]) await screen.hear();
      await one.dependencies.live.end();
      expect([await first.hear(), await second.hear()]).toEqual([null, null]);
      expect(await (await screenOf(eva)).hear()).toBeNull();
    });

    if (kind === 'PostgreSQL')
      test('if the connection to the database breaks, the server opens it again, and then all screens get the event to reload', async () => {
        const screen = await screenOf(eva);
        await screen.hear();
        await connection.db.execute(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
        );
        expect(await screen.hear()).toEqual({ kind: 'again' });
        await ask(one);
        expect(await screen.hear()).toMatchObject({ kind: 'lead', action: 'asked' });
      });
  },
);
