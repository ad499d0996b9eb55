import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { authenticatorCode } from '../../../testing/authenticator-code.ts';
import { databases } from '../../../testing/databases.ts';
import { partOf } from '../../../testing/part-of.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';

const start = { HouseId: 1, MunicipalityId: '2480' };
const house = { ...start, WebConfigurationId: 10, Name: 'Huset vid sjön', Answers: { 11: 111 } };

describe.each(databases)('a salesperson who acts for a customer, on the database $kind', ({ open }) => {
  let connection: Connection;
  let server: TestServer;
  let anna: TestMember;
  let sara: TestMember;

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(users);
    server = aServer(connection.db);
    anna = await aMember(server);
    sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
  });

  const act = (AccountId: number = anna.user.customerNumber) =>
    sara.post('/api/account/act', { AccountId, Reason: 'Genomgång på telefon' });
  const save = (who: TestMember, body: object = {}) => who.post('/api/guidemodel/', { ...house, ...body });
  const saved = async (who: TestMember, body: object = {}) => String(Object((await save(who, body)).body).data);
  const listed = async (who: TestMember) => (await who.get('/api/account/configurations')).body;
  const actingFor = async (who: TestMember) => Object((await who.get('/api/account')).body).ActingFor;
  const logOf = async ({ user }: TestMember) =>
    (await connection.db.select().from(auditLog))
      .filter(({ actorId, action }) => actorId === user.id && action !== 'logged-in')
      .map(({ action, subjectId, details }) => ({ action, isAnna: subjectId === anna.user.id, details }));

  test('a salesperson who acts for a customer saves houses that belong to the customer, and the audit log records each save', async () => {
    await act();
    const ImpersonatedOwnerAccountId = anna.user.customerNumber;
    const token = await saved(sara, { ImpersonatedOwnerAccountId });
    await save(sara, { Id: token, Name: 'Efter samtalet', ImpersonatedOwnerAccountId });
    // Saving an unchanged house creates no version and no entry in the audit log.
    await save(sara, { Id: token, Name: 'Efter samtalet', ImpersonatedOwnerAccountId });
    expect(await listed(anna)).toMatchObject([
      {
        Id: token,
        Name: 'Efter samtalet',
        IsCurrentUserOwner: true,
        UpdatedBy: 'Sara Berg',
        Household: [{ FullName: 'Anna Berg' }],
      },
    ]);
    // Staff who act for a customer see the customer’s list of houses, and have the customer’s access to them.
    expect(await listed(sara)).toMatchObject([{ Id: token, IsCurrentUserOwner: true }]);
    expect((await sara.get(`/api/guidemodel/${token}`)).body).toMatchObject({ CurrentUserAccess: 'owner' });
    await sara.post('/api/account/act/end');
    expect(await listed(sara)).toEqual([]);
    expect((await sara.get(`/api/guidemodel/${token}`)).body).toMatchObject({
      CurrentUserAccess: 'staff',
      AnswerModel: { IsCurrentUserOwner: false },
    });
    expect(await logOf(sara)).toEqual([
      { action: 'acting-begun', isAnna: true, details: {} },
      { action: 'configuration-saved', isAnna: true, details: { configuration: token, revision: 1 } },
      { action: 'configuration-saved', isAnna: true, details: { configuration: token, revision: 2 } },
      { action: 'acting-ended', isAnna: true, details: {} },
    ]);
  });

  test('if a salesperson does not act for a customer, the server refuses to save a house from a window that shows this customer', async () => {
    const ImpersonatedOwnerAccountId = anna.user.customerNumber;
    for (const id of [ImpersonatedOwnerAccountId, 999_999]) {
      const { status, body } = await save(sara, { ImpersonatedOwnerAccountId: id });
      expect([status, body]).toEqual([
        403,
        expect.objectContaining({ code: 'not-acting-for', field: 'ImpersonatedOwnerAccountId' }),
      ]);
    }
    expect(await listed(sara)).toEqual([]);
    // A house that is saved without the customer's id belongs to the salesperson, and the audit log does not record the save.
    await saved(sara);
    expect(await listed(sara)).toHaveLength(1);
    expect(await logOf(sara)).toEqual([]);
  });

  test('if a salesperson opens a window and then begins to act for a customer in another window, the server refuses to save a house from the first window', async () => {
    await act();
    for (const Id of [null, 'Abc12345'])
      expect((await save(sara, { Id })).body).toMatchObject({ code: 'not-acting-for', field: 'ImpersonatedOwnerAccountId' });
    expect((await save(sara, { ImpersonatedOwnerAccountId: sara.user.customerNumber })).body).toMatchObject({
      code: 'not-acting-for',
    });
    expect(await listed(anna)).toEqual([]);
    await sara.post('/api/account/act/end');
    for (const ImpersonatedOwnerAccountId of [null, sara.user.customerNumber])
      expect((await save(sara, { ImpersonatedOwnerAccountId })).status).toBe(200);
    expect(await listed(sara)).toHaveLength(2);
  });

  test('a salesperson can copy a house only from a window that shows the customer for whom they act now, or from a window without a customer if they act for nobody', async () => {
    const token = await saved(anna);
    const copy = (body: object) => sara.post(`/api/guidemodel/${token}/duplicate`, { Name: 'Kopia', ...body });
    const ImpersonatedOwnerAccountId = anna.user.customerNumber;
    const refused = { status: 403, body: expect.objectContaining({ code: 'not-acting-for' }) };
    expect(await copy({ ImpersonatedOwnerAccountId })).toMatchObject(refused);
    await act();
    expect(await copy({})).toMatchObject(refused);
    expect(await listed(anna)).toHaveLength(1);
    expect((await copy({ ImpersonatedOwnerAccountId })).status).toBe(200);
    expect(await listed(anna)).toHaveLength(2);
    await sara.post('/api/account/act/end');
    expect((await copy({})).status).toBe(200);
    expect(await listed(sara)).toMatchObject([{ Name: 'Kopia', IsCurrentUserOwner: true }]);
    expect(await listed(anna)).toHaveLength(2);
  });

  test('a house that a customer saves belongs to this customer, even if the browser sends the id of another customer as its owner', async () => {
    const erik = await aMember(server, { firstName: 'Erik' });
    await saved(erik, { ImpersonatedOwnerAccountId: anna.user.customerNumber });
    expect(await listed(erik)).toHaveLength(1);
    expect(await listed(anna)).toEqual([]);
  });

  describe('starting a house with a customer’s id', () => {
    const begin = (who: Pick<TestMember, 'post'>, accountId: string | null) =>
      who.post('/api/guidemodel/new', { ...start, accountId });

    test('if staff start a house with a customer’s id, they act for this customer from then on; if they start the house with the same id again, nothing changes', async () => {
      for (let i = 0; i < 2; i += 1) expect((await begin(sara, String(anna.user.customerNumber))).status).toBe(200);
      expect(await actingFor(sara)).toEqual({ Id: anna.user.customerNumber, FullName: 'Anna Berg' });
      expect(await logOf(sara)).toEqual([{ action: 'acting-begun', isAnna: true, details: {} }]);
      const erik = await aMember(server, { firstName: 'Erik' });
      await begin(sara, String(erik.user.customerNumber));
      expect(await actingFor(sara)).toMatchObject({ FullName: 'Erik Berg' });
      expect((await logOf(sara)).map(({ action }) => action)).toEqual(['acting-begun', 'acting-ended', 'acting-begun']);
    });

    test.each(['999999', 'kund-1', ''])(
      'if staff start a house with the customer id %j, the server returns the error `unknown-account`',
      async (accountId) => {
        expect((await begin(sara, accountId)).body).toMatchObject({ code: 'unknown-account', field: expect.any(String) });
        expect(await actingFor(sara)).toBeNull();
      },
    );

    test('if a user who is not staff starts a house with a customer’s id, the response is the same for every id, and the user does not act for a customer', async () => {
      const erik = await aMember(server, { firstName: 'Erik' });
      for (const who of [erik, aVisitor(server.app)]) {
        const answers = [];
        for (const accountId of [null, String(anna.user.customerNumber), '999999', 'kund-1'])
          answers.push(await begin(who, accountId));
        const told = answers.map(({ status, body, headers }) => [status, body, [...headers.keys()].toSorted()]);
        expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
        expect(answers[0]?.status).toBe(200);
      }
      expect(await actingFor(erik)).toBeNull();
      expect(await logOf(erik)).toEqual([]);
    });
  });

  test('if a salesperson must set up a second factor or choose a new password, they have only the rights of a visitor until they have done so', async () => {
    const token = await saved(anna);
    const { currentRange } = server.dependencies;
    server = aServer(connection.db, {
      currentRange: async () => {
        const range = await currentRange();
        return { ...range, brand: { ...range.brand, staffNeedSecondFactor: true } };
      },
    });
    const newcomers = [
      await aMember(server, { firstName: 'Stina', role: 'Salesmen' }),
      await aMember(server, { firstName: 'Stellan', role: 'Salesmen', mustChoosePassword: true }),
    ];
    for (const newcomer of newcomers) {
      const opened = await newcomer.get(`/api/guidemodel/${token}`);
      expect(opened.body).toMatchObject({ CurrentUserAccess: null, UpdatedBy: null, Name: 'Mitt hus' });
      const accountId = String(anna.user.customerNumber);
      expect((await newcomer.post('/api/guidemodel/new', { ...start, accountId })).status).toBe(200);
      expect(await actingFor(newcomer)).toBeNull();
    }
    await connection.db.update(users).set({ mustChoosePassword: false });
    for (const newcomer of newcomers) {
      const begun = await newcomer.post('/api/account/secondfactor', { Password: 'en egen mening' });
      const secret = new URL(partOf(begun.body, 'Address')).searchParams.get('secret') ?? '';
      await newcomer.post('/api/account/secondfactor/confirm', { Code: authenticatorCode(secret) });
      expect((await newcomer.get(`/api/guidemodel/${token}`)).body).toMatchObject({ CurrentUserAccess: 'staff' });
    }
  });

  test('if a salesperson who acts for a customer loses the staff role, they no longer act for the customer', async () => {
    await act();
    await connection.db.update(users).set({ role: 'Customer' });
    const token = await saved(sara);
    expect(await listed(anna)).toEqual([]);
    expect(await listed(sara)).toMatchObject([{ Id: token }]);
  });
});
