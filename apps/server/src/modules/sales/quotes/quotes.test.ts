import { asConsentId, kr } from '@gavel/core';
import { pino } from 'pino';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPress } from '../../../adapters/pdf/open-press.ts';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPress, type TestPress } from '../../../testing/a-press.ts';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { lineDrawings } from '../../../testing/some-pictures.ts';
import type { Event } from '../../integrations/webhooks/webhooks.repository.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { endMail, findMailToSend } from '../../people/mail/mails.repository.ts';
import { mails } from '../../people/mail/mails.tables.ts';
import { publishedRanges, webConfigurations } from '../../range/range.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { forgetWords } from '../requests/request-work.repository.ts';
import { requestWork } from '../requests/request-work.tables.ts';
import { requests } from '../requests/requests.tables.ts';
import { printForMail } from './print-quote.ts';
import { readQuoteEvents } from './quote-events.ts';
import { quotes } from './quotes.tables.ts';
import { saveQuote } from './write-quote.ts';

const DAY_MS = 86_400_000;
const consent = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '' };
const campaign = aCampaign(1, { title: 'Höst', validTo: '2026-12-20' });
/** A house with the big terrace and its rail: 2 054 900 kr, minus 10 000 kr of a campaign. */
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Annas hus', Answers: { 11: 112, 12: 122 } };
const line = { Title: 'Altan 24 m²', Amount: 64_000, VatRate: 25 };
const writing = { ValidUntil: '2026-12-20', Words: 'Hej Anna!\nHär är huset.', Lines: [line] };

/**
 * Returns one of three ranges: the range of the first day; a later range with a higher house price and no campaign; a later range that no
 * longer has the house.
 */
function range(which: 'first' | 'dearer' | 'without') {
  const prices = which === 'dearer' ? { housePrices: { N: kr(3_000_000), S: kr(3_000_000) } } : {};
  const webConfiguration = aWebConfiguration(10, 'Sjövik', { campaigns: which === 'dearer' ? [] : [campaign], ...prices });
  const houses = which === 'without' ? [aHouse(2, 'Annat')] : [aHouse(1, 'Sjövik', { webConfiguration })];
  return aPublishedRange({ houses, consents: [consent] });
}

interface Desk {
  readonly Tag: string;
  readonly House: { readonly Price: number; readonly OrdinaryPrice: number };
  readonly Writing: typeof writing;
  readonly DraftSavedAtUtc: string | null;
  readonly DiscountPercent: number;
  readonly Before: { readonly Number: string } | null;
  readonly Offers: readonly {
    readonly Id: string;
    readonly Number: string;
    readonly Token: string;
    readonly State: string;
    readonly Total: number;
    readonly Letter: string | null;
  }[];
}

let connection: Connection;
let server: TestServer;
let press: TestPress;
let clock: number;
let told: Event[];
let anna: TestMember;
let eva: TestMember;
let admin: TestMember;
let request: string;
const box = aMailbox();

beforeAll(async () => {
  connection = await openDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  clock = now;
  await publish('first', 0);
  for (const table of [requests, users]) await connection.db.delete(table);
  press = aPress();
  told = [];
  const webhooks = { tell: async (_: unknown, event: Event) => void told.push(event) };
  const pictures = lineDrawings();
  server = aServer(connection.db, { now: () => clock, press, mails: box, webhooks, pictures, baseUrl: 'https://hus.example' });
  eva = await aMember(server, { firstName: 'Eva', lastName: 'Ek', email: 'eva@example.com', role: 'Salesmen' });
  admin = await aMember(server, { firstName: 'Vera', lastName: 'Kvist', email: 'vera@example.com', role: 'Admin' });
  anna = await aMember(server);
  const token = String(Reflect.get(Object((await anna.post('/api/guidemodel/', house)).body), 'data'));
  await anna.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId: token });
  const [{ id } = { id: '' }] = await connection.db.select().from(requests);
  request = id;
  box.empty();
});

let published = 0;
async function publish(which: Parameters<typeof range>[0], days: number) {
  published += 1;
  await storeRange(connection.db, range(which), new Date(now + days * DAY_MS + published));
}

const path = (rest = '') => `/api/admin/leads/${request}/offer${rest}`;
const desk = async (who = eva) => (await who.get(path())).body as Desk;
const save = async (body: object, who = eva) => who.post(path(), body, { 'If-Match': `"${(await desk(who)).Tag}"` });
const sendAs = async (who: TestMember, tag?: string) =>
  who.post(path('/send'), undefined, { 'If-Match': `"${tag ?? (await desk(who)).Tag}"` });
/** Saves and sends a quote, and returns it. */
async function sent(body: object = writing) {
  expect((await save(body)).status).toBe(200);
  const { status, body: after } = await sendAs(eva);
  expect([status, after]).toEqual([200, expect.anything()]);
  const [quote] = (after as Desk).Offers;
  return quote ?? expect.fail();
}
const read = async (token: string) => (await server.get(`/api/offers/${token}`)).body;
const accept = (token: string, Name = 'Anna Ek') => server.post(`/api/offers/${token}/acceptance`, { Name });
const problem = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });
const today = async () => {
  const { body } = await eva.get('/api/admin/today');
  const parts = body as Readonly<Record<string, { readonly Count: number }>>;
  return Object.entries(parts).flatMap(([name, { Count }]) => (Count > 0 ? [name] : []));
};
/** Makes the administrator the owner of the request. */
async function handOver(): Promise<void> {
  const { body } = await eva.get(`/api/admin/leads/${request}`);
  const tag = { 'If-Match': `"${String(Reflect.get(Object(body), 'Version'))}"` };
  const owner = { Kind: 'owner', OwnerId: admin.user.customerNumber };
  expect((await eva.post(`/api/admin/leads/${request}/changes`, owner, tag)).status).toBe(200);
}
const kinds = async () => {
  const { body } = await eva.get(`/api/admin/leads/${request}`);
  return (body as { Entries: readonly { Kind: string; By: string | null; About: string | null }[] }).Entries;
};

describe('a salesperson sends a quote', () => {
  test('sending a quote for a saved house gives the quote a number, sends an e-mail and a webhook, and moves the request to the milestone “quote”', async () => {
    const first = await desk();
    expect(first).toMatchObject({
      House: { OrdinaryPrice: 2_054_900, Price: 2_044_900 },
      Writing: { ValidUntil: '2026-12-20', Words: '', Lines: [] },
      DraftSavedAtUtc: null,
      DiscountPercent: 1,
      Before: null,
    });
    expect(await save(writing)).toMatchObject({ status: 200, body: { Writing: writing } });
    expect(await eva.post(path(), writing, { 'If-Match': `"${first.Tag}"` })).toMatchObject(problem(412, 'offer-conflict'));
    const quote = await sent();
    expect(quote).toMatchObject({ State: 'open', Total: 2_108_900 });
    expect(quote.Number).toMatch(/^2026-\d{4}$/);
    expect(quote.Token).toMatch(/^[0-9A-Za-z]{32}$/);
    const [mail] = box.mails;
    expect(mail).toMatchObject({ subject: `Offert ${quote.Number} från Provhus`, printedOffer: quote.Id });
    expect(mail?.text).toContain(`https://hus.example/offer/${quote.Token}`);
    expect(mail?.text).toMatch(/2\s108\s900\skr/);
    expect(await eva.get(`/api/admin/leads/${request}`)).toMatchObject({
      body: { Milestone: 'quote', DueOn: null, OfferUntil: '2026-12-20' },
    });
    expect((await kinds())[0]).toMatchObject({ Kind: 'offer-sent', About: quote.Number, By: 'Eva Ek' });
    expect(told.filter(({ type }) => type === 'offer.sent')).toMatchObject([{ subject: quote.Id }]);
    expect((await connection.db.select().from(auditLog)).filter(({ action }) => action === 'offer-sent').at(-1)).toMatchObject({
      actorId: eva.user.id,
      subjectId: anna.user.id,
      details: { lead: request, offer: quote.Number },
    });
    expect(await readQuoteEvents(server.dependencies, async () => null)(told.at(-1) ?? expect.fail())).toMatchObject({
      data: { number: quote.Number, total: kr(2_108_900), vat: kr(421_780) },
    });
  });

  test('the list of sent quotes contains for each quote the ETag of the draft from which it was made', async () => {
    await save(writing);
    const first = (await desk()).Tag;
    expect(await sendAs(eva, first)).toMatchObject({ status: 200, body: { Offers: [{ Tag: first }] } });
    await save({ ...writing, Words: 'Hej igen!' });
    const second = (await desk()).Tag;
    expect(second).not.toBe(first);
    expect(await sendAs(eva, second)).toMatchObject({ status: 200, body: { Offers: [{ Tag: second }, { Tag: first }] } });
  });

  test('a sent quote keeps its house version and prices when the range changes; the next quote replaces the earlier one and lists the differences from it', async () => {
    const first = await sent();
    const was = await read(first.Token);
    await publish('dearer', 1);
    clock += 2 * DAY_MS;
    expect(await read(first.Token)).toEqual(was);
    expect(await desk()).toMatchObject({ House: { Price: 3_054_900 }, Before: { Number: first.Number } });
    await save({
      ...writing,
      Lines: [
        { ...line, VatRate: 12 },
        { Title: 'Platsbesök', Amount: 12_500, VatRate: 25 },
      ],
    });
    await eva.post(path('/document'), undefined);
    const [draft] = press.offers;
    expect(draft?.changes).toMatchObject({ heading: `Skillnad mot ${first.Number}` });
    expect(draft?.changes?.rows.map(([words]) => words.replaceAll('\u00a0', ' '))).toEqual([
      `${line.Title}: moms 25 % blir moms 12 %`,
      'Platsbesök, ny rad',
      'Ändrade priser på samma val',
      'Kampanjer',
    ]);
    const second = await sendAs(eva);
    expect(second.body).toMatchObject({
      Offers: [
        { State: 'open', Total: 3_131_400 },
        { State: 'replaced', Total: 2_108_900 },
      ],
    });
    expect(box.mails.at(-1)?.text).toContain(`Den ersätter offert ${first.Number}`);
    await eva.post(`/api/admin/leads/${request}/offers/${first.Id}/document`, undefined);
    // The PDF of the first quote still has the old prices.
    expect(press.offers.at(-1)).toMatchObject({
      heading: `Offert ${first.Number}`,
      total: { amount: expect.stringMatching(/2.108.900/) },
    });
    expect(await accept(first.Token)).toMatchObject(problem(409, 'offer-closed'));
    // If the range no longer has the house model, a quote uses the saved version of the house.
    await publish('without', 3);
    expect(await save(writing)).toMatchObject({ status: 200, body: { House: { Price: 2_044_900 } } });
    expect(await sendAs(eva)).toMatchObject({ status: 200 });
  });

  test.each([
    ['an impossible date', { ValidUntil: '2026-02-30' }, 'ValidUntil'],
    ['a text of 10 000 characters', { Words: 'x'.repeat(10_000) }, 'Words'],
    ['an unknown VAT rate', { Lines: [{ ...line, VatRate: 19 }] }, 'Lines.0.VatRate'],
    ['a line without a title', { Lines: [{ ...line, Title: ' ' }] }, 'Lines.0.Title'],
    ['a far too large amount', { Lines: [{ ...line, Amount: 1e9 }] }, 'Lines.0.Amount'],
    ['too many lines', { Lines: Array.from({ length: 41 }, () => line) }, 'Lines'],
  ])('a quote with %s cannot be saved', async (_, part, field) => {
    expect(await save({ ...writing, ...part })).toMatchObject({ status: 400, body: { code: 'malformed-body', field } });
  });

  test('a quote with a discount above the salesperson’s limit can be saved but not sent; an administrator with a higher limit can send it', async () => {
    const refused = async (part: object, detail: string, who = eva) => {
      expect((await save({ ...writing, ...part }, who)).status).toBe(200);
      expect(await sendAs(who)).toMatchObject({ status: 409, body: { code: 'offer-refused', detail } });
    };
    await refused({ ValidUntil: '2026-11-19' }, 'past-date');
    await refused({ ValidUntil: '2028-01-01' }, 'date-too-far');
    await refused({ Lines: [{ ...line, Amount: -3_000_000 }] }, 'discount-over-limit, negative-total', admin);
    await refused({ Lines: [{ ...line, Amount: -20_549.01 }] }, 'discount-over-limit');
    expect(await sendAs(admin)).toMatchObject({ status: 200 });
  });

  test('a quote cannot be sent if somebody has saved the house or the draft of the quote since the salesperson opened the draft', async () => {
    await save(writing);
    const { Tag } = await desk();
    const [{ configurationId } = { configurationId: null }] = await connection.db.select().from(requests);
    const again = { ...house, Id: configurationId, Answers: { 11: 111 } };
    expect((await anna.post('/api/guidemodel/', again, { 'If-Match': '"1"' })).status).toBe(200);
    expect(await sendAs(eva, Tag)).toMatchObject(problem(412, 'offer-conflict'));
    const { Tag: reopened } = await desk();
    expect((await save({ ...writing, Words: 'Hej igen!' })).status).toBe(200);
    expect(await sendAs(eva, reopened)).toMatchObject(problem(412, 'offer-conflict'));
    expect(await connection.db.$count(quotes)).toBe(1);
    expect(await sendAs(eva)).toMatchObject({ status: 200 });
    expect(await today()).toEqual([]);
    clock += DAY_MS;
    await anna.post('/api/guidemodel/', { ...again, Answers: house.Answers }, { 'If-Match': '"2"' });
    expect(await today()).toEqual(['Changed']);
  });
});

describe('the customer responds to a quote', () => {
  test('if a customer accepts a quote twice, the server stores the acceptance once; the salesperson gets one e-mail, other systems get one webhook, and the page Today (Idag) shows the acceptance', async () => {
    const { Token, Number: number } = await sent();
    box.empty();
    clock += DAY_MS;
    const both = await Promise.all([accept(Token), accept(Token, 'Bo Ek')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(Token)).toMatchObject({ State: 'accepted', AcceptedName: expect.stringMatching(/^(Anna|Bo) Ek$/) });
    expect(box.mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['x@provhus.example', `Anna Berg vill gå vidare med offert ${number}`],
      [anna.user.email, `Tack, vi hör av oss om offert ${number}`],
    ]);
    expect(box.mails[1]?.text).toContain('inte en underskrift');
    expect(told.filter(({ type }) => type === 'offer.accepted')).toHaveLength(1);
    expect((await kinds())[0]).toMatchObject({ Kind: 'offer-accepted', By: 'Anna Berg', About: number });
    expect(await today()).toEqual(['Answered']);
    await eva.post(`/api/admin/leads/${request}/notes`, { Words: 'Ringt, möte på fredag.' });
    expect(await today()).toEqual([]);
    // A quote that was accepted stays accepted after its last day.
    clock += 60 * DAY_MS;
    expect(await read(Token)).toMatchObject({ State: 'accepted' });
    expect(await accept(Token, 'Anna Ek')).toMatchObject({ status: 200 });
  });

  test.each(['offer-withdrawn', 'order-frozen', 'order-cancelled'] as const)(
    'if the e-mail of the kind %s could not be delivered to the customer, the page Today (Idag) shows this until staff next work on the request',
    async (kind) => {
      await sent();
      const mail = { id: crypto.randomUUID(), queuedAt: new Date(clock), kind, leadId: request } as const;
      await connection.db.insert(mails).values(mail);
      expect(await today()).toEqual([]);
      await endMail(connection.db, mail.id, 'given-up', new Date(clock + 1000));
      expect(await today()).toEqual(['Undelivered']);
      clock += 2000;
      await eva.post(`/api/admin/leads/${request}/notes`, { Words: 'Ringde' });
      expect(await today()).toEqual([]);
    },
  );

  test('if the e-mail with a quote cannot be delivered, the list of quotes shows this permanently, and the page Today (Idag) shows it until staff next work on the request', async () => {
    const { Id } = await sent();
    const mail = { id: crypto.randomUUID(), queuedAt: new Date(clock), kind: 'offer', leadId: request } as const;
    await connection.db.insert(mails).values(mail);
    const outcome = async () => (await desk()).Offers.find((one) => one.Id === Id)?.Letter;
    expect([await outcome(), await today()]).toEqual(['waiting', []]);
    await endMail(connection.db, mail.id, 'refused', new Date(clock + 1000));
    expect([await outcome(), await today()]).toEqual(['refused', ['Undelivered']]);
    clock += 2000;
    await eva.post(`/api/admin/leads/${request}/notes`, { Words: 'Ringde, fick en annan adress' });
    expect([await outcome(), await today()]).toEqual(['refused', []]);
  });

  test('a customer can ask a question about a quote: the salesperson gets it by e-mail, and the history of the request shows it', async () => {
    const { Token } = await sent();
    box.empty();
    clock += DAY_MS;
    const asked = (Words: string) => server.post(`/api/offers/${Token}/questions`, { Words });
    expect(await asked('Ingår grunden?')).toMatchObject({ status: 204 });
    expect(box.mails).toMatchObject([{ to: { address: 'x@provhus.example' }, replyTo: { address: anna.user.email } }]);
    expect(box.mails[0]?.text).toContain('> Ingår grunden?');
    expect((await kinds())[0]).toMatchObject({ Kind: 'offer-asked', Words: 'Ingår grunden?', By: 'Anna Berg' });
    expect(await today()).toEqual(['Answered']);
    expect((await asked(' ')).status).toBe(400);
    expect((await asked('x'.repeat(10_000))).status).toBe(400);
  });

  const ask = (token: string) => server.post(`/api/offers/${token}/questions`, { Words: 'Ingår grunden?' });
  test.each([
    ['accepts', 'dormant', accept, { dormantUntil: '2027-03-01', dueOn: '2027-03-01' }],
    ['asks about', 'dormant', ask, { dormantUntil: '2027-03-01', dueOn: '2027-03-01' }],
    ['accepts', 'lost', accept, { lostReason: 'price' }],
    ['asks about', 'lost', ask, { lostReason: 'price' }],
  ] as const)(
    'if the customer %s a quote whose request is %s, the request becomes active again and is due the same day',
    async (_, __, answer, rest) => {
      const { Token } = await sent({ ...writing, ValidUntil: '2027-01-20' });
      await connection.db.update(requestWork).set(rest);
      clock += 1000;
      expect((await answer(Token)).status).toBeLessThan(300);
      const active = { DormantUntil: null, LostReason: null, DueOn: '2026-11-20' };
      expect((await eva.get(`/api/admin/leads/${request}`)).body).toMatchObject(active);
      expect(await today()).toEqual(['Answered', 'Due']);
    },
  );

  test('a question that is sent twice within ten minutes, such as by a double click, reaches the salesperson once', async () => {
    const { Token } = await sent();
    box.empty();
    const both = await Promise.all([ask(Token), ask(Token)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(box.mails).toHaveLength(1);
    expect(told.filter(({ type }) => type === 'offer.asked')).toHaveLength(1);
    await server.post(`/api/offers/${Token}/questions`, { Words: 'Ingår altanen?' });
    expect(box.mails).toHaveLength(2);
    clock += 11 * 60_000;
    await ask(Token);
    expect((await kinds()).filter(({ Kind }) => Kind === 'offer-asked')).toHaveLength(3);
  });

  test('the e-mail with a quote is not sent after the last day of the quote, nor after the quote was withdrawn or replaced', async () => {
    const { Id } = await sent();
    expect(box.mails.map((mail) => box.uselessAfter(mail))).toEqual([new Date('2026-12-20T22:59:59.999Z')]);
    const waiting = async () => {
      const mail = { id: crypto.randomUUID(), queuedAt: new Date(clock), kind: 'offer', leadId: request, sealed: 'x' } as const;
      await connection.db.insert(mails).values(mail);
      clock += 1000;
      return mail.id;
    };
    const replaced = await waiting();
    await sent();
    expect(await findMailToSend(connection.db, replaced)).toBeNull();
    const withdrawn = await waiting();
    const { Offers } = await desk();
    const open = Offers.find(({ State }) => State === 'open');
    expect(open?.Id).not.toBe(Id);
    expect((await eva.post(`/api/admin/leads/${request}/offers/${open?.Id}/withdrawal`, undefined)).status).toBe(200);
    expect(await findMailToSend(connection.db, withdrawn)).toBeNull();
    expect(await today()).toEqual([]);
  });

  test('if a request was assigned to another salesperson, the e-mails about the customer’s question and acceptance go to the new salesperson, and the e-mail that thanks the customer names the new salesperson', async () => {
    const { Token } = await sent();
    const { Seller: writer } = (await read(Token)) as { Seller: { Name: string } };
    await handOver();
    box.empty();
    await server.post(`/api/offers/${Token}/questions`, { Words: 'Ingår grunden?' });
    await accept(Token);
    // The page of the quote names the new salesperson too, but still names the earlier salesperson as the author of the message.
    expect(await read(Token)).toMatchObject({
      Seller: { Name: 'Vera Kvist', Email: 'vera@example.com', Phone: '08-12 34 56' },
      WrittenBy: writer.Name,
    });
    expect(box.mails.map(({ to, kind }) => [to.address, kind])).toEqual([
      ['vera@example.com', 'offer-asked'],
      ['vera@example.com', 'offer-accepted'],
      [anna.user.email, 'offer-thanks'],
    ]);
    expect(box.mails.at(-1)).toMatchObject({
      replyTo: { address: 'vera@example.com' },
      text: expect.stringContaining('Vera Kvist'),
    });
  });

  test('if a request was assigned to another salesperson, replies to the e-mail about a withdrawn quote go to the new salesperson', async () => {
    const { Id } = await sent();
    await handOver();
    box.empty();
    expect((await eva.post(`/api/admin/leads/${request}/offers/${Id}/withdrawal`, undefined)).status).toBe(200);
    expect(box.mails).toMatchObject([
      { kind: 'offer-withdrawn', replyTo: { address: 'vera@example.com' }, text: expect.stringContaining('Vera Kvist') },
    ]);
  });

  test('the customer sees that a quote has expired or was withdrawn, and cannot accept it any more', async () => {
    const { Token, Id } = await sent();
    clock = Date.parse('2026-12-20T22:59:00Z');
    expect(await read(Token)).toMatchObject({ State: 'open' });
    expect(await today()).toContain('Expiring');
    clock += 60_000;
    expect(await read(Token)).toMatchObject({ State: 'expired' });
    expect(await accept(Token)).toMatchObject(problem(409, 'offer-closed'));
    const withdraw = (id: string) => eva.post(`/api/admin/leads/${request}/offers/${id}/withdrawal`, undefined);
    expect(await withdraw(Id)).toMatchObject(problem(409, 'offer-closed'));
    expect(await withdraw(crypto.randomUUID())).toMatchObject(problem(404, 'unknown-offer'));
    const withdrawn = await sent({ ...writing, ValidUntil: '2027-01-20' });
    expect((await withdraw(withdrawn.Id)).status).toBe(200);
    expect(await read(withdrawn.Token)).toMatchObject({ State: 'withdrawn' });
    expect(await accept(withdrawn.Token)).toMatchObject(problem(409, 'offer-closed'));
    const next = await sent({ ...writing, ValidUntil: '2027-01-20' });
    const race = await Promise.all([withdraw(next.Id), accept(next.Token)]);
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await accept(Token.replace(/.$/, '-'))).toMatchObject(problem(404, 'unknown-offer'));
  });

  test('the page Today (Idag) shows that a quote has expired, even one that was valid for only two days, but not if the house has been ordered', async () => {
    await sent({ ...writing, ValidUntil: '2026-11-22' });
    clock = Date.parse('2026-11-22T22:59:00Z');
    expect(await today()).toEqual([]);
    clock += 60_000;
    expect(await today()).toEqual(['Expiring']);
    await connection.db.update(requestWork).set({ milestone: 'order' });
    expect(await today()).toEqual([]);
    await connection.db.update(requestWork).set({ milestone: 'quote' });
    await eva.post(`/api/admin/leads/${request}/notes`, { Words: 'Vill ha en ny offert' });
    expect(await today()).toEqual([]);
  });

  test('if staff withdraw a quote twice, the server refuses the second withdrawal, and the customer gets one e-mail', async () => {
    const { Id, Token, Number: number } = await sent();
    box.empty();
    const withdraw = () => eva.post(`/api/admin/leads/${request}/offers/${Id}/withdrawal`, undefined);
    expect((await withdraw()).status).toBe(200);
    expect(await withdraw()).toMatchObject(problem(409, 'offer-closed'));
    expect(box.mails).toMatchObject([
      {
        to: { address: anna.user.email },
        subject: `Offert ${number} gäller inte längre`,
        kind: 'offer-withdrawn',
        lead: request,
      },
    ]);
    expect(box.mails[0]?.text).toContain(`/offer/${Token}`);
  });

  test('after the customer deletes a saved house, staff can read and withdraw the quote for this house, but cannot send another quote for it', async () => {
    const { Id, Number: number } = await sent();
    const [{ configurationId } = { configurationId: null }] = await connection.db.select().from(requests);
    expect((await anna.delete(`/api/guidemodel/${configurationId}`)).status).toBe(204);
    expect(await desk()).toMatchObject({ House: { Price: 2_044_900 }, Offers: [{ Number: number, State: 'open' }] });
    expect((await save(writing)).status).toBe(200);
    expect((await eva.post(path('/document'), undefined)).status).toBe(200);
    expect(await sendAs(eva)).toMatchObject(problem(404, 'unknown-configuration'));
    const withdrawn = await eva.post(`/api/admin/leads/${request}/offers/${Id}/withdrawal`, undefined);
    expect(withdrawn).toMatchObject({ status: 200, body: { Offers: [{ State: 'withdrawn' }] } });
  });

  test('if the operator goes back to an older release of Gavel, staff can still print a quote; if this release cannot read the house of the quote, the PDF has no pictures and the quote cannot be ordered', async () => {
    clock += 1000;
    const { Id, Token } = await sent();
    const { db } = connection;
    const print = () => eva.post(`/api/admin/leads/${request}/offers/${Id}/document`, undefined);
    const order = (of = '') => eva.get(`/api/admin/leads/${request}/order${of}`);
    // Format 99 stands for a range that a later release of Gavel stored. The operator has gone back to this release and has published the
    // range again.
    await db.update(publishedRanges).set({ format: 99 });
    await publish('first', 1);
    expect([(await print()).status, (await order()).status]).toEqual([200, 200]);
    expect(press.offers.at(-1)?.drawings.pages).not.toEqual([]);
    await db.update(webConfigurations).set({ format: 99 });
    await publish('first', 2);
    expect((await print()).status).toBe(200);
    expect(press.offers.at(-1)).toMatchObject({ total: { amount: expect.stringMatching(/2.108.900/) }, drawings: { pages: [] } });
    expect(await read(Token)).toMatchObject({ State: 'open' });
    expect(await order()).toMatchObject(problem(404, 'unknown-configuration'));
    expect((await order('?of=house')).status).toBe(200);
  });

  test('deleting the customer’s account erases their data from the quote, and the link to the quote returns 404', async () => {
    const { Token } = await sent();
    await accept(Token, 'Anna Ek');
    expect((await anna.get('/api/account/export')).body).toMatchObject({
      offers: [
        { State: 'accepted', Words: writing.Words, Lines: [line], House: { HouseModelName: 'Sjövik' }, AcceptedName: 'Anna Ek' },
      ],
    });
    const answer = await anna.post('/api/account/delete', { Password: 'en egen mening' });
    expect(answer.status).toBeLessThan(300);
    expect(await server.get(`/api/offers/${Token}`)).toMatchObject(problem(404, 'unknown-offer'));
    expect(JSON.stringify(await connection.db.select().from(quotes))).not.toMatch(/Anna|anna/);
  });

  test('if a customer’s data is erased while the draft of a quote to this customer is being saved, the server refuses the draft', async () => {
    const { Tag } = await desk();
    const { db } = connection;
    // The request is erased after the server has read it.
    let isErased = false;
    const erasing = new Proxy(db, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name);
        return async (...parts: Parameters<typeof db.transaction>) => {
          if (!isErased) await target.transaction((tx) => forgetWords(tx, [request], new Date(now)));
          isErased = true;
          return target.transaction(...parts);
        };
      },
    });
    const identity = { kind: 'member', userId: eva.user.id, sessionId: '', role: 'Salesmen', actingFor: null } as const;
    const entered = { ...identity, access: [], mustChoosePassword: false, needsSecondFactor: false };
    const written = { validUntil: '2026-12-20', words: 'Hej Anna!', lines: [] };
    const saving = saveQuote({ ...server.dependencies, db: erasing }, entered, request, written, `"${Tag}"`);
    await expect(saving).rejects.toMatchObject({ code: 'lead-erased' });
    expect(await db.$count(quotes)).toBe(0);
  });
});

test('the PDF in the e-mail contains the text and sums of the quote, as text that a screen reader can read', async () => {
  const { Id, Number: number } = await sent({ ...writing, Lines: [line, { Title: 'Resa', Amount: 1_060, VatRate: 6 }] });
  const own = openPress({ logger: pino({ level: 'silent' }) });
  try {
    const print = printForMail({ ...server.dependencies, press: own, baseUrl: 'https://hus.example' });
    const file = await print(Id, false);
    expect(file?.name).toBe(`Offert ${number}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(file?.bytes ?? []));
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, at) => {
        const { items } = await (await pdf.getPage(at + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join(' ');
      }),
    );
    const [first = ''] = pages;
    for (const said of [`Offert ${number}`, 'Sjövik', 'Hej Anna!', 'Altan 24 m²', 'Resa (moms 6 %)', 'inte en underskrift'])
      expect(first.replace(/\s+/g, ' ')).toContain(said);
    expect(first.replace(/\s+/g, ' ')).toContain('2 109 960 kr');
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: `Offert ${number} – Provhus` });
  } finally {
    own.close();
  }
});
