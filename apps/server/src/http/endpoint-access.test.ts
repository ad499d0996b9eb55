import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Access, type Endpoint, isOfAccount, problems } from '@gavel/contract';
import { apiScopes } from '@gavel/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../db/connect.ts';
import { revokeApiKey } from '../modules/integrations/api-keys/api-keys.repository.ts';
import { makeApiKey } from '../modules/integrations/api-keys/api-keys.ts';
import { insertUser, type NewUser, type User } from '../modules/people/accounts/accounts.repository.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { insertHouse } from '../modules/visit/saved-houses/saved-houses.repository.ts';
import { householdMembers } from '../modules/visit/saved-houses/saved-houses.tables.ts';
import { systemSecrets } from '../secrets/secrets.ts';
import { aHouseContent } from '../testing/a-house-content.ts';
import { aPublishedRange } from '../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../testing/a-server.ts';
import { aVisitor, type TestVisitor } from '../testing/a-visitor.ts';
import { openDatabase } from '../testing/databases.ts';
import { everyEndpoint, requestOf } from '../testing/every-endpoint.ts';
import { nextTransaction } from '../testing/next-transaction.ts';
import { refusals } from '../testing/refusals.ts';
import { lineDrawings } from '../testing/some-pictures.ts';

type Program = Extract<keyof typeof refusals, `program ${string}`>;

/** The callers that have an account, and the properties of their accounts. */
const actors = {
  'somebody with a one-time password': { mustChoosePassword: true },
  'salesperson without the second factor that is asked for': { role: 'Salesmen' },
  owner: {},
  'household member': {},
  'other customer': {},
  salesperson: { role: 'Salesmen' },
  'impersonating salesperson': { role: 'Salesmen' },
  administrator: { role: 'Admin' },
  'ended session': {},
} as const satisfies Readonly<Record<Exclude<keyof typeof refusals, 'visitor' | Program>, Partial<NewUser>>>;
const password = 'en egen mening';
const addressOf = (actor: string) => `${actor.replaceAll(' ', '.')}@example.se`;

describe('access to the endpoints', () => {
  let connection: Connection;
  let cacheFolder: string;
  let server: TestServer;
  /** The server of a builder who demands a second factor from staff. */
  let strictServer: TestServer;
  const users = new Map<string, User>();
  /** The keys of programs, by the program's name. */
  const keys = new Map<string, string>();
  beforeAll(async () => {
    connection = await openDatabase();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
    // The folder in which the server caches the pictures of PDFs, so that it makes them only once and not for each caller.
    cacheFolder = await mkdtemp(join(tmpdir(), 'gavel-endpoints-'));
    server = aServer(connection.db, { pictures: lineDrawings({ cacheFolder }) });
    const { currentRange } = server.dependencies;
    strictServer = aServer(connection.db, {
      currentRange: async () => {
        const range = await currentRange();
        return { ...range, brand: { ...range.brand, staffNeedSecondFactor: true } };
      },
    });
    const hash = await server.dependencies.accounts.passwords.hash(password);
    const person = { firstName: 'A', lastName: 'B', cellphone: '0701234567', municipalityId: '2480' };
    for (const [actor, own] of Object.entries(actors)) {
      const user = await insertUser(connection.db, { ...person, ...own, email: addressOf(actor) }, hash, [], new Date(now));
      if (user) users.set(actor, user);
    }
    // Wherever the test needs the number of a key, it uses the number of this first key. So an endpoint that revokes a key revokes
    // only this one.
    await makeApiKey(server.dependencies, { name: 'first', scopes: [], expiresAt: null, createdBy: null });
    for (const program of ['program with a key', 'program with a revoked key'] satisfies Program[]) {
      const asked = { name: program, scopes: apiScopes, expiresAt: null, createdBy: null };
      const { key, made } = await makeApiKey(server.dependencies, asked);
      keys.set(program, key);
      if (program === 'program with a revoked key') await revokeApiKey(connection.db, made.id, new Date(now));
    }
  });
  /** Keys with one scope each, by scope. */
  const keysOf = new Map<string, string>();
  beforeAll(async () => {
    for (const scope of apiScopes) {
      const { key } = await makeApiKey(server.dependencies, { name: scope, scopes: [scope], expiresAt: null, createdBy: null });
      keysOf.set(scope, key);
    }
  });
  afterAll(async () => {
    await connection.close();
    await rm(cacheFolder, { recursive: true });
  });

  /**
   * Browsers in which an actor is logged in. No call uses them after a call with another method than GET, because that call may end the
   * session or delete the account.
   */
  const browsers = new Map<string, TestVisitor>();
  async function browserFor(actor: string, { method }: Endpoint): Promise<TestVisitor> {
    const browser = browsers.get(actor) ?? (await browserOf(actor));
    if (method === 'GET') browsers.set(actor, browser);
    else browsers.clear();
    return browser;
  }

  /** Returns a new browser. If the actor has an account, the actor has logged in there. */
  async function browserOf(actor: string): Promise<TestVisitor> {
    const { app } = actor.endsWith('that is asked for') ? strictServer : server;
    const browser = aVisitor(app);
    if (!users.has(actor)) return browser;
    await browser.post('/api/account/login', { username: addressOf(actor), password });
    if (actor === 'ended session') await browser.look('/api/account/logout', { method: 'POST' });
    const AccountId = users.get('owner')?.customerNumber;
    if (actor === 'impersonating salesperson') await browser.post('/api/account/act', { AccountId, Reason: 'Prov' });
    return browser;
  }

  /**
   * Creates a new house of the owner, which the owner shares with the member of the household. Each call makes a new house, because the
   * endpoint under test may delete the house.
   */
  async function aHouse(): Promise<string> {
    const [owner, member] = ['owner', 'household member'].map((actor) => users.get(actor)?.id ?? '');
    if (!owner || !member) throw new Error('they have no account');
    const token = systemSecrets.newToken();
    const saver = { userId: owner, at: new Date(now) };
    await insertHouse(connection.db, { token, ownerId: owner, content: aHouseContent(), saver });
    await connection.db.insert(householdMembers).values({ token, userId: member, joinedAt: saver.at });
    return token;
  }

  const calls = Object.entries(refusals).flatMap(([actor, byAccess]) =>
    everyEndpoint.map(([name, endpoint]) => ({ actor, name, endpoint, refusal: byAccess[endpoint.access] })),
  );
  test.each(calls)('when $actor calls $name, the refusal is $refusal (null: none)', async ({ actor, endpoint, refusal }) => {
    const isOfHouse = endpoint.access === 'household' || endpoint.access === 'owner';
    const sent = requestOf(endpoint, isOfHouse ? await aHouse() : undefined);
    const [path, init] = sent;
    const headers = { ...init.headers, Authorization: `Bearer ${keys.get(actor) ?? 'gvl_nobody'}` };
    const { status, body } = await (await browserFor(actor, endpoint)).look(path, { ...init, headers });
    const code: unknown = Reflect.get(Object(body), 'code');
    if (refusal) expect([status, code]).toEqual([problems[refusal].status, refusal]);
    else
      expect([
        'not-logged-in',
        'wrong-api-key',
        'choose-password',
        'set-up-second-factor',
        'not-allowed',
        'internal-error',
      ]).not.toContain(code);
    if (isOfHouse && !refusal) expect(code).not.toBe('unknown-configuration');
    // At a `keyholder` endpoint, the caller sends the key of a shared configuration. The server checks this key only after the body. So if
    // the endpoint expects a body, the server refuses the body `{}` first.
    if (endpoint.access === 'keyholder') expect(endpoint.request ? [400] : [403, 404]).toContain(status);
  });

  test('caches never store responses of endpoints that need a login or key', async () => {
    const browser = await browserOf('administrator');
    const read = everyEndpoint.filter(([, { access, method }]) => access !== 'anyone' && method === 'GET');
    const succeeded: string[] = [];
    for (const [name, endpoint] of read) {
      const [path, init] = requestOf(endpoint, await aHouse());
      const Authorization = `Bearer ${keys.get('program with a key')}`;
      const { status, headers } = await browser.look(path, { ...init, headers: { Authorization } });
      expect(headers.get('Cache-Control'), name).toMatch(/\bno-store$/);
      if (status === 200) succeeded.push(name);
    }
    // The other calls fail, for example because the test requests a quote or a customer that does not exist.
    expect(succeeded.length).toBeGreaterThan(read.length / 2);
  });

  const changers: Partial<Record<Access, string>> = {
    administrator: 'administrator',
    'range-edit': 'administrator',
    'range-publish': 'administrator',
    staff: 'salesperson',
  };
  const changes = everyEndpoint.filter(([, { method }]) => method !== 'GET');
  test.each(changes)(
    'if the endpoint %s changes data of an account, the server refuses a call from a page that shows another account than the logged-in one, and changes nothing',
    async (_, endpoint) => {
      const actor = changers[endpoint.access] ?? 'owner';
      const isOfHouse = endpoint.access === 'household' || endpoint.access === 'owner';
      const [path, init] = requestOf(endpoint, isOfHouse ? await aHouse() : undefined);
      const own = String(users.get(actor)?.customerNumber);
      const browser = await browserFor(actor, endpoint);
      const shows = async (shown: string) => {
        const { status, body } = await browser.look(path, { ...init, headers: { ...init.headers, 'Page-Account': shown } });
        return [status, Reflect.get(Object(body), 'code')];
      };
      const refused = [409, 'other-account'];
      const before = await nextTransaction(connection.db);
      const others = ['none', `${Number(own) + 1}`, `${own} for 3`, `${own}0`, 'x'];
      for (const shown of others) {
        if (isOfAccount(endpoint)) expect(await shows(shown), shown).toEqual(refused);
        else expect((await shows(shown))[1], shown).not.toBe('other-account');
      }
      if (isOfAccount(endpoint)) expect(await nextTransaction(connection.db)).toEqual(before);
      expect((await shows(own))[1]).not.toBe('other-account');
    },
  );

  test('if the user logs out after a page was opened, the server refuses changes from this page, even at an endpoint for anyone', async () => {
    const body = JSON.stringify({});
    const headers = { 'Content-Type': 'application/json', 'Page-Account': '12' };
    const answer = await aVisitor(server.app).look('/api/submit/contactrequest', { method: 'POST', headers, body });
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'not-logged-in' }]);
  });

  test('staff who act for a customer can change that customer’s data only from a page that shows both their account and the customer’s', async () => {
    const browser = await browserOf('impersonating salesperson');
    const [own, customer] = ['impersonating salesperson', 'owner'].map((actor) => users.get(actor)?.customerNumber);
    const newsletter = (shown: string) =>
      browser.post('/api/account/newsletter', { Newsletter: false }, { 'Page-Account': shown });
    expect((await newsletter(`${own} for ${customer}`)).status).toBe(204);
    expect((await newsletter(`${own}`)).body).toMatchObject({ code: 'other-account' });
    expect((await newsletter(`${customer}`)).body).toMatchObject({ code: 'other-account' });
  });

  const byScope = apiScopes.flatMap((allowed) =>
    everyEndpoint.flatMap(([name, endpoint]) =>
      endpoint.access === 'api-key' ? [{ allowed, name, endpoint, passes: endpoint.scope === allowed }] : [],
    ),
  );
  test.each(byScope)(
    'whether $name accepts an API key that has only the scope $allowed: $passes',
    async ({ allowed, endpoint, passes }) => {
      const [path, init] = requestOf(endpoint);
      const headers = { ...init.headers, Authorization: `Bearer ${keysOf.get(allowed)}` };
      const { status, body } = await aVisitor(server.app).look(path, { ...init, headers });
      const refused = [403, { code: 'missing-scope' }] as const;
      if (passes) expect([401, 403, 500]).not.toContain(status);
      else expect([status, body]).toMatchObject(refused);
    },
  );

  test.each(everyEndpoint.filter(([, { request: body }]) => body))(
    '%s refuses a body that is not JSON, and names the field that contains a NUL character or is missing',
    async (_, endpoint) => {
      const [path, sent] = requestOf(endpoint, await aHouse());
      const init = { ...sent, headers: { ...sent.headers, Authorization: `Bearer ${keys.get('program with a key')}` } };
      const browser = await browserOf('administrator');
      const malformed = await browser.look(path, { ...init, body: '{"HouseId":' });
      expect([malformed.status, malformed.body]).toEqual([400, expect.objectContaining({ code: 'malformed-body' })]);
      const withNul = await browser.look(path, { ...init, body: '{"HouseId":1,"Name":"\\u0000"}' });
      expect(withNul.body).toMatchObject({
        code: 'malformed-body',
        field: 'Name',
        detail: 'no text has control characters or halves of a character',
      });
      const empty = await browser.look(path, init);
      expect(empty.body).toMatchObject({ code: 'malformed-body', field: expect.stringMatching(/\w/) });
    },
  );
});
