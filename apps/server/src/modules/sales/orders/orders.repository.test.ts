import { kr } from '@gavel/core';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aLetterBox } from '../../../testing/a-letter-box.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aCampaign, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { lineDrawings } from '../../../testing/some-pictures.ts';
import type { Event } from '../../integrations/webhooks/webhooks.repository.ts';
import { auditLog } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { leads } from '../leads/leads.tables.ts';
import { saveDraft, storeSent } from '../offers/offers.repository.ts';
import { attachOrder } from './frozen-files.ts';
import { draftOrder } from './order-draft.ts';
import { readOrderEvents } from './order-events.ts';
import { finalOrders, searchedOrderWords } from './orders.tables.ts';
import { personalOrders } from './personal-orders.ts';

const check = { about: 'other', words: 'optional', hint: '' } as const;
/** @param terrace kr */
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
}
interface Order {
  readonly Token: string;
  readonly Number: number;
  readonly State: string;
  readonly Decisions: readonly string[];
}

describe.each(databases)('final orders, on $kind', ({ kind, open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let eva: TestMember;
  let admin: TestMember;
  let anna: TestMember;
  const told: Event[] = [];
  const box = aLetterBox();
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
      pictures: lineDrawings(),
      letters: box,
      webhooks: { tell: async (_, event) => void told.push(event) },
      ...parts,
    });

  /** What the customer of an order was told of it. */
  const lettersOf = ({ Token }: Order) =>
    box.letters.filter(({ printedOrder }) => printedOrder === Token).map(({ kind }) => kind);

  /** A request for an offer on a saved house. */
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
    const { Leads } = (await admin.get(`/api/admin/leads?view=all&order=arrived&direction=desc&search=${token}`)).body as {
      Leads: { Id: string }[];
    };
    return { lead: Leads[0]?.Id ?? '', token };
  }
  const draft = async (lead: string, of = '') => (await eva.get(`/api/admin/leads/${lead}/order${of}`)).body as Draft;
  const tick = (lead: string, Key: string, Words = '', SeenAtUtc: string | null = null, who = eva, IsDone = true) =>
    who.post(`/api/admin/leads/${lead}/order/checks`, { Key, Words, IsDone, SeenAtUtc });
  const make = (who: TestMember, lead: string, tag: string, of = '') =>
    who.post(`/api/admin/leads/${lead}/order${of}`, undefined, { 'If-Match': `"${tag}"` });
  async function settled(lead: string, of = ''): Promise<string> {
    await tick(lead, 'tomt', 'Sågen 1:4');
    await tick(lead, 'priser');
    return (await draft(lead, of)).Tag;
  }
  const milestone = async (lead: string) =>
    ((await admin.get(`/api/admin/leads/${lead}`)).body as { Milestone: string }).Milestone;

  test('two who tick the same thing at once overwrite nothing, and neither does who takes away another tick than they read', async () => {
    const { lead } = await aRequest();
    const both = await Promise.all([tick(lead, 'tomt', 'Sågen 1:4'), tick(lead, 'tomt', 'Kvarnen 2:1', null, admin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const refused = both.find(({ status }) => status === 412);
    expect(refused?.body).toMatchObject({ code: 'order-conflict', field: 'SeenAtUtc' });
    const kept = both[0].status === 200 ? 'Sågen 1:4' : 'Kvarnen 2:1';
    const ticked = async () => (await draft(lead)).Checks.find(({ Key }) => Key === 'tomt')?.Tick;
    expect(await ticked()).toMatchObject({ Words: kept });
    expect((await tick(lead, 'tomt', '', new Date(0).toISOString(), eva, false)).status).toBe(412);
    expect((await tick(lead, 'tomt', '', (await ticked())?.AtUtc, eva, false)).status).toBe(200);
    expect(await ticked()).toBeNull();
  });

  test('everything missing is said; settled, it is frozen: its numbers, pictures, PDF and factory list stay when the range changes', async () => {
    const { lead } = await aRequest();
    expect((await draft(lead)).Gaps.map(({ Kind, Question }) => [Kind, Question])).toEqual([
      ['plot', ''],
      ['check', 'Tomten är klar'],
      ['check', 'Priserna är förklarade'],
    ]);
    expect((await make(eva, lead, (await draft(lead)).Tag)).body).toMatchObject({ code: 'order-incomplete' });
    expect((await tick(lead, 'tomt')).body).toMatchObject({ code: 'words-missing' });
    expect((await tick(lead, 'annat', 'x')).body).toMatchObject({ code: 'unknown-check' });

    const tag = await settled(lead);
    const made = await make(eva, lead, tag);
    expect(made.body).toMatchObject({
      State: 'frozen',
      FrozenBy: 'Eva Ek',
      Customer: { Name: 'Anna Berg' },
      Decisions: ['cancel'],
    });
    const { Token: token } = made.body as Order;
    expect(await milestone(lead)).toBe('order');
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
    // What a search asks is what is indexed: nothing else finds it in a table that is not read whole.
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

  test('the database refuses every change of what was frozen, and of its house', async () => {
    const { lead } = await aRequest();
    const { Token: token } = (await make(eva, lead, await settled(lead))).body as Order;
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

  // What follows says nothing of SQL that another database could say otherwise.
  if (kind !== 'PGlite') return;

  test('frozen at once by two, or read before anything changed: one order, and whoever saw something else is told', async () => {
    const { lead, token } = await aRequest();
    const tag = await settled(lead);
    expect((await make(eva, lead, 'old')).body).toMatchObject({ code: 'order-conflict' });
    const both = await Promise.all([make(eva, lead, tag), make(admin, lead, tag)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);

    const other = await aRequest();
    const seen = await settled(other.lead);
    await anna.post('/api/guidemodel/', { ...house, Id: other.token, Answers: { 11: 111, 12: 121 } });
    expect((await make(eva, other.lead, seen)).body).toMatchObject({ code: 'order-conflict' });
    expect((await draft(other.lead)).House.Price).toBe(1_990_000);
    expect((await eva.get(`/api/admin/leads/${lead}/order`)).body).toMatchObject({
      ConfigurationId: token,
      Orders: [{ State: 'frozen' }],
    });
    expect((await eva.get('/api/admin/leads/00000000-0000-0000-0000-000000000000/order')).body).toMatchObject({
      code: 'unknown-lead',
    });
  });

  once.test('a house that opens otherwise than it was saved is not ordered before somebody has saved it', async () => {
    const { lead } = await aRequest();
    const config = aWebConfiguration(10, 'Sjövik');
    const [section] = config.sections;
    const sections = section ? [{ ...section, questions: section.questions.slice(0, 1) }] : [];
    await storeRange(connection.db, range(50_000, { sections, bundles: [] }), new Date(now + 3000));
    await tick(lead, 'tomt', 'Sågen 1:4');
    await tick(lead, 'priser');
    expect((await draft(lead)).Gaps).toEqual([expect.objectContaining({ Kind: 'refused' })]);
    await storeRange(connection.db, range(50_000, { campaigns: [aCampaign(1)] }), new Date(now + 4000));
  });

  once.test('an order is its customer’s and staff’s; for anybody else there is none, and visitors have to log in', async () => {
    const { lead } = await aRequest();
    const { Token: token } = (await make(eva, lead, await settled(lead))).body as Order;
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
    await connection.db.execute(sql`update lead_work set owner_id = ${eva.user.id} where lead_id = ${lead}`);
    expect((await ola.get(`/api/admin/orders/${token}`)).body).toMatchObject({ code: 'unknown-order' });
    expect((await ola.get(`/api/orders/${token}`)).body).toMatchObject({ code: 'unknown-order' });
    expect((await ola.get(`/api/admin/orders?search=${token}`)).body).toMatchObject({ Orders: [] });
    const kept = await personalOrders.exportOf(connection.db, anna.user.id);
    expect(JSON.stringify(kept)).toContain('Sågen 1:4');
  });

  test('a salesman’s order waits for an administrator; refused, another one can be made; its customer sees it when it is frozen', async () => {
    const strict = serverWith({ ordersNeed: 'administrator' });
    const ulf = await aMember(strict, { firstName: 'Ulf', email: 'ulf@provhus.example', role: 'Salesmen' });
    const boss = await aMember(strict, { firstName: 'Bea', email: 'bea@provhus.example', role: 'Admin' });
    const { lead } = await aRequest();
    await connection.db.execute(sql`update lead_work set owner_id = ${ulf.user.id} where lead_id = ${lead}`);
    await settled(lead);
    box.empty();
    const tagOf = async () => ((await ulf.get(`/api/admin/leads/${lead}/order`)).body as Draft).Tag;
    const decide = (who: TestMember, token: string, body: object) => who.post(`/api/admin/orders/${token}/decisions`, body);
    const first = (await make(ulf, lead, await tagOf())).body as Order;
    expect([first.State, first.Decisions]).toEqual(['waiting', ['refuse']]);
    expect((await anna.get(`/api/orders/${first.Token}`)).status).toBe(404);
    expect(lettersOf(first)).toEqual([]);
    expect((await decide(ulf, first.Token, { Kind: 'approve' })).body).toMatchObject({ code: 'not-allowed' });
    expect((await boss.get('/api/admin/orders?state=waiting')).body).toMatchObject({ Orders: [{ Token: first.Token }] });
    expect(((await ulf.get(`/api/admin/leads/${lead}/order`)).body as Draft).Gaps).toEqual([
      expect.objectContaining({ Kind: 'ordered' }),
    ]);
    expect((await decide(boss, first.Token, { Kind: 'refuse', Reason: 'Fel tomt' })).body).toMatchObject({
      State: 'refused',
      Reason: 'Fel tomt',
    });
    expect((await decide(boss, first.Token, { Kind: 'approve' })).body).toMatchObject({ code: 'order-decided' });

    const second = (await make(ulf, lead, await tagOf())).body as Order;
    expect((await decide(boss, second.Token, { Kind: 'approve' })).body).toMatchObject({ State: 'frozen', FrozenBy: 'Bea Berg' });
    expect(lettersOf(second)).toEqual(['order-frozen']);
    expect(box.letters.filter(({ to }) => to.address === ulf.user.email).map(({ subject, text }) => [subject, text])).toEqual([
      [`Beställning ${first.Number} är inte godkänd: Anna Berg`, expect.stringContaining('> Fel tomt')],
      [`Beställning ${second.Number} är godkänd: Anna Berg`, expect.stringContaining(`/admin/orders/${second.Token}`)],
    ]);
    expect((await anna.get(`/api/orders/${second.Token}`)).status).toBe(200);
    expect((await decide(boss, second.Token, { Kind: 'cancel', Reason: '' })).status).toBe(400);
  });

  test('a customer without an account opens the order by the link in their e-mail, once it is frozen', async () => {
    const { db } = connection;
    const { lead } = await aRequest();
    await db.update(leads).set({ userId: null }).where(eq(leads.id, lead));
    const strict = serverWith({ ordersNeed: 'administrator' });
    const siv = await aMember(strict, { firstName: 'Siv', email: 'siv@provhus.example', role: 'Salesmen' });
    const boss = await aMember(strict, { firstName: 'Bo', email: 'bo@provhus.example', role: 'Admin' });
    await db.execute(sql`update lead_work set owner_id = ${siv.user.id} where lead_id = ${lead}`);
    await settled(lead);
    box.empty();
    const { Tag } = (await siv.get(`/api/admin/leads/${lead}/order`)).body as Draft;
    const { Token: token } = (await make(siv, lead, Tag)).body as Order;
    const [row] = await db.select().from(finalOrders).where(eq(finalOrders.token, token));
    const key = row?.key ?? '';
    expect(key).toMatch(/^[0-9A-Za-z]{32}$/);
    const nobody = aVisitor(server.app);
    const read = () => nobody.get(`/api/order-links/${key}`);
    expect([(await read()).status, box.letters]).toEqual([404, []]);

    await boss.post(`/api/admin/orders/${token}/decisions`, { Kind: 'approve' });
    const letter = box.letters.find(({ printedOrder }) => printedOrder === token);
    expect(letter?.text).toContain(`https://hus.example/order/${key}`);
    const { status, headers, body } = await read();
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({ State: 'frozen', Customer: { Name: 'Anna Berg' } });
    expect(JSON.stringify(body)).not.toContain(key);
    const document = await nobody.file(`/api/order-links/${key}/document`);
    expect([document.headers.get('Content-Type'), await document.text()]).toEqual([
      'application/pdf',
      expect.stringContaining(`/order/${key}`),
    ]);
    const typeOf = async (path: string) => (await nobody.file(path)).headers.get('Content-Type');
    const [{ Name } = { Name: '' }] = (body as { Pictures: { Name: string }[] }).Pictures;
    expect(await typeOf(`/media/order-links/${key}/${Name}`)).toBe('image/svg+xml');
    // The token of an order, which others see in addresses, opens nothing.
    expect((await nobody.get(`/api/order-links/${token}`)).status).toBe(404);
    expect((await nobody.get(`/api/orders/${token}`)).status).toBe(401);
    expect(await typeOf(`/media/order-links/${token}/${Name}`)).not.toBe('image/svg+xml');
  });

  test('a change is a new order that names the old one; a cancelled one says why, and the request steps back', async () => {
    const { lead } = await aRequest();
    box.empty();
    const first = (await make(eva, lead, await settled(lead))).body as Order;
    const second = (await make(eva, lead, (await draft(lead)).Tag)).body as Order;
    expect(second).toMatchObject({ State: 'frozen', Replaces: { Token: first.Token, Number: first.Number } });
    expect((await anna.get(`/api/orders/${first.Token}`)).body).toMatchObject({
      State: 'replaced',
      ReplacedBy: { Token: second.Token },
    });
    /** As their customer's own list has the two. */
    const listed = async () => {
      const houses = (await anna.get('/api/account/configurations')).body as { Id: string; OrderEnd: string | null }[];
      return [first, second].map(({ Token }) => houses.find(({ Id }) => Id === Token)?.OrderEnd);
    };
    expect(await listed()).toEqual(['replaced', null]);
    const cancel = (token: string) => eva.post(`/api/admin/orders/${token}/decisions`, { Kind: 'cancel', Reason: 'Ångrar sig' });
    expect((await cancel(first.Token)).body).toMatchObject({ code: 'order-decided' });
    expect((await cancel(second.Token)).body).toMatchObject({ State: 'cancelled', Reason: 'Ångrar sig' });
    expect([(await anna.get(`/api/orders/${first.Token}`)).body, await milestone(lead)]).toEqual([
      expect.objectContaining({ State: 'frozen', ReplacedBy: null }),
      'order',
    ]);
    await cancel(first.Token);
    expect(await listed()).toEqual(['cancelled', 'cancelled']);
    expect(await milestone(lead)).toBe('review');
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
    expect(box.letters.map(({ subject, text, printedOrder }) => [subject, linksOf(text), printedOrder])).toEqual([
      [`Slutlig beställning ${first.Number} hos Provhus`, [first.Token], first.Token],
      [`Slutlig beställning ${second.Number} hos Provhus`, [second.Token], second.Token],
      [`Beställning ${second.Number} är avbeställd`, [first.Token], undefined],
      [`Beställning ${first.Number} är avbeställd`, [first.Token], undefined],
    ]);
    expect(box.letters[1]?.text).toContain(`Den ersätter beställning ${first.Number}`);
    expect(box.letters[2]?.text).toContain('> Ångrar sig');
    expect(box.letters.every(({ to }) => to.address === anna.user.email)).toBe(true);
    const attached = await attachOrder(server.dependencies)(first.Token, false);
    expect(attached?.bytes).toEqual(
      new Uint8Array(await (await anna.download(`/api/guidemodel/document/${first.Token}`)).arrayBuffer()),
    );
    const { Entries } = (await eva.get(`/api/admin/leads/${lead}`)).body as { Entries: { Kind: string }[] };
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
  });

  test('an offer that holds gives the order its prices, its lines and its number; the house as it is now can be ordered instead', async () => {
    const { lead, token } = await aRequest();
    const { db } = connection;
    const identity = { kind: 'member', userId: eva.user.id, sessionId: '', role: 'Salesmen', actingFor: null } as const;
    const entered = { ...identity, access: [], mustChoosePassword: false, needsSecondFactor: false };
    const { draft: drafted, chosen } = await draftOrder(server.dependencies, entered, lead);
    const line = { title: 'Avdrag', amount: kr(-20_000), vatRate: 25 } as const;
    const offer = {
      id: crypto.randomUUID(),
      leadId: lead,
      validUntil: '2027-01-31',
      words: '',
      lines: [line],
      savedAt: new Date(now),
      savedBy: eva.user.id,
    };
    await saveDraft(db, offer, 0);
    await storeSent(
      db,
      {
        ...offer,
        sentAt: new Date(now),
        sentBy: eva.user.id,
        token: 'a'.repeat(32),
        customerName: 'Anna Berg',
        customerEmail: 'anna@example.se',
        seller: { name: 'Eva Ek', email: 'eva@provhus.example', phone: '' },
        configurationId: token,
        revision: 1,
        chosen: { ...chosen, name: 'Huset vid sjön' },
        house: drafted.house,
        total: kr(2_024_900),
        replaces: null,
      },
      2026,
    );
    await storeRange(db, range(80_000, { campaigns: [aCampaign(1)] }), new Date(now + 5000));
    expect(await draft(lead)).toMatchObject({
      Offer: { Number: '2026-0001' },
      House: { Price: 2_044_900 },
      IsChangedSinceOffer: false,
    });
    expect(await draft(lead, '?of=house')).toMatchObject({ Offer: null, HasOffer: true, House: { Price: 2_074_900 } });
    const made = (await make(eva, lead, await settled(lead))).body as Order;
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
    await storeRange(db, range(50_000, { campaigns: [aCampaign(1)] }), new Date(now + 6000));
  });
});

/** The orders that a letter leads to. */
function linksOf(text: string): readonly (string | undefined)[] {
  return [...text.matchAll(/https:\/\/hus\.example\/base\/(\w+)/g)].map(([, token]) => token);
}
