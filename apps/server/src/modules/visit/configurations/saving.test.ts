import { asPlotId } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aHouseContent } from '../../../testing/a-house-content.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { publishedRanges, webConfigurations } from '../../range/range.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { insertHouse } from '../saved-houses/saved-houses.repository.ts';
import { configurationVersions, householdMembers, savedConfigurations } from '../saved-houses/saved-houses.tables.ts';

/**
 * A house in Umeå with default answers costs 2 000 000 kr. With the big terrace, and the rail that the terrace requires, it costs 2 054 900
 * kr.
 */
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Huset vid sjön', Answers: { 11: 111 } };
const terrace = { 11: 112, 12: 122 };
const aBorder = [
  [0, 0],
  [30, 0],
  [30, 40],
  [0, 40],
] as const;

describe.each(databases)('saving a house on the database $kind', ({ open, once }) => {
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

  test('a new house gets an id, and the server calculates its price and corrects its answers', async () => {
    const { status, body, headers } = await save(anna, {
      Id: null,
      Price: 1,
      Answers: { 11: 112, 12: 121 },
      LayerImageModels: [{}],
    });
    expect([status, headers.get('ETag'), headers.get('Cache-Control')]).toEqual([200, '"1"', 'private, no-store']);
    expect(headers.get('Vary')).toMatch(/\bCookie\b/);
    expect(body).toEqual({
      statusCode: 200,
      data: expect.stringMatching(/^[0-9A-Za-z]{8}$/),
      Revision: 1,
      Name: 'Huset vid sjön',
      Price: 2_054_900,
      Answers: { 11: 112, 12: 122 },
      UpdatedAtUtc: '2026-11-20T11:00:00.000Z',
    });
  });

  once.test('the server refuses a save by a visitor who is not logged in, and stores nothing', async () => {
    const { status, body } = await aVisitor(server.app).post('/api/guidemodel/', house);
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'not-logged-in' })]);
    expect(await connection.db.$count(savedConfigurations)).toBe(0);
  });

  once.test('the owner opens a saved house with its plots and with the access rights of an owner', async () => {
    const token = await saved(anna, { Answers: terrace, PlotIds: [2] });
    const { status, body, headers } = await anna.get(`/api/guidemodel/${token}`);
    expect([status, headers.get('ETag')]).toEqual([200, '"1"']);
    expect(body).toMatchObject({
      Id: token,
      Type: 'guide',
      Name: 'Huset vid sjön',
      Price: 2_054_900,
      UpdatedAtUtc: '2026-11-20T11:00:00.000Z',
      Image: `/media/configurations/${token}.jpg?v=1`,
      AnswerModel: { IsCurrentUserOwner: true, Answers: { 11: 112, 12: 122 }, PlotIds: [2] },
      CarriedOver: null,
      Revision: 1,
      CurrentUserAccess: 'owner',
      UpdatedBy: 'Anna Berg',
    });
    expect((await server.app.request(`/media/configurations/${token}.jpg?v=1`)).status).not.toBe(400);
  });

  test('the owner saves a house again under the same id, and each save makes a new version', async () => {
    const token = await saved(anna);
    clock += 60_000;
    const second = await save(anna, { Id: token, Answers: terrace, Name: 'Med altan' }, 1);
    expect(second.headers.get('ETag')).toBe('"2"');
    expect(second.body).toMatchObject({ data: token, Revision: 2, Price: 2_054_900, UpdatedAtUtc: '2026-11-20T11:01:00.000Z' });
    expect((await anna.get(`/api/guidemodel/${token}/versions`)).body).toEqual([
      { Revision: 2, Name: 'Med altan', Price: 2_054_900, SavedAtUtc: '2026-11-20T11:01:00.000Z', SavedBy: 'Anna Berg' },
      { Revision: 1, Name: 'Huset vid sjön', Price: 2_000_000, SavedAtUtc: '2026-11-20T11:00:00.000Z', SavedBy: 'Anna Berg' },
    ]);
  });

  once.test('a save that changes nothing makes no new version, even if the client sends an older revision number', async () => {
    const token = await saved(anna);
    clock += 60_000;
    await save(anna, { Id: token, Answers: terrace }, 1);
    // The client did not get the response and sends the same save again.
    const again = await save(anna, { Id: token, Answers: { 11: 112, 12: 121 } }, 1);
    expect([again.status, again.body]).toEqual([200, expect.objectContaining({ data: token, Revision: 2 })]);
    expect(await versionsOf(token)).toHaveLength(2);
  });

  describe('saving a new house again because the response did not arrive', () => {
    const begin = (who: TestMember, key: string, body: object = {}) =>
      who.post('/api/guidemodel/', { ...house, ...body }, { 'Idempotency-Key': key });

    test('if a client sends the save of a new house a second time, the server makes no second house; if the second save has other answers, they become the next version', async () => {
      const first = await begin(anna, 'key-1');
      const again = await begin(anna, 'key-1');
      expect(again.body).toEqual(first.body);
      const later = await begin(anna, 'key-1', { Answers: terrace });
      expect(later.body).toMatchObject({ data: partOf(first.body, 'data'), Revision: 2 });
      expect(await connection.db.$count(savedConfigurations)).toBe(1);
      expect(partOf((await begin(anna, 'key-2')).body, 'data')).not.toBe(partOf(first.body, 'data'));
    });

    test('several saves of a new house with the same idempotency key at the same time make only one house', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => begin(anna, 'key-1')));
      expect(new Set(answers.map(({ status, body }) => `${status} ${partOf(body, 'data')}`)).size).toBe(1);
    });

    once.test(
      'if a client sends the save of a new house a second time, the server does not overwrite a version that another device has saved in between',
      async () => {
        const token = partOf((await begin(anna, 'key-1')).body, 'data');
        await save(anna, { Id: token, Name: 'På telefonen' }, 1);
        const { status, body } = await begin(anna, 'key-1', { Answers: terrace });
        expect([status, body]).toEqual([412, expect.objectContaining({ code: 'save-conflict' })]);
      },
    );

    once.test(
      'if a client sends the copying of a house a second time with the same idempotency key, the server makes only one copy, even if the house belongs to another person',
      async () => {
        const eva = await aMember(server, { firstName: 'Eva' });
        const Id = await saved(eva);
        const copy = partOf((await begin(anna, 'key-1', { Id })).body, 'data');
        expect(copy).not.toBe(Id);
        expect((await begin(anna, 'key-1', { Id, Answers: terrace })).body).toMatchObject({ data: copy, Revision: 2 });

        const duplicate = (key: string) =>
          anna.post(`/api/guidemodel/${copy}/duplicate`, { Name: 'Kopia' }, { 'Idempotency-Key': key });
        const [first, atOnce] = await Promise.all([duplicate('key-2'), duplicate('key-2')]);
        expect(first.body).toEqual(atOnce.body);
        await anna.delete(`/api/guidemodel/${copy}`);
        expect((await duplicate('key-2')).body).toEqual(first.body);
        expect((await anna.get('/api/account/configurations')).body).toMatchObject([
          { Id: partOf(first.body, 'data'), Name: 'Kopia' },
        ]);
      },
    );

    once.test(
      'a save with an idempotency key makes a new house if another user has used this key, or if the house that was made with this key is now a final order or deleted',
      async () => {
        const token = partOf((await begin(anna, 'key-1')).body, 'data');
        const erik = await aMember(server, { firstName: 'Erik' });
        expect(partOf((await begin(erik, 'key-1')).body, 'data')).not.toBe(token);
        await connection.db.update(savedConfigurations).set({ type: 'base' });
        const other = partOf((await begin(anna, 'key-1')).body, 'data');
        expect(other).not.toBe(token);
        await connection.db.delete(savedConfigurations);
        expect((await begin(anna, 'key-1')).body).toMatchObject({ Revision: 1 });
      },
    );
  });

  describe('a save after another person’s save', () => {
    once.test(
      'if another person has saved the house since the user opened it, the server refuses the user’s save and returns the other person’s version; a later save based on this version succeeds',
      async () => {
        const token = await saved(anna);
        const erik = await aMember(server, { firstName: 'Erik' });
        await shareWith(token, erik);
        clock += 60_000;
        await save(erik, { Id: token, Answers: terrace, Name: 'Eriks förslag', PlotIds: [2] }, 1);
        const refused = await save(anna, { Id: token, Name: 'Annas' }, 1);
        expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([412, 'no-store']);
        expect(refused.body).toMatchObject({
          code: 'save-conflict',
          current: {
            Id: token,
            Revision: 2,
            Name: 'Eriks förslag',
            Price: 2_054_900,
            Answers: { 11: 112, 12: 122 },
            UpdatedAtUtc: '2026-11-20T11:01:00.000Z',
            UpdatedBy: 'Erik Berg',
            HouseId: 1,
            WebConfigurationId: 10,
            WebConfigurationVersion: 1,
            MunicipalityId: '2480',
            PlotIds: [2],
          },
        });
        expect(await versionsOf(token)).toHaveLength(2);
        expect((await save(anna, { Id: token, Name: 'Annas' }, 2)).body).toMatchObject({ data: token, Revision: 3 });
        expect((await versionsOf(token)).map(({ name }) => name).toSorted()).toEqual([
          'Annas',
          'Eriks förslag',
          'Huset vid sjön',
        ]);
      },
    );

    once.test.each([
      ['"1"', 412],
      ['W/"1"', 412],
      ['nonsense', 412],
      ['"x"', 412],
      ['"2"', 200],
      ['W/"2"', 200],
      ['"1", "2"', 200],
      ['*', 200],
      ['', 200],
    ])('if the stored house has revision 2, a save with the header If-Match: %s returns %i', async (ifMatch, status) => {
      const token = await saved(anna);
      await save(anna, { Id: token, Answers: terrace }, 1);
      const answer = await anna.post('/api/guidemodel/', { ...house, Id: token }, { 'If-Match': ifMatch });
      expect(answer.status).toBe(status);
    });

    test('if several people change the same revision of a house and save it at the same time, only one save succeeds', async () => {
      const token = await saved(anna);
      const answers = await Promise.all(['A', 'B', 'C'].map((Name) => save(anna, { Id: token, Name }, 1)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    });
  });

  describe('the users who save a house', () => {
    test('a member of the household saves the house under the same id as the owner, and the new version stores who saved it', async () => {
      const token = await saved(anna);
      const erik = await aMember(server, { firstName: 'Erik' });
      await shareWith(token, erik);
      expect((await save(erik, { Id: token, Answers: terrace }, 1)).body).toMatchObject({ data: token, Revision: 2 });
      expect((await anna.get(`/api/guidemodel/${token}`)).body).toMatchObject({
        UpdatedBy: 'Erik Berg',
        CurrentUserAccess: 'owner',
      });
      expect((await erik.get(`/api/guidemodel/${token}`)).body).toMatchObject({
        AnswerModel: { IsCurrentUserOwner: false },
        CurrentUserAccess: 'household',
      });
    });

    once.test(
      'if a user without access to a house saves it, the server makes a copy for this user and does not change the house',
      async () => {
        const token = await saved(anna);
        const eva = await aMember(server, { firstName: 'Eva' });
        const copy = await save(eva, { Id: token, Answers: terrace }, 1);
        expect(copy.body).toMatchObject({ statusCode: 200, Revision: 1 });
        expect(partOf(copy.body, 'data')).not.toBe(token);
        expect(await versionsOf(token)).toHaveLength(1);
        expect((await eva.get('/api/account/configurations')).body).toMatchObject([{ Id: partOf(copy.body, 'data') }]);
        expect((await anna.get('/api/account/configurations')).body).toMatchObject([{ Id: token }]);
      },
    );

    test('if staff save a customer’s house, the house keeps its id and its owner, and the audit log records each save', async () => {
      const token = await saved(anna);
      for (const [at, role] of (['Salesmen', 'Admin'] as const).entries()) {
        const staff = await aMember(server, { firstName: role, role });
        const revision = at + 2;
        expect((await save(staff, { Id: token, Name: role }, revision - 1)).body).toMatchObject({
          data: token,
          Revision: revision,
        });
        expect((await anna.get('/api/account/configurations')).body).toMatchObject([{ Id: token, UpdatedBy: `${role} Berg` }]);
        expect((await staff.get('/api/account/configurations')).body).toEqual([]);
        const log = (await connection.db.select().from(auditLog)).filter(
          ({ actorId, action }) => actorId === staff.user.id && action !== 'logged-in',
        );
        expect(log).toMatchObject([
          { subjectId: anna.user.id, action: 'configuration-saved', details: { configuration: token, revision } },
        ]);
      }
    });

    once.test.each([
      ['under which no house is saved', '00000000'],
      ['that is not a valid id', 'new'],
    ])('a save with an id %s makes a house with a new id', async (_, Id) => {
      const { status, body } = await save(anna, { Id }, 4);
      expect([status, body]).toEqual([200, expect.objectContaining({ Revision: 1 })]);
      expect(partOf(body, 'data')).toMatch(/^[0-9A-Za-z]{8}$/);
    });

    once.test('a save under the id of a house that is shared by a link makes a saved house with a new id', async () => {
      const shared = partOf((await server.post('/api/guidemodel/share', house)).body, 'Id');
      expect(await saved(anna, { Id: shared })).not.toBe(shared);
    });
  });

  describe('saves that the server refuses', () => {
    once.test.each([
      [404, 'unknown-house', 'HouseId', { HouseId: 99 }],
      [404, 'unknown-municipality', 'MunicipalityId', { MunicipalityId: '0000' }],
      [403, 'municipality-denied', 'MunicipalityId', { MunicipalityId: '2463' }],
      [404, 'unknown-web-configuration', 'WebConfigurationId', { WebConfigurationId: 20 }],
      [400, 'unknown-selection', 'Answers.13', { Answers: { 13: 131 } }],
      [400, 'unknown-selection', 'Answers.11', { Answers: { 11: 122 } }],
      [400, 'malformed-body', 'Id', { Id: '\u0000' }],
      [400, 'malformed-body', 'Name', { Name: ' ' }],
      [400, 'malformed-body', 'Name', { Name: 'x'.repeat(201) }],
      [400, 'malformed-body', 'Name', { Name: 'Två\nrader' }],
      [400, 'malformed-body', 'PlotIds', { PlotIds: [1, 2, 3, 4] }],
    ])(
      'if a save has an error, the server returns the status %i and the code %s, and names the field %s',
      async (status, code, field, wrong) => {
        const answer = await save(anna, wrong);
        expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code, field })]);
        expect(await connection.db.$count(savedConfigurations)).toBe(0);
      },
    );

    test('an account that already has 200 houses cannot save a new house', async () => {
      for (let i = 0; i < 200; i += 1)
        await insertHouse(connection.db, {
          token: String(i).padStart(8, '0'),
          ownerId: anna.user.id,
          content: aHouseContent(),
          saver: { userId: anna.user.id, at: new Date(now) },
        });
      const { status, body } = await save(anna);
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'too-many-houses' })]);
      // An account with 200 houses can still save the houses that it has.
      expect((await save(anna, { Id: '00000007' })).body).toMatchObject({ data: '00000007', Revision: 2 });
    });
  });

  test('a saved house has each chosen plot only once, and no plot that is not for sale', async () => {
    const token = await saved(anna, { PlotIds: [2, 9, 2] });
    expect((await anna.get(`/api/guidemodel/${token}`)).body).toMatchObject({ AnswerModel: { PlotIds: [2] } });
  });

  once.test(
    'a save stores where the house is placed on a chosen plot; it leaves out a placement outside the border of the plot, and the server refuses a malformed placement',
    async () => {
      const plots = aPublishedRange().plots.map((plot) => ({ ...plot, border: aBorder }));
      await storeRange(connection.db, aPublishedRange({ plots }), new Date(now));
      const placed = async (Placement: object, PlotIds = [2]) => {
        const { body } = await anna.get(`/api/guidemodel/${await saved(anna, { PlotIds, Placement })}`);
        return Reflect.get(Object(Reflect.get(Object(body), 'AnswerModel')), 'Placement');
      };
      const place = { PlotId: 2, East: 12.5, North: 20, Turn: 195 };
      expect(await placed(place)).toEqual(place);
      expect(await placed(place, []), 'the plot is not chosen').toBeNull();
      expect(await placed({ ...place, East: 31 }), 'the place is outside of the border').toBeNull();
      expect((await save(anna, { PlotIds: [2], Placement: { ...place, Turn: 'söder' } })).status).toBe(400);
      const token = await saved(anna, { PlotIds: [2], Placement: place });
      expect((await save(anna, { Id: token, PlotIds: [2], Placement: place }, 1)).body).toMatchObject({ Revision: 1 });
      expect((await save(anna, { Id: token, PlotIds: [2], Placement: { ...place, Turn: 200 } }, 1)).body).toMatchObject({
        Revision: 2,
      });
    },
  );

  once.test('a saved house has only plots in its own municipality, even after a save with another municipality', async () => {
    const plotsOf = async (token: string) => {
      const { body } = await anna.get(`/api/guidemodel/${token}`);
      return (body as { AnswerModel: { PlotIds: number[] } }).AnswerModel.PlotIds;
    };
    const token = await saved(anna, { PlotIds: [2, 1] });
    expect(await plotsOf(token)).toEqual([2]);
    await save(anna, { Id: token, MunicipalityId: '0643', PlotIds: [2, 1] }, 1);
    expect(await plotsOf(token)).toEqual([1]);

    const content = aHouseContent({ plotIds: [asPlotId(1), asPlotId(2)] });
    const saver = { userId: anna.user.id, at: new Date(now) };
    await insertHouse(connection.db, { token: 'Fore1234', ownerId: anna.user.id, content, saver });
    expect(await plotsOf('Fore1234')).toEqual([2]);
  });

  once.test('a saved house has the price of the price area to which its municipality belongs', async () => {
    const { body } = await save(anna, { MunicipalityId: '1280' });
    expect(body).toMatchObject({ Price: 1_900_000 });
  });

  test('the server stores only the last 30 versions of a saved house', async () => {
    const token = await saved(anna);
    for (let i = 2; i <= 32; i += 1) await save(anna, { Id: token, Name: `Version ${i}` });
    const revisions = (await versionsOf(token)).map(({ revision }) => revision).toSorted((a, b) => a - b);
    expect([revisions.length, revisions[0], revisions.at(-1)]).toEqual([30, 3, 32]);
    expect((await anna.get(`/api/guidemodel/${token}/versions/2`)).body).toMatchObject({ code: 'unknown-version' });
  });
});

function partOf(body: unknown, name: string): string {
  return String(Reflect.get(Object(body), name));
}
