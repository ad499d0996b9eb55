import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../db/connect.ts';
import { mails } from '../../modules/people/mail/mails.tables.ts';
import { storeRange } from '../../modules/range/store-range.ts';
import { finalOrders } from '../../modules/sales/orders/orders.tables.ts';
import { listQuotes, stateOf } from '../../modules/sales/quotes/quotes.repository.ts';
import { requestHistory, requestWork } from '../../modules/sales/requests/request-work.tables.ts';
import { requests as requestTable } from '../../modules/sales/requests/requests.tables.ts';
import { aMember } from '../../testing/a-member.ts';
import { aHouse, aPublishedRange, aWebConfiguration } from '../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../testing/a-server.ts';
import { aVisitor, type TestVisitor } from '../../testing/a-visitor.ts';
import { openDatabase } from '../../testing/databases.ts';
import { demoPeople } from '../demo-people.ts';
import { fillSeason } from './fill-season.ts';

const never = new AbortController().signal;
const houses = [1, 2, 3, 4].map((id) => aHouse(id, `Hus ${id}`, { webConfiguration: aWebConfiguration(id * 10, `Hus ${id}`) }));
const { brand, ...rest } = aPublishedRange({ houses });
const orderChecks = [{ key: 'tomt', title: 'Tomten är klar', hint: '', about: 'plot', words: 'required' }] as const;
const range = { ...rest, brand: { ...brand, orderChecks } };

let connection: Connection;
let server: TestServer;
/** The lines that the start prints. */
let printed: readonly string[];
async function start() {
  connection = await openDatabase();
  await storeRange(connection.db, range, new Date(now));
  server = aServer(connection.db);
  printed = await demoPeople(server.dependencies);
}

async function enter(address: string): Promise<TestVisitor> {
  const line = printed.find((one) => one.includes(address)) ?? '';
  const [, password = ''] = / +([a-z0-9-]{35})$/.exec(line) ?? [];
  const browser = aVisitor(server.app);
  await browser.post('/api/account/login', { username: address, password });
  await browser.post('/api/account/changepassword', { OldPassword: password, NewPassword: 'en egen mening' });
  return browser;
}

const part = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);

describe('the demonstration, after it was filled with requests and quotes of the last months', () => {
  beforeAll(async () => {
    await start();
    await fillSeason(server.dependencies, never);
  });
  afterAll(() => connection.close());

  test('the demonstration has active, lost, dormant and held-back requests, quotes, orders, absences, and visitor counts of 90 days', async () => {
    const { db } = connection;
    const work = await db.select().from(requestWork);
    expect(work.length).toBeGreaterThanOrEqual(34);
    // One of the two orders has reached the milestone agreement; the other order waits for approval.
    expect(new Set(work.map(({ milestone }) => milestone))).toEqual(new Set(['new', 'contact', 'review', 'quote', 'agreement']));
    expect(new Set(work.map(({ lostReason }) => lostReason))).toEqual(
      new Set([null, 'price', 'plot', 'financing', 'competitor', 'postponed', 'unreachable']),
    );
    expect(work.some(({ dormantUntil }) => dormantUntil !== null && dormantUntil > '2026-11-20')).toBe(true);
    const asked = await db.select().from(requestTable);
    expect(new Set(asked.map(({ source }) => source))).toEqual(new Set(['configurator', 'contact']));
    expect(new Set(asked.map(({ submissionType }) => submissionType))).toEqual(new Set(['Quote', 'Sales']));
    expect(asked.filter(({ heldBack }) => heldBack)).toHaveLength(2);
    const quotes = (await Promise.all(work.map(({ leadId: requestId }) => listQuotes(db, requestId)))).flat();
    expect(new Set(quotes.map((quote) => stateOf(quote, '2026-11-20')))).toEqual(
      new Set(['open', 'accepted', 'expired', 'withdrawn', 'replaced']),
    );
    const orders = await db.select().from(finalOrders);
    expect(orders.map(({ frozenAt }) => frozenAt !== null).toSorted()).toEqual([false, true]);

    const lage = await enter('saljare@demo.example');
    const today = (await lage.get('/api/admin/today')).body;
    expect(JSON.stringify(today)).toContain('Samir Haddad');
    const views = part((await lage.get('/api/admin/desk')).body, 'Views');
    expect(views).toContainEqual(expect.objectContaining({ View: 'mine', Count: expect.any(Number) }));
    expect(part((await lage.get('/api/admin/leads?view=mine')).body, 'Leads')).not.toEqual([]);
    const statistics = (await lage.get('/api/admin/statistics?days=90')).body;
    expect(JSON.stringify(statistics)).toContain('2026-08');
    const vera = await enter('administrator@demo.example');
    expect(JSON.stringify((await vera.get('/api/admin/staff')).body)).toContain('StandIn');
  });

  test('no request and no event of a request has a date in the future, and no e-mail is queued', async () => {
    const { db } = connection;
    const times = [
      ...(await db.select({ at: requestTable.sentAt }).from(requestTable)),
      ...(await db.select({ at: requestHistory.at }).from(requestHistory)),
    ];
    expect(Math.max(...times.map(({ at }) => at.getTime()))).toBeLessThanOrEqual(now);
    const sent = await db.select().from(mails);
    expect(sent.length).toBeGreaterThan(50);
    expect(sent.every(({ outcome }) => outcome === 'sent')).toBe(true);
  });

  test('the demonstration data is created only once', async () => {
    const requests = await connection.db.$count(requestTable);
    await fillSeason(server.dependencies, never);
    expect(await connection.db.$count(requestTable)).toBe(requests);
  });
});

describe('a start of the demonstration', () => {
  beforeEach(start);
  afterEach(() => connection.close());

  test('after an interruption, the next start continues with the first request that is not stored yet', async () => {
    let asked = 0;
    const soon = {
      get aborted() {
        asked += 1;
        return asked > 5;
      },
    } as unknown as AbortSignal;
    await fillSeason(server.dependencies, soon);
    const some = await connection.db.$count(requestTable);
    await fillSeason(server.dependencies, never);
    const addresses = (await connection.db.select().from(requestTable)).map(({ email }) => email);
    expect(some).toBeLessThan(addresses.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('no demonstration data is created when the database has accounts outside the demonstration', async () => {
    await aMember(server);
    await fillSeason(server.dependencies, never);
    expect(await connection.db.$count(requestTable)).toBe(0);
  });

  test('no demonstration data is created when the demonstration’s accounts are missing', async () => {
    const empty = await openDatabase();
    await storeRange(empty.db, range, new Date(now));
    await fillSeason(aServer(empty.db).dependencies, never);
    expect(await empty.db.$count(requestTable)).toBe(0);
    await empty.close();
  });
});
