import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { customers } from '../../people/customers/customers.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { requests } from '../requests/requests.tables.ts';

const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '3', title: 'Villkor', text: '<p>Villkor</p>' };
const house = {
  HouseId: 1,
  MunicipalityId: '2480',
  WebConfigurationId: 10,
  Name: 'Huset vid sjön',
  Answers: { 11: 112, 12: 122 },
};
const question = {
  SubmissionType: 'Sales',
  Name: 'Anna Berg',
  Email: 'Anna@Example.se',
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
const MINUTE_MS = 60_000;

interface Opened {
  readonly Id: number;
  readonly Name: string;
  readonly Version: number;
  readonly Leads: readonly { readonly Id: string }[];
  readonly SavedHouses: readonly { readonly Name: string }[];
  readonly Entries: readonly { readonly Kind: string; readonly About: string | null; readonly Words: string }[];
  readonly Parts: readonly { readonly Id: number; readonly Email: string }[];
  readonly Alike: readonly { readonly Id: number; readonly Name: string }[];
}

describe.each(databases)('customers, stored in the database $kind', ({ open }) => {
  let connection: Connection;
  let server: TestServer;
  let clock: number;
  let eva: TestMember;
  let anna: TestMember;
  const box = aMailbox();
  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange({ consents: [terms] }), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    for (const table of [requests, users, customers]) await connection.db.delete(table);
    clock = now;
    server = aServer(connection.db, { now: () => clock, mails: box });
    eva = await aMember(server, { firstName: 'Eva', email: 'eva@provhus.example', role: 'Admin' });
    anna = await aMember(server);
  });

  const ask = async (body: object = {}) => {
    clock += MINUTE_MS;
    const { status } = await aVisitor(server.app).post('/api/submit/contactrequest', { ...question, ...body });
    expect(status).toBe(200);
  };
  const save = async (body: object = {}) =>
    String(Reflect.get(Object((await anna.post('/api/guidemodel/', { ...house, ...body })).body), 'data'));
  const list = async (who: TestMember, search = '') => {
    const { status, body } = await who.get(`/api/admin/customers${search && `?search=${encodeURIComponent(search)}`}`);
    expect([status, body]).toEqual([200, expect.anything()]);
    return (body as { Customers: readonly { Id: number; Name: string; Requests: number; Houses: number }[] }).Customers;
  };
  const names = async (who: TestMember, search?: string) => (await list(who, search)).map(({ Name }) => Name);
  const idOf = async (name: string) => (await list(eva)).find(({ Name }) => Name === name)?.Id ?? 0;
  const read = async (who: TestMember, id: number) => (await who.get(`/api/admin/customers/${id}`)).body as Opened;

  test('all requests from one e-mail address and the account with this address appear as one customer, with saved houses, consents and history', async () => {
    await save();
    await ask();
    await ask({ Email: 'anna@example.se', Message: 'Och grunden?' });
    await ask({ Name: 'Bo Ek', Email: 'bo@example.se', Phone: '08-123 45 67' });
    expect(await list(eva)).toMatchObject([
      { Name: 'Bo Ek', Requests: 1, Houses: 0 },
      { Name: 'Anna Berg', Requests: 2, Houses: 1 },
    ]);
    const opened = await read(eva, await idOf('Anna Berg'));
    expect(opened).toMatchObject({ Name: 'Anna Berg', SavedHouses: [{ Name: 'Huset vid sjön' }], Leads: [{}, {}] });
    expect(opened.Entries.map(({ Kind, About }) => [Kind, About])).toEqual(
      expect.arrayContaining([
        ['registered', null],
        ['saved', expect.any(String)],
        ['asked', 'Sales'],
        ['agreed', 'Villkor'],
      ]),
    );
    const [first] = opened.Leads;
    const request = (await eva.get(`/api/admin/leads/${first?.Id}`)).body;
    expect(request).toMatchObject({ CustomerId: opened.Id, Others: [{ Id: opened.Leads[1]?.Id }] });
  });

  test('the search finds a customer by words of a request or an account, by the account number, and by the telephone number in any spelling', async () => {
    await ask({ Name: 'Örjan Åkesson', Email: 'bo.ek@example.se', Phone: '+46 70 555 66 77' });
    for (const search of ['åke', 'ek example', '+46 70-555 66 77']) expect(await names(eva, search)).toEqual(['Örjan Åkesson']);
    for (const search of ['anna berg', String(anna.user.customerNumber)]) expect(await names(eva, search)).toEqual(['Anna Berg']);
    expect(await names(eva, 'åke berg')).toEqual([]);
    expect(await names(eva, '%')).toEqual([]);
  });

  test('if salespersons may see only their own requests, they do not see customers of other salespersons; a customer with several requests shows them only the requests that they may see', async () => {
    await ask();
    const [first] = (await read(eva, await idOf('Anna Berg'))).Leads;
    const given = { Kind: 'owner', OwnerId: eva.user.customerNumber };
    await eva.post(`/api/admin/leads/${first?.Id}/changes`, given, { 'If-Match': '"1"' });
    const strict = aServer(connection.db, { now: () => clock, salesmenSee: 'own' });
    const ola = await aMember(strict, { firstName: 'Ola', email: 'ola@provhus.example', role: 'Salesmen' });
    expect(await names(ola)).toEqual([]);
    const id = await idOf('Anna Berg');
    expect(await ola.get(`/api/admin/customers/${id}`)).toMatchObject({ status: 404, body: { code: 'unknown-customer' } });
    await ask({ Message: 'Till vem som helst' });
    expect((await read(ola, id)).Entries.filter(({ Kind }) => Kind === 'asked')).toMatchObject([{ Words: 'Till vem som helst' }]);
  });

  test('if staff join two customers, they appear as one customer with the data of both; staff can separate them again, and the history records the join and the separation', async () => {
    await ask({ Name: 'Anna Ek', Email: 'anna.ek@example.se', Phone: '070-765 43 21' });
    await ask();
    const [id, other] = [await idOf('Anna Berg'), await idOf('Anna Ek')];
    const change = (kind: string, version: number, who = eva) =>
      who.post(`/api/admin/customers/${id}/changes`, { Kind: kind, CustomerId: other }, { 'If-Match': `"${version}"` });
    expect(await change('join', 1)).toMatchObject({
      status: 200,
      body: { Version: 2, Leads: [{}, {}], Parts: [{ Id: id }, { Id: other }], Entries: expect.arrayContaining([joined]) },
    });
    expect(await names(eva)).toEqual(['Anna Berg']);
    expect(await names(eva, 'ek')).toEqual(['Anna Berg']);
    expect(await read(eva, other)).toMatchObject({ Id: id });
    expect(await change('part', 1)).toMatchObject({ status: 412, body: { code: 'customer-conflict' } });
    expect(await change('part', 2)).toMatchObject({ status: 200, body: { Version: 3, Leads: [{}], Parts: [{ Id: id }] } });
    expect(await change('part', 3)).toMatchObject({ status: 404, body: { code: 'unknown-customer' } });
    expect(await names(eva)).toEqual(['Anna Berg', 'Anna Ek']);
    const { Entries } = await read(eva, other);
    expect(Entries).toEqual(expect.arrayContaining([expect.objectContaining({ Kind: 'parted', About: 'anna@example.se' })]));
  });
  const joined = expect.objectContaining({ Kind: 'joined', About: 'anna.ek@example.se', By: 'Eva Berg' });

  test('if two customers have the same telephone number, the page of one customer names the other', async () => {
    await ask({ Name: 'Anna Ek', Email: 'anna.ek@example.se', Phone: '0701234567' });
    expect(await read(eva, await idOf('Anna Berg'))).toMatchObject({ Alike: [{ Name: 'Anna Ek' }] });
  });

  test('staff can e-mail a customer a message with a link to one of the customer’s saved houses; the server refuses a token that is not of one of the customer’s houses', async () => {
    const token = await save();
    const id = await idOf('Anna Berg');
    box.empty();
    const link = { ConfigurationId: token, Words: 'Titta på altanen.' };
    const { status, body } = await eva.post(`/api/admin/customers/${id}/links`, link);
    const sent = expect.objectContaining({ Kind: 'house-sent', Words: 'Titta på altanen.', By: 'Eva Berg' });
    expect([status, (body as Opened).Entries]).toEqual([200, expect.arrayContaining([sent])]);
    expect(box.mails).toMatchObject([
      { kind: 'house-link', to: { address: 'anna@example.se' }, replyTo: { address: 'eva@provhus.example' } },
    ]);
    expect(box.mails[0]?.text).toContain(`https://hus.example/start/${token}`);
    const foreign = await eva.post(`/api/admin/customers/${id}/links`, { ...link, ConfigurationId: 'aaaaaaaa' });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'unknown-configuration' } });
  });

  test('if a request is assigned to a salesperson, the salesperson gets an e-mail, except if they assigned the request to themselves or were assigned already', async () => {
    await ask();
    const ola = await aMember(server, { firstName: 'Ola', email: 'ola@provhus.example', role: 'Salesmen' });
    const [first] = (await read(eva, await idOf('Anna Berg'))).Leads;
    const give = (to: TestMember, version: number) => {
      const owner = { Kind: 'owner', OwnerId: to.user.customerNumber };
      return eva.post(`/api/admin/leads/${first?.Id}/changes`, owner, { 'If-Match': `"${version}"` });
    };
    box.empty();
    expect((await give(eva, 1)).status).toBe(200);
    expect(box.mails).toEqual([]);
    expect((await give(ola, 2)).status).toBe(200);
    expect(box.mails).toMatchObject([{ kind: 'handed-over', lead: first?.Id, to: { address: 'ola@provhus.example' } }]);
    // Ola owns the request already.
    expect((await give(ola, 3)).status).toBe(200);
    const change = { Kind: 'owner', OwnerId: ola.user.customerNumber };
    const many = await eva.post('/api/admin/leads/changes', { Change: change, Leads: [{ Id: first?.Id, Version: 4 }] });
    expect(many.body).toMatchObject({ Outcomes: [{ Outcome: 'done' }] });
    expect(box.mails).toHaveLength(1);
  });

  test('staff see how the house of a request has changed since the customer sent the request', async () => {
    const token = await save();
    await anna.post('/api/submit/contactrequest', { ...question, SubmissionType: 'Quote', ConfigurationId: token });
    const [first] = (await read(eva, await idOf('Anna Berg'))).Leads;
    const changes = async () => (await eva.get(`/api/admin/leads/${first?.Id}/changes`)).body;
    expect(await changes()).toEqual({ Changes: null, Situation: null });
    await save({ Id: token, Name: 'Drömhuset', Answers: { 11: 111, 12: 122 } });
    expect(await changes()).toMatchObject({ Changes: { Facts: [{ Fact: 'name', To: 'Drömhuset' }] } });
  });

  test('when a customer deletes their account, the builder’s record of the customer is deleted too', async () => {
    const gone = await idOf('Anna Berg');
    expect((await anna.get('/api/account/export')).body).toMatchObject({ customer: { written: [] }, letters: [] });
    await anna.post('/api/account/delete', { Password: 'en egen mening' });
    expect((await eva.get(`/api/admin/customers/${gone}`)).status).toBe(404);
    expect(await connection.db.select().from(customers)).toEqual([]);
  });
});
