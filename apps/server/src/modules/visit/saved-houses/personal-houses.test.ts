import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { configurationVersions, householdMembers, savedConfigurations } from './saved-houses.tables.ts';

describe.each(databases)(
  'saved houses in data exports and after the deletion of an account, on the database $kind',
  ({ open }) => {
    let connection: Connection;
    let server: TestServer;
    let anna: TestMember;

    beforeAll(async () => {
      connection = await open();
      await storeRange(connection.db, aPublishedRange(), new Date(now));
    });
    afterAll(() => connection.close());
    beforeEach(async () => {
      await connection.db.delete(savedConfigurations);
      await connection.db.delete(users);
      server = aServer(connection.db);
      anna = await aMember(server);
    });

    /** Saves a new house that belongs to Anna, and returns its token. */
    async function saved(name = 'Huset vid sjön'): Promise<string> {
      const house = {
        Id: null,
        Price: 1,
        WebConfigurationId: 10,
        MunicipalityId: '2480',
        HouseId: 1,
        Name: name,
        Answers: {},
        PlotIds: [],
      };
      const { body } = await anna.post('/api/guidemodel/', house);
      return String(Reflect.get(Object(body), 'data'));
    }

    async function share(token: string, firstName: string, joinedAt: number): Promise<TestMember> {
      const member = await aMember(server, { firstName });
      await connection.db.insert(householdMembers).values({ token, userId: member.user.id, joinedAt: new Date(joinedAt) });
      return member;
    }

    const leave = async () => expect((await anna.post('/api/account/delete', { Password: 'en egen mening' })).status).toBe(204);

    test('the data export of an account contains the saved houses of its user, with every version of each house', async () => {
      const token = await saved();
      await anna.post(`/api/guidemodel/${token}/name`, { Name: 'Huset i skogen' }, { 'If-Match': '"1"' });
      expect((await anna.get('/api/account/export')).body).toMatchObject({
        savedHouses: [
          {
            token,
            type: 'guide',
            isOwner: true,
            versions: [
              { name: 'Huset i skogen', revision: 2, price: expect.any(Number), answers: expect.any(Object) },
              { name: 'Huset vid sjön', revision: 1, municipalityId: '2480' },
            ],
          },
        ],
      });
    });

    test('a saved house whose household has no member except the owner is deleted together with the account of the owner', async () => {
      await saved();
      await leave();
      expect(await connection.db.select().from(savedConfigurations)).toEqual([]);
      expect(await connection.db.select().from(configurationVersions)).toEqual([]);
    });

    test('if the account of the owner of a saved house is deleted, the member of its household who joined first becomes the owner', async () => {
      const token = await saved();
      await connection.db.update(savedConfigurations).set({ creationKeyHash: 'of Anna' });
      const later = await share(token, 'Eva', now + 1000);
      const first = await share(token, 'Erik', now);
      await leave();
      expect(await connection.db.select().from(savedConfigurations)).toMatchObject([
        { token, ownerId: first.user.id, creationKeyHash: null },
      ]);
      expect((await first.get('/api/account/configurations')).body).toMatchObject([
        { Id: token, IsCurrentUserOwner: true, UpdatedBy: null },
      ]);
      expect((await later.get('/api/account/configurations')).body).toMatchObject([{ Id: token, IsCurrentUserOwner: false }]);
    });

    test('deleting a member’s account does not affect houses that other people own', async () => {
      const token = await saved();
      const erik = await share(token, 'Erik', now);
      expect((await erik.post('/api/account/delete', { Password: 'en egen mening' })).status).toBe(204);
      expect((await anna.get('/api/account/configurations')).body).toMatchObject([
        { Id: token, Household: [{ FullName: 'Anna Berg' }] },
      ]);
    });

    test('if the account of the owner of a final order is deleted, the order is kept without an owner, and staff can still open it', async () => {
      const token = await saved();
      await connection.db.update(savedConfigurations).set({ type: 'base', creationKeyHash: 'of Anna' });
      await leave();
      expect(await connection.db.select().from(savedConfigurations)).toMatchObject([
        { token, type: 'base', ownerId: null, creationKeyHash: null },
      ]);
      expect(await connection.db.select().from(configurationVersions)).toMatchObject([{ token, savedBy: null }]);
      const sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
      expect((await sara.get(`/api/guidemodel/${token}`)).body).toMatchObject({ Type: 'base', Name: 'Huset vid sjön' });
      const eva = await aMember(server, { firstName: 'Eva' });
      expect((await eva.get(`/api/guidemodel/${token}`)).status).toBe(404);
    });
  },
);
