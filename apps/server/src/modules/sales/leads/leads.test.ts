import { limits } from '@gavel/contract';
import { asConsentId, kr } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { limit } from '../../../http/rate-limits.ts';
import { aLetterBox } from '../../../testing/a-letter-box.ts';
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
import { leads } from './leads.tables.ts';
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

/** With the big terrace and its rail: 2 054 900 kr. */
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

describe.each(databases)('what visitors ask of the builder, on $kind', ({ open }) => {
  const box = aLetterBox();
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
    for (const table of [leads, savedConfigurations, users]) await connection.db.delete(table);
    box.empty();
    lines.splice(0);
    clock = now;
    server = aServer(connection.db, { now: () => clock, letters: box, logger });
  });

  const rows = () => connection.db.select().from(leads);
  const visitor = () => aVisitor(server.app);
  const ask = (body: object, headers = {}) => visitor().post(PATH, { ...question, ...body }, headers);
  const save = async (who: TestMember, body: object = {}) =>
    String(Reflect.get(Object((await who.post('/api/guidemodel/', { ...house, ...body })).body), 'data'));
  const share = async () => String(Reflect.get(Object((await visitor().post('/api/guidemodel/share', house)).body), 'Id'));
  const quote = (who: TestMember, body: object, headers = {}) =>
    who.post(PATH, { ...question, SubmissionType: 'Quote', Message: '', GdprConsentId: null, ...body }, headers);

  test('a question needs no account: it is stored, and mailed to who answers for the municipality and to who asked', async () => {
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
    const [toEva, toAsa, ...others] = box.letters;
    expect(others).toEqual([]);
    expect(toEva).toMatchObject({
      to: { name: 'Eva Ek', address: 'eva@provhus.example' },
      replyTo: { name: 'Åsa Lind', address: 'asa@example.se' },
      subject: 'Fråga från Åsa Lind',
      text: expect.stringContaining('> Hej!\n> När kan ni börja?'),
      html: expect.stringContaining('Hej!<br>När kan ni börja?'),
    });
    expect(toEva?.printedFor).toBeUndefined();
    // What Eva cannot be given is not lost with her; what who asked cannot be given is.
    expect([toEva?.asksFor, toAsa?.asksFor]).toEqual([(await rows())[0]?.id, undefined]);
    expect(toAsa).toMatchObject({ to: { name: 'Åsa', address: 'asa@example.se' }, subject: 'Vi har fått din fråga' });
    expect(toAsa?.text).toContain('Eva Ek tar hand om din fråga');
    // Anybody can write anybody's address: what they wrote beside it is not said in the builder's name.
    expect(`${toAsa?.text}${toAsa?.html}`).not.toContain('När kan ni börja');
  });

  test('in a municipality that nobody answers for somebody is drawn; without anybody to write to it goes to the builder', async () => {
    await ask({ MunicipalityId: '1280' });
    expect(['ola@provhus.example', 'eva@provhus.example']).toContain(box.letters[0]?.to.address);
    const current = await server.dependencies.currentRange();
    server = aServer(connection.db, { letters: box, currentRange: async () => ({ ...current, salespersons: [] }) });
    box.empty();
    await ask({});
    expect(box.letters[0]?.to).toEqual({ name: 'Provhus', address: 'hej@provhus.example' });
  });

  test('an offer: the version that is saved now, priced here whatever is sent, mailed with the PDF and noted on the house', async () => {
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
        // The account's, whatever the form says.
        name: 'Anna Berg',
        email: 'anna@example.se',
        phone: '0701234567',
        consentId: null,
        configurationId: token,
        priceOre: kr(2_054_900),
        house: { name: 'Huset vid sjön', houseId: 1, webConfigurationVersion: 1, areaCode: 'N', answers: { 11: 112, 12: 122 } },
        // The other one lies in Habo.
        plotIds: [2],
      },
    ]);
    const [toEva, toAnna] = box.letters;
    const [{ id = '' } = {}] = await rows();
    for (const letter of [toEva, toAnna]) {
      expect(letter?.printedFor).toBe(id);
      expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('2 054 900 kr');
      expect(letter?.text).toContain(`https://hus.example/start/${token}`);
      expect(letter?.text).toMatch(/Tomter: Björkvägen 2, Umeå\n/);
      expect(letter?.text).toMatch(/Skulle filen saknas/);
    }
    expect(toEva?.subject).toBe('Offertförfrågan från Anna Berg');
    expect(toAnna).toMatchObject({ to: { address: 'anna@example.se' }, subject: 'Vi har fått din offertförfrågan' });
    const requested = new Date(clock).toISOString();
    expect((await anna.get(`/api/guidemodel/${token}`)).body).toMatchObject({
      AnswerModel: { RequestForProposalSentAtUtc: requested },
    });
    expect((await anna.get('/api/account/configurations')).body).toMatchObject([{ RequestForProposalSentAtUtc: requested }]);
    // Saved anew it is still asked for, and the request keeps the house as it was.
    await anna.post('/api/guidemodel/', { ...house, Id: token, Answers: {} });
    expect((await anna.get(`/api/guidemodel/${token}`)).body).toMatchObject({
      AnswerModel: { RequestForProposalSentAtUtc: requested },
    });
    expect(await rows()).toMatchObject([{ priceOre: kr(2_054_900), house: { answers: { 11: 112, 12: 122 } } }]);
  });

  test('an offer needs an account, a saved house, and a part in it', async () => {
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
    expect([await rows(), box.letters]).toEqual([[], []]);
  });

  test('a question about somebody else’s house does not carry its name; about a final order of somebody else there is none', async () => {
    const token = await save(await aMember(server), { Name: 'Annas hemliga namn' });
    expect((await ask({ ConfigurationId: token, ConfigurationName: 'Annas hemliga namn' })).body).toEqual(done);
    expect(await rows()).toMatchObject([{ configurationId: token, house: { name: 'Mitt hus' }, houseTitle: 'Sjövik' }]);
    expect(JSON.stringify(box.letters)).not.toContain('hemliga');
    await connection.db.update(savedConfigurations).set({ type: 'base' });
    expect((await ask({ ConfigurationId: token })).body).toMatchObject({ code: 'unknown-configuration' });
    expect((await ask({ ConfigurationId: 'zzzzzzzz' })).body).toMatchObject({ code: 'unknown-configuration' });
  });

  test('a shared house that somebody asks about stays as long as the request, opened or not', async () => {
    const [asked, other] = [await share(), await share()];
    await ask({ ConfigurationId: asked });
    expect(box.letters[0]?.text).toContain(`https://hus.example/start/${asked}`);
    await dropUnopenedJob({ db: connection.db, now: () => now + 181 * DAY_MS, logger }).run(new AbortController().signal);
    expect((await visitor().get(`/api/guidemodel/${asked}`)).status).toBe(200);
    expect((await visitor().get(`/api/guidemodel/${other}`)).status).toBe(404);
  });

  test('the same form is one request, however often and however close together it is sent', async () => {
    const anna = await aMember(server);
    const token = await save(anna);
    const key = { 'Idempotency-Key': 'b5f1c0de' };
    const answers = await Promise.all([1, 2, 3].map(() => quote(anna, { ConfigurationId: token }, key)));
    expect(answers.map(({ body }) => body)).toEqual([done, done, done]);
    expect((await quote(anna, { ConfigurationId: token }, key)).body).toEqual(done);
    expect(await rows()).toHaveLength(1);
    expect(box.letters).toHaveLength(2);
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
    ['without terms', { GdprConsentId: null }, 'outdated-consent', 'GdprConsentId'],
    ['with terms of before', { GdprConsentId: 6 }, 'outdated-consent', 'GdprConsentId'],
    ['with another consent', { GdprConsentId: 8 }, 'outdated-consent', 'GdprConsentId'],
    ['without a name', { Name: ' ' }, 'malformed-body', 'Name'],
    ['without an address', { Email: undefined }, 'malformed-body', 'Email'],
    ['without a telephone', { Phone: '' }, 'malformed-body', 'Phone'],
    ['with no address', { Email: 'asa' }, 'malformed-body', 'Email'],
    ['with two addresses', { Email: 'asa@example.se, alla@evil.example' }, 'malformed-body', 'Email'],
    ['with an address that goes on', { Email: 'asa@example.se\r\nBcc: alla@evil.example' }, 'malformed-body', 'Email'],
    ['with a name that goes on', { Name: 'Åsa\r\nBcc: alla@evil.example' }, 'malformed-body', 'Name'],
    ['with no telephone', { Phone: 'ring mig' }, 'malformed-body', 'Phone'],
    ['with a fourth plot', { Plots: [1, 2, 3, 4] }, 'malformed-body', 'Plots'],
    ['with a plot that is none', { Plots: ['1'] }, 'malformed-body', 'Plots.0'],
    ['with too long a message', { Message: 'x'.repeat(10_001) }, 'malformed-body', 'Message'],
    ['of another kind', { SubmissionType: 'Spam' }, 'malformed-body', 'SubmissionType'],
    ['in no municipality', { MunicipalityId: '9999' }, 'unknown-municipality', 'MunicipalityId'],
  ])('a question %s is refused, and says which field', async (_, body, code, field) => {
    expect((await ask(body)).body).toMatchObject({ code, field });
    expect([await rows(), box.letters]).toEqual([[], []]);
  });

  test('a body that is too large or none is refused', async () => {
    const large = await ask({ Message: 'x'.repeat(300_000) });
    expect([large.status, large.body]).toMatchObject([413, { code: 'too-large' }]);
    const none = await visitor().look(PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"SubmissionType":',
    });
    expect([none.status, none.body]).toMatchObject([400, { code: 'malformed-body' }]);
  });

  test('10 000 characters with markup arrive whole and are no markup; what hides or turns text is taken out', async () => {
    const Message = `<script>alert(1)</script>\u202e<img src=x onerror=y>\u200b\n${'å'.repeat(9900)}`;
    expect((await ask({ Message, Name: '<b>Åsa</b> www.evil.example' })).body).toEqual(done);
    expect(await rows()).toMatchObject([{ message: Message.replaceAll(/[\u202e\u200b]/g, '') }]);
    const [letter] = box.letters;
    expect(letter?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=y&gt;<br>ååå');
    expect(letter?.html).toContain('å'.repeat(9900));
    expect(letter?.html).not.toMatch(/<script|<img src=x/);
    for (const form of [letter?.html, letter?.text, letter?.subject, letter?.replyTo?.name])
      expect(form).not.toMatch(/[\u202e\u200b]|www\.evil/);
  });

  test('hidden fields are never a reason to refuse: what is wrong or too long is left out or cut', async () => {
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

  test('a robot gets the same answer as everybody; what it sent is kept, mailed to nobody, told to the log, and forgotten', async () => {
    const answers = [await ask({}), await ask({ Website: 'http://spam.example' }), await ask({ OpenForMs: 300 })];
    const told = answers.map(({ status, body, headers }) => [status, body, headers.get('Retry-After')]);
    expect(told).toEqual([told[0], told[0], told[0]]);
    const kept = (await rows()).map(({ heldBack }) => heldBack);
    expect(kept.toSorted()).toEqual([null, 'too-fast', 'trap'].toSorted());
    expect(box.letters).toHaveLength(2);
    expect(lines.filter((line) => line.includes('taken for a robot')).join()).toMatch(/trap.*too-fast/s);
    expect(lines.join()).not.toContain('asa@example.se');
    await deleteHeldBackBefore(connection.db, new Date(now + 1));
    expect((await rows()).map(({ heldBack }) => heldBack)).toEqual([null]);
  });

  test('what was taken for a robot’s the builder is told of once, in a letter a day at most', async () => {
    let clock = now;
    const tell = () => tellHeldBackJob({ db: connection.db, letters: box, now: () => clock }).run(new AbortController().signal);
    await tell();
    await ask({ Name: 'Robban Rask', OpenForMs: 300 });
    await ask({ Name: 'Spam', Website: 'http://spam.example', Message: 'Hej' });
    expect(box.letters).toEqual([]);
    await tell();
    const [letter, ...others] = box.letters;
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      to: { address: 'hej@provhus.example' },
      subject: '2 förfrågningar som kanske kom från en robot',
      text: expect.stringMatching(/Robban Rask[^>]*inom två sekunder/),
    });
    expect(letter?.text).toMatch(/Spam[^>]*ett fält som inte syns/);
    await ask({ Name: 'Senare', OpenForMs: 300 });
    clock += DAY_MS - 1;
    await tell();
    expect(box.letters).toHaveLength(1);
    clock += 2;
    await Promise.all([tell(), tell()]);
    expect(box.letters.map(({ subject }) => subject).slice(1)).toEqual(['En förfrågan som kanske kom från en robot']);
    expect(box.letters[1]?.text).not.toContain('Robban');
    clock += 2 * DAY_MS;
    await tell();
    expect(box.letters).toHaveLength(2);
  });

  test('nobody who is logged in is taken for a robot', async () => {
    const anna = await aMember(server);
    expect(
      (await anna.post(PATH, { ...question, GdprConsentId: null, Website: 'ifyllt av webbläsaren', OpenForMs: 5 })).body,
    ).toEqual(done);
    expect(await rows()).toMatchObject([{ heldBack: null, userId: anna.user.id, name: 'Anna Berg' }]);
  });

  test('one client’s requests are held back without a word, then refused; one address is confirmed to a few times', async () => {
    const { requests: quietly } = limits.contactQuietly;
    const counted = (name: 'contact' | 'contactQuietly' | 'contactOfAddress', requests: number) =>
      limit(connection.db, 'secret', `${name} ${requests}`, { requests, seconds: 600 });
    server = aServer(connection.db, {
      letters: box,
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
    expect(box.letters.map(({ to }) => to.address).toSorted()).toEqual([
      'asa@example.se',
      'asa@example.se',
      'eva@provhus.example',
      'eva@provhus.example',
      'eva@provhus.example',
    ]);
    expect(lines.join()).toContain('had enough of them');
  });

  test('the newsletter: an account’s consents say it, and of a visitor the request', async () => {
    const anna = await aMember(server);
    await anna.post(PATH, { ...question, GdprConsentId: null, Newsletter: true });
    expect(await connection.db.select().from(consents)).toMatchObject([{ userId: anna.user.id, slug: 'nyhetsbrev' }]);
    // Not asking for it again declines nothing.
    await anna.post(PATH, { ...question, GdprConsentId: null, Newsletter: false });
    expect(await connection.db.select().from(consents)).toMatchObject([{ withdrawnAt: null }]);
    await ask({ Newsletter: true, Name: 'Ove Ny' });
    const [theirs] = (await rows()).filter(({ name }) => name === 'Ove Ny');
    expect(theirs?.newsletterConsentId).toBe(8);
    expect(box.letters.at(-2)?.text).toContain('Nyhetsbrev: Ja tack');
  });

  test('staff who act ask in the customer’s name, which stands in the audit log', async () => {
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
    // A newsletter is asked for by oneself.
    expect(await connection.db.select().from(consents)).toEqual([]);
  });

  test('an account’s file has what it asked; deleted, the request stays and names nobody', async () => {
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
