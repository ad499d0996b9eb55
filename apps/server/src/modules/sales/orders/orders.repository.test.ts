import { asPlotId, kr, type Placement } from '@gavel/core';
import { type OwnLine, quoteTotals } from '@gavel/core/quotes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPress } from '../../../testing/a-press.ts';
import { aCampaign, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { countWaiting } from '../../../testing/count-waiting.ts';
import { databases } from '../../../testing/databases.ts';
import type { Event } from '../../integrations/webhooks/webhooks.repository.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { insertMember } from '../../visit/saved-houses/household.repository.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { saveDraft, storeSent } from '../quotes/quotes.repository.ts';
import { requests } from '../requests/requests.tables.ts';
import { attachOrder } from './frozen-files.ts';
import { draftOrder } from './order-draft.ts';
import { readOrderEvents } from './order-events.ts';
import { finalOrders, searchedOrderWords } from './orders.tables.ts';
import { personalOrders } from './personal-orders.ts';

const check = { about: 'other', words: 'optional', hint: '' } as const;
/** @param terrace the price of the terrace, in kr */
const range = (terrace: number, parts: Parameters<typeof aWebConfiguration>[2] = {}) => {
  const base = aPublishedRange();
  const prices = {
    9001: [{ price: terrace, priceType: 'fixed', rule: '', conditionalUnits: [] }],
    9002: base.houses[0]?.webConfiguration.baseAnswerPrices.N?.[9002] ?? [],
  } as const;
  return aPublishedRange({
    brand: {
      ...base.brand,
      orderChecks: [
        { ...check, key: 'tomt', title: 'Tomten är klar', about: 'plot', words: 'required' },
        { ...check, key: 'priser', title: 'Priserna är förklarade' },
      ],
    },
    houses: base.houses.map((house) =>
      house.webConfiguration.id === 10
        ? {
            ...house,
            webConfiguration: aWebConfiguration(10, 'Sjövik', { baseAnswerPrices: { N: prices, S: prices }, ...parts }),
          }
        : house,
    ),
  });
};

const house = {
  HouseId: 1,
  MunicipalityId: '2480',
  WebConfigurationId: 10,
  Name: 'Huset vid sjön',
  Answers: { 11: 112, 12: 122 },
};

interface Draft {
  readonly Tag: string;
  readonly Checks: readonly { readonly Key: string; readonly Tick: { readonly AtUtc: string } | null }[];
  readonly Gaps: readonly { readonly Kind: string; readonly Question: string }[];
  readonly House: { readonly Price: number };
  readonly Offer: { readonly Number: string } | null;
  readonly IsChangedSinceOffer: boolean;
  readonly Plots: readonly { readonly Adress: string }[];
}
interface Order {
  readonly Token: string;
  readonly Number: number;
  readonly State: string;
  readonly Decisions: readonly string[];
}

describe.each(databases)('final orders, stored in the database $kind', ({ kind, open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let eva: TestMember;
  let admin: TestMember;
  let anna: TestMember;
  const told: Event[] = [];
  const box = aMailbox();
  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, range(50_000, { campaigns: [aCampaign(1)] }), new Date(now));
    server = serverWith({});
    eva = await aMember(server, { firstName: 'Eva', lastName: 'Ek', email: 'eva@provhus.example', role: 'Salesmen' });
    admin = await aMember(server, { firstName: 'Vera', lastName: 'Kvist', email: 'vera@provhus.example', role: 'Admin' });
    anna = await aMember(server);
  });
  afterAll(() => connection.close());

  const serverWith = (parts: Parameters<typeof aServer>[1]) =>
    aServer(connection.db, {
      baseUrl: 'https://provhus.example',
      mails: box,
      webhooks: { tell: async (_, event) => void told.push(event) },
      ...parts,
    });

  /** Returns the kinds of the e-mails that have the PDF of an order. */
  const mailsOf = ({ Token }: Order) => box.mails.filter(({ printedOrder }) => printedOrder === Token).map(({ kind }) => kind);

  /** Sends a request for a quote on a saved house. */
  async function aRequest(
    who = anna,
    answers: object = house.Answers,
  ): Promise<{ readonly lead: string; readonly token: string }> {
    const saved = await who.post('/api/guidemodel/', { ...house, Answers: answers });
    const token = (saved.body as { data: string }).data;
    const asked = await who.post('/api/submit/contactrequest', {
      SubmissionType: 'Quote',
      Name: '',
      Email: '',
      Phone: '',
      Message: '',
      Newsletter: false,
      ConfigurationId: token,
      HouseModelName: '',
      ConfigurationName: '',
      MunicipalityId: '2480',
      GdprConsentId: null,
      Plots: [],
    });
    expect(asked.status).toBe(200);
    const { Leads: Requests } = (await admin.get(`/api/admin/leads?view=all&order=arrived&direction=desc&search=${token}`))
      .body as {
      Leads: { Id: string }[];
    };
    return { lead: Requests[0]?.Id ?? '', token };
  }
  const draft = async (request: string, of = '') => (await eva.get(`/api/admin/leads/${request}/order${of}`)).body as Draft;
  const tick = (request: string, Key: string, Words = '', SeenAtUtc: string | null = null, who = eva, IsDone = true) =>
    who.post(`/api/admin/leads/${request}/order/checks`, { Key, Words, IsDone, SeenAtUtc });
  const make = (who: TestMember, request: string, tag: string, of = '') =>
    who.post(`/api/admin/leads/${request}/order${of}`, undefined, { 'If-Match': `"${tag}"` });
  async function settled(request: string, of = ''): Promise<string> {
    await tick(request, 'tomt', 'Sågen 1:4');
    await tick(request, 'priser');
    return (await draft(request, of)).Tag;
  }
  const discount: OwnLine = { title: 'Avdrag', amount: kr(-20_000), vatRate: 25 };
  /** Stores a sent quote on the house of a request, with a discount of 20 000 kr unless the test gives other lines. */
  async function aQuote(
    request: string,
    token: string,
    { placement = null, lines = [discount] }: { readonly placement?: Placement | null; readonly lines?: readonly OwnLine[] } = {},
  ): Promise<void> {
    const identity = { kind: 'member', userId: eva.user.id, sessionId: '', role: 'Salesmen', actingFor: null } as const;
    const entered = { ...identity, access: [], mustChoosePassword: false, needsSecondFactor: false };
    const { draft: drafted, chosen } = await draftOrder(server.dependencies, entered, request);
    const quote = {
      id: crypto.randomUUID(),
      leadId: request,
      validUntil: '2027-01-31',
      words: '',
      lines,
      savedAt: new Date(now),
      savedBy: eva.user.id,
    };
    await saveDraft(connection.db, quote, 0);
    await storeSent(
      connection.db,
      {
        ...quote,
        sentAt: new Date(now),
        sentBy: eva.user.id,
        token: quote.id.replaceAll('-', ''),
        customerName: 'Anna Berg',
        customerEmail: 'anna@example.se',
        seller: { name: 'Eva Ek', email: 'eva@provhus.example', phone: '' },
        configurationId: token,
        revision: 1,
        chosen: { ...chosen, name: 'Huset vid sjön', placement },
        house: drafted.house,
        total: quoteTotals(drafted.house, lines).total,
        replaces: null,
      },
      2026,
    );
  }
  const milestone = async (request: string) =>
    ((await admin.get(`/api/admin/leads/${request}`)).body as { Milestone: string }).Milestone;

  test('if two people tick the same item of the order checklist at the same time, the server refuses one of them; it also refuses to remove a tick that has changed since the user read it', async () => {
    const { lead: request } = await aRequest();
    const both = await Promise.all([tick(request, 'tomt', 'Sågen 1:4'), tick(request, 'tomt', 'Kvarnen 2:1', null, admin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const refused = both.find(({ status }) => status === 412);
    expect(refused?.body).toMatchObject({ code: 'order-conflict', field: 'SeenAtUtc' });
    const kept = both[0].status === 200 ? 'Sågen 1:4' : 'Kvarnen 2:1';
    const ticked = async () => (await draft(request)).Checks.find(({ Key }) => Key === 'tomt')?.Tick;
    expect(await ticked()).toMatchObject({ Words: kept });
    expect((await tick(request, 'tomt', '', new Date(0).toISOString(), eva, false)).status).toBe(412);
    expect((await tick(request, 'tomt', '', (await ticked())?.AtUtc, eva, false)).status).toBe(200);
    expect(await ticked()).toBeNull();
  });

  test('the draft of an order lists what is missing; a frozen order keeps its prices, pictures, PDF and list of the factory’s articles when the range changes', async () => {
    const { lead: request } = await aRequest();
    expect((await draft(request)).Gaps.map(({ Kind, Question }) => [Kind, Question])).toEqual([
      ['plot', ''],
      ['check', 'Tomten är klar'],
      ['check', 'Priserna är förklarade'],
    ]);
    expect((await make(eva, request, (await draft(request)).Tag)).body).toMatchObject({ code: 'order-incomplete' });
    expect((await tick(request, 'tomt')).body).toMatchObject({ code: 'words-missing' });
    expect((await tick(request, 'annat', 'x')).body).toMatchObject({ code: 'unknown-check' });

    const tag = await settled(request);
    const made = await make(eva, request, tag);
    expect(made.body).toMatchObject({
      State: 'frozen',
      FrozenBy: 'Eva Ek',
      Customer: { Name: 'Anna Berg' },
      Decisions: ['cancel'],
    });
    const { Token: token } = made.body as Order;
    expect(await milestone(request)).toBe('order');
    expect(told.splice(0)).toContainEqual(expect.objectContaining({ type: 'order.frozen', subject: token }));

    const listed = (await anna.get('/api/account/configurations')).body;
    expect(listed).toContainEqual(expect.objectContaining({ Id: token, Type: 'base', Price: 2_044_900 }));
    const read = async () => (await anna.get(`/api/orders/${token}`)).body;
    const before = await read();
    expect(before).toMatchObject({
      House: { OrdinaryPrice: 2_054_900, Price: 2_044_900, Campaigns: [{ Discount: 10_000 }] },
      Checks: [{ Title: 'Tomten är klar', Words: 'Sågen 1:4', By: 'Eva Ek' }, { Title: 'Priserna är förklarade' }],
    });
    const pdf = async () => await (await anna.download(`/api/guidemodel/document/${token}`)).text();
    const document = await pdf();
    expect(document).toContain('Slutlig beställning 100');
    const { Pictures } = before as { Pictures: { Name: string }[] };
    const picture = async (name: string) => (await anna.file(`/media/orders/${token}/${name}`)).headers.get('content-type');
    expect(await Promise.all(Pictures.map(({ Name }) => picture(Name)))).toEqual(['image/svg+xml', 'image/svg+xml']);

    await storeRange(connection.db, range(99_000), new Date(now + 1000));
    expect(await read()).toEqual(before);
    expect(await pdf()).toBe(document);

    const { body: list } = await eva.get(`/api/admin/orders/${token}/factory`);
    expect(list).toMatchObject({ HousePrice: 2_000_000, OrdinaryPrice: 2_054_900 });
    const { Lines } = list as {
      Lines: { Quantity: number; UnitPrice: number; Amount: number; BaseAnswerId: number; BaseQuestionId: number }[];
    };
    expect(Lines.map((line) => [line.BaseQuestionId, line.BaseAnswerId, line.Quantity, line.UnitPrice, line.Amount])).toEqual([
      [900, 9001, 1, 50_000, 50_000],
      [901, 9002, 1, 4900, 4900],
    ]);
    expect((await eva.get(`/api/admin/orders?search=${token}`)).body).toMatchObject({
      Orders: [{ Token: token, State: 'frozen' }],
      Next: null,
    });
    const found = async (search: string) => {
      const { body } = await eva.get(`/api/admin/orders?search=${encodeURIComponent(search)}`);
      return (body as { Orders: readonly Order[] }).Orders.map((one) => one.Token);
    };
    expect(await found('ANNA sjö ume')).toContain(token);
    expect(await found(String((made.body as Order).Number))).toEqual([token]);
    for (const none of ['jövik', 'anna malmö', '!']) expect(await found(none)).toEqual([]);
    // The search must use the index. With sequential scans turned off, the query plan shows whether the search can use it.
    const plan = await connection.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(
        sql`explain select token from final_orders as found where ${searchedOrderWords('found.')} @@ to_tsquery('simple', 'anna:*')`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain('final_orders_words');
    const csv = new Uint8Array(await (await eva.file(`/api/admin/orders/${token}/factory.csv`)).arrayBuffer());
    const rows = new TextDecoder()
      .decode(csv)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(';').slice(-4));
    expect([[...csv.slice(0, 3)], rows.slice(1)]).toEqual([
      [0xef, 0xbb, 0xbf],
      [
        ['', '1', '2000000', '2000000'],
        ['9001', '1', '50000', '50000'],
        ['9002', '1', '4900', '4900'],
      ],
    ]);
    await storeRange(connection.db, range(50_000, { campaigns: [aCampaign(1)] }), new Date(now + 2000));
  });

  test('the database refuses to delete or unfreeze a frozen order, and to change its content, its files and its house', async () => {
    const { lead: request } = await aRequest();
    const { Token: token } = (await make(eva, request, await settled(request))).body as Order;
    const { db } = connection;
    for (const statement of [
      sql`update final_orders set content = '{}' where token = ${token}`,
      sql`update final_orders set price_ore = 1 where token = ${token}`,
      sql`update final_orders set frozen_at = null where token = ${token}`,
      sql`update final_orders set reason = 'x' where token = ${token}`,
      sql`delete from final_orders where token = ${token}`,
      sql`update final_order_files set bytes = '' where token = ${token}`,
      sql`insert into final_order_files values (${token}, 'more', 'image/jpeg', '')`,
      sql`delete from final_order_files where token = ${token}`,
      sql`update configuration_versions set price_ore = 1 where token = ${token}`,
      sql`delete from saved_configurations where token = ${token}`,
      sql`truncate final_orders cascade`,
    ])
      await expect(db.execute(statement)).rejects.toThrow();
    expect((await eva.post(`/api/guidemodel/${token}/name`, { Name: 'Annat' })).body).toMatchObject({ code: 'final-order' });
  });

  test('if two people make an order of the same request at the same time, the server refuses one of them; it also refuses an order if its draft or its house has changed since the user read the draft', async () => {
    const { lead: request, token } = await aRequest();
    const tag = await settled(request);
    expect((await make(eva, request, 'old')).body).toMatchObject({ code: 'order-conflict' });
    const both = await Promise.all([make(eva, request, tag), make(admin, request, tag)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);

    const other = await aRequest();
    const seen = await settled(other.lead);
    await anna.post('/api/guidemodel/', { ...house, Id: other.token, Answers: { 11: 111, 12: 121 } });
    expect((await make(eva, other.lead, seen)).body).toMatchObject({ code: 'order-conflict' });
    expect((await draft(other.lead)).House.Price).toBe(1_990_000);
    expect((await eva.get(`/api/admin/leads/${request}/order`)).body).toMatchObject({
      ConfigurationId: token,
      Orders: [{ State: 'frozen' }],
    });
    expect((await eva.get('/api/admin/leads/00000000-0000-0000-0000-000000000000/order')).body).toMatchObject({
      code: 'unknown-lead',
    });
  });

  once.test('if the range no longer has one of the saved answers of a house, the house cannot be ordered', async () => {
    const { lead: request } = await aRequest();
    const config = aWebConfiguration(10, 'Sjövik');
    const [section] = config.sections;
    const sections = section ? [{ ...section, questions: section.questions.slice(0, 1) }] : [];
    await storeRange(connection.db, range(50_000, { sections, bundles: [] }), new Date(now + 3000));
    await tick(request, 'tomt', 'Sågen 1:4');
    await tick(request, 'priser');
    const { Gaps, Tag } = await draft(request);
    expect(Gaps).toEqual([expect.objectContaining({ Kind: 'refused' })]);
    expect((await make(eva, request, Tag)).body).toMatchObject({ code: 'order-incomplete' });
    await storeRange(connection.db, range(50_000, { campaigns: [aCampaign(1)] }), new Date(now + 4000));
  });

  once.test('only the customer and staff can open an order: other users get 404, and visitors must log in', async () => {
    const { lead: request } = await aRequest();
    const { Token: token } = (await make(eva, request, await settled(request))).body as Order;
    const bo = await aMember(server, { firstName: 'Bo', email: 'bo@example.se' });
    const visitor = aVisitor(server.app);
    const name = ((await anna.get(`/api/orders/${token}`)).body as { Pictures: { Name: string }[] }).Pictures[0]?.Name;
    const answers = async (who: { get: TestMember['get'] }) => (await who.get(`/api/orders/${token}`)).status;
    expect(await Promise.all([anna, eva, bo, visitor].map(answers))).toEqual([200, 200, 404, 401]);
    const pictures = async (who: { file: TestMember['file'] }) => (await who.file(`/media/orders/${token}/${name}`)).status;
    expect(await Promise.all([anna, eva, bo, visitor].map(pictures))).toEqual([200, 200, 404, 404]);
    expect((await anna.file(`/media/orders/${token}/document`)).status).toBe(404);
    expect((await bo.get(`/api/admin/orders/${token}`)).status).toBe(403);
    const own = serverWith({ salesmenSee: 'own' });
    const ola = await aMember(own, { firstName: 'Ola', email: 'ola@provhus.example', role: 'Salesmen' });
    await connection.db.execute(sql`update lead_work set owner_id = ${eva.user.id} where lead_id = ${request}`);
    expect((await ola.get(`/api/admin/orders/${token}`)).body).toMatchObject({ code: 'unknown-order' });
    expect((await ola.get(`/api/orders/${token}`)).body).toMatchObject({ code: 'unknown-order' });
    expect((await ola.get(`/api/admin/orders?search=${token}`)).body).toMatchObject({ Orders: [] });
    const kept = await personalOrders.exportOf(connection.db, anna.user.id);
    expect(JSON.stringify(kept)).toContain('Sågen 1:4');
  });

  once.test(
    'an order that a salesperson makes waits for an administrator’s approval; after a refusal the salesperson can make a new order; the customer sees only an approved order',
    async () => {
      const strict = serverWith({ ordersNeed: 'administrator' });
      const ulf = await aMember(strict, { firstName: 'Ulf', email: 'ulf@provhus.example', role: 'Salesmen' });
      const boss = await aMember(strict, { firstName: 'Bea', email: 'bea@provhus.example', role: 'Admin' });
      const { lead: request } = await aRequest();
      await connection.db.execute(sql`update lead_work set owner_id = ${ulf.user.id} where lead_id = ${request}`);
      await settled(request);
      box.empty();
      const tagOf = async () => ((await ulf.get(`/api/admin/leads/${request}/order`)).body as Draft).Tag;
      const decide = (who: TestMember, token: string, body: object) => who.post(`/api/admin/orders/${token}/decisions`, body);
      const first = (await make(ulf, request, await tagOf())).body as Order;
      expect([first.State, first.Decisions]).toEqual(['waiting', ['refuse']]);
      expect((await anna.get(`/api/orders/${first.Token}`)).status).toBe(404);
      expect(mailsOf(first)).toEqual([]);
      expect((await decide(ulf, first.Token, { Kind: 'approve' })).body).toMatchObject({ code: 'not-allowed' });
      expect((await boss.get('/api/admin/orders?state=waiting')).body).toMatchObject({ Orders: [{ Token: first.Token }] });
      expect(((await ulf.get(`/api/admin/leads/${request}/order`)).body as Draft).Gaps).toEqual([
        expect.objectContaining({ Kind: 'ordered' }),
      ]);
      expect((await decide(boss, first.Token, { Kind: 'refuse', Reason: 'Fel tomt' })).body).toMatchObject({
        State: 'refused',
        Reason: 'Fel tomt',
      });
      expect((await decide(boss, first.Token, { Kind: 'approve' })).body).toMatchObject({ code: 'order-decided' });

      const second = (await make(ulf, request, await tagOf())).body as Order;
      expect((await decide(boss, second.Token, { Kind: 'approve' })).body).toMatchObject({
        State: 'frozen',
        FrozenBy: 'Bea Berg',
      });
      expect(mailsOf(second)).toEqual(['order-frozen']);
      expect(box.mails.filter(({ to }) => to.address === ulf.user.email).map(({ subject, text }) => [subject, text])).toEqual([
        [`Beställning ${first.Number} är inte godkänd: Anna Berg`, expect.stringContaining('> Fel tomt')],
        [`Beställning ${second.Number} är godkänd: Anna Berg`, expect.stringContaining(`/admin/orders/${second.Token}`)],
      ]);
      expect((await anna.get(`/api/orders/${second.Token}`)).status).toBe(200);
      expect((await decide(boss, second.Token, { Kind: 'cancel', Reason: '' })).status).toBe(400);
    },
  );

  once.test(
    'if the customer’s data is erased while an order waits for approval, the customer gets no e-mail about the decision',
    async () => {
      const strict = serverWith({ ordersNeed: 'administrator' });
      const siv = await aMember(strict, { firstName: 'Saga', email: 'saga@provhus.example', role: 'Salesmen' });
      const chief = await aMember(strict, { firstName: 'Tea', email: 'tea@provhus.example', role: 'Admin' });
      const kim = await aMember(server, { firstName: 'Kim', email: 'kim.ek@example.se' });
      const { lead: request } = await aRequest(kim);
      await settled(request);
      const { Tag } = (await siv.get(`/api/admin/leads/${request}/order`)).body as Draft;
      const { Token: token, State } = (await make(siv, request, Tag)).body as Order;
      expect(State).toBe('waiting');
      expect((await kim.post('/api/account/delete', { Password: 'en egen mening' })).status).toBe(204);
      box.empty();
      const decide = (body: object) => chief.post(`/api/admin/orders/${token}/decisions`, body);
      expect((await decide({ Kind: 'approve' })).body).toMatchObject({ State: 'frozen' });
      expect((await decide({ Kind: 'cancel', Reason: 'Kim ångrar sig' })).body).toMatchObject({ State: 'cancelled' });
      expect(box.mails.filter(({ to }) => to.address === 'kim.ek@example.se')).toEqual([]);
      const { body: opened } = await admin.get(`/api/admin/leads/${request}`);
      expect(JSON.stringify(opened)).not.toContain('Kim ångrar sig');
      expect((await tick(request, 'priser')).body).toMatchObject({ code: 'lead-erased' });
    },
  );

  test('if the owner of a house that a household shares deletes their account while an administrator approves another member’s order of this house, both actions succeed', async () => {
    const { db } = connection;
    const strict = serverWith({ ordersNeed: 'administrator' });
    const sol = await aMember(strict, { firstName: 'Sol', email: 'sol@provhus.example', role: 'Salesmen' });
    const boss = await aMember(strict, { firstName: 'Ulla', email: 'ulla@provhus.example', role: 'Admin' });
    const olle = await aMember(server, { firstName: 'Olle', email: 'olle@example.se' });
    const mia = await aMember(server, { firstName: 'Mia', email: 'mia@example.se' });
    const per = await aMember(server, { firstName: 'Per', email: 'per@example.se' });
    const { lead: request, token } = await aRequest(mia);
    await db.update(savedConfigurations).set({ ownerId: olle.user.id }).where(eq(savedConfigurations.token, token));
    for (const { user } of [mia, per]) await insertMember(db, token, user.id, new Date(now));
    await settled(request);
    const { Tag } = (await sol.get(`/api/admin/leads/${request}/order`)).body as Draft;
    const { Token: order } = (await make(sol, request, Tag)).body as Order;
    let answers: readonly ReturnType<TestMember['post']>[] = [];
    await db.transaction(async (tx) => {
      // Because of this lock, the approval waits when it gives the order to Per. It has then already locked the accounts of Olle and Mia.
      // PGlite runs one transaction at a time, so there both actions begin only after this transaction.
      await tx.select().from(users).where(eq(users.id, per.user.id)).for('update');
      const approved = boss.post(`/api/admin/orders/${order}/decisions`, { Kind: 'approve' });
      if (kind === 'PostgreSQL') await expect.poll(() => countWaiting(db)).toBe(1);
      answers = [approved, olle.post('/api/account/delete', { Password: 'en egen mening' })];
      if (kind === 'PostgreSQL') await expect.poll(() => countWaiting(db)).toBe(2);
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 204]);
    expect((await mia.get('/api/account/configurations')).body).toContainEqual(expect.objectContaining({ Id: order }));
    expect((await per.get(`/api/orders/${order}`)).status).toBe(200);
  });

  once.test('a customer without an account can open a frozen order with the link in their e-mail', async () => {
    const { db } = connection;
    const { lead: request } = await aRequest();
    await db.update(requests).set({ userId: null }).where(eq(requests.id, request));
    const strict = serverWith({ ordersNeed: 'administrator' });
    const siv = await aMember(strict, { firstName: 'Siv', email: 'siv@provhus.example', role: 'Salesmen' });
    const boss = await aMember(strict, { firstName: 'Bo', email: 'bo@provhus.example', role: 'Admin' });
    await db.execute(sql`update lead_work set owner_id = ${siv.user.id} where lead_id = ${request}`);
    await settled(request);
    box.empty();
    const { Tag } = (await siv.get(`/api/admin/leads/${request}/order`)).body as Draft;
    const { Token: token } = (await make(siv, request, Tag)).body as Order;
    const [row] = await db.select().from(finalOrders).where(eq(finalOrders.token, token));
    const key = row?.key ?? '';
    expect(key).toMatch(/^[0-9A-Za-z]{32}$/);
    const nobody = aVisitor(server.app);
    const read = () => nobody.get(`/api/order-links/${key}`);
    expect([(await read()).status, box.mails]).toEqual([404, []]);

    await boss.post(`/api/admin/orders/${token}/decisions`, { Kind: 'approve' });
    const mail = box.mails.find(({ printedOrder }) => printedOrder === token);
    expect(mail?.text).toContain(`https://hus.example/order/${key}`);
    const { status, headers, body } = await read();
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({ State: 'frozen', Customer: { Name: 'Anna Berg' } });
    expect(JSON.stringify(body)).not.toContain(key);
    const document = await nobody.file(`/api/order-links/${key}/document`);
    const printed = await document.text();
    expect([document.headers.get('Content-Type'), printed]).toEqual([
      'application/pdf',
      expect.stringContaining(`/order/${key}`),
    ]);
    // The customer has no account, so the PDF must not ask them to log in.
    expect(printed).not.toContain('logga in');
    const typeOf = async (path: string) => (await nobody.file(path)).headers.get('Content-Type');
    const [{ Name } = { Name: '' }] = (body as { Pictures: { Name: string }[] }).Pictures;
    expect(await typeOf(`/media/order-links/${key}/${Name}`)).toBe('image/svg+xml');
    // The token of an order appears in addresses that other people see. Nobody can open the order with the token alone.
    expect((await nobody.get(`/api/order-links/${token}`)).status).toBe(404);
    expect((await nobody.get(`/api/orders/${token}`)).status).toBe(401);
    expect(await typeOf(`/media/order-links/${token}/${Name}`)).not.toBe('image/svg+xml');
  });

  once.test(
    'if staff change an order, they make a new order that replaces the old one; if they cancel the new order, the old one is valid again; if they cancel both, the request moves back to an earlier milestone',
    async () => {
      const { lead: request } = await aRequest();
      box.empty();
      const first = (await make(eva, request, await settled(request))).body as Order;
      const second = (await make(eva, request, (await draft(request)).Tag)).body as Order;
      expect(second).toMatchObject({ State: 'frozen', Replaces: { Token: first.Token, Number: first.Number } });
      expect((await anna.get(`/api/orders/${first.Token}`)).body).toMatchObject({
        State: 'replaced',
        ReplacedBy: { Token: second.Token },
      });
      /** The two orders as the customer's own list shows them. */
      const listed = async () => {
        const houses = (await anna.get('/api/account/configurations')).body as { Id: string; OrderEnd: string | null }[];
        return [first, second].map(({ Token }) => houses.find(({ Id }) => Id === Token)?.OrderEnd);
      };
      expect(await listed()).toEqual(['replaced', null]);
      const cancel = (token: string) =>
        eva.post(`/api/admin/orders/${token}/decisions`, { Kind: 'cancel', Reason: 'Ångrar sig' });
      expect((await cancel(first.Token)).body).toMatchObject({ code: 'order-decided' });
      expect((await cancel(second.Token)).body).toMatchObject({ State: 'cancelled', Reason: 'Ångrar sig' });
      expect([(await anna.get(`/api/orders/${first.Token}`)).body, await milestone(request)]).toEqual([
        expect.objectContaining({ State: 'frozen', ReplacedBy: null }),
        'order',
      ]);
      await cancel(first.Token);
      expect(await listed()).toEqual(['cancelled', 'cancelled']);
      expect(await milestone(request)).toBe('review');
      const log = (await connection.db.select().from(auditLog).orderBy(auditLog.id)).filter(({ details }) =>
        [first.Number, second.Number].includes(Number(Object(details).order)),
      );
      expect(log.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
        ['order-made', eva.user.id, null],
        ['order-frozen', eva.user.id, anna.user.id],
        ['order-made', eva.user.id, null],
        ['order-frozen', eva.user.id, anna.user.id],
        ['order-cancelled', eva.user.id, anna.user.id],
        ['order-cancelled', eva.user.id, anna.user.id],
      ]);
      expect(box.mails.map(({ subject, text, printedOrder }) => [subject, linksOf(text), printedOrder])).toEqual([
        [`Slutlig beställning ${first.Number} hos Provhus`, [first.Token], first.Token],
        [`Slutlig beställning ${second.Number} hos Provhus`, [second.Token], second.Token],
        [`Beställning ${second.Number} är avbeställd`, [first.Token], undefined],
        [`Beställning ${first.Number} är avbeställd`, [first.Token], undefined],
      ]);
      expect(box.mails[1]?.text).toContain(`Den ersätter beställning ${first.Number}`);
      expect(box.mails[2]?.text).toContain('> Ångrar sig');
      expect(box.mails.every(({ to }) => to.address === anna.user.email)).toBe(true);
      const attached = await attachOrder(server.dependencies)(first.Token, false);
      expect(attached?.bytes).toEqual(
        new Uint8Array(await (await anna.download(`/api/guidemodel/document/${first.Token}`)).arrayBuffer()),
      );
      const { Entries } = (await eva.get(`/api/admin/leads/${request}`)).body as { Entries: { Kind: string }[] };
      expect(Entries.map(({ Kind }) => Kind).filter((kind) => kind.startsWith('order'))).toEqual([
        'order-cancelled',
        'order-cancelled',
        'order-frozen',
        'order-made',
        'order-frozen',
        'order-made',
      ]);
      const cancelled = told.find(({ type, subject }) => type === 'order.cancelled' && subject === first.Token);
      const others = async () => null;
      const tell = readOrderEvents({ db: connection.db, baseUrl: 'https://provhus.example' }, others);
      expect(cancelled && (await tell(cancelled))).toMatchObject({
        type: 'order.cancelled',
        data: {
          token: first.Token,
          state: 'cancelled',
          reason: 'Ångrar sig',
          url: `https://provhus.example/base/${first.Token}`,
          total: kr(2_044_900),
        },
      });
    },
  );

  once.test(
    'if a request was assigned to another salesperson, replies to the e-mail about a cancelled order go to the new salesperson',
    async () => {
      const { lead: request } = await aRequest();
      const { Token: token } = (await make(eva, request, await settled(request))).body as Order;
      const { Version } = (await eva.get(`/api/admin/leads/${request}`)).body as { Version: number };
      const owner = { Kind: 'owner', OwnerId: admin.user.customerNumber };
      const given = await eva.post(`/api/admin/leads/${request}/changes`, owner, { 'If-Match': `"${Version}"` });
      expect(given.status).toBe(200);
      box.empty();
      await admin.post(`/api/admin/orders/${token}/decisions`, { Kind: 'cancel', Reason: 'Ångrar sig' });
      expect(box.mails).toMatchObject([
        {
          kind: 'order-cancelled',
          replyTo: { address: 'vera@provhus.example' },
          text: expect.stringContaining('så går svaret till Vera Kvist'),
        },
      ]);
    },
  );

  once.test(
    'an order of a valid quote has the quote’s prices, lines and number; staff can instead order the house as it is now, at today’s prices',
    async () => {
      const { lead: request, token } = await aRequest();
      const { db } = connection;
      await aQuote(request, token);
      await storeRange(db, range(80_000, { campaigns: [aCampaign(1)] }), new Date(now + 5000));
      expect(await draft(request)).toMatchObject({
        Offer: { Number: '2026-0001' },
        House: { Price: 2_044_900 },
        IsChangedSinceOffer: false,
      });
      await anna.post(`/api/guidemodel/${token}/name`, { Name: 'Ett annat namn' });
      expect(await draft(request)).toMatchObject({ IsChangedSinceOffer: false });
      expect(await draft(request, '?of=house')).toMatchObject({ Offer: null, HasOffer: true, House: { Price: 2_074_900 } });
      const made = (await make(eva, request, await settled(request))).body as Order;
      expect(made).toMatchObject({
        OfferNumber: '2026-0001',
        Lines: [{ Title: 'Avdrag', Amount: -20_000 }],
        House: { Price: 2_044_900 },
      });
      expect((await anna.get('/api/account/configurations')).body).toContainEqual(
        expect.objectContaining({ Id: made.Token, Price: 2_024_900 }),
      );
      const { Lines } = (await eva.get(`/api/admin/orders/${made.Token}/factory`)).body as { Lines: { Amount: number }[] };
      expect(Lines.map(({ Amount }) => Amount)).toEqual([50_000, 4900]);
      await eva.post(`/api/admin/orders/${made.Token}/decisions`, { Kind: 'cancel', Reason: 'Vill ha dagens priser' });
      expect((await make(eva, request, await settled(request, '?of=house'), '?of=house')).body).toMatchObject({
        OfferNumber: null,
        Lines: [],
        House: { Price: 2_074_900 },
      });
      await storeRange(db, range(50_000, { campaigns: [aCampaign(1)] }), new Date(now + 6000));
    },
  );

  once.test(
    'after the house of a quote was ordered, the customer cannot accept the quote; if the order is cancelled, the customer can accept it again',
    async () => {
      const { lead: request, token } = await aRequest();
      await aQuote(request, token);
      const { Offers } = (await eva.get(`/api/admin/leads/${request}/offer`)).body as { Offers: { Token: string }[] };
      const address = `/api/offers/${Offers[0]?.Token}`;
      const isOrdered = async () => Reflect.get(Object((await server.get(address)).body), 'IsOrdered');
      const accept = () => server.post(`${address}/acceptance`, { Name: 'Anna Berg' });
      expect(await isOrdered()).toBe(false);
      const { Token: order } = (await make(eva, request, await settled(request))).body as Order;
      expect(await isOrdered()).toBe(true);
      expect((await accept()).body).toMatchObject({ code: 'offer-closed' });
      await eva.post(`/api/admin/orders/${order}/decisions`, { Kind: 'cancel', Reason: 'Ångrar sig' });
      expect(await isOrdered()).toBe(false);
      expect((await accept()).body).toMatchObject({ State: 'accepted' });
    },
  );

  once.test(
    'if an order is made of an older quote, the PDF of the order has the date of the order, and states that the prices are from the day of the quote',
    async () => {
      const { lead: request, token } = await aRequest();
      await aQuote(request, token);
      const press = aPress();
      const later = serverWith({ press, now: () => now + 10 * 86_400_000 });
      const pia = await aMember(later, { firstName: 'Pia', email: 'pia@provhus.example', role: 'Salesmen' });
      expect((await make(pia, request, await settled(request))).status).toBe(200);
      const [document] = press.printed.map((one) => one.document);
      expect([document?.footer.date, document?.cover.facts]).toEqual([
        '30 november 2026',
        expect.arrayContaining([['Upprättad', '30 november 2026']]),
      ]);
      expect(document?.price.notes.join(' ')).toContain('Priser 20 november 2026');
    },
  );

  once.test(
    'in the PDF of an order, each line with a VAT rate other than 25 % shows its rate, and a note shows the sum of VAT for each rate',
    async () => {
      const { lead: request, token } = await aRequest();
      const visit: OwnLine = { title: 'Visning', amount: kr(10_600), vatRate: 6 };
      await aQuote(request, token, { lines: [discount, visit, { title: 'Lagfart', amount: kr(5000), vatRate: 0 }] });
      const press = aPress();
      const kaj = await aMember(serverWith({ press }), { firstName: 'Kaj', email: 'kaj@provhus.example', role: 'Salesmen' });
      expect((await make(kaj, request, await settled(request))).status).toBe(200);
      const [price] = press.printed.map(({ document }) => document.price);
      expect(price?.rows.slice(-3).map(({ label }) => label)).toEqual(['Avdrag', 'Visning (moms 6 %)', 'Lagfart (moms 0 %)']);
      // The prices include VAT: 2 024 900 kr contains 404 980 kr of VAT at 25 %, and 10 600 kr contains 600 kr of VAT at 6 %.
      expect(price?.notes.slice(0, 2).map((note) => note.replace(/\s/g, ' '))).toEqual([
        'varav moms 405 580 kr',
        'varav moms 25 %: 404 980 kr, varav moms 6 %: 600 kr, varav moms 0 %: 0 kr',
      ]);
    },
  );

  once.test('the PDF of an order shows the campaign price, but not the last day of the campaign', async () => {
    const ending = aCampaign(1, { validTo: '2026-12-20' });
    await storeRange(connection.db, range(50_000, { campaigns: [ending] }), new Date(now + 7000));
    const press = aPress();
    const kim = await aMember(serverWith({ press }), { firstName: 'Kim', email: 'kim@provhus.example', role: 'Salesmen' });
    const { lead: request } = await aRequest();
    expect((await make(kim, request, await settled(request))).status).toBe(200);
    const [document] = press.printed.map((one) => one.document);
    expect(document?.price.rows.map(({ tone }) => tone)).toContain('campaign');
    expect(JSON.stringify(document)).not.toContain('gäller till och med');
    await storeRange(connection.db, range(50_000, { campaigns: [aCampaign(1)] }), new Date(now + 8000));
  });

  once.test(
    'an order of a quote has the plot on which the quote placed the house, even if the house was later saved with a plot in another municipality',
    async () => {
      const { lead: request, token } = await aRequest();
      await aQuote(request, token, { placement: { plotId: asPlotId(2), east: 0, north: 0, turn: 0 } });
      const where = async () => {
        const { Plots, IsChangedSinceOffer } = await draft(request);
        return [IsChangedSinceOffer, Plots.map(({ Adress }) => Adress)];
      };
      expect(await where()).toEqual([false, ['Björkvägen 2']]);
      const again = { ...house, Id: token, MunicipalityId: '0643', Answers: { 11: 111, 12: 122 }, PlotIds: [1] };
      expect((await anna.post('/api/guidemodel/', again)).status).toBe(200);
      expect(await where()).toEqual([true, ['Björkvägen 2']]);
    },
  );

  once.test(
    'no order is made if the quote is withdrawn, a tick is removed or the customer’s account is deleted while the server makes the PDF',
    async () => {
      let meanwhile: () => Promise<unknown> = async () => undefined;
      const press = aPress();
      const slow = serverWith({ press: { ...press, print: (prepare) => meanwhile().then(() => press.print(prepare)) } });
      const ida = await aMember(slow, { firstName: 'Ida', email: 'ida@provhus.example', role: 'Salesmen' });
      const bo = await aMember(server, { firstName: 'Bo', email: 'bo.ek@example.se' });
      const refused = async (request: string, change: () => Promise<{ readonly status: number }>) => {
        const tag = await settled(request);
        let status = 0;
        meanwhile = async () => ({ status } = await change());
        expect((await make(ida, request, tag)).body).toMatchObject({ code: 'order-conflict', field: 'If-Match' });
        expect(status).toBeLessThan(300);
        expect(await connection.db.$count(finalOrders, eq(finalOrders.leadId, request))).toBe(0);
      };

      const { lead: request } = await aRequest();
      const offer = `/api/admin/leads/${request}/offer`;
      const { Tag, Writing } = (await eva.get(offer)).body as { Tag: string; Writing: object };
      const { body: saved } = await eva.post(offer, { ...Writing, Words: 'Hej' }, { 'If-Match': `"${Tag}"` });
      const { body: sent } = await eva.post(`${offer}/send`, undefined, { 'If-Match': `"${(saved as Draft).Tag}"` });
      const [quote] = (sent as { Offers: { Id: string }[] }).Offers;
      await refused(request, () => eva.post(`${offer}s/${quote?.Id}/withdrawal`, undefined));
      const { Checks } = await draft(request);
      const seenAt = Checks.find(({ Key }) => Key === 'priser')?.Tick?.AtUtc;
      await refused(request, () => tick(request, 'priser', '', seenAt, eva, false));
      const { lead: ofBo } = await aRequest(bo);
      await refused(ofBo, () => bo.post('/api/account/delete', { Password: 'en egen mening' }));
    },
  );
});

/** Returns the tokens of the orders that an e-mail links to. */
function linksOf(text: string): readonly (string | undefined)[] {
  return [...text.matchAll(/https:\/\/hus\.example\/base\/(\w+)/g)].map(([, token]) => token);
}
