import { limits as rules } from '@gavel/contract';
import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { Connection } from '../db/connect.ts';
import { rateLimits } from '../http/rate-limits.tables.ts';
import { limit, limitsOn } from '../http/rate-limits.ts';
import { users } from '../modules/people/accounts/accounts.tables.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { requests } from '../modules/sales/requests/requests.tables.ts';
import { aPublishedRange } from '../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../testing/a-server.ts';
import { aVisitor } from '../testing/a-visitor.ts';
import { databases } from '../testing/databases.ts';

vi.setConfig({ testTimeout: 600_000 });

/** The number of people. Each costs half a second of processor time, so only `npm run test:deep` has the full number. */
const PEOPLE = inject('propertyDepth') === 'full' ? 200 : 30;
/** The number of people who are active at the same time. */
const AT_ONCE = 10;
const PASSWORD = 'granbarr i snö';
const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Mitt hus', Answers: { 11: 112, 12: 122 } };
const quote = { SubmissionType: 'Quote', Message: '', Plots: [] };

const emailOf = (person: number) => `besokare${person}@example.se`;

describe.each(databases.slice(-1))('many people who share one IP address, on the database $kind', ({ open }) => {
  let connection: Connection;
  let server: TestServer;
  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange({ consents: [terms] }), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    for (const table of [requests, users, rateLimits]) await connection.db.delete(table);
    server = aServer(connection.db, { limits: limitsOn(connection.db, 'secret') });
  });

  const login = (username: string, password: string) => aVisitor(server.app).post('/api/account/login', { username, password });
  const register = (person: number, visitor = aVisitor(server.app)) =>
    visitor.post('/api/account/register', {
      Email: emailOf(person),
      Password: PASSWORD,
      FirstName: 'Anna',
      LastName: 'Berg',
      Cellphone: '0701234567',
      MunicipalityId: '2480',
      GdprConsentId: 7,
      Newsletter: false,
    });

  /** Makes the API calls of one person who visits the site, and returns the statuses of all responses. */
  async function visit(person: number): Promise<readonly number[]> {
    const visitor = aVisitor(server.app);
    const registered = await register(person, visitor);
    const statuses = [registered.status, (await visitor.post('/api/guidemodel/share', house)).status];
    const saved = await visitor.post('/api/guidemodel/', house);
    const token = String(Reflect.get(Object(saved.body), 'data'));
    const again = await visitor.post('/api/guidemodel/', { ...house, Id: token, Name: 'Vårt hus' });
    const opened = await visitor.get(`/api/guidemodel/${token}`);
    // A PDF costs a second of processor time, so only every tenth visitor makes a PDF. That is enough for the test, because the limit of
    // PDFs applies to each account.
    const printed = person % 10 === 0 ? await visitor.download(`/api/guidemodel/document/${token}`) : opened;
    const asked = await visitor.post('/api/submit/contactrequest', { ...quote, ConfigurationId: token });
    const back = await login(emailOf(person), PASSWORD);
    return [...statuses, saved.status, again.status, opened.status, printed.status, asked.status, back.status];
  }

  test(`${PEOPLE} people behind one IP address register, save, request a quote and log in again within an hour, and every tenth makes a PDF`, async () => {
    const statuses: number[] = [];
    for (let first = 0; first < PEOPLE; first += AT_ONCE)
      for (const some of await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => visit(first + at)))) statuses.push(...some);
    expect([...new Set(statuses)]).toEqual([200]);
    expect(statuses).toHaveLength(PEOPLE * 8);
    expect(await connection.db.select({ heldBack: requests.heldBack }).from(requests)).toEqual(
      Array.from({ length: PEOPLE }, () => ({ heldBack: null })),
    );
  });

  test('the server refuses a machine that tries one password on many accounts, and does not count logins with the right password', async () => {
    await register(0);
    for (let at = 0; at < 5; at += 1) expect((await login(emailOf(0), PASSWORD)).body).not.toBeNull();
    const { requests } = rules.login;
    const tried: number[] = [];
    for (let at = 0; at <= requests; at += 1) tried.push((await login(`nagon${at}@example.se`, 'sommar2026')).status);
    expect(tried.slice(0, requests)).toEqual(Array.from({ length: requests }, () => 200));
    expect(tried.at(-1)).toBe(429);
  });

  test('after ten attempts the server refuses a machine that tries passwords on one account', async () => {
    await register(0);
    const tried: number[] = [];
    for (let at = 0; at < 12; at += 1) tried.push((await login(emailOf(0), `sommar${at}`)).status);
    expect(tried).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  test('the server refuses an account that makes too many PDFs, and still serves other accounts at the same IP address', async () => {
    // The limit is lower than usual, because a PDF costs a second of processor time. The period is an hour, because a busy machine may need
    // more than a minute for all PDFs of the test.
    const requests = 3;
    const document = limit(connection.db, 'secret', 'document', { requests, seconds: 3600 });
    server = aServer(connection.db, { limits: { ...limitsOn(connection.db, 'secret'), document } });
    const [flooder, neighbour] = [aVisitor(server.app), aVisitor(server.app)];
    await register(0, flooder);
    await register(1, neighbour);
    const save = (who: typeof flooder) => who.post('/api/guidemodel/', house);
    const token = String(Reflect.get(Object((await save(flooder)).body), 'data'));
    const theirs = String(Reflect.get(Object((await save(neighbour)).body), 'data'));
    const print = async () => (await flooder.download(`/api/guidemodel/document/${token}`)).status;
    for (let at = 0; at < requests; at += 1) expect(await print()).toBe(200);
    expect(await print()).toBe(429);
    expect((await neighbour.download(`/api/guidemodel/document/${theirs}`)).status).toBe(200);
  });

  test('the server refuses a machine that registers too often, whether or not it is logged in', async () => {
    const visitor = aVisitor(server.app);
    await register(0, visitor);
    for (let at = 1; at < rules.register.requests; at += 1) await visitor.post('/api/account/register', {});
    expect((await visitor.post('/api/account/register', {})).status).toBe(429);
    expect((await aVisitor(server.app).post('/api/account/register', {})).status).toBe(429);
  });
});
