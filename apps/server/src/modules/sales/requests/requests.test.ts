import { limits } from '@gavel/contract';
import { asConsentId, kr } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { limit } from '../../../http/rate-limits.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, noLimits, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { auditLog, consents, users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { dropUnopenedJob } from '../../visit/configurations/drop-unopened.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { deleteHeldBackBefore } from './held-back.repository.ts';
import { requests } from './requests.tables.ts';
import { tellHeldBackJob } from './tell-held-back.ts';

const DAY_MS = 86_400_000;
const PATH = '/api/submit/contactrequest';
const done = { isSuccess: true };

const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '2026-09-01', title: 'Villkor', text: '<p>Villkor</p>' };
const news = { id: asConsentId(8), slug: 'nyhetsbrev', version: '2026-09-01', title: 'Nyhetsbrev', text: '<p>Ja</p>' };
const eva = { ...person('Eva Ek', 'eva@provhus.example'), municipalities: ['Umeå'], mobile: '070-111 11 11' };
const ola = { ...person('Ola Al', 'ola@provhus.example'), municipalities: [] };
const range = () => aPublishedRange({ consents: [terms, news], salespersons: [ola, eva] });

function person(name: string, email: string) {
  return { name, email, title: 'Säljare', phone: '08-1', mobile: '', imageUrl: '/bild.svg' };
}

/** The house with the big terrace and its rail: 2 054 900 kr. */
const house = {
  HouseId: 1,
  MunicipalityId: '2480',
  WebConfigurationId: 10,
  Name: 'Huset vid sjön',
  Answers: { 11: 112, 12: 122 },
};
const question = {
  SubmissionType: 'Sales',
  Name: 'Åsa Lind',
  Email: ' Asa@Example.se',
  Phone: '070-123 45 67',
  Message: 'Hej!\nNär kan ni börja?',
  Newsletter: false,
  ConfigurationId: null,
  HouseModelName: '',
  ConfigurationName: '',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Plots: [],
};

describe.each(databases)('visitors’ requests to the builder, on the database $kind', ({ open }) => {
  const box = aMailbox();
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  let connection: Connection;
  let server: TestServer;
  let clock: number;

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, range(), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    for (const table of [requests, savedConfigurations, users]) await connection.db.delete(table);
    box.empty();
    lines.splice(0);
    clock = now;
    server = aServer(connection.db, { now: () => clock, mails: box, logger });
  });

  const rows = () => connection.db.select().from(requests);
  const visitor = () => aVisitor(server.app);
  const ask = (body: object, headers = {}) => visitor().post(PATH, { ...question, ...body }, headers);
  const save = async (who: TestMember, body: object = {}) =>
    String(Reflect.get(Object((await who.post('/api/guidemodel/', { ...house, ...body })).body), 'data'));
  const share = async () => String(Reflect.get(Object((await visitor().post('/api/guidemodel/share', house)).body), 'Id'));
  const quote = (who: TestMember, body: object, headers = {}) =>
    who.post(PATH, { ...question, SubmissionType: 'Quote', Message: '', GdprConsentId: null, ...body }, headers);

  test('a visitor can send a request for information without an account: the server stores the request and sends e-mails to the salesperson of the municipality and to the visitor', async () => {
    const answer = await ask({ Source: 'contact', MarketingFields: { utm_source: 'tidningen', gclid: 'g1' } });
    expect([answer.status, answer.body]).toEqual([200, done]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await rows()).toMatchObject([
      {
        submissionType: 'Sales',
        sentAt: new Date(now),
        userId: null,
        name: 'Åsa Lind',
        email: 'asa@example.se',
        phone: '070-123 45 67',
        message: 'Hej!\nNär kan ni börja?',
        consentId: 7,
        newsletterConsentId: null,
        configurationId: null,
        house: null,
        municipalityId: '2480',
        salespersonName: 'Eva Ek',
        source: 'contact',
        marketing: { utmSource: 'tidningen', gclid: 'g1', referrer: '' },
        heldBack: null,
      },
    ]);
    const [toEva, toAsa, ...others] = box.mails;
    expect(others).toEqual([]);
    expect(toEva).toMatchObject({
      to: { name: 'Eva Ek', address: 'eva@provhus.example' },
      replyTo: { name: 'Åsa Lind', address: 'asa@example.se' },
      subject: 'Fråga från Åsa Lind',
      text: expect.stringContaining('> Hej!\n> När kan ni börja?'),
      html: expect.stringContaining('Hej!<br>När kan ni börja?'),
    });
    expect(toEva?.printedFor).toBeUndefined();
    // `asksFor` names the request. If an e-mail with `asksFor` cannot be delivered, the server sends an e-mail to the builder instead.
    // The e-mail to the customer has no `asksFor`.
    expect([toEva?.asksFor, toAsa?.asksFor]).toEqual([(await rows())[0]?.id, undefined]);
    expect(toAsa).toMatchObject({ to: { name: 'Åsa', address: 'asa@example.se' }, subject: 'Vi har fått din fråga' });
    expect(toAsa?.text).toContain('Eva Ek tar hand om din fråga');
    // A sender can enter another person's e-mail address, so the e-mail to that address must not repeat the sender's message.
    expect(`${toAsa?.text}${toAsa?.html}`).not.toContain('När kan ni börja');
  });

  test('if no salesperson serves the municipality, one of the others gets the e-mail; if the builder has no salesperson, the builder gets it', async () => {
    await ask({ MunicipalityId: '1280' });
    expect(['ola@provhus.example', 'eva@provhus.example']).toContain(box.mails[0]?.to.address);
    const current = await server.dependencies.currentRange();
    server = aServer(connection.db, { mails: box, currentRange: async () => ({ ...current, salespersons: [] }) });
    box.empty();
    await ask({});
    expect(box.mails[0]?.to).toEqual({ name: 'Provhus', address: 'hej@provhus.example' });
  });

  test('a quote request stores the saved version of the house with the server’s price; the e-mails to the salesperson and the customer have a PDF of the house; the saved house stores when the quote request was sent', async () => {
    const anna = await aMember(server);
    const token = await save(anna, { PlotIds: [2] });
    clock += 60_000;
    const sent = await quote(anna, {
      ConfigurationId: token,
      Plots: [2, 1, 2],
      Price: 1,
      Name: 'Någon Annan',
      Email: 'x@evil.example',
    });
    expect([sent.status, sent.body]).toEqual([200, done]);
    expect(await rows()).toMatchObject([
      {
        submissionType: 'Quote',
        userId: anna.user.id,
        // The data comes from the account, not from the form.
        name: 'Anna Berg',
        email: 'anna@example.se',
        phone: '0701234567',
        consentId: null,
        configurationId: token,
        priceOre: kr(2_054_900),
        house: { name: 'Huset vid sjön', houseId: 1, webConfigurationVersion: 1, areaCode: 'N', answers: { 11: 112, 12: 122 } },
        // The customer also chose a plot in Habo. The server leaves that plot out, because the house is in Umeå.
        plotIds: [2],
      },
    ]);
    const [toEva, toAnna] = box.mails;
    const [{ id = '' } = {}] = await rows();
    for (const mail of [toEva, toAnna]) {
      expect(mail?.printedFor).toBe(id);
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('2 054 900 kr');
      expect(mail?.text).toContain(`https://hus.example/start/${token}`);
      expect(mail?.text).toMatch(/Tomter: Björkvägen 2, Umeå\n/);
      expect(mail?.text).toMatch(/Skulle filen saknas/);
    }
    expect(toEva?.subject).toBe('Offertförfrågan från Anna Berg');
    expect(toAnna).toMatchObject({ to: { address: 'anna@example.se' }, subject: 'Vi har fått din offertförfrågan' });
    const requested = new Date(clock).toISOString();
    expect((await anna.get(`/api/guidemodel/${token}`)).body).toMatchObject({
      AnswerModel: { RequestForProposalSentAtUtc: requested },
    });
    expect((await anna.get('/api/account/configurations')).body).toMatchObject([{ RequestForProposalSentAtUtc: requested }]);
    // A later save of the house keeps the time of the quote request. The request keeps the house as it was when the request was
    // sent.
    await anna.post('/api/guidemodel/', { ...house, Id: token, Answers: {} });
    expect((await anna.get(`/api/guidemodel/${token}`)).body).toMatchObject({
      AnswerModel: { RequestForProposalSentAtUtc: requested },
    });
    expect(await rows()).toMatchObject([{ priceOre: kr(2_054_900), house: { answers: { 11: 112, 12: 122 } } }]);
  });

  test('a customer needs an account, a saved house and access to that house to request a quote', async () => {
    const anna = await aMember(server);
    const erik = await aMember(server, { firstName: 'Erik' });
    const token = await save(anna);
    const refusals = [
      [await ask({ SubmissionType: 'Quote', ConfigurationId: token }), 401, 'not-logged-in'],
      [await quote(anna, { ConfigurationId: null }), 404, 'unknown-configuration'],
      [await quote(anna, { ConfigurationId: 'zzzzzzzz' }), 404, 'unknown-configuration'],
      [await quote(anna, { ConfigurationId: "'; drop table leads; --" }), 404, 'unknown-configuration'],
      [await quote(erik, { ConfigurationId: token }), 404, 'unknown-configuration'],
      [await quote(anna, { ConfigurationId: await share() }), 404, 'unknown-configuration'],
    ] as const;
    for (const [{ status, body }, expected, code] of refusals) expect([status, body]).toMatchObject([expected, { code }]);
    await connection.db.update(savedConfigurations).set({ type: 'base' });
    expect((await quote(anna, { ConfigurationId: token })).body).toMatchObject({ code: 'final-order', field: 'ConfigurationId' });
    await connection.db.update(users).set({ mustChoosePassword: true });
    expect((await quote(anna, { ConfigurationId: token })).body).toMatchObject({ code: 'choose-password' });
    expect([await rows(), box.mails]).toEqual([[], []]);
  });

  test('if a visitor requests information about another user’s house, the stored request and the e-mails leave out the name of the house; the server refuses such a request about another user’s final order', async () => {
    const token = await save(await aMember(server), { Name: 'Annas hemliga namn' });
    expect((await ask({ ConfigurationId: token, ConfigurationName: 'Annas hemliga namn' })).body).toEqual(done);
    expect(await rows()).toMatchObject([{ configurationId: token, house: { name: 'Mitt hus' }, houseTitle: 'Sjövik' }]);
    expect(JSON.stringify(box.mails)).not.toContain('hemliga');
    await connection.db.update(savedConfigurations).set({ type: 'base' });
    expect((await ask({ ConfigurationId: token })).body).toMatchObject({ code: 'unknown-configuration' });
    expect((await ask({ ConfigurationId: 'zzzzzzzz' })).body).toMatchObject({ code: 'unknown-configuration' });
  });

  test('the daily job that deletes unopened shared houses keeps a shared house that a request is about; if the sender of the request then deletes their account, the server deletes this house', async () => {
    const anna = await aMember(server);
    const [asked, other] = [await share(), await share()];
    await anna.post(PATH, { ...question, ConfigurationId: asked });
    expect(box.mails[0]?.text).toContain(`https://hus.example/start/${asked}`);
    await dropUnopenedJob({ db: connection.db, now: () => now + 181 * DAY_MS, logger }).run(new AbortController().signal);
    expect((await visitor().get(`/api/guidemodel/${asked}`)).status).toBe(200);
    expect((await visitor().get(`/api/guidemodel/${other}`)).status).toBe(404);
    expect((await anna.post('/api/account/delete', { Password: 'en egen mening' })).status).toBe(204);
    expect((await visitor().get(`/api/guidemodel/${asked}`)).status).toBe(404);
  });

  test('a form that is sent several times, even concurrently, is stored as one request', async () => {
    const anna = await aMember(server);
    const token = await save(anna);
    const key = { 'Idempotency-Key': 'b5f1c0de' };
    const answers = await Promise.all([1, 2, 3].map(() => quote(anna, { ConfigurationId: token }, key)));
    expect(answers.map(({ body }) => body)).toEqual([done, done, done]);
    expect((await quote(anna, { ConfigurationId: token }, key)).body).toEqual(done);
    expect(await rows()).toHaveLength(1);
    expect(box.mails).toHaveLength(2);
    await quote(anna, { ConfigurationId: token }, { 'Idempotency-Key': 'another' });
    expect(await rows()).toHaveLength(2);
    const bo = await aMember(server, { firstName: 'Bo' });
    await quote(bo, { ConfigurationId: await save(bo) }, key);
    expect((await rows()).map(({ name }) => name).toSorted(), 'somebody else’s form').toEqual([
      'Anna Berg',
      'Anna Berg',
      'Bo Berg',
    ]);
  });

  test.each([
    ['without accepted terms', { GdprConsentId: null }, 'outdated-consent', 'GdprConsentId'],
    ['with outdated terms', { GdprConsentId: 6 }, 'outdated-consent', 'GdprConsentId'],
    ['with another consent', { GdprConsentId: 8 }, 'outdated-consent', 'GdprConsentId'],
    ['without a name', { Name: ' ' }, 'malformed-body', 'Name'],
    ['without an e-mail address', { Email: undefined }, 'malformed-body', 'Email'],
    ['without a telephone number', { Phone: '' }, 'malformed-body', 'Phone'],
    ['with an invalid e-mail address', { Email: 'asa' }, 'malformed-body', 'Email'],
    ['with two e-mail addresses', { Email: 'asa@example.se, alla@evil.example' }, 'malformed-body', 'Email'],
    ['with a line break in the address', { Email: 'asa@example.se\r\nBcc: alla@evil.example' }, 'malformed-body', 'Email'],
    ['with a line break in the name', { Name: 'Åsa\r\nBcc: alla@evil.example' }, 'malformed-body', 'Name'],
    ['with an invalid telephone number', { Phone: 'ring mig' }, 'malformed-body', 'Phone'],
    ['with a fourth plot', { Plots: [1, 2, 3, 4] }, 'malformed-body', 'Plots'],
    ['with an invalid plot', { Plots: ['1'] }, 'malformed-body', 'Plots.0'],
    ['with too long a message', { Message: 'x'.repeat(10_001) }, 'malformed-body', 'Message'],
    ['of an unknown kind', { SubmissionType: 'Spam' }, 'malformed-body', 'SubmissionType'],
    ['in an unknown municipality', { MunicipalityId: '9999' }, 'unknown-municipality', 'MunicipalityId'],
  ])('the server refuses a request for information %s and names the field with the error', async (_, body, code, field) => {
    expect((await ask(body)).body).toMatchObject({ code, field });
    expect([await rows(), box.mails]).toEqual([[], []]);
  });

  test('the server refuses a form whose HTTP body is too large or malformed', async () => {
    const large = await ask({ Message: 'x'.repeat(300_000) });
    expect([large.status, large.body]).toMatchObject([413, { code: 'too-large' }]);
    const none = await visitor().look(PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"SubmissionType":',
    });
    expect([none.status, none.body]).toMatchObject([400, { code: 'malformed-body' }]);
  });

  test('a message of almost 10 000 characters with markup is stored complete and is escaped in the e-mail; characters that hide or reverse text are removed', async () => {
    const Message = `<script>alert(1)</script>\u202e<img src=x onerror=y>\u200b\n${'å'.repeat(9900)}`;
    expect((await ask({ Message, Name: '<b>Åsa</b> www.evil.example' })).body).toEqual(done);
    expect(await rows()).toMatchObject([{ message: Message.replaceAll(/[\u202e\u200b]/g, '') }]);
    const [mail] = box.mails;
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=y&gt;<br>ååå');
    expect(mail?.html).toContain('å'.repeat(9900));
    expect(mail?.html).not.toMatch(/<script|<img src=x/);
    for (const form of [mail?.html, mail?.text, mail?.subject, mail?.replyTo?.name])
      expect(form).not.toMatch(/[\u202e\u200b]|www\.evil/);
  });

  test('the server does not refuse a request because of wrong or too long values in hidden fields of the form: it ignores these values or shortens them', async () => {
    const MarketingFields = { utm_source: 'x'.repeat(5000), utm_term: `${'x'.repeat(299)}🏠`, gclid: 12, referrer: ['a'] };
    expect((await ask({ Source: 'elsewhere', MarketingFields, OpenForMs: 'long', Website: null })).body).toEqual(done);
    expect(await rows()).toMatchObject([
      {
        source: 'contact',
        marketing: { utmSource: 'x'.repeat(300), utmTerm: `${'x'.repeat(299)}\ufffd`, gclid: '', referrer: '' },
        heldBack: null,
      },
    ]);
  });

  test('if the server suspects that a robot sent a request, the server returns the normal response, holds back and logs the request, and sends no e-mail about it; the deletion of old held-back requests deletes the request', async () => {
    const answers = [await ask({}), await ask({ Website: 'http://spam.example' }), await ask({ OpenForMs: 300 })];
    const told = answers.map(({ status, body, headers }) => [status, body, headers.get('Retry-After')]);
    expect(told).toEqual([told[0], told[0], told[0]]);
    const kept = (await rows()).map(({ heldBack }) => heldBack);
    expect(kept.toSorted()).toEqual([null, 'too-fast', 'trap'].toSorted());
    expect(box.mails).toHaveLength(2);
    expect(lines.filter((line) => line.includes('looks like spam')).join()).toMatch(/trap.*too-fast/s);
    expect(lines.join()).not.toContain('asa@example.se');
    await deleteHeldBackBefore(connection.db, new Date(now + 1));
    expect((await rows()).map(({ heldBack }) => heldBack)).toEqual([null]);
  });

  test('the builder gets at most one e-mail a day about held-back requests, and each held-back request is in only one e-mail', async () => {
    let clock = now;
    const tell = () => tellHeldBackJob({ db: connection.db, mails: box, now: () => clock }).run(new AbortController().signal);
    await tell();
    await ask({ Name: 'Robban Rask', OpenForMs: 300 });
    await ask({ Name: 'Spam', Website: 'http://spam.example', Message: 'Hej' });
    expect(box.mails).toEqual([]);
    await tell();
    const [mail, ...others] = box.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: 'hej@provhus.example' },
      subject: '2 förfrågningar som kanske kom från en robot',
      text: expect.stringMatching(/Robban Rask[^>]*inom två sekunder/),
    });
    expect(mail?.text).toMatch(/Spam[^>]*ett fält som inte syns/);
    await ask({ Name: 'Senare', OpenForMs: 300 });
    clock += DAY_MS - 1;
    await tell();
    expect(box.mails).toHaveLength(1);
    clock += 2;
    await Promise.all([tell(), tell()]);
    expect(box.mails.map(({ subject }) => subject).slice(1)).toEqual(['En förfrågan som kanske kom från en robot']);
    expect(box.mails[1]?.text).not.toContain('Robban');
    clock += 2 * DAY_MS;
    await tell();
    expect(box.mails).toHaveLength(2);
  });

  test('the server never holds back a request from a user who is logged in', async () => {
    const anna = await aMember(server);
    expect(
      (await anna.post(PATH, { ...question, GdprConsentId: null, Website: 'ifyllt av webbläsaren', OpenForMs: 5 })).body,
    ).toEqual(done);
    expect(await rows()).toMatchObject([{ heldBack: null, userId: anna.user.id, name: 'Anna Berg' }]);
  });

  test('if a client sends many requests, the server first holds back its further requests and then refuses them; one e-mail address gets only a limited number of e-mails that confirm requests', async () => {
    const { requests: quietly } = limits.contactQuietly;
    const counted = (name: 'contact' | 'contactQuietly' | 'contactOfAddress', requests: number) =>
      limit(connection.db, 'secret', `${name} ${requests}`, { requests, seconds: 600 });
    server = aServer(connection.db, {
      mails: box,
      logger,
      limits: {
        ...noLimits,
        contact: counted('contact', 4),
        contactQuietly: counted('contactQuietly', 3),
        contactOfAddress: counted('contactOfAddress', 2),
      },
    });
    expect(limits.contact.requests).toBeGreaterThan(quietly);
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push(await ask({}));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(answers[3]?.body).toEqual(done);
    expect((await rows()).map(({ heldBack }) => heldBack).toSorted()).toEqual([null, null, null, 'too-many'].toSorted());
    expect(box.mails.map(({ to }) => to.address).toSorted()).toEqual([
      'asa@example.se',
      'asa@example.se',
      'eva@provhus.example',
      'eva@provhus.example',
      'eva@provhus.example',
    ]);
    expect(lines.join()).toContain('had enough of them');
  });

  test('a newsletter subscription is stored in the account’s consents, or in the request if the visitor has no account', async () => {
    const anna = await aMember(server);
    await anna.post(PATH, { ...question, GdprConsentId: null, Newsletter: true });
    expect(await connection.db.select().from(consents)).toMatchObject([{ userId: anna.user.id, slug: 'nyhetsbrev' }]);
    // A later request without the newsletter does not withdraw the newsletter consent.
    await anna.post(PATH, { ...question, GdprConsentId: null, Newsletter: false });
    expect(await connection.db.select().from(consents)).toMatchObject([{ withdrawnAt: null }]);
    await ask({ Newsletter: true, Name: 'Ove Ny' });
    const [theirs] = (await rows()).filter(({ name }) => name === 'Ove Ny');
    expect(theirs?.newsletterConsentId).toBe(8);
    expect(box.mails.at(-2)?.text).toContain('Nyhetsbrev: Ja tack');
  });

  test('staff who act for a customer send requests in the customer’s name, and the audit log records this; they cannot request a quote for the house of another customer', async () => {
    const anna = await aMember(server);
    const token = await save(anna);
    const sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
    await sara.post('/api/account/act', { AccountId: anna.user.customerNumber, Reason: 'Ringde in' });
    await quote(sara, { ConfigurationId: token, Newsletter: true });
    expect(await rows()).toMatchObject([{ userId: anna.user.id, name: 'Anna Berg', email: 'anna@example.se' }]);
    const [{ id = '' } = {}] = await rows();
    expect((await connection.db.select().from(auditLog)).at(-1)).toMatchObject({
      actorId: sara.user.id,
      subjectId: anna.user.id,
      action: 'quote-requested',
      details: { lead: id, configuration: token },
    });
    // Only the customer can subscribe to a newsletter.
    expect(await connection.db.select().from(consents)).toEqual([]);
    const ofBo = await save(await aMember(server, { firstName: 'Bo' }));
    expect((await quote(sara, { ConfigurationId: ofBo })).body).toMatchObject({ code: 'unknown-configuration' });
  });

  test('an account’s data export contains its requests; after the account is deleted, the requests remain without personal data', async () => {
    const anna = await aMember(server);
    const token = await save(anna);
    await quote(anna, { ConfigurationId: token, Message: 'Ring efter fem' });
    expect((await anna.get('/api/account/export')).body).toMatchObject({
      contactRequests: [
        {
          submissionType: 'Quote',
          message: 'Ring efter fem',
          configurationId: token,
          price: 2_054_900,
          house: { answers: { 11: 112 } },
          salespersonName: 'Eva Ek',
        },
      ],
    });
    expect((await anna.post('/api/account/delete', { Password: 'en egen mening' })).status).toBe(204);
    const kept = await rows();
    expect(kept).toMatchObject([{ userId: null, name: '', email: '', phone: '', message: '', priceOre: kr(2_054_900) }]);
    expect(JSON.stringify(kept)).not.toMatch(/Anna|anna@|Ring efter|Huset vid/);
  });
});
