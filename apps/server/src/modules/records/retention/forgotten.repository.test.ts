import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asConsentId } from '@gavel/core';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QueuedJobs } from '../../../adapters/jobs/jobs.ts';
import { queuedJobs } from '../../../adapters/jobs/queued-jobs.ts';
import type { MailTransport } from '../../../adapters/mail/mail.ts';
import { openMail } from '../../../adapters/mail/open-mail.ts';
import type { Connection, Database } from '../../../db/connect.ts';
import { sealWith } from '../../../secrets/seal.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { columnsOfNobody } from '../../../testing/columns-of-nobody.ts';
import { databases } from '../../../testing/databases.ts';
import { columnsOfWords, findInDatabase, findInFiles, hasAny } from '../../../testing/find-everywhere.ts';
import { queuedWebhooks, WEBHOOKS } from '../../integrations/webhooks/webhooks.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { customers } from '../../people/customers/customers.tables.ts';
import { mails } from '../../people/mail/mails.tables.ts';
import { MAILS, queuedMails } from '../../people/mail/mails.ts';
import { sendMails } from '../../people/mail/send-mails.ts';
import { currentRange } from '../../range/current-range.ts';
import { storeRange } from '../../range/store-range.ts';
import { quotes } from '../../sales/quotes/quotes.tables.ts';
import { requests } from '../../sales/requests/requests.tables.ts';

const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Måsnästet', Answers: { 11: 112, 12: 122 } };
/**
 * A person whose name and contact data occur nowhere else in the database. The e-mail address is stored both as typed and in its ASCII
 * form.
 */
const zata = {
  firstName: 'Zäta',
  lastName: 'Quistbergh',
  email: 'zata.quistbergh@xn--exmple-cua.se',
  emailTyped: 'zata.quistbergh@exämple.se',
  cellphone: '0709998877',
};
const words = [...Object.values(zata), 'måsvinge', house.Name];
const asked = {
  SubmissionType: 'Sales',
  Name: 'Zäta Quistbergh',
  Email: zata.emailTyped,
  Phone: zata.cellphone,
  Message: 'Med måsvinge',
  Newsletter: false,
  ConfigurationId: null as string | null,
  HouseModelName: '',
  ConfigurationName: '',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Plots: [],
};
const seal = sealWith('s'.repeat(40), 'letters');
const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

// Run these tests on one database only (PostgreSQL if available), because the SQL works in the same way on both databases.
describe.each(databases.slice(-1))('a person whose data is in every column, on the database $kind', ({ open }) => {
  let connection: Connection;
  let db: Database;
  let jobs: QueuedJobs<Database>;
  let mail: MailTransport;
  let folder: string;
  let server: TestServer;
  let vera: TestMember;
  beforeAll(async () => {
    connection = await open();
    ({ db } = connection);
    await storeRange(db, aPublishedRange({ consents: [terms] }), new Date(now));
    jobs = await queuedJobs({ database: connection.queues, logger });
    await jobs.open(MAILS);
    await jobs.open(WEBHOOKS);
    folder = await mkdtemp(join(tmpdir(), 'gavel-forgotten-'));
    mail = await openMail({ smtpUrl: null, folder, logger });
  });
  afterAll(async () => {
    await jobs.stop();
    await connection.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    lines.length = 0;
    for (const table of [requests, users, mails, customers]) await db.delete(table);
    const range = currentRange({ db, now: () => now, logger });
    server = aServer(db, {
      mails: queuedMails({ jobs, seal, currentRange: range, baseUrl: 'https://hus.example', now: () => now }),
      webhooks: queuedWebhooks({ jobs, now: () => now, isSet: true }),
      eraseMail: (ids) => mail.erase(ids),
      logger,
    });
    vera = await aMember(server, { firstName: 'Vera', role: 'Admin' });
  });

  /** Sends queued e-mails as the queue does. Each e-mail becomes a file, because there is no mail server. */
  async function sendAll() {
    const nothing = {
      printFor: async () => null,
      printQuote: async () => null,
      printOrder: async () => null,
      printHouse: async () => null,
      instead: () => () => Promise.reject() as never,
    };
    const queue = sendMails({ db, mails: server.dependencies.mails, mail, seal, now: () => now, logger, ...nothing });
    for (const { id } of await db.select().from(mails)) await queue.run(id);
  }
  const sealed = async () =>
    (await db.select().from(mails)).flatMap((row) => (row.sealed === null ? [] : [seal.open(row.sealed)]));

  /** Fills every text column that can contain personal data with data about the person, and returns the person. */
  async function fill(): Promise<TestMember> {
    const member = await aMember(server, zata);
    const token = String(Object((await member.post('/api/guidemodel/', house)).body).data);
    await member.post('/api/submit/contactrequest', { ...asked, SubmissionType: 'Quote', ConfigurationId: token });
    await sendAll();
    const { Leads: Requests } = (await vera.get('/api/admin/leads?view=all')).body as { Leads: readonly { Id: string }[] };
    const request = Requests[0]?.Id ?? '';
    const at = `/api/admin/leads/${request}`;
    await vera.post(`${at}/notes`, { Words: 'Zäta vill ha en måsvinge' });
    const step = { Kind: 'next-step', Words: 'Ring Zäta', DueOn: '2026-11-30' };
    expect((await vera.post(`${at}/changes`, step, { 'If-Match': '"1"' })).status).toBe(200);
    await quote(at);
    await db.insert(quotes).values({ ...aDraft, leadId: request });
    const { CustomerId } = (await vera.get(at)).body as { CustomerId: number };
    await vera.post(`/api/admin/customers/${CustomerId}/notes`, { Words: 'Zäta är ledig på torsdagar' });
    const other = await aMember(server);
    const shared = String(Object((await other.post('/api/guidemodel/', { ...house, Name: 'Vårt' })).body).data);
    await other.post(`/api/guidemodel/${shared}/household/invitations`, { Email: zata.email });
    await vera.post('/api/account/act', { AccountId: member.user.customerNumber, Reason: 'Zäta bad om det' });
    await vera.post('/api/account/act/end');
    for (const statement of [
      sql`insert into order_ticks (lead_id, key, words, by, at) values (${request}, 'tomt', 'Quistbergh 1:4', 'Vera', now())`,
      sql`update sessions set ip_address = ${zata.cellphone}, user_agent = 'Zäta' where user_id = ${member.user.id}`,
      sql`insert into webhook_attempts (delivery_id, receiver, at, milliseconds, words)
          select id, '', now(), 1, 'Zäta' from webhook_deliveries where subject = ${request} limit 1`,
    ])
      await db.execute(statement);
    const list = { Layout: 'table', View: 'all', Owner: null, Milestone: null, MunicipalityId: null, Order: 'due' };
    for (const Name of ['Quistbergh, Zätas hus', 'Åsas'])
      await vera.post('/api/admin/views', { Name, IsShared: false, List: { ...list, IsDescending: false, Columns: null } });
    // This request queues an e-mail about a shared house.
    const { body: link } = await member.post('/api/guidemodel/share', house);
    await member.post('/api/submit/contactrequest', { ...asked, Message: 'Måsvinge?', ConfigurationId: Object(link).Id });
    return member;
  }

  /** Sends a quote as staff, and accepts it as the customer. */
  async function quote(at: string): Promise<void> {
    const desk = async () =>
      (await vera.get(`${at}/offer`)).body as { Tag: string; Offers: readonly { Token: string }[]; Writing: object };
    const first = await desk();
    const Lines = [{ Title: 'Måsvinge', Amount: 100, VatRate: 25 }];
    const writing = { ...first.Writing, Words: 'Till Zäta', Lines };
    expect((await vera.post(`${at}/offer`, writing, { 'If-Match': `"${first.Tag}"` })).body).toMatchObject({
      Tag: expect.any(String),
    });
    expect((await vera.post(`${at}/offer/send`, {}, { 'If-Match': `"${(await desk()).Tag}"` })).status).toBe(200);
    const [sent] = (await desk()).Offers;
    const accepted = await aVisitor(server.app).post(`/api/offers/${sent?.Token}/acceptance`, { Name: 'Zäta Quistbergh' });
    expect(accepted.status).toBe(200);
  }

  test.each([
    ['by staff', () => vera.post('/api/admin/persons/erase', { Address: zata.email, Reason: 'asked', Confirmation: zata.email })],
    ['by themselves', (member: TestMember) => member.post('/api/account/delete', { Password: 'en egen mening' })],
  ])(
    'after the personal data is erased %s, no column of the database, no e-mail, no file and no log line contains data about the person',
    async (_, forget) => {
      const member = await fill();
      // Check that the search finds the words before the erasure. Otherwise an empty result after the erasure would prove nothing.
      const personal = (await columnsOfWords(db)).filter(({ table, column }) => !columnsOfNobody[table]?.includes(column));
      expect(await findInDatabase(db, words)).toEqual(personal.map(({ table, column }) => `public.${table}.${column}`));
      expect((await findInFiles(folder, words)).length).toBeGreaterThan(0);
      expect((await sealed()).filter((mail) => hasAny(mail, words)).length).toBeGreaterThan(0);

      expect((await forget(member)).status).toBe(204);
      expect(await findInDatabase(db, words)).toEqual([]);
      expect(await findInFiles(folder, words)).toEqual([]);
      expect((await sealed()).filter((mail) => hasAny(mail, words))).toEqual([]);
      expect(lines.filter((line) => hasAny(line, words))).toEqual([]);
      expect(lines).not.toEqual([]);
      expect(await db.$count(requests, eq(requests.userId, member.user.id))).toBe(0);
      expect((await vera.get('/api/admin/views')).body).toMatchObject({ Views: [{ Name: 'Vy utan namn' }, { Name: 'Åsas' }] });
    },
  );

  test('every column that `columnsOfNobody` lists (columns without personal data) exists', async () => {
    const there = (await columnsOfWords(db)).map(({ table, column }) => `${table}.${column}`);
    const named = Object.entries(columnsOfNobody).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));
    expect(named.filter((name) => !there.includes(name))).toEqual([]);
  });
});

const aDraft = {
  id: '00000000-0000-4000-8000-000000000001',
  savedAt: new Date(now),
  savedBy: 'vera',
  validUntil: '2026-12-24',
  words: 'Utkast till Zäta',
  lines: [],
};
