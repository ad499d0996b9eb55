import { asCampaignId } from '@gavel/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aRequest } from '../../../testing/a-request.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { makeApiKey } from '../../integrations/api-keys/api-keys.ts';
import { storeRange } from '../../range/store-range.ts';
import { type CountKind, dailyCounts } from '../../visit/counts/counts.tables.ts';
import { requestWork } from '../requests/request-work.tables.ts';
import { insertRequest } from '../requests/requests.repository.ts';
import { requests } from '../requests/requests.tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PATH = '/api/admin/statistics';
/** The campaign ran for five of the last seven days. */
const campaign = aCampaign(3, { title: 'Höstaltan', validFrom: '2026-11-14', validTo: '2026-11-18' });
const houses = [
  aHouse(2, 'Åsen'),
  aHouse(1, 'Sjövik', { webConfiguration: aWebConfiguration(10, 'Sjövik', { campaigns: [campaign] }) }),
];

interface Wire {
  readonly Kinds: readonly {
    readonly Kind: string;
    readonly Total: number | null;
    readonly Before: number | null;
    readonly Parts: readonly (number | null)[];
  }[];
  readonly Campaigns: readonly object[];
}

describe.each(databases)('statistics on the database $kind', ({ kind: database, open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let elin: TestMember;
  let nils: TestMember;

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange({ houses }), new Date(now));
    server = aServer(connection.db, { salesmenSee: 'own' });
    elin = await aMember(server, { firstName: 'Elin', role: 'Admin' });
    nils = await aMember(server, { firstName: 'Nils', role: 'Salesmen' });
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    for (const table of [dailyCounts, requests]) await connection.db.delete(table);
  });

  const put = (day: string, kind: CountKind, count: number, ids: Partial<typeof dailyCounts.$inferInsert> = {}) =>
    connection.db.insert(dailyCounts).values({ day, kind, count, ...ids });

  test('for a kind of event, such as a started house, the statistics show how often it happened on each day in all houses together, and for comparison the total of the same number of days before', async () => {
    await put('2026-11-13', 'started', 20, { houseId: 1 });
    await put('2026-11-14', 'started', 12, { houseId: 1 });
    await put('2026-11-14', 'started', 9, { houseId: 2 });
    await put('2026-11-15', 'started', 3, { houseId: 1 });
    await put('2026-11-20', 'started', 7, { houseId: 1 });
    await put('2026-11-20', 'visit', 101);
    const { Kinds } = (await nils.get(`${PATH}?days=7`)).body as Wire;
    expect(Kinds.find(({ Kind }) => Kind === 'started')).toEqual({
      Kind: 'started',
      Total: 30,
      Before: 20,
      Parts: [20, null, 0, 0, 0, 0, 5],
    });
    expect(Kinds.find(({ Kind }) => Kind === 'visit')).toMatchObject({ Total: 100, Before: 0 });
    expect(await nils.get(`${PATH}?days=7`)).toMatchObject({
      body: { Since: '2026-11-20', BucketSize: 'day', Houses: [{ Title: 'Sjövik' }, { Title: 'Åsen' }] },
    });
  });

  test('for each campaign, the statistics show how many finished houses and requests it discounted, how many houses a day visitors finished while it ran, and how many a day while it did not run', async () => {
    await put('2026-11-14', 'finished', 50, { houseId: 1 });
    await put('2026-11-19', 'finished', 10, { houseId: 1 });
    await put('2026-11-14', 'finished-in-campaign', 33, { houseId: 1, itemId: asCampaignId(3) });
    await put('2026-11-14', 'requested-in-campaign', 2, { houseId: 1, itemId: asCampaignId(3) });
    const { Campaigns } = (await nils.get(`${PATH}?days=7`)).body as Wire;
    expect(Campaigns).toEqual([
      { Id: 3, Title: 'Höstaltan', Days: 5, Finished: 35, Requested: null, PerDay: 10, PerOtherDay: 5 },
    ]);
  });

  test('the statistics of a house show how many visitors reached each section, how often each answer was chosen, and which answers visitors could not choose because of which other answer', async () => {
    const ids = { houseId: 1, questionId: 11 };
    await put('2026-11-15', 'section', 40, { houseId: 1, itemId: 1 });
    await put('2026-11-15', 'answer', 28, { ...ids, itemId: 112 });
    await put('2026-11-16', 'answer', 3, { ...ids, itemId: 112 });
    await put('2026-11-16', 'answer', 8, { ...ids, itemId: 111 });
    await put('2026-11-16', 'answer', 6, { ...ids, itemId: 119 });
    await put('2026-11-16', 'answer', 50, { ...ids, houseId: 2, itemId: 111 });
    await put('2026-11-16', 'refused', 11, { houseId: 1, questionId: 12, itemId: 121, becauseId: 112 });
    await put('2026-11-16', 'refused', 4, { houseId: 1, questionId: 12, itemId: 121 });
    const { body } = await nils.get(`${PATH}/houses/1?days=7`);
    expect(body).toMatchObject({
      Sections: [
        {
          Title: 'Ute',
          Reached: 40,
          Questions: [
            {
              Title: 'Altan',
              Total: 45,
              Answers: [
                { Title: 'Ingen altan', Count: 10, Share: 10 / 45 },
                { Title: 'Stor altan', Count: 30, Share: 30 / 45 },
                { Id: 119, Title: null, Count: 5, Share: 5 / 45 },
              ],
            },
          ],
        },
      ],
      Refused: [{ Question: 'Räcke', Answer: 'Inget räcke', Because: 'Stor altan', Count: 10 }],
    });
  });

  /**
   * Stores a request that arrived some days ago. `contactedAfter` is the time until the first contact, in minutes; null: there was
   * no contact yet.
   */
  async function ask(
    owner: TestMember | null,
    daysAgo: number,
    contactedAfter: number | null,
    rest: Partial<typeof requestWork.$inferInsert> = {},
  ) {
    const arrivedAt = new Date(now - daysAgo * DAY_MS);
    const request = aRequest({ sentAt: arrivedAt });
    await insertRequest(connection.db, request);
    const firstContactAt = contactedAfter === null ? null : new Date(arrivedAt.getTime() + contactedAfter * MINUTE_MS);
    await connection.db
      .update(requestWork)
      .set({ ownerId: owner?.user.id ?? null, firstContactAt, ...rest })
      .where(sql`${requestWork.leadId} = ${request.id}`);
  }

  test('the statistics show the median and the 90th percentile of the time until the first contact with the customer, but no times if staff contacted fewer than five customers', async () => {
    for (let at = 1; at <= 11; at += 1) await ask(nils, 2, at * 10);
    for (let at = 0; at < 5; at += 1) await ask(elin, 1, null, at < 4 ? { lostReason: 'price' } : { milestone: 'order' });
    for (let at = 0; at < 4; at += 1) await ask(nils, 40, 5);
    const own = (await nils.get(`${PATH}/sales?days=30`)).body as object;
    expect(own).toMatchObject({
      Contact: { Asked: 10, Waiting: 0, MedianMinutes: 60, SlowestMinutes: 100 },
      Before: { Asked: null, MedianMinutes: null, SlowestMinutes: null },
      Lost: { Total: 0 },
      People: null,
    });
    const all = (await elin.get(`${PATH}/sales?days=30`)).body as object;
    expect(all).toMatchObject({
      Contact: { Asked: 15, Waiting: 5 },
      Lost: { Total: null, Reasons: expect.arrayContaining([{ Reason: 'price', Count: null }]) },
      People: [
        { Name: 'Nils Berg', Contact: { Asked: 10, MedianMinutes: 60 }, Ordered: 0 },
        { Name: 'Elin Berg', Contact: { Asked: 5, Waiting: 5, MedianMinutes: null }, Offered: null, Ordered: null, Lost: null },
      ],
    });
  });

  test('the first note on a request is its first contact, and later work on the request does not change the time of that contact', async () => {
    await ask(nils, 0, null);
    const [work] = await connection.db.select().from(requestWork);
    const path = `/api/admin/leads/${work?.leadId}`;
    await nils.post(`${path}/notes`, { Words: 'Ringde' });
    const later = aServer(connection.db, { now: () => now + DAY_MS });
    const again = await aMember(later, { firstName: 'Sven', role: 'Salesmen' });
    await again.post(`${path}/changes`, { Kind: 'milestone', Milestone: 'contact' }, { 'If-Match': '"1"' });
    const [worked] = await connection.db.select().from(requestWork);
    expect(worked).toMatchObject({ milestone: 'contact', firstContactAt: new Date(now), waitingSince: new Date(now + DAY_MS) });
  });

  once.test('other systems read the same statistics as staff, without counts below five and without names', async () => {
    await put('2026-11-14', 'started', 12, { houseId: 1 });
    await put('2026-11-20', 'started', 3, { houseId: 1 });
    await put('2026-11-15', 'answer', 4, { houseId: 1, questionId: 11, itemId: 112 });
    for (let at = 0; at < 5; at += 1) await ask(nils, 1, 10, { lostReason: at < 4 ? 'price' : 'plot' });
    const asked = { name: 'BI', scopes: ['statistics:read'] as const, expiresAt: null, createdBy: null };
    const { key } = await makeApiKey(server.dependencies, asked);
    const read = async (path: string) =>
      (await aVisitor(server.app).look(`/api/v1/statistics${path}`, { headers: { Authorization: `Bearer ${key}` } }))
        .body as Wire;
    expect(await read('?days=7')).toEqual((await nils.get(`${PATH}?days=7`)).body);
    const { Kinds } = await read('?days=7');
    expect(Kinds.find(({ Kind }) => Kind === 'started')).toMatchObject({ Total: 15, Parts: [10, 0, 0, 0, 0, 0, null] });
    const house = await read('/houses/1?days=7');
    expect(house).toEqual((await nils.get(`${PATH}/houses/1?days=7`)).body);
    expect(house).toMatchObject({ Sections: [{ Questions: [{ Total: null, Answers: [{ Count: 0 }, { Count: null }] }] }] });
    expect(await read('/sales?days=7')).toMatchObject({
      Contact: { Asked: 5, MedianMinutes: 10 },
      Lost: { Total: 5 },
      People: null,
    });
    expect(await read('/houses/77')).toMatchObject({ code: 'unknown-house' });
    expect(await read('?days=8')).toMatchObject({ code: 'malformed-query' });
  });

  once.test(
    'the server refuses to return statistics of an unknown house, or for a period whose last day is before its first day',
    async () => {
      expect((await nils.get(`${PATH}/houses/77`)).body).toMatchObject({ code: 'unknown-house' });
      expect((await nils.get(`${PATH}?from=2026-11-20&to=2026-11-01`)).body).toMatchObject({ code: 'malformed-query' });
    },
  );

  if (database === 'PostgreSQL')
    test('even if the database has counts of two years, it uses the primary key to find the counts of one year, both for one house and for all houses', async () => {
      const { db } = connection;
      await db.execute(sql`insert into daily_counts (day, kind, house_id, question_id, item_id, count)
        select day::date, 'answer', house, 1, item, 3 from generate_series('2024-11-21'::date, '2026-11-20'::date, interval '1 day') as day,
          generate_series(1, 10) as house, generate_series(1, 20) as item`);
      await db.execute(sql`insert into daily_counts (day, kind, house_id, count)
        select day::date, kind, house, 3 from generate_series('2024-11-21'::date, '2026-11-20'::date, interval '1 day') as day,
          generate_series(1, 10) as house, unnest(array['started', 'finished', 'saved']) as kind`);
      await db.execute(sql`analyze daily_counts`);
      const planOf = async (where: string) => {
        const explain = sql.raw(`explain select item_id, sum(count) from daily_counts where ${where} group by item_id`);
        return JSON.stringify((await db.execute(explain)).rows);
      };
      const year = `day between '2025-11-21' and '2026-11-20'`;
      expect(await planOf(`kind = 'answer' and house_id = 3 and ${year}`)).toContain('daily_counts_once');
      expect(await planOf(`kind in ('started', 'finished', 'saved') and ${year}`)).toContain('daily_counts_once');
    });
});
