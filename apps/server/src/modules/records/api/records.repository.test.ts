import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Connection, Database } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aRequest } from '../../../testing/a-request.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { countWaiting } from '../../../testing/count-waiting.ts';
import { databases } from '../../../testing/databases.ts';
import { makeApiKey } from '../../integrations/api-keys/api-keys.ts';
import { storeRange } from '../../range/store-range.ts';
import { insertRequest } from '../../sales/requests/requests.repository.ts';
import { listChanges } from './record-changes.repository.ts';

const check = { about: 'other', words: 'optional', hint: '' } as const;
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Huset', Answers: { 11: 112, 12: 122 } };
const question = {
  SubmissionType: 'Sales',
  Name: 'Åsa Lind',
  Email: 'Asa@example.se',
  Phone: '070-123 45 67',
  Message: 'Hej',
  Source: 'contact',
};

interface Page {
  readonly Records: readonly { readonly Id: string; readonly [field: string]: unknown }[];
  readonly Gone: readonly string[];
  readonly Next: string;
  readonly HasMore: boolean;
}

describe.each(databases)('the API for other systems, on the database $kind', ({ open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let eva: TestMember;
  let key: string;
  beforeAll(async () => {
    connection = await open();
    const range = aPublishedRange();
    const brand = { ...range.brand, orderChecks: [{ ...check, key: 'tomt', title: 'Tomten är klar', about: 'plot' as const }] };
    await storeRange(connection.db, { ...range, brand }, new Date(now));
    server = aServer(connection.db, { baseUrl: 'https://hus.example' });
    eva = await aMember(server, { firstName: 'Eva', lastName: 'Ek', role: 'Salesmen' });
    const scopes = ['leads:read', 'leads:write', 'customers:read', 'offers:read', 'orders:read'] as const;
    key = (await makeApiKey(server.dependencies, { name: 'Vårt CRM', scopes, expiresAt: null, createdBy: null })).key;
  });
  afterAll(() => connection.close());

  const headers = (more: Readonly<Record<string, string>> = {}) => ({ Authorization: `Bearer ${key}`, ...more });
  const get = (path: string) => aVisitor(server.app).look(`/api/v1${path}`, { headers: headers() });
  const page = async (path: string) => (await get(path)).body as Page;
  const end = async (list: string) => (await page(`/${list}?max=200`)).Next;
  const post = (path: string, body: object, more: Readonly<Record<string, string>> = {}) =>
    aVisitor(server.app).look(`/api/v1${path}`, {
      method: 'POST',
      headers: headers({ 'Content-Type': 'application/json', ...more }),
      body: JSON.stringify(body),
    });
  const ask = (more: object = {}) => aVisitor(server.app).post('/api/submit/contactrequest', { ...question, ...more });

  test('the list of changed requests has new requests and requests that staff changed, in the order of the changes; each page continues where the previous page ended', async () => {
    const start = await end('leads');
    for (const Message of ['ett', 'två', 'tre']) await ask({ Message });
    const first = await page(`/leads?after=${start}&max=2`);
    expect(first).toMatchObject({ Records: [{ Message: 'ett', Milestone: 'new' }, { Message: 'två' }], Gone: [], HasMore: true });
    const second = await page(`/leads?after=${first.Next}`);
    expect(second).toMatchObject({ Records: [{ Message: 'tre', Owner: null, Version: 1 }], HasMore: false });
    const id = first.Records[0]?.Id ?? '';
    await eva.post(`/api/admin/leads/${id}/notes`, { Words: 'Ringde' });
    const third = await page(`/leads?after=${second.Next}`);
    expect(third.Records).toMatchObject([{ Id: id, Message: 'ett' }]);
    expect(await page(`/leads?after=${third.Next}`)).toMatchObject({ Records: [], Next: third.Next, HasMore: false });
    const { headers: answered } = await get('/leads');
    expect(answered.get('Cache-Control')).toBe('private, no-store');
  });

  test('if the HTTP request has the parameter changedSince, the list contains only the records that were changed since that time of the database’s clock', async () => {
    await ask({ Message: 'sedan' });
    const [{ at = '' } = {}] = (
      await connection.db.execute(
        sql`select (max(changed_at) at time zone 'UTC')::text as at from record_changes where kind = 'lead'`,
      )
    ).rows as { at: string }[];
    const time = new Date(`${at}Z`).toISOString();
    expect((await page(`/leads?changedSince=${time}`)).Records.map(({ Message }) => Message)).toEqual(['sedan']);
    expect((await page('/leads?changedSince=2999-01-01T00:00:00Z')).Records).toEqual([]);
    for (const wrong of ['?changedSince=igår', '?after=x', '?max=0'])
      expect(await get(`/leads${wrong}`)).toMatchObject({ status: 400, body: { code: 'malformed-query' } });
  });

  once.test('the example in the how-to guide reads all changes and does not overwrite changes of other users', async () => {
    const document = await readFile(new URL('../../../../../../docs/how-to/connect-another-system.md', import.meta.url), 'utf8');
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(document) ?? [];
    const { readChanges, changeLead: changeRequest } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(example)}`
    );
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => server.app.request(url, init));
    onTestFinished(() => void vi.unstubAllGlobals());
    const after = await end('leads');
    for (const Message of ['ett', 'två']) await ask({ Message });
    const stored: { readonly Id: string; readonly Version: number; readonly Message: string }[] = [];
    const calling = { site: 'http://localhost', key };
    const store = async (record: (typeof stored)[number]) => void stored.push(record);
    const next = await readChanges({ ...calling, list: 'leads', after, store, erase: () => expect.fail() });
    expect(stored.map(({ Message }) => Message)).toEqual(['ett', 'två']);
    const [{ Id: id, Version: version } = expect.fail()] = stored.splice(0);
    const change = { Kind: 'dormant', Until: '2027-01-10' };
    expect(await changeRequest({ ...calling, id, version, change })).toBe(true);
    expect(await changeRequest({ ...calling, id, version, change })).toBe(false);
    await readChanges({ ...calling, list: 'leads', after: next, store, erase: () => expect.fail() });
    expect(stored).toMatchObject([{ Id: id, DormantUntil: '2027-01-10' }]);
    await expect(readChanges({ ...calling, key: 'gvl_none', list: 'leads', store })).rejects.toThrow('wrong-api-key');
  });

  test('a program with an API key can change a request as staff can, but cannot overwrite a change that it has not read; the history of the request names the program', async () => {
    const start = await end('leads');
    await ask({ Message: 'Hej' });
    const [{ Id: id } = { Id: '' }] = (await page(`/leads?after=${start}`)).Records;
    const tag = (await get(`/leads/${id}`)).headers.get('ETag') ?? '';
    const change = { Kind: 'milestone', Milestone: 'contact' };
    const moved = await post(`/leads/${id}/changes`, change, { 'If-Match': tag });
    expect(moved).toMatchObject({ status: 200, body: { Milestone: 'contact', Version: 2 } });
    expect(moved.headers.get('ETag')).toBe('"2"');
    expect(await post(`/leads/${id}/changes`, change, { 'If-Match': tag })).toMatchObject({
      status: 412,
      body: { code: 'lead-conflict' },
    });
    const step = { Kind: 'next-step', Words: 'Skicka ritning', DueOn: '2026-12-01' };
    expect(await post(`/leads/${id}/changes`, step, { 'If-Match': '"2"' })).toMatchObject({
      body: { NextStep: 'Skicka ritning', DueOn: '2026-12-01' },
    });
    const quote = { Kind: 'milestone', Milestone: 'quote' };
    expect(await post(`/leads/${id}/changes`, quote, { 'If-Match': '"3"' })).toMatchObject({
      status: 409,
      body: { code: 'move-refused' },
    });
    const given = { Kind: 'owner', OwnerId: eva.user.customerNumber };
    expect(await post(`/leads/${id}/changes`, given, { 'If-Match': '"3"' })).toMatchObject({
      body: { Owner: { Name: 'Eva Ek' } },
    });
    expect(await post(`/leads/${id}/notes`, { Words: 'Mejlade' })).toMatchObject({ status: 200 });
    const { body } = await eva.get(`/api/admin/leads/${id}`);
    expect(body).toMatchObject({
      Entries: expect.arrayContaining([expect.objectContaining({ Kind: 'note', By: 'Vårt CRM', Words: 'Mejlade' })]),
    });
    expect(await get('/leads/00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
      body: { code: 'unknown-lead' },
    });
  });

  test('the list of changed customers contains new customers, customers that staff joined with another customer, and the ids of erased customers', async () => {
    const start = await end('customers');
    await ask({ Email: 'Bo@example.se', Name: 'Bo Ek' });
    const anna = await aMember(server);
    const came = await page(`/customers?after=${start}`);
    expect(came.Records).toMatchObject([
      { Email: 'bo@example.se', Name: 'Bo Ek', AccountId: null, JoinedTo: null, Leads: [expect.any(String)] },
      { Email: 'anna@example.se', Name: 'Anna Berg', AccountId: anna.user.customerNumber, Leads: [] },
    ]);
    const [bo, berg] = came.Records.map(({ Id }) => Id);
    expect((await get(`/customers/${berg}`)).body).toMatchObject({ Name: 'Anna Berg', MunicipalityId: '2480' });
    const open = await eva.get(`/api/admin/customers/${bo}`);
    const tag = open.headers.get('ETag') ?? '';
    await eva.post(`/api/admin/customers/${bo}/changes`, { Kind: 'join', CustomerId: berg }, { 'If-Match': tag });
    const joined = await page(`/customers?after=${came.Next}`);
    expect(joined.Records).toContainEqual(expect.objectContaining({ Id: berg, JoinedTo: bo }));
    await anna.post('/api/account/delete', { Password: 'en egen mening' });
    expect(await page(`/customers?after=${joined.Next}`)).toMatchObject({ Gone: [String(berg)] });
    expect(await get(`/customers/${berg}`)).toMatchObject({ status: 404, body: { code: 'unknown-customer' } });
  });

  once.test(
    'the API lists a quote after it was sent, and an order after it was made or cancelled; deleting the customer’s account removes the quote and erases the name from the request',
    async () => {
      const anna = await aMember(server, { email: 'anna.ny@example.se' });
      const saved = await anna.post('/api/guidemodel/', house);
      const ConfigurationId = String(Reflect.get(Object(saved.body), 'data'));
      const [requests, quotes, orders] = [await end('leads'), await end('offers'), await end('orders')];
      await anna.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId });
      const [{ Id: request } = { Id: '' }] = (await page(`/leads?after=${requests}`)).Records;
      const admin = `/api/admin/leads/${request}`;
      const tagOf = async (path: string) => ({ 'If-Match': (await eva.get(path)).headers.get('ETag') ?? '' });
      const writing = { ValidUntil: '2026-12-20', Words: 'Hej!', Lines: [] };
      await eva.post(`${admin}/offer`, writing, await tagOf(`${admin}/offer`));
      expect(await page(`/offers?after=${quotes}`)).toMatchObject({ Records: [], Gone: [] });
      await eva.post(`${admin}/offer/send`, undefined, await tagOf(`${admin}/offer`));
      const sent = await page(`/offers?after=${quotes}`);
      expect(sent.Records).toMatchObject([{ LeadId: request, State: 'open', Total: 2_054_900 }]);
      await eva.post(`${admin}/order/checks`, { Key: 'tomt', Words: 'Sågen 1:4', IsDone: true, SeenAtUtc: null });
      const made = await eva.post(`${admin}/order`, undefined, await tagOf(`${admin}/order`));
      expect(made.status).toBe(200);
      const frozen = await page(`/orders?after=${orders}`);
      expect(frozen.Records).toMatchObject([
        { State: 'frozen', LeadId: request, Total: 2_054_900, Customer: { Name: 'Anna Berg' } },
      ]);
      const token = String(frozen.Records[0]?.Token);
      expect((await get(`/orders/${token}`)).body).toMatchObject({ Token: token, Factory: expect.any(Array) });
      await eva.post(`/api/admin/orders/${token}/decisions`, { Kind: 'cancel', Reason: 'Ångrade sig' });
      expect((await page(`/orders?after=${frozen.Next}`)).Records).toMatchObject([{ Token: token, State: 'cancelled' }]);
      expect((await page(`/leads?after=${requests}`)).Records).toMatchObject([{ Id: request, Milestone: 'quote' }]);
      await anna.post('/api/account/delete', { Password: 'en egen mening' });
      const quote = sent.Records[0]?.Id;
      expect(await page(`/offers?after=${sent.Next}`)).toMatchObject({ Records: [], Gone: [quote] });
      expect(await get(`/offers/${quote}`)).toMatchObject({ status: 404, body: { code: 'unknown-offer' } });
      const [erased] = (await page(`/leads?after=${requests}`)).Records;
      expect(erased).toMatchObject({ Id: request, Name: '', Email: '', ErasedAtUtc: expect.any(String) });
    },
  );
});

describe.each(databases.filter(({ kind }) => kind === 'PostgreSQL'))('concurrent changes, on the database $kind', ({ open }) => {
  test('if two changes are stored at the same time, the change that is committed later comes later in the list of changes, so that a program that reads the list misses no change', async () => {
    const fresh = await open();
    onTestFinished(() => fresh.close());
    const { promise: goOn, resolve: finish } = Promise.withResolvers<void>();
    const noted = Promise.withResolvers<void>();
    const insert = (name: string, then: (tx: Database) => Promise<void>) =>
      fresh.db.transaction(async (tx) => {
        await insertRequest(tx, aRequest({ name, email: `${name}@example.se` }));
        // Run the trigger now. Otherwise it would run at the commit.
        await tx.execute(sql`set constraints all immediate`);
        await then(tx);
      });
    const read = async () => (await listChanges(fresh.db, { kind: 'lead', after: 0, since: null, most: 10 })).length;
    const slowly = insert('slow', async () => {
      noted.resolve();
      await goOn;
    });
    await noted.promise;
    const fast = insert('fast', async () => {});
    await expect.poll(() => countWaiting(fresh.db)).toBe(1);
    expect(await read()).toBe(0);
    finish();
    await Promise.all([slowly, fast]);
    expect(await read()).toBe(2);
  });
});
