import { requestPageBody } from '@gavel/contract/all';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { countWaiting } from '../../../testing/count-waiting.ts';
import { databases } from '../../../testing/databases.ts';
import { revokeApiKey } from '../../integrations/api-keys/api-keys.repository.ts';
import { apiKeys } from '../../integrations/api-keys/api-keys.tables.ts';
import { makeApiKey } from '../../integrations/api-keys/api-keys.ts';
import { storeRange } from '../../range/store-range.ts';
import { releaseHeldBack } from './held-back.ts';
import { insertRequest, listRequestsAfter, type NewRequest } from './requests.repository.ts';
import { requests } from './requests.tables.ts';

const DAY_MS = 86_400_000;
const question = { SubmissionType: 'Sales', Name: 'Åsa Lind', Email: 'asa@example.se', Phone: '070-123 45 67', Source: 'plots' };

describe.each(databases)('requests that other systems read with an API key, on the database $kind', ({ open }) => {
  let connection: Connection;
  let server: TestServer;
  let clock: number;
  let key: string;
  let keyId: number;

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(requests);
    await connection.db.delete(apiKeys);
    clock = now;
    server = aServer(connection.db, { now: () => clock, baseUrl: 'https://hus.example' });
    const { key: own, made } = await makeApiKey(server.dependencies, {
      name: 'CRM',
      scopes: ['leads:read'],
      expiresAt: new Date(now + DAY_MS),
      createdBy: null,
    });
    [key, keyId] = [own, made.id];
  });

  const ask = (Message: string, more: object = {}) =>
    aVisitor(server.app).post('/api/submit/contactrequest', { ...question, Message, ...more });
  const pull = async (query = '', authorization = `Bearer ${key}`) => {
    const headers = { Authorization: authorization };
    const { status, headers: answered, body } = await aVisitor(server.app).look(`/api/leads${query}`, { headers });
    const { Leads: Requests = [], Next = '', HasMore = false } = Object(body);
    const messages = (Requests as { readonly Message: string }[]).map(({ Message }) => Message);
    return { status, headers: answered, body, messages, next: String(Next), hasMore: Boolean(HasMore) };
  };

  test('requests are returned oldest first, a page at a time, and the next page starts where the previous page ended', async () => {
    expect(await pull()).toMatchObject({ status: 200, messages: [], next: '0', hasMore: false });
    for (const message of ['ett', 'två', 'tre']) await ask(message);
    const first = await pull('?max=2');
    expect(first).toMatchObject({ messages: ['ett', 'två'], hasMore: true });
    const second = await pull(`?max=2&after=${first.next}`);
    expect(second).toMatchObject({ messages: ['tre'], hasMore: false });
    expect(await pull(`?after=${second.next}`)).toMatchObject({ messages: [], next: second.next, hasMore: false });
    await ask('fyra');
    expect(await pull(`?after=${second.next}`)).toMatchObject({ messages: ['fyra'] });
    expect(first.headers.get('Cache-Control')).toBe('private, no-store');
    expect(requestPageBody.parse(first.body)).toMatchObject({
      leads: [{ name: 'Åsa Lind', sentAt: now, source: 'plots', accountId: null, house: null, erasedAt: null }, {}],
    });
  });

  test('the addresses of houses in the response have the host name from the server’s settings, even if the HTTP request has another host name', async () => {
    server = aServer(connection.db, { now: () => clock, ownUrl: 'http://localhost:4000' });
    const shared = await aVisitor(server.app).post('/api/guidemodel/share', {
      HouseId: 1,
      MunicipalityId: '2480',
      WebConfigurationId: 10,
      Name: 'Mitt hus',
      Answers: { 11: 112, 12: 122 },
    });
    const token = String(Reflect.get(Object(shared.body), 'Id'));
    await ask('ett', { ConfigurationId: token });
    for (const path of ['/api/leads', 'http://192.168.0.9/api/leads']) {
      const headers = { Authorization: `Bearer ${key}` };
      const { body } = await aVisitor(server.app).look(path, { headers });
      expect(body).toMatchObject({ Leads: [{ Url: `http://localhost:4000/start/${token}` }] });
    }
  });

  test('a held-back request is not in the list of requests; after staff release it, it is at the end of the list, after requests that were sent later', async () => {
    await ask('ett', { Website: 'http://spam.example' });
    await ask('två');
    const before = await pull();
    expect(before.messages).toEqual(['två']);
    const [held] = (await connection.db.select().from(requests)).filter(({ heldBack }) => heldBack);
    await releaseHeldBack(server.dependencies, held?.id ?? '', null);
    expect((await pull(`?after=${before.next}`)).messages).toEqual(['ett']);
    expect((await pull()).messages).toEqual(['två', 'ett']);
  });

  test('after a customer deletes their account, the server returns the customer’s request a second time to a program that has read it already, now without personal data', async () => {
    const anna = await aMember(server);
    await anna.post('/api/submit/contactrequest', { ...question, Message: 'Hej' });
    const before = await pull();
    expect(requestPageBody.parse(before.body)).toMatchObject({
      leads: [{ name: 'Anna Berg', accountId: anna.user.customerNumber }],
    });
    clock += 60_000;
    await anna.post('/api/account/delete', { Password: 'en egen mening' });
    const after = await pull(`?after=${before.next}`);
    const nobody = { erasedAt: now + 60_000, name: '', email: '', phone: '', message: '', accountId: null };
    expect(requestPageBody.parse(after.body)).toMatchObject({ leads: [nobody] });
    expect((await pull()).messages).toEqual(['']);
  });

  test('the server returns the list of requests only with an API key, even to logged-in users, and refuses a revoked key', async () => {
    const admin = await aMember(server, { firstName: 'Sara', role: 'Admin' });
    expect((await admin.get('/api/leads')).body).toMatchObject({ code: 'wrong-api-key' });
    for (const wrong of ['', 'Bearer', 'Bearer gvl_', `Basic ${key}`, `Bearer ${key}x`, `Bearer ${key.slice(4)}`, key]) {
      const { status, headers } = await pull('', wrong);
      expect([wrong, status, headers.get('WWW-Authenticate')]).toEqual([wrong, 401, 'Bearer']);
    }
    await revokeApiKey(connection.db, keyId, new Date(clock));
    expect(await revokeApiKey(connection.db, keyId, new Date(clock))).toBe(false);
    expect((await pull()).body).toMatchObject({ code: 'wrong-api-key' });
  });

  test('of an API key the server stores only the hash and the first characters; it counts the uses of the key and refuses it after it has expired', async () => {
    const stored = async () => (await connection.db.select().from(apiKeys))[0];
    expect(key).toMatch(/^gvl_\w{32}$/);
    expect(JSON.stringify(await stored())).not.toContain(key.slice(8));
    expect(await stored()).toMatchObject({ name: 'CRM', start: key.slice(0, 8), usedAt: null, uses: 0 });
    for (const uses of [1, 2]) {
      clock += 60_000;
      await pull();
      expect(await stored()).toMatchObject({ usedAt: new Date(clock), uses });
    }
    clock = now + DAY_MS;
    expect((await pull()).body).toMatchObject({ code: 'wrong-api-key' });
    expect(await stored()).toMatchObject({ uses: 2 });
  });

  test.each(['?after=x', '?after=-1', '?after=1%27', '?max=0', '?max=x'])('the server refuses the query %s', async (query) => {
    const { status, body } = await pull(query);
    expect([status, body]).toMatchObject([400, { code: 'malformed-query', field: /(after|max)/.exec(query)?.[1] }]);
  });
});

describe.each(databases.filter(({ kind }) => kind === 'PostgreSQL'))(
  'requests that are stored at the same time, on the database $kind',
  ({ open }) => {
    test('a program that reads the list of requests misses no request, even if storing a request takes long', async () => {
      const connection = await open();
      onTestFinished(() => connection.close());
      await storeRange(connection.db, aPublishedRange(), new Date(now));
      const { app } = aServer(connection.db);
      const slow: NewRequest = {
        id: '00000000-0000-4000-8000-000000000001',
        submissionType: 'Sales',
        sentAt: new Date(now),
        userId: null,
        name: 'Långsam',
        email: 'l@example.se',
        emailTyped: null,
        phone: '',
        message: 'långsam',
        consentId: null,
        newsletterConsentId: null,
        configurationId: null,
        house: null,
        priceOre: null,
        houseTitle: '',
        municipalityId: null,
        plotIds: [],
        salespersonName: '',
        salespersonEmail: '',
        source: 'contact',
        marketing: { utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '', gclid: '', referrer: '' },
        keyHash: null,
        heldBack: null,
      };
      const { promise: goOn, resolve: finish } = Promise.withResolvers<void>();
      const stored = Promise.withResolvers<void>();
      const slowly = connection.db.transaction(async (tx) => {
        await insertRequest(tx, slow);
        stored.resolve();
        await goOn;
      });
      await stored.promise;
      const fast = aVisitor(app).post('/api/submit/contactrequest', { ...question, Message: 'snabb' });
      const read = async () => (await listRequestsAfter(connection.db, 0, 10)).map(({ message }) => message);
      await expect.poll(() => countWaiting(connection.db)).toBe(1);
      expect(await read()).toEqual([]);
      finish();
      await Promise.all([slowly, fast]);
      expect(await read()).toEqual(['långsam', 'snabb']);
    });
  },
);
