import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../db/connect.ts';
import { letters } from '../../modules/people/letters/letters.tables.ts';
import { storeRange } from '../../modules/range/store-range.ts';
import { leadHistory, leadWork } from '../../modules/sales/leads/lead-work.tables.ts';
import { leads } from '../../modules/sales/leads/leads.tables.ts';
import { listOffers, stateOf } from '../../modules/sales/offers/offers.repository.ts';
import { finalOrders } from '../../modules/sales/orders/orders.tables.ts';
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
/** What the start prints. */
let printed: readonly string[];
beforeEach(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, range, new Date(now));
  server = aServer(connection.db);
  printed = await demoPeople(server.dependencies);
});
afterEach(() => connection.close());

async function enter(address: string): Promise<TestVisitor> {
  const line = printed.find((one) => one.includes(address)) ?? '';
  const [, password = ''] = / +([a-z0-9-]{35})$/.exec(line) ?? [];
  const browser = aVisitor(server.app);
  await browser.post('/api/account/login', { username: address, password });
  await browser.post('/api/account/changepassword', { OldPassword: password, NewPassword: 'en egen mening' });
  return browser;
}

const part = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);

test('a newcomer finds a living desk: requests in every state, offers, orders, absences and 90 days of counts', async () => {
  await fillSeason(server.dependencies, never);
  const { db } = connection;

  const work = await db.select().from(leadWork);
  expect(work.length).toBeGreaterThanOrEqual(34);
  // Of the two orders one is agreed already, and one waits to be frozen.
  expect(new Set(work.map(({ milestone }) => milestone))).toEqual(new Set(['new', 'contact', 'review', 'quote', 'agreement']));
  expect(new Set(work.map(({ lostReason }) => lostReason))).toEqual(
    new Set([null, 'price', 'plot', 'financing', 'competitor', 'postponed', 'unreachable']),
  );
  expect(work.some(({ dormantUntil }) => dormantUntil !== null && dormantUntil > '2026-11-20')).toBe(true);
  const asked = await db.select().from(leads);
  expect(new Set(asked.map(({ source }) => source))).toEqual(new Set(['configurator', 'contact']));
  expect(new Set(asked.map(({ submissionType }) => submissionType))).toEqual(new Set(['Quote', 'Sales']));
  expect(asked.filter(({ heldBack }) => heldBack)).toHaveLength(2);
  const offers = (await Promise.all(work.map(({ leadId }) => listOffers(db, leadId)))).flat();
  expect(new Set(offers.map((offer) => stateOf(offer, '2026-11-20')))).toEqual(
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

test('nothing happens in the future, and no e-mail waits to be sent', async () => {
  await fillSeason(server.dependencies, never);
  const { db } = connection;
  const times = [
    ...(await db.select({ at: leads.sentAt }).from(leads)),
    ...(await db.select({ at: leadHistory.at }).from(leadHistory)),
  ];
  expect(Math.max(...times.map(({ at }) => at.getTime()))).toBeLessThanOrEqual(now);
  const sent = await db.select().from(letters);
  expect(sent.length).toBeGreaterThan(50);
  expect(sent.every(({ outcome }) => outcome === 'sent')).toBe(true);
});

test('it is made once', async () => {
  await fillSeason(server.dependencies, never);
  const requests = await connection.db.$count(leads);
  await fillSeason(server.dependencies, never);
  expect(await connection.db.$count(leads)).toBe(requests);
});

test('ended in the middle, the next start goes on where it ended', async () => {
  let asked = 0;
  const soon = {
    get aborted() {
      asked += 1;
      return asked > 5;
    },
  } as unknown as AbortSignal;
  await fillSeason(server.dependencies, soon);
  const some = await connection.db.$count(leads);
  await fillSeason(server.dependencies, never);
  const addresses = (await connection.db.select().from(leads)).map(({ email }) => email);
  expect(some).toBeLessThan(addresses.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('where somebody has an account of their own, there is real data, and nothing is made', async () => {
  await aMember(server);
  await fillSeason(server.dependencies, never);
  expect(await connection.db.$count(leads)).toBe(0);
});

test('where the people of the demonstration are missing, nothing is made', async () => {
  const empty = await openDatabase();
  await storeRange(empty.db, range, new Date(now));
  await fillSeason(aServer(empty.db).dependencies, never);
  expect(await empty.db.$count(leads)).toBe(0);
  await empty.close();
});
