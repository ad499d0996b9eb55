import { kr } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { countWaiting } from '../../../testing/count-waiting.ts';
import { damageModel } from '../../../testing/damage-model.ts';
import { databases } from '../../../testing/databases.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { publishedRanges, webConfigurations } from '../../range/range.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { lockHouse, lockOwner } from '../saved-houses/saved-houses.repository.ts';
import { configurationVersions, householdMembers, savedConfigurations } from '../saved-houses/saved-houses.tables.ts';

/**
 * A house in Umeå with default answers costs 2 000 000 kr. With the big terrace, and the rail that the terrace requires, it costs 2 054 900
 * kr.
 */
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Huset vid sjön', Answers: { 11: 111 } };
const terrace = { 11: 112, 12: 122 };

describe.each(databases)('saved houses on the database $kind', ({ kind, open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let clock: number;
  let anna: TestMember;

  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { db } = connection;
    for (const table of [users, publishedRanges, webConfigurations]) await db.delete(table);
    clock = now;
    await storeRange(db, aPublishedRange(), new Date(now));
    server = aServer(db, { now: () => clock });
    anna = await aMember(server);
  });

  const save = (who: TestMember, body: object = {}, ifMatch?: number) =>
    who.post('/api/guidemodel/', { ...house, ...body }, ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` });

  /** Saves a new house for a member and returns its token. */
  async function saved(who: TestMember, body: object = {}): Promise<string> {
    return partOf((await save(who, body)).body, 'data');
  }

  const versionsOf = async (token: string) =>
    (await connection.db.select().from(configurationVersions)).filter((version) => version.token === token);

  async function shareWith(token: string, ...members: readonly TestMember[]): Promise<void> {
    for (const { user } of members)
      await connection.db.insert(householdMembers).values({ token, userId: user.id, joinedAt: new Date(clock) });
  }

  once.describe('opening a saved house', () => {
    test('if the operator goes back to an older release of Gavel that cannot read the version in which a house was saved, the house opens in the version that is sold now, and is in the list of houses', async () => {
      const { db } = connection;
      const token = await saved(anna, { Answers: terrace });
      // The stored versions get a format that this release of Gavel cannot read, so this release plays the older one. The operator
      // publishes the range again with it.
      for (const table of [publishedRanges, webConfigurations]) await db.update(table).set({ format: 99 });
      await storeRange(db, aPublishedRange(), new Date(clock));
      clock += 6000;
      const opened = await anna.get(`/api/guidemodel/${token}`);
      expect([opened.status, opened.body]).toEqual([
        200,
        expect.objectContaining({ Price: 2_054_900, WebConfigurationVersion: 2, CarriedOver: null }),
      ]);
      expect((await anna.get('/api/account/configurations')).body).toMatchObject([{ Id: token, Price: 2_054_900 }]);
    });

    test('a damaged version of a house model is logged once, and a house that opens only in this version returns 404', async () => {
      const { db } = connection;
      const token = await saved(anna);
      // The builder no longer sells the house, so the house opens only in the version with which it was saved.
      await storeRange(db, aPublishedRange({ houses: [aHouse(2, 'Garage Mellan')] }), new Date(now));
      await damageModel(db, 10);
      const lines: object[] = [];
      const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
      const { get } = aServer(db, { now: () => clock, logger });
      for (const _ of ['first', 'second']) expect((await get(`/api/guidemodel/${token}`)).status).toBe(404);
      const err = { message: expect.stringMatching(/^web configuration 10 version 1 /) };
      expect(lines).toMatchObject([{ msg: 'a stored version of a house model cannot be read', err }]);
    });

    test('a saved house in a municipality to which the builder no longer delivers can be opened but not saved', async () => {
      const token = await saved(anna, { Answers: terrace });
      const municipalities = aPublishedRange().municipalities.map((one) => ({ ...one, denied: true }));
      await storeRange(connection.db, aPublishedRange({ municipalities }), new Date(clock));
      clock += 6000;
      expect(await anna.get(`/api/guidemodel/${token}`)).toMatchObject({ status: 200, body: { Price: 2_054_900 } });
      const refused = await save(anna, { Id: token }, 1);
      expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'municipality-denied' })]);
    });

    test('if a client asks for a house of which it already has the newest revision, the server returns the whole house, because the price may have changed since the save', async () => {
      const token = await saved(anna);
      const ask = () => server.app.request(`/api/guidemodel/${token}`, { headers: { 'If-None-Match': '"1"' } });
      expect(await (await ask()).json()).toMatchObject({ Revision: 1, Price: 2_000_000 });
      const dearer = { ...aWebConfiguration(10, 'Sjövik'), housePrices: { N: kr(2_100_000), S: kr(1_900_000) } };
      const [sjovik = aHouse(1, 'Sjövik'), ...others] = aPublishedRange().houses;
      const range = aPublishedRange({ houses: [{ ...sjovik, webConfiguration: dearer }, ...others] });
      await storeRange(connection.db, range, new Date(clock));
      clock += 6000;
      const again = await ask();
      expect([again.status, again.headers.get('ETag')]).toEqual([200, '"1"']);
      expect(await again.json()).toMatchObject({ Revision: 1, Price: 2_100_000 });
    });

    test('a user without access sees the answers of a saved house, but no text that its owner wrote', async () => {
      const token = await saved(anna, { Answers: terrace, PlotIds: [2], Name: 'Familjen Bergs hus' });
      const eva = await aMember(server, { firstName: 'Eva' });
      for (const other of [eva, aVisitor(server.app)]) {
        const { status, body } = await other.get(`/api/guidemodel/${token}`);
        expect([status, body]).toEqual([
          200,
          expect.objectContaining({ Name: 'Mitt hus', Price: 2_054_900, Revision: 1, CurrentUserAccess: null, UpdatedBy: null }),
        ]);
        expect(body).toMatchObject({ AnswerModel: { IsCurrentUserOwner: false, PlotIds: [], Answers: { 11: 112, 12: 122 } } });
        expect(JSON.stringify(body)).not.toMatch(/Anna|Berg/);
      }
    });

    test('if a new version of the house model was published, a saved house opens in this version, but the list of saved houses shows the price of the last save', async () => {
      const token = await saved(anna, { Answers: terrace });
      const dearer = aWebConfiguration(10, 'Sjövik', { housePrices: { N: kr(2_010_000), S: kr(1_900_000) } });
      const range = aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration: dearer })] });
      await storeRange(connection.db, range, new Date(now));
      expect((await anna.get(`/api/guidemodel/${token}`)).body).toMatchObject({
        Price: 2_064_900,
        WebConfigurationVersion: 2,
        CarriedOver: { HousePriceDifference: 10_000 },
      });
      expect((await anna.get('/api/account/configurations')).body).toMatchObject([{ Price: 2_054_900 }]);
      // A save stores that the house uses the new version of its house model, although no answers have changed.
      expect((await save(anna, { Id: token, Answers: terrace }, 1)).body).toMatchObject({ Revision: 2, Price: 2_064_900 });
      expect((await anna.get(`/api/guidemodel/${token}`)).body).toMatchObject({ CarriedOver: null });
    });
  });

  describe('a final order', () => {
    async function ordered(): Promise<string> {
      const token = await saved(anna, { Answers: terrace });
      await connection.db.update(savedConfigurations).set({ type: 'base' });
      return token;
    }

    test('only the owner of a final order, members of the household and staff can open it', async () => {
      const token = await ordered();
      const erik = await aMember(server, { firstName: 'Erik' });
      await shareWith(token, erik);
      const sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
      for (const who of [anna, erik, sara])
        expect((await who.get(`/api/guidemodel/${token}`)).body).toMatchObject({ Type: 'base', Name: 'Huset vid sjön' });
      const eva = await aMember(server, { firstName: 'Eva' });
      const known = (answer: { status: number; body: unknown }) => [answer.status, { ...Object(answer.body), requestId: '' }];
      for (const who of [eva, aVisitor(server.app)]) {
        const unknown = await who.get('/api/guidemodel/00000000');
        const withoutToken = JSON.parse(JSON.stringify(known(unknown)).replaceAll('00000000', token));
        expect(known(await who.get(`/api/guidemodel/${token}`))).toEqual(withoutToken);
        if (who === eva)
          expect((await eva.post(`/api/guidemodel/${token}/duplicate`, { Name: 'Min' })).body).toMatchObject({
            code: 'unknown-configuration',
          });
      }
    });

    once.test(
      'if a new version of the house model is published, a final order keeps its version of the house model and its price',
      async () => {
        const token = await ordered();
        const dearer = aWebConfiguration(10, 'Sjövik', { housePrices: { N: kr(2_010_000), S: kr(1_900_000) } });
        const range = aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration: dearer })] });
        await storeRange(connection.db, range, new Date(now));
        expect((await anna.get(`/api/guidemodel/${token}`)).body).toMatchObject({
          Price: 2_054_900,
          WebConfigurationVersion: 1,
          CarriedOver: null,
        });
      },
    );

    test('if a client repeats the save of a house that has become a final order, the server locks the owner’s row in the database before the row of the house, so that no deadlock occurs', async () => {
      const { db } = connection;
      const key = { 'Idempotency-Key': 'x'.repeat(22) };
      const token = partOf((await anna.post('/api/guidemodel/', house, key)).body, 'data');
      await db.update(savedConfigurations).set({ type: 'base' });
      let sent: ReturnType<TestMember['post']> | undefined;
      // If the save locked the house first, this transaction and the save would wait for each other.
      await db.transaction(async (tx) => {
        await lockOwner(tx, anna.user.id);
        sent = anna.post('/api/guidemodel/', { ...house, Id: token }, key);
        // Wait until the save is blocked. PGlite runs one transaction at a time, so on PGlite the save has not begun yet.
        if (kind === 'PostgreSQL') await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
        expect(await lockHouse(tx, token)).toMatchObject({ type: 'base' });
      });
      expect((await sent)?.status).toBe(200);
    });

    once.test(
      'a customer cannot rename or delete a final order or restore an earlier version of it; saving a final order makes a new saved house',
      async () => {
        const token = await ordered();
        const copy = await saved(anna, { Id: token });
        expect(copy).not.toBe(token);
        const refusals = [
          anna.post(`/api/guidemodel/${token}/name`, { Name: 'Nytt' }),
          anna.post(`/api/guidemodel/${token}/versions/1/restore`),
          anna.delete(`/api/guidemodel/${token}`),
        ];
        for (const { status, body } of await Promise.all(refusals))
          expect([status, body]).toEqual([409, expect.objectContaining({ code: 'final-order' })]);
        expect(await versionsOf(token)).toHaveLength(1);
        const duplicate = await anna.post(`/api/guidemodel/${token}/duplicate`, { Name: 'Som ordern' });
        expect((await anna.get(`/api/guidemodel/${partOf(duplicate.body, 'data')}`)).body).toMatchObject({ Type: 'guide' });
      },
    );
  });

  describe('the list of saved houses', () => {
    test('the list shows the name, price, picture and other facts of each saved house; the house that was saved last comes first', async () => {
      const first = await saved(anna, { Answers: terrace });
      clock += 60_000;
      const second = await saved(anna, { HouseId: 2, WebConfigurationId: 20, Name: 'Garaget', Answers: {} });
      const erik = await aMember(server, { firstName: 'Erik' });
      await shareWith(first, erik);
      const { body, headers } = await anna.get('/api/account/configurations');
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      const people = [
        { Id: anna.user.customerNumber, FullName: 'Anna Berg', IsOwner: true, IsThis: true },
        { Id: erik.user.customerNumber, FullName: 'Erik Berg', IsOwner: false, IsThis: false },
      ];
      expect(body).toEqual([
        expect.objectContaining({ Id: second, House: expect.objectContaining({ HouseType: '5' }), Household: [people[0]] }),
        {
          Id: first,
          Name: 'Huset vid sjön',
          Type: 'guide',
          Revision: 1,
          UpdatedAtUtc: '2026-11-20T11:00:00.000Z',
          UpdatedBy: 'Anna Berg',
          Price: 2_054_900,
          Image: `/media/configurations/${first}.jpg?v=1`,
          HouseId: 1,
          House: { Title: 'Sjövik', HouseArea: 142, AreaKind: 'BOA', BuildArea: 98.5, Rooms: 5, HouseType: '2', Information: '' },
          MunicipalityId: '2480',
          MunicipalityName: 'Umeå',
          RequestForProposalSentAtUtc: null,
          QuestionSentAtUtc: null,
          OrderEnd: null,
          IsCurrentUserOwner: true,
          Household: people,
        },
      ]);
      expect((await erik.get('/api/account/configurations')).body).toMatchObject([
        { Id: first, IsCurrentUserOwner: false, Household: [{ IsOwner: true }, { IsThis: true }] },
      ]);
    });

    once.test('the list of saved houses also contains a house that the builder no longer sells', async () => {
      await saved(anna);
      await storeRange(connection.db, aPublishedRange({ houses: [aHouse(2, 'Garage Mellan')] }), new Date(now));
      expect((await anna.get('/api/account/configurations')).body).toMatchObject([
        { House: { Title: 'Sjövik', HouseArea: null, Rooms: null, HouseType: null } },
      ]);
    });
  });

  describe('changing a saved house', () => {
    test('only the owner and staff can delete a saved house; then the house and its versions are deleted for all people who share the house', async () => {
      const token = await saved(anna);
      const erik = await aMember(server, { firstName: 'Erik' });
      await shareWith(token, erik);
      expect((await erik.delete(`/api/guidemodel/${token}`)).body).toMatchObject({ code: 'not-allowed' });
      expect((await anna.delete(`/api/guidemodel/${token}`)).status).toBe(204);
      expect((await anna.get(`/api/guidemodel/${token}`)).status).toBe(404);
      expect(await versionsOf(token)).toEqual([]);
      expect((await erik.get('/api/account/configurations')).body).toEqual([]);
      const other = await saved(anna);
      const sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
      expect((await sara.delete(`/api/guidemodel/${other}`)).status).toBe(204);
      const log = (await connection.db.select().from(auditLog)).filter(
        ({ actorId, action }) => actorId === sara.user.id && action !== 'logged-in',
      );
      expect(log).toMatchObject([
        { subjectId: anna.user.id, action: 'configuration-deleted', details: { configuration: other } },
      ]);
    });

    test('renaming a saved house makes a new version; renaming it to the name that it already has makes none', async () => {
      const token = await saved(anna, { Answers: terrace });
      const renamed = await anna.post(`/api/guidemodel/${token}/name`, { Name: ' Drömhuset ' });
      expect(renamed.headers.get('ETag')).toBe('"2"');
      expect(renamed.body).toMatchObject({ data: token, Revision: 2, Name: 'Drömhuset', Price: 2_054_900 });
      expect((await anna.post(`/api/guidemodel/${token}/name`, { Name: 'Drömhuset' })).body).toMatchObject({ Revision: 2 });
      expect((await save(anna, { Id: token, Answers: terrace, Name: 'Gammalt namn' }, 1)).status).toBe(412);
    });

    once.test(
      'a copy of a saved house belongs to the user who makes the copy; if this user has no access to the house, the copy has no plots',
      async () => {
        const token = await saved(anna, { Answers: terrace, PlotIds: [2] });
        const own = await anna.post(`/api/guidemodel/${token}/duplicate`, { Name: 'Utan garage' });
        expect(own.body).toMatchObject({ Revision: 1, Name: 'Utan garage', Price: 2_054_900 });
        const eva = await aMember(server, { firstName: 'Eva' });
        const hers = await eva.post(`/api/guidemodel/${token}/duplicate`, { Name: 'Som Annas' });
        const plotsOf = async (who: TestMember, { body }: { body: unknown }) =>
          Object((await who.get(`/api/guidemodel/${partOf(body, 'data')}`)).body).AnswerModel;
        expect(await plotsOf(anna, own)).toMatchObject({ IsCurrentUserOwner: true, PlotIds: [2] });
        expect(await plotsOf(eva, hers)).toMatchObject({ IsCurrentUserOwner: true, PlotIds: [] });
      },
    );

    once.test.each(['00000000', 'new'])('every action on a saved house with the unknown id %s returns 404', async (id) => {
      const answers = [
        await anna.get(`/api/guidemodel/${id}/versions`),
        await anna.post(`/api/guidemodel/${id}/name`, { Name: 'Nytt' }),
        await anna.post(`/api/guidemodel/${id}/duplicate`, { Name: 'Nytt' }),
        await anna.delete(`/api/guidemodel/${id}`),
      ];
      for (const { status, body } of answers)
        expect([status, body]).toEqual([404, expect.objectContaining({ code: 'unknown-configuration' })]);
    });

    test('a user can open an earlier version of a saved house, and restore it as a new version', async () => {
      const token = await saved(anna, { Answers: terrace, Name: 'Med altan' });
      await save(anna, { Id: token, Name: 'Utan' }, 1);
      const looked = await anna.get(`/api/guidemodel/${token}/versions/1`);
      expect(looked.body).toMatchObject({
        Id: token,
        Name: 'Med altan',
        Price: 2_054_900,
        Revision: 1,
        Image: '/media/drawn/house/sjovik.svg',
        AnswerModel: { Answers: { 11: 112 } },
      });
      const restored = await anna.post(`/api/guidemodel/${token}/versions/1/restore`);
      expect(restored.headers.get('ETag')).toBe('"3"');
      expect(restored.body).toMatchObject({ data: token, Revision: 3, Name: 'Med altan', Answers: { 11: 112, 12: 122 } });
      expect(await versionsOf(token)).toHaveLength(3);
      expect((await anna.post(`/api/guidemodel/${token}/versions/9/restore`)).body).toMatchObject({ code: 'unknown-version' });
      expect((await anna.post(`/api/guidemodel/${token}/versions/x/restore`)).body).toMatchObject({ code: 'malformed-query' });
    });
  });
});

function partOf(body: unknown, name: string): string {
  return String(Reflect.get(Object(body), name));
}
