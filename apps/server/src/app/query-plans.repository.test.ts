import type { programEndpoints } from '@gavel/contract/all';
import { type OrderContent, orderContentBody, type staffEndpoints } from '@gavel/contract/staff';
import { asHouseId, asWebConfigurationId, kr } from '@gavel/core';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { makeApiKey } from '../modules/integrations/api-keys/api-keys.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { aMember, type TestMember } from '../testing/a-member.ts';
import { aPublishedRange } from '../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../testing/a-server.ts';
import { aVisitor } from '../testing/a-visitor.ts';
import { freshDatabase } from '../testing/databases.ts';

/**
 * The names of all endpoints that read (GET). TypeScript requires an entry for each of these endpoints in the lists below, also for
 * a new one.
 */
type Reading<Endpoints extends Readonly<Record<string, { readonly method: string }>>> = {
  [Name in keyof Endpoints]: Endpoints[Name]['method'] extends 'GET' ? Name : never;
}[keyof Endpoints];

const REQUEST = '00000000-0000-4000-8000-000000004000';
const ROWS = 5000;
/** The tables that become so large after years of use that no query may read a whole table. */
const large = [
  'leads',
  'lead_work',
  'lead_history',
  'users',
  'customers',
  'saved_configurations',
  'configuration_versions',
  'snapshots',
  'letters',
  'offers',
  'audit_log',
  'audit_reasons',
  'sessions',
  'daily_counts',
  'final_orders',
  'record_changes',
];

/** The paths under which the test calls each staff endpoint, after `/api/admin/`. */
const asked: Readonly<Record<Reading<typeof staffEndpoints>, readonly string[]>> = {
  readLeadDesk: ['desk'],
  readLeadsToday: ['today'],
  readLeadBoard: ['board', 'board?view=mine'],
  readLeadViews: ['views'],
  exportLeads: ['leads.csv?search=zo%C3%AB'],
  exportLeadsJson: ['leads.json?view=all&search=zo%C3%AB'],
  exportOffers: ['offers.csv?view=all&search=zo%C3%AB'],
  exportOffersJson: ['offers.json?view=all&search=zo%C3%AB'],
  exportCustomers: ['customers.csv?search=zo%C3%AB'],
  exportCustomersJson: ['customers.json?search=zo%C3%AB'],
  exportOrdersJson: ['orders.json'],
  listWorkedLeads: [
    ...['mine', 'unassigned', 'new', 'due', 'waiting', 'dormant', 'lost', 'all'].flatMap((view) =>
      ['due', 'waiting', 'arrived', 'price'].map((order) => `leads?view=${view}&order=${order}&direction=desc`),
    ),
    'leads?view=all&owner=none',
    'leads?view=all&milestone=quote',
    'leads?view=all&municipality=2480',
    // Search words: one that is rare, one that occurs in a quarter of the requests, one that occurs in all requests, and the name of a
    // municipality.
    ...['zo%C3%AB', 'andersson', 'example', 'ume%C3%A5'].map((word) => `leads?view=all&search=${word}`),
    'leads?view=lost&search=example&order=price&direction=desc',
    'leads?view=mine&search=070-1234567&order=price',
    `leads?view=all&order=arrived&direction=desc&after=2026-01-01T00:00:00.000Z~${REQUEST}`,
    `leads?view=all&order=price&after=40000~${REQUEST}`,
  ],
  listSuspectLeads: ['suspects'],
  readWorkedLead: [`leads/${REQUEST}`],
  listCustomers: [
    'customers',
    'customers?after=2026-01-01T00:00:00.000Z~4000',
    ...['zo%C3%AB', 'andersson', 'example'].map((word) => `customers?search=${word}`),
  ],
  readCustomer: ['customers/4000'],
  readLeadChanges: [`leads/${REQUEST}/changes`],
  readLeadHouse: [`leads/${REQUEST}/house`],
  readOfferDesk: [`leads/${REQUEST}/offer`],
  readOrderDraft: [`leads/${REQUEST}/order`],
  listOrders: ['orders', 'orders?state=frozen', 'orders?search=zo%C3%AB', 'orders?after=1000'],
  exportOrders: ['orders.csv'],
  readStaffOrder: ['orders/00000fa0'],
  readFactoryList: ['orders/00000fa0/factory'],
  exportFactoryList: ['orders/00000fa0/factory.csv'],
  readAuditLog: [
    'log',
    'log?after=100',
    'log?person=zo%C3%AB',
    'log?person=1003',
    ...['login', 'person'].map((kind) => `log?kind=${kind}`),
    'log?from=2026-11-01&to=2026-11-02',
    'log?kind=acting&person=zo%C3%AB&to=2026-11-02',
  ],
  listStaff: ['staff'],
  readRetention: ['retention'],
  listPlotInterest: ['plots'],
  exportPlotInterest: ['plots.csv'],
  readPlotInterest: ['plots/1'],
  exportInterested: ['plots/1/interested.csv'],
  readOwnAbsence: ['absence'],
  readConnections: ['connections'],
  readStatistics: ['statistics?days=90'],
  readHouseStatistics: ['statistics/houses/1?days=90'],
  readSalesStatistics: ['statistics/sales?days=30'],
  listToldEvents: ['webhooks/1/events'],
  readRangeDesk: ['range'],
  readWaitingReview: ['range/review'],
  readRangeParts: ['range/parts'],
  readRangePictures: ['range/pictures?house=&chapter='],
  readUploadedPicture: [`range/uploads/${'0'.repeat(64)}`],
  // The test does not call this endpoint, because it must open every saved house, as `readRangeEffects` below does.
  readCampaignEffects: [],
  listRangeVersions: ['range/versions'],
  listRangePreviews: ['range/previews'],
  compareRangeVersions: ['range/versions/1/differences?from=2'],
  // The test does not call these endpoints, because they must open every saved house.
  readRangeEffects: [],
  readRangeHealth: [],
  readDraftHealth: [],
  readRangeObjections: [],
  // This endpoint returns a stream of events and makes no queries.
  readEvents: [],
};

/** Returns the addresses of a list's pages: the first page, a page in the middle, and the changes since a time. */
const parts = (list: string) =>
  ['', '?max=200&after=4000', '?changedSince=2026-11-20T00:00:00Z'].map((query) => `v1/${list}${query}`);

/** The paths under which the test calls the endpoints for other systems, after `/api/`. */
const askedByPrograms: Readonly<Record<Reading<typeof programEndpoints>, readonly string[]>> = {
  listLeads: ['leads', 'leads?after=4000'],
  listLeadRecords: parts('leads'),
  readLeadRecord: [`v1/leads/${REQUEST}`],
  listCustomerRecords: parts('customers'),
  readCustomerRecord: ['v1/customers/4000'],
  listOfferRecords: parts('offers'),
  readOfferRecord: [`v1/offers/${REQUEST}`],
  listOrderRecords: parts('orders'),
  readOrderRecord: ['v1/orders/00000fa0'],
  readStatisticsRecord: ['v1/statistics?days=90'],
  readHouseStatisticsRecord: ['v1/statistics/houses/1?days=90'],
  readSalesStatisticsRecord: ['v1/statistics/sales?days=30'],
};

const plan = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Plans: z.array(z.unknown()).optional(),
});

const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === null)('query plans of the administration, on PostgreSQL', () => {
  const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let pool: Pool;
  let partial: readonly string[];
  let server: TestServer;
  let key: string;
  let sara: TestMember;
  let vera: TestMember;
  beforeAll(async () => {
    database = await freshDatabase(postgresUrl ?? '');
    // Make a full scan as expensive as in tables that are twenty times as large, so that a full scan is never the cheapest plan.
    pool = new Pool({ connectionString: database.url, options: '-c seq_page_cost=20' });
    // The pool reports its end before all its connections have closed. When the test then drops the database, each open connection reports
    // an error.
    pool.on('error', () => undefined);
    const db = drizzle(pool, { logger: { logQuery: (text, values) => void statements.push({ text, values }) } });
    await storeRange(db, aPublishedRange(), new Date(now));
    server = aServer(db, { salesmenSee: 'own' });
    sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
    vera = await aMember(server, { firstName: 'Vera', role: 'Admin' });
    const scopes = ['leads:read', 'customers:read', 'offers:read', 'orders:read', 'statistics:read'] as const;
    key = (await makeApiKey(server.dependencies, { name: 'CRM', scopes, expiresAt: null, createdBy: null })).key;
    await db.execute(leftAlone);
    for (const statement of filling(sara.user.id)) await db.execute(statement);
    for (const statement of lookedAt) await db.execute(statement);
    const { rows } = await pool.query<{ name: string }>(
      "select indexname as name from pg_indexes where indexdef like '% WHERE %'",
    );
    partial = rows.map(({ name }) => name);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  test.each(Object.entries(asked))('the staff endpoint %s reads no large table completely', async (_, addresses) => {
    const found: string[] = [];
    // Some responses are errors: one user is no administrator (403), some records do not exist (404), the range has no text (409).
    for (const address of addresses)
      for (const who of [vera, sara])
        found.push(...(await readWholly(address, () => who.file(`/api/admin/${address}`), [200, 403, 404, 409])));
    expect(found).toEqual([]);
  });

  test.each(Object.entries(askedByPrograms))(
    'an API call of other systems reads no large table completely: %s',
    async (_, addresses) => {
      const found: string[] = [];
      const headers = { Authorization: `Bearer ${key}` };
      for (const address of addresses)
        found.push(...(await readWholly(address, () => aVisitor(server.app).look(`/api/${address}`, { headers }), [200, 404])));
      expect(found).toEqual([]);
    },
  );

  /** Calls an endpoint, and returns the SQL statements of the call that read a whole large table. */
  async function readWholly(
    address: string,
    ask: () => Promise<{ readonly status: number }>,
    answers: readonly number[],
  ): Promise<readonly string[]> {
    statements.length = 0;
    const { status } = await ask();
    expect(answers, address).toContain(status);
    const found: string[] = [];
    for (const { text, values } of statements.splice(0).filter((statement) => statement.text.startsWith('select'))) {
      const { rows } = await pool.query(`explain (format json) ${text}`, [...values]);
      const tables = wholly(rows[0]['QUERY PLAN'][0].Plan, partial);
      if (tables.length > 0) found.push(`${address} reads ${tables.join(', ')} wholly: ${text}`);
    }
    return found;
  }
});

/**
 * Returns the large tables that a query plan reads as a whole: by a sequential scan, or by an index scan without a condition
 * and without a limit.
 * @param partial indexes that contain only a few of the rows
 * @param isCut whether the parent node of the plan stops reading as soon as it has enough rows
 */
function wholly(node: unknown, partial: readonly string[], isCut = false): readonly string[] {
  const { 'Node Type': type, 'Relation Name': table = '', Plans: below = [], ...one } = plan.parse(node);
  const isAlong = /^Index (Only )?Scan$/.test(type) && !one['Index Cond'] && !partial.includes(one['Index Name'] ?? '');
  const isWhole = type === 'Seq Scan' || (isAlong && !isCut);
  const isStillCut = type === 'Limit' || (isCut && !/^(Sort|Aggregate|Hash|Materialize)$/.test(type));
  return [...(isWhole && large.includes(table) ? [table] : []), ...below.flatMap((part) => wholly(part, partial, isStillCut))];
}

/**
 * Turns off autovacuum, which could run at any time. Autovacuum updates the visibility of pages and the pending entries of text
 * indexes, and so changes the estimated costs of query plans.
 */
const leftAlone = sql`do $$ declare one text; begin
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I set (autovacuum_enabled = false)', one);
  end loop;
end $$`;

/** Statements that update the planner’s statistics. They run after all data is stored. */
const lookedAt = [
  sql`select gin_clean_pending_list(pg_class.oid) from pg_class join pg_am on pg_am.oid = relam where amname = 'gin' and relkind = 'i'`,
  sql`analyze`,
];

const nobody = { name: 'Åsa Öberg', email: 'kund@example.se', phone: '' };

/** The content of every order in the test. */
const anOrder: OrderContent = {
  madeAt: now,
  madeBy: 'Säljare',
  chosen: {
    configurationId: '00000001',
    revision: 1,
    houseId: asHouseId(1),
    webConfigurationId: asWebConfigurationId(10),
    webConfigurationVersion: 1,
    municipalityId: '2480',
    areaCode: 'N',
    answers: new Map(),
    placement: null,
  },
  house: {
    houseTitle: 'Hus',
    name: '',
    municipalityName: 'Habo',
    priceListName: 'N',
    sections: [],
    campaigns: [],
    ordinary: kr(1),
    total: kr(1),
    earlierLowest: null,
    terms: '',
  },
  lines: [],
  offerNumber: null,
  plots: [],
  ticks: [],
  customer: { ...nobody, accountId: null },
  seller: nobody,
  factory: [],
  pictures: [],
};

/**
 * Returns the statements that store as much data as a builder has after years: `ROWS` customers, each with a saved house, a request, a
 * quote and a final order. The requests have different owners, milestones and dates.
 * @param seller the id of the salesperson who owns a tenth of the requests
 */
function filling(seller: string): readonly SQL[] {
  const id = sql`('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`;
  const token = sql`lpad(to_hex(i), 8, '0')`;
  const at = sql`${new Date(now).toISOString()}::timestamptz - make_interval(hours => (${ROWS} - i) * 3)`;
  const name = sql`(array['Åsa Öberg', 'Per Andersson', 'Eva Ek', 'Mårten Lind'])[1 + i % 4] || ' ' || i`;
  const email = sql`'kund' || i || '@example.se'`;
  const rows = sql`generate_series(1, ${sql.raw(String(ROWS))}) as i`;
  const house = sql`'{"name": "", "houseId": 1, "webConfigurationId": 10, "webConfigurationVersion": 1, "municipalityId": "2480", "areaCode": "N", "answers": {"11": 112, "12": 122}}'::jsonb`;
  return [
    sql`insert into users (id, name, email, first_name, last_name, cellphone, municipality_id, role)
      select 'customer-' || i, ${name}, ${email}, 'Åsa', 'Öberg', '070' || i, '2480', 'Customer' from ${rows}`,
    sql`insert into users (id, name, email, first_name, last_name, cellphone, municipality_id, role)
      select 'seller-' || i, 'Säljare', 'saljare' || i || '@example.se', 'S', 'L', '', '2480', 'Salesmen' from generate_series(1, 9) as i`,
    sql`insert into customers (address, seen_at) select ${email}, ${at} from ${rows}`,
    sql`insert into saved_configurations (token, owner_id, revision, created_at) select ${token}, 'customer-' || i, 1, ${at} from ${rows}`,
    sql`insert into configuration_versions
      select ${token}, 1, 'Hus', 1, 10, 1, '2480', 'N', '{"11": 112, "12": 122}', '{}', i * 100, ${at}, 'customer-' || i from ${rows}`,
    sql`insert into snapshots (token, web_configuration_id, web_configuration_version, municipality_id, area_code, house_id, name, answers, price_ore, withdraw_key_hash, created_at, opened_at)
      select ${token}, 10, 1, '2480', 'N', 1, 'Hus', '{}', 1, '', ${at}, ${at} from ${rows}`,
    sql`insert into leads (id, submission_type, sent_at, user_id, name, email, phone, message, configuration_id, house, price_ore, house_title, municipality_id, plot_ids, salesperson_name, salesperson_email, source, marketing)
      select ${id}, 'Quote', ${at}, 'customer-' || i, ${name}, ${email}, '070-' || i, '', ${token}, ${house}, i * 10, 'Hus', case when i % 200 = 7 then '2480' else (i % 200)::text end, '{}', '', '', 'configurator', '{}' from ${rows}`,
    sql`insert into lead_work (lead_id, municipality_id, price_ore, owner_id, milestone, dormant_until, lost_reason, next_step, due_on, arrived_at, waiting_since, house_saved_at, offer_answer, offer_answered_at, offer_until)
      select ${id}, case when i % 200 = 7 then '2480' else (i % 200)::text end, i * 10, case when i % 10 = 9 then null when i % 10 = 0 then ${seller} else 'seller-' || i % 10 end,
        (array['new', 'contact', 'review', 'quote', 'quote', 'order', 'agreement'])[1 + i * 7919 % 97 % 7],
        case when i % 23 = 0 then date '2027-01-01' end, case when i * 31 % 97 < 50 then 'price' end, 'Ring', case when i * 31 % 97 >= 50 then date '2026-11-20' + i % 40 - 10 end,
        ${at}, ${at} + interval '1 hour', case when i % 19 = 0 then ${at} + interval '2 hours' end,
        case when i % 29 = 0 then 'asked' end, case when i % 29 = 0 then ${at} + interval '2 hours' end, case when i * 31 % 97 >= 50 and i % 5 = 0 then date '2026-11-20' + i % 60 end from ${rows}`,
    sql`insert into lead_history (lead_id, at, actor_id, action, words, details) select ${id}, ${at}, 'seller-' || i % 10, 'note', 'Ringt', '{}' from ${rows}`,
    sql`insert into letters (id, queued_at, kind, lead_id, ended_at, outcome) select ${id}, ${at}, 'quote', ${id}, ${at}, 'sent' from ${rows}`,
    sql`insert into offers (id, lead_id, saved_at, saved_by, valid_until, words, lines) select ${id}, ${id}, ${at}, ${seller}, '2026-12-24', '', '[]' from ${rows}`,
    sql`insert into audit_log (at, actor_id, subject_id, action, details)
      select ${at}, case when i % 3 = 0 then ${seller} else 'customer-' || i end, 'customer-' || i, (array['configuration-saved', 'logged-in', 'acting-begun', 'quote-requested'])[1 + i % 4], '{}' from ${rows}`,
    sql`insert into audit_reasons select id, subject_id, 'Ringde' from audit_log where action = 'acting-begun'`,
    sql`insert into sessions (id, user_id, token, expires_at, created_at, updated_at) select 'session-' || i, 'customer-' || i, 'token-' || i, ${at} + interval '1 year', ${at}, ${at} from ${rows}`,
    sql`insert into daily_counts (day, kind, house_id, question_id, item_id, count)
      select date '2026-11-20' - i / 50, (array['visit', 'started', 'finished', 'section', 'answer'])[1 + i % 5], i % 5, 11, i % 50, 3 from ${rows}`,
    sql`insert into final_orders (token, lead_id, customer_name, house_title, municipality_name, price_ore, content, made_at, made_by, frozen_at, frozen_by, replaces)
      select ${token}, ${id}, ${name}, 'Hus', 'Habo', i, ${JSON.stringify(z.encode(orderContentBody, anOrder))}::jsonb, ${at}, 'Säljare', ${at}, 'Säljare', case when i % 20 = 0 then lpad(to_hex(i - 1), 8, '0') end from ${rows}`,
  ];
}
