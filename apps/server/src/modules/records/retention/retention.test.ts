import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asConsentId, kr } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QueuedJobs } from '../../../adapters/jobs/jobs.ts';
import { queuedJobs } from '../../../adapters/jobs/queued-jobs.ts';
import type { MailTransport } from '../../../adapters/mail/mail.ts';
import { openMail } from '../../../adapters/mail/open-mail.ts';
import { personalRecords } from '../../../app/personal-records.ts';
import type { Connection, Database } from '../../../db/connect.ts';
import { sealWith } from '../../../secrets/seal.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { countWaiting } from '../../../testing/count-waiting.ts';
import { databases } from '../../../testing/databases.ts';
import { findInDatabase, findInFiles, hasAny } from '../../../testing/find-everywhere.ts';
import { queuedWebhooks, WEBHOOKS } from '../../integrations/webhooks/webhooks.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { mails } from '../../people/mail/mails.tables.ts';
import { MAILS, queuedMails } from '../../people/mail/mails.ts';
import { sendMails } from '../../people/mail/send-mails.ts';
import { currentRange } from '../../range/current-range.ts';
import { storeRange } from '../../range/store-range.ts';
import { lockWork } from '../../sales/desk/request-changes.repository.ts';
import { finalOrders } from '../../sales/orders/orders.tables.ts';
import { lockDraft } from '../../sales/quotes/quotes.repository.ts';
import { quotes } from '../../sales/quotes/quotes.tables.ts';
import { lockPositions } from '../../sales/requests/request-rows.repository.ts';
import { noteHouseSaved } from '../../sales/requests/request-work.repository.ts';
import { requests } from '../../sales/requests/requests.tables.ts';
import { lockHouse, lockOwner, markRequested } from '../../visit/saved-houses/saved-houses.repository.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { runRetention } from './retain.ts';

const DAY_MS = 86_400_000;
const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Måsnästet', Answers: { 11: 112, 12: 122 } };
const asked = {
  SubmissionType: 'Sales',
  Name: '',
  Email: '',
  Phone: '',
  Newsletter: false,
  ConfigurationId: null,
  HouseModelName: '',
  ConfigurationName: '',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Plots: [],
};
/** A person with a name that occurs nowhere else. */
const zata = { firstName: 'Zäta', lastName: 'Quistbergh', email: 'zata.quistbergh@example.se', cellphone: '0709998877' };
const words = [...Object.values(zata), 'måsvinge', house.Name];
const seal = sealWith('s'.repeat(40), 'letters');
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const lines: string[] = [];

describe.each(databases)('the retention of personal data, stored in the database $kind', ({ kind, open, once }) => {
  let connection: Connection;
  let db: Database;
  let jobs: QueuedJobs<Database>;
  let mail: MailTransport;
  let folder: string;
  let server: TestServer;
  let clock: number;
  let vera: TestMember;
  let sara: TestMember;
  beforeAll(async () => {
    connection = await open();
    ({ db } = connection);
    await storeRange(db, aPublishedRange({ consents: [terms] }), new Date(now));
    jobs = await queuedJobs({ database: connection.queues, logger });
    await jobs.open(MAILS);
    await jobs.open(WEBHOOKS);
    folder = await mkdtemp(join(tmpdir(), 'gavel-erasure-'));
    mail = await openMail({ smtpUrl: null, folder, logger });
  });
  afterAll(async () => {
    await jobs.stop();
    await connection.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    for (const table of [requests, users, mails]) await db.delete(table);
    clock = now;
    const range = currentRange({ db, now: () => clock, logger });
    server = aServer(db, {
      now: () => clock,
      mails: queuedMails({ jobs, seal, currentRange: range, baseUrl: 'https://hus.example', now: () => clock }),
      webhooks: queuedWebhooks({ jobs, now: () => clock, isSet: true }),
      eraseMail: (ids) => mail.erase(ids),
      logger,
    });
    vera = await aMember(server, { firstName: 'Vera', role: 'Admin' });
    sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
  });

  /** Sends queued e-mails as the queue does. Each e-mail becomes a file, because there is no mail server. */
  async function sendAll() {
    const parts = { db, mails: server.dependencies.mails, mail, seal, now: () => clock, logger };
    const queue = sendMails({
      ...parts,
      printFor: async () => null,
      printQuote: async () => null,
      printOrder: async () => null,
      printHouse: async () => null,
      instead: () => () => Promise.reject() as never,
    });
    for (const { id } of await db.select().from(mails)) await queue.run(id);
  }
  const retaining = () => ({ ...server.dependencies, personalRecords: personalRecords(server.dependencies) });
  const plan = async () => {
    const { body } = await vera.get('/api/admin/retention');
    return (body as { Parts: { Rule: string; Count: number; People: { Name: string }[] }[] }).Parts.map(
      ({ Rule, Count, People }) => [Rule, Count, ...People.map(({ Name }) => Name)],
    );
  };
  const sealed = async () =>
    (await db.select().from(mails)).flatMap((row) => (row.sealed === null ? [] : [seal.open(row.sealed)]));

  test('after staff have erased the data of a person, no column of the database, no file, no log line and no stored e-mail contains data about the person, except an unsent invitation to somebody else', async () => {
    const member = await aMember(server, zata);
    const token = String(Object((await member.post('/api/guidemodel/', house)).body).data);
    await member.post('/api/submit/contactrequest', {
      ...asked,
      SubmissionType: 'Quote',
      Message: 'Med måsvinge',
      ConfigurationId: token,
    });
    const guest = aVisitor(server.app);
    const { body: shared } = await guest.post('/api/guidemodel/share', house);
    const ofGuest = { Name: 'Zäta Quistbergh', Email: zata.email, Phone: zata.cellphone, ConfigurationId: Object(shared).Id };
    await guest.post('/api/submit/contactrequest', { ...asked, ...ofGuest, Message: 'Och en måsvinge till' });
    await sendAll();
    await member.post(`/api/guidemodel/${token}/household/invitations`, { Email: 'annan@example.se' });
    await sara.post('/api/account/act', { AccountId: member.user.customerNumber, Reason: 'Zäta bad om det' });
    await sara.post('/api/account/act/end');
    const { Leads: Requests } = (await sara.get('/api/admin/leads?view=all')).body as { Leads: readonly { Id: string }[] };
    for (const { Id } of Requests) await sara.post(`/api/admin/leads/${Id}/notes`, { Words: 'Zäta vill ha en måsvinge' });
    // The e-mails about this request stay in the queue.
    await member.post('/api/submit/contactrequest', { ...asked, Message: 'Måsvinge?' });

    // Check that the search finds the words before the erasure. Otherwise an empty result after the erasure would prove nothing.
    const before = await findInDatabase(db, words);
    for (const column of [
      'users.name',
      'leads.message',
      'customers.address',
      'lead_history.words',
      'audit_reasons.words',
      'snapshots.name',
    ])
      expect(before).toContain(`public.${column}`);
    expect((await findInFiles(folder, words)).length).toBeGreaterThan(2);
    expect((await sealed()).some((mail) => hasAny(mail, words))).toBe(true);

    const found = await vera.post('/api/admin/persons/find', { Address: ' Zata.Quistbergh@example.se' });
    expect(found.body).toEqual({
      Name: 'Zäta Quistbergh',
      Addresses: [zata.email],
      AccountIds: [member.user.customerNumber],
      Requests: 3,
    });
    const { body: file, headers } = await vera.post('/api/admin/persons/export', { Address: zata.email });
    expect(headers.get('Content-Disposition')).toContain('kundens-uppgifter.json');
    expect(file).toMatchObject({
      accounts: [{ account: { email: zata.email } }],
      requestsWithoutAccount: [{ message: 'Och en måsvinge till' }],
      quotesWithoutAccount: [],
      ordersWithoutAccount: [],
      // The e-mail to the salesperson and the confirmation to the customer.
      mailsWithoutAccount: [{ kind: expect.any(String) }, { kind: expect.any(String) }],
      writtenWithoutAccount: [],
    });

    const erase = { Address: zata.email, Reason: 'asked', Confirmation: zata.email };
    expect((await sara.post('/api/admin/persons/erase', erase)).status).toBe(403);
    expect((await vera.post('/api/admin/persons/erase', { ...erase, Confirmation: 'ja' })).body).toMatchObject({
      field: 'Confirmation',
    });
    expect(
      (await vera.post('/api/admin/persons/erase', { ...erase, Address: sara.user.email, Confirmation: sara.user.email })).status,
    ).toBe(404);
    expect((await vera.post('/api/admin/persons/erase', erase)).status).toBe(204);

    expect(await findInDatabase(db, words)).toEqual([]);
    expect(await findInFiles(folder, words)).toEqual([]);
    // The search decrypts the stored e-mails. Only the unsent invitation to somebody else is left.
    const left = (await sealed()).map((mail) => JSON.parse(mail)).filter((mail) => hasAny(JSON.stringify(mail), words));
    expect(left.map(({ kind, to }) => [kind, to.address])).toEqual([['invitation', 'annan@example.se']]);
    expect(lines.filter((line) => hasAny(line, words))).toEqual([]);
    expect(lines.length).toBeGreaterThan(5);
    expect((await member.get('/api/account')).body).toBeNull();
    const log = (await db.select().from(auditLog)).filter(({ actorId }) => actorId === vera.user.id);
    expect(log.map(({ action, details }) => [action, details])).toEqual([
      ['logged-in', {}],
      ['person-exported', {}],
      ['person-erased', { reason: 'asked', requests: 3 }],
    ]);
    expect((await vera.post('/api/admin/persons/find', { Address: zata.email })).status).toBe(404);
  });

  interface Erased {
    readonly userId: string;
    readonly token: string;
    readonly request: string;
  }
  test.each([
    [
      'a save of the house',
      async (tx: Database, { userId, token }: Erased) => {
        await lockOwner(tx, userId);
        await lockHouse(tx, token);
      },
      (tx: Database, { request }: Erased) => noteHouseSaved(tx, [request], new Date(clock)),
    ],
    [
      'a quote request',
      (tx: Database, _: Erased) => lockPositions(tx),
      (tx: Database, { token }: Erased) => markRequested(tx, token, new Date(clock)),
    ],
  ])('an erasure and %s both succeed if they happen at the same time', async (_, begin, end) => {
    const member = await aMember(server, zata);
    const token = String(Object((await member.post('/api/guidemodel/', house)).body).data);
    await member.post('/api/submit/contactrequest', { ...asked, SubmissionType: 'Quote', ConfigurationId: token });
    const [{ id: request } = { id: '' }] = await db.select().from(requests);
    const person = { userId: member.user.id, token, request };
    let erased: ReturnType<TestMember['post']> | undefined;
    await db.transaction(async (tx) => {
      await begin(tx, person);
      erased = vera.post('/api/admin/persons/erase', { Address: zata.email, Reason: 'asked', Confirmation: zata.email });
      // Wait until the erasure is blocked. PGlite runs one transaction at a time, so on PGlite the erasure has not begun yet.
      if (kind === 'PostgreSQL') await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
      await end(tx, person);
    });
    expect((await erased)?.status).toBe(204);
    expect((await db.select().from(savedConfigurations)).filter((saved) => saved.token === token)).toEqual([]);
  });

  test.each([
    ['with', () => aMember(server, zata)],
    ['without', async () => aVisitor(server.app)],
  ])(
    'if staff erase the data of a person %s an account while a quote is being sent to this person, the erasure waits until the quote is sent, and then erases the e-mail with the quote too',
    async (_, sender) => {
      const sent = { ...asked, Name: 'Zäta Quistbergh', Email: zata.email, Phone: zata.cellphone };
      expect((await (await sender()).post('/api/submit/contactrequest', sent)).status).toBe(200);
      const [{ id: leadId } = { id: '' }] = await db.select().from(requests);
      const draft = { id: crypto.randomUUID(), leadId, savedAt: new Date(clock), savedBy: 'Vera', validUntil: '2026-12-24' };
      await db.insert(quotes).values({ ...draft, words: '', lines: [] });
      let erased: ReturnType<TestMember['post']> | undefined;
      // Lock the work on the request, then lock the draft of the quote, then queue the e-mail, as the code that sends a quote does.
      await db.transaction(async (tx) => {
        await lockWork(tx, leadId);
        erased = vera.post('/api/admin/persons/erase', { Address: zata.email, Reason: 'asked', Confirmation: zata.email });
        // Wait until the erasure is blocked. PGlite runs one transaction at a time, so on PGlite the erasure has not begun yet.
        if (kind === 'PostgreSQL') await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
        expect(await lockDraft(tx, leadId)).toBe(1);
        await tx.insert(mails).values({ id: crypto.randomUUID(), queuedAt: new Date(clock), kind: 'offer', leadId });
      });
      expect((await erased)?.status).toBe(204);
      expect((await db.select().from(mails)).filter((mail) => mail.leadId === leadId)).toEqual([]);
    },
  );

  test('when a customer deletes their account, the e-mails that contain the customer’s data are deleted too, both in the queue and in files', async () => {
    const member = await aMember(server, zata);
    const token = String(Object((await member.post('/api/guidemodel/', house)).body).data);
    await member.post('/api/submit/contactrequest', { ...asked, SubmissionType: 'Quote', ConfigurationId: token });
    await sendAll();
    // The password change makes an e-mail that is about no request. The contact request makes two e-mails that stay in the queue.
    await member.post('/api/account/changepassword', { OldPassword: 'en egen mening', NewPassword: 'en annan mening' });
    await member.post('/api/submit/contactrequest', { ...asked, Message: 'Måsvinge?' });
    expect((await findInFiles(folder, words)).length).toBeGreaterThan(1);
    expect((await sealed()).filter((mail) => hasAny(mail, words)).length).toBeGreaterThan(2);
    expect((await member.post('/api/account/delete', { Password: 'en annan mening' })).status).toBe(204);
    expect(await findInDatabase(db, words)).toEqual([]);
    expect(await findInFiles(folder, words)).toEqual([]);
    expect((await sealed()).filter((mail) => hasAny(mail, words))).toEqual([]);
  });

  test('the retention erases the personal data of a request 24 months after the last contact; a run that an administrator starts skips requests that became due after this administrator saw the list of due requests', async () => {
    const visitor = aVisitor(server.app);
    for (const [at, Name] of ['Gammal', 'Väntar', 'Kontaktad', 'Senare'].entries()) {
      const person = { Name, Email: `person${at}@example.se`, Phone: '070-1234567' };
      await visitor.post('/api/submit/contactrequest', { ...asked, ...person, Message: 'Hej' });
      clock += 1000;
    }
    const rows = await db.select().from(requests);
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
    // Two years and a day after the requests.
    clock = Date.UTC(2028, 10, 21, 11);
    const work = (name: string, change: string) => db.execute(`update lead_work set ${change} where lead_id = '${idOf(name)}'`);
    await work('Väntar', "next_step = 'Ring', due_on = '2028-12-01'");
    await work('Kontaktad', "waiting_since = '2027-06-01T00:00Z'");
    await work('Senare', "waiting_since = '2026-11-21T12:00Z', arrived_at = '2026-11-21T12:00Z'");
    await vera.post('/api/account/login', { username: vera.user.email, password: 'en egen mening' });
    expect(await plan()).toEqual([
      ['leads', 1, 'Gammal'],
      ['idle', 0],
      ['accounts', 0],
      ['orders', 0],
    ]);
    expect((await db.select().from(requests)).map(({ name }) => name)).toContain('Gammal');
    const seenAt = new Date(clock).toISOString();
    clock += 3 * 60 * 60_000;
    expect((await plan())[0]).toEqual(['leads', 2, 'Gammal', 'Senare']);
    expect((await sara.post('/api/admin/retention/run', { SeenAtUtc: seenAt })).status).toBe(403);
    await vera.post('/api/admin/retention/run', { SeenAtUtc: seenAt });
    expect((await db.select().from(requests)).map(({ name }) => name).toSorted()).toEqual(['', 'Kontaktad', 'Senare', 'Väntar']);
    expect(await findInDatabase(db, ['person0@example.se'])).toEqual([]);
    const [run] = (await db.select().from(auditLog)).filter(({ action }) => action === 'retention-run');
    expect(run).toMatchObject({ actorId: vera.user.id, details: { leads: 1, idle: 0, accounts: 0, orders: 0 } });
  });

  once.test(
    'the list of due requests shows the request with the oldest contact first; a save of the house of a request counts as a contact',
    async () => {
      for (const [at, Name] of ['Sparade', 'Äldst'].entries()) {
        const person = { Name, Email: `person${at}@example.se`, Phone: '070-1234567' };
        await aVisitor(server.app).post('/api/submit/contactrequest', { ...asked, ...person, Message: 'Hej' });
        clock += 1000;
      }
      await db.execute(
        `update lead_work set house_saved_at = '2026-12-01T00:00Z' where lead_id in (select id from leads where name = 'Sparade')`,
      );
      clock = Date.UTC(2029, 0, 15, 11);
      await vera.post('/api/account/login', { username: vera.user.email, password: 'en egen mening' });
      expect((await plan())[0]).toEqual(['leads', 2, 'Äldst', 'Sparade']);
    },
  );

  once.test('a request of 2 March with six months of retention is kept on 31 August and erased on 2 September', async () => {
    const person = { Name: 'Mars', Email: 'mars@example.se', Phone: '070-1234567' };
    clock = Date.UTC(2026, 2, 2, 11);
    await aVisitor(server.app).post('/api/submit/contactrequest', { ...asked, ...person, Message: 'Hej' });
    const halfYear = { ...retaining(), keep: { ...server.dependencies.keep, leadsMonths: 6 } };
    clock = Date.UTC(2026, 7, 31, 12);
    expect(await runRetention(halfYear, clock, null)).toMatchObject({ leads: 0 });
    clock = Date.UTC(2026, 8, 2, 12);
    expect(await runRetention(halfYear, clock, null)).toMatchObject({ leads: 1 });
  });

  test('the owner of an account that was unused for 24 months gets a warning by e-mail; the account is deleted 30 days later unless the owner logs in', async () => {
    const [stays, goes] = [
      await aMember(server, { firstName: 'Stina' }),
      await aMember(server, { firstName: 'Gösta', email: 'gosta@example.se' }),
    ];
    clock = Date.UTC(2028, 10, 21, 11);
    expect(await runRetention(retaining(), clock, null)).toEqual({ leads: 0, idle: 2, accounts: 0, orders: 0 });
    // A second run does not warn the owners again.
    expect(await runRetention(retaining(), clock, null)).toEqual({ leads: 0, idle: 0, accounts: 0, orders: 0 });
    const told = (await sealed()).map((mail) => JSON.parse(mail)).filter(({ kind }) => kind === 'idle-account');
    expect(told.map(({ to }) => to.address).toSorted()).toEqual(['gosta@example.se', 'stina@example.se']);
    expect(told[0].text).toContain('21 december 2028');
    clock += 10 * DAY_MS;
    await aVisitor(server.app).post('/api/account/login', { username: stays.user.email, password: 'en egen mening' });
    clock += 21 * DAY_MS;
    expect(await runRetention(retaining(), clock, null)).toEqual({ leads: 0, idle: 0, accounts: 1, orders: 0 });
    const left = (await db.select().from(users)).map(({ email }) => email);
    expect(left).toContain(stays.user.email);
    expect(left).not.toContain(goes.user.email);
    // The account of staff is not deleted: administrators disable such accounts.
    expect(left).toContain(sara.user.email);
  });

  test('after the warning, an unused account is not deleted while a request of its owner is dormant, or if the owner has answered a quote since; before a later deletion, the owner gets a second warning', async () => {
    const [doris, alva] = [await aMember(server), await aMember(server, { email: 'alva@example.se' })];
    for (const member of [doris, alva]) await member.post('/api/submit/contactrequest', { ...asked, Message: 'Hej' });
    const work = ({ user }: TestMember, change: string) =>
      db.execute(`update lead_work set ${change} where lead_id in (select id from leads where user_id = '${user.id}')`);
    const keep = { leadsMonths: 120, accountsMonths: 24, ordersYears: 7, isDaily: true };
    const run = () => runRetention({ ...retaining(), keep }, clock, null);
    clock = Date.UTC(2028, 10, 21, 11);
    expect(await run()).toMatchObject({ idle: 2, accounts: 0 });
    await work(doris, "dormant_until = '2029-06-01', due_on = '2029-06-01'");
    clock += 5 * DAY_MS;
    // Alva accepts a quote with the link in the e-mail, without logging in.
    await work(alva, `offer_answer = 'accepted', offer_answered_at = '${new Date(clock).toISOString()}'`);
    clock += 26 * DAY_MS;
    expect(await run()).toMatchObject({ idle: 0, accounts: 0 });
    // The first day is the day after Doris's request became active again. The second day is two years and two days after Alva's answer.
    // Nobody has worked on the two requests since.
    for (const day of [Date.UTC(2029, 5, 2, 11), Date.UTC(2030, 10, 28, 11)]) {
      clock = day;
      expect(await run()).toMatchObject({ idle: 1, accounts: 0 });
      clock += 31 * DAY_MS;
      expect(await run()).toMatchObject({ idle: 0, accounts: 1 });
    }
  });

  test('a request keeps its personal data while its quote is open, while the request is dormant, and until 24 months after the customer answered a quote', async () => {
    for (const [at, Name] of ['Gammal', 'Öppen', 'Svarade', 'Vilar'].entries()) {
      const person = { Name, Email: `person${at}@example.se`, Phone: '070-1234567' };
      await aVisitor(server.app).post('/api/submit/contactrequest', { ...asked, ...person, Message: 'Hej' });
    }
    const work = (name: string, change: string) =>
      db.execute(`update lead_work set ${change} where lead_id in (select id from leads where name = '${name}')`);
    await work('Öppen', "offer_until = '2028-12-24'");
    await work('Svarade', "offer_answered_at = '2028-01-01T00:00Z'");
    await work('Vilar', "dormant_until = '2029-01-01', due_on = '2029-01-01'");
    clock = Date.UTC(2028, 10, 21, 11);
    expect(await runRetention(retaining(), clock, null)).toMatchObject({ leads: 1 });
    expect((await db.select().from(requests)).map(({ name }) => name).toSorted()).toEqual(['', 'Svarade', 'Vilar', 'Öppen']);
  });

  once.test(
    'one run of the retention warns all 101 owners of unused accounts that its plan counts, although it works in smaller batches',
    async () => {
      const ida = {
        name: 'Ida',
        firstName: 'Ida',
        lastName: 'Ek',
        cellphone: '',
        municipalityId: '2480',
        lastSeenOn: '2024-01-01',
      };
      const many = Array.from({ length: 101 }, (_, at) => ({ ...ida, id: `idle-${at}`, email: `ida${at}@example.se` }));
      await db.insert(users).values(many);
      expect((await plan())[1]).toEqual(['idle', 101, ...Array.from({ length: 20 }, () => 'Ida')]);
      expect(await runRetention(retaining(), clock, null)).toMatchObject({ idle: 101 });
      expect((await plan())[1]).toEqual(['idle', 0]);
    },
  );

  test('a final order and its house are deleted after seven years, unless a newer order that replaced this order is still kept', async () => {
    const made = { content: {}, houseTitle: 'Villa', municipalityName: 'Umeå', priceOre: kr(1), madeBy: vera.user.id };
    const order = (token: string, customerName: string, year: number, replaces: string | null) =>
      db.insert(finalOrders).values({ ...made, token, customerName, replaces, madeAt: new Date(Date.UTC(year, 0, 1)) });
    for (const token of ['oldorder', 'standson', 'neworder'])
      await db.insert(savedConfigurations).values({ token, type: 'base', revision: 1, createdAt: new Date(now) });
    await order('oldorder', 'Gösta', 2015, null);
    await order('standson', 'Stina', 2016, null);
    await order('neworder', 'Stina', 2025, 'standson');
    expect((await plan()).at(-1)).toEqual(['orders', 1, 'Gösta']);
    await vera.post('/api/admin/retention/run', { SeenAtUtc: new Date(clock).toISOString() });
    expect((await db.select().from(finalOrders)).map(({ token }) => token).toSorted()).toEqual(['neworder', 'standson']);
    expect((await db.select().from(savedConfigurations)).map(({ token }) => token)).not.toContain('oldorder');
  });

  test('a chain of orders that replace each other is deleted only when the newest of them is older than seven years', async () => {
    const made = { content: {}, houseTitle: 'Villa', municipalityName: 'Umeå', priceOre: kr(1), madeBy: vera.user.id };
    for (const [name, years] of [
      ['gone', [2013, 2014, 2015]],
      ['kept', [2014, 2015, 2025]],
    ] as const) {
      for (const [at, year] of years.entries()) {
        const token = `${name}000${at}`;
        await db.insert(savedConfigurations).values({ token, type: 'base', revision: 1, createdAt: new Date(now) });
        const replaces = at === 0 ? null : `${name}000${at - 1}`;
        const madeAt = new Date(Date.UTC(year, 0, 1));
        await db.insert(finalOrders).values({ ...made, token, customerName: name, replaces, madeAt });
      }
    }
    expect(await runRetention(retaining(), clock, null)).toMatchObject({ orders: 3 });
    const left = (await db.select().from(finalOrders)).map(({ token }) => token);
    expect(left.filter((token) => /^(gone|kept)/.test(token)).toSorted()).toEqual(['kept0000', 'kept0001', 'kept0002']);
  });
});
