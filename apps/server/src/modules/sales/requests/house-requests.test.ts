import { asConsentId, kr } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPress, type TestPress } from '../../../testing/a-press.ts';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { somePictures } from '../../../testing/some-pictures.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { publishedRanges } from '../../range/range.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { householdMembers, savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { requests as requestTable } from './requests.tables.ts';

const DAY_MS = 86_400_000;
const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '' };
const eva = person('Eva Ek', 'eva@provhus.example');
const ola = person('Ola Al', 'ola@provhus.example');

function person(name: string, email: string) {
  return { name, email, title: 'Säljare', phone: '08-1', mobile: '070-111 11 11', imageUrl: '/bild.svg', municipalities: [] };
}

/**
 * Returns one of two ranges: the range of the first day, with a campaign; or a later range without the campaign, in which the house costs
 * 10 000 kr more.
 */
function range(isLater: boolean, salespersons = [eva]) {
  const prices = isLater ? { housePrices: { N: kr(2_010_000), S: kr(2_010_000) } } : {};
  const campaigns = isLater ? [] : [aCampaign(1, { title: 'Höst', validTo: '2026-11-20' })];
  const webConfiguration = aWebConfiguration(10, 'Sjövik', { campaigns, ...prices });
  return aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration })], consents: [terms], salespersons });
}

/** The house with the big terrace and its rail: 2 054 900 kr, minus 10 000 kr on the first day. */
const house = {
  HouseId: 1,
  MunicipalityId: '2480',
  WebConfigurationId: 10,
  Name: 'Huset vid sjön',
  Answers: { 11: 112, 12: 122 },
};

describe.each(databases)('a customer’s requests about a house, on the database $kind', ({ open, once }) => {
  const box = aMailbox();
  let connection: Connection;
  let server: TestServer;
  let press: TestPress;
  let clock: number;

  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    for (const table of [requestTable, savedConfigurations, users, publishedRanges]) await connection.db.delete(table);
    await storeRange(connection.db, range(false), new Date(now));
    box.empty();
    clock = now;
    press = aPress();
    const pictures = { ...somePictures(), drawings: () => null };
    server = aServer(connection.db, { now: () => clock, mails: box, press, pictures });
  });

  const save = async (who: TestMember, body: object = {}) =>
    String(Reflect.get(Object((await who.post('/api/guidemodel/', { ...house, ...body })).body), 'data'));
  const ask = (who: TestMember, SubmissionType: 'Quote' | 'Sales', token: string, body: object = {}) =>
    who.post('/api/submit/contactrequest', { SubmissionType, ConfigurationId: token, ...body });
  const requests = (who: TestMember, token: string) => who.get(`/api/guidemodel/${token}/requests`);
  const idOf = async () => (await connection.db.select().from(requestTable))[0]?.id ?? '';
  const share = (token: string, who: TestMember) =>
    connection.db.insert(householdMembers).values({ token, userId: who.user.id, joinedAt: new Date(now) });

  test('the customer sees the time, house, price and salesperson of a quote request that they sent; right after the request, the server reports no changes of the house since the request', async () => {
    const anna = await aMember(server);
    const token = await save(anna, { PlotIds: [2] });
    expect((await requests(anna, token)).body).toEqual({ Requests: [], Changes: null });
    await ask(anna, 'Quote', token, { Message: 'Ring efter fem', Plots: [2] });
    const answer = await requests(anna, token);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.body).toEqual({
      Requests: [
        {
          Id: await idOf(),
          SubmissionType: 'Quote',
          SentAtUtc: new Date(now).toISOString(),
          SentBy: 'Anna Berg',
          Message: 'Ring efter fem',
          ConfigurationName: 'Huset vid sjön',
          HouseModelName: 'Sjövik',
          MunicipalityName: 'Umeå',
          Price: 2_044_900,
          Plots: ['Björkvägen 2, Umeå'],
          SalesPerson: { Name: 'Eva Ek', Email: 'eva@provhus.example', Phone: '070-111 11 11' },
        },
      ],
      Changes: null,
    });
  });

  once.test(
    'the changes of a house since the quote request have today’s prices, and the amounts of all changes add up to the change of the total',
    async () => {
      const anna = await aMember(server);
      const token = await save(anna);
      await ask(anna, 'Quote', token);
      clock += 10 * DAY_MS;
      await storeRange(connection.db, range(true), new Date(clock));
      await anna.post('/api/guidemodel/', { ...house, Id: token, Name: 'Vårt hus', Answers: {}, PlotIds: [2] });
      const { body } = await requests(anna, token);
      expect(body).toMatchObject({
        Requests: [{ ConfigurationName: 'Huset vid sjön', Price: 2_044_900 }],
        Changes: {
          Facts: [
            { Fact: 'name', From: 'Huset vid sjön', To: 'Vårt hus', Price: 0 },
            { Fact: 'plots', From: '', To: 'Björkvägen 2, Umeå', Price: 0 },
          ],
          Answers: [{ QuestionId: 11 }, { QuestionId: 12, To: 'Inget räcke' }],
          Repriced: 10_000,
          Campaigns: 10_000,
          From: 2_044_900,
          To: 2_010_000,
        },
      });
      expect(box.mails.map(({ text }) => text).join()).not.toMatch(/förut|även den/);
      // The e-mails about a second quote request list the changes of the house since the first request. After that, the server reports
      // no changes, because it counts them from the latest quote request.
      await ask(anna, 'Quote', token, { Plots: [2] });
      const [toEva, toAnna] = box.mails.slice(-2);
      expect(toEva?.subject).toBe('Förnyad offertförfrågan från Anna Berg');
      for (const mail of [toEva, toAnna]) {
        const text = mail?.text.replaceAll('\u00a0', ' ');
        expect(text).toContain('den 20 november 2026 kl. 12.00');
        expect(text).toContain('Tomter: Inga tomter blev Björkvägen 2, Umeå');
        expect(text).toContain('Totalpris, inkl. moms: 2 044 900 kr blev 2 010 000 kr');
      }
      expect((await requests(anna, token)).body).toMatchObject({
        Requests: [{ Price: 2_010_000 }, { Price: 2_044_900 }],
        Changes: null,
      });
    },
  );

  once.test(
    'the customer can open and print the house of a quote request later, as it was and with the prices of the day of the request',
    async () => {
      const anna = await aMember(server);
      const token = await save(anna);
      await ask(anna, 'Quote', token);
      const path = `/api/guidemodel/${token}/requests/${await idOf()}`;
      const print = () => anna.look(`${path}/document`, { method: 'POST' });
      expect((await print()).status).toBe(200);
      clock += 40 * DAY_MS;
      await storeRange(connection.db, range(true), new Date(clock));
      await anna.post('/api/guidemodel/', { ...house, Id: token, Name: 'Ett annat', Answers: {} });
      expect((await anna.get(path)).body).toMatchObject({
        Id: token,
        Name: 'Huset vid sjön',
        Price: 2_044_900,
        AnswerModel: { Answers: { 11: 112, 12: 122 } },
      });
      const again = await print();
      expect([again.status, again.headers.get('Content-Type'), again.headers.get('Content-Disposition')]).toEqual([
        200,
        'application/pdf',
        expect.stringContaining("filename*=UTF-8''Sj%C3%B6vik.pdf"),
      ]);
      const [first, second] = press.printed;
      expect(JSON.stringify(second?.document)).toBe(JSON.stringify(first?.document));
      expect(JSON.stringify(second?.document)).not.toContain('Ett annat');
    },
  );

  test('people who share a house see its quote requests without the message; only the sender of a question sees the question', async () => {
    const anna = await aMember(server);
    const erik = await aMember(server, { firstName: 'Erik' });
    const sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
    const token = await save(anna);
    await share(token, erik);
    await ask(anna, 'Quote', token, { Message: 'Ring efter fem' });
    clock += 1000;
    await ask(anna, 'Sales', token, { Message: 'När kan ni börja?' });
    expect(box.mails.at(-1)?.text).not.toContain('även den');
    expect((await requests(anna, token)).body).toMatchObject({
      Requests: [
        { SubmissionType: 'Sales', Message: 'När kan ni börja?' },
        { SubmissionType: 'Quote', Message: 'Ring efter fem' },
      ],
    });
    const quote = { SubmissionType: 'Quote', SentBy: 'Anna Berg', Message: '' };
    for (const other of [erik, sara]) {
      const { body } = await requests(other, token);
      expect(body).toMatchObject({ Requests: [quote] });
      expect(JSON.stringify(body)).not.toMatch(/När kan|Ring efter|anna@|0701234567/);
    }
    const [question] = (await connection.db.select().from(requestTable)).filter(
      ({ submissionType }) => submissionType === 'Sales',
    );
    for (const path of [question?.id, '1', "'; drop table leads; --"].map((id) => `/api/guidemodel/${token}/requests/${id}`)) {
      expect((await erik.get(path)).body).toMatchObject({ code: 'unknown-version' });
      expect((await erik.post(`${path}/document`, {})).body).toMatchObject({ code: 'unknown-version' });
    }
    const listed = async (who: TestMember) => (await who.get('/api/account/configurations')).body;
    expect(await listed(anna)).toMatchObject([{ QuestionSentAtUtc: new Date(clock).toISOString() }]);
    expect(await listed(erik)).toMatchObject([
      { QuestionSentAtUtc: null, RequestForProposalSentAtUtc: new Date(now).toISOString() },
    ]);
  });

  test('the list of requests about a house leaves out held-back requests and questions from people without access to the house', async () => {
    const anna = await aMember(server);
    const token = await save(anna);
    await ask(await aMember(server, { firstName: 'Erik' }), 'Sales', token, { Message: 'Vad kostar taket?' });
    const visitor = {
      Name: 'Rob Ot',
      Email: 'r@example.se',
      Phone: '070-1234567',
      GdprConsentId: 7,
      Website: 'http://spam.example',
    };
    await server.post('/api/submit/contactrequest', { SubmissionType: 'Sales', ConfigurationId: token, ...visitor });
    expect(await connection.db.select().from(requestTable)).toHaveLength(2);
    expect((await requests(anna, token)).body).toEqual({ Requests: [], Changes: null });
  });

  once.test(
    'if the salesperson of a request is no longer in the range, the request names the builder instead; if its sender has deleted their account, the request names no sender',
    async () => {
      const anna = await aMember(server);
      const erik = await aMember(server, { firstName: 'Erik' });
      const token = await save(anna);
      await share(token, erik);
      await ask(anna, 'Quote', token);
      await storeRange(connection.db, range(false, [ola]), new Date(now + 1));
      await anna.post('/api/account/delete', { Password: 'en egen mening' });
      expect((await requests(erik, token)).body).toMatchObject({
        Requests: [{ SentBy: null, SalesPerson: { Name: 'Provhus', Email: 'hej@provhus.example' } }],
      });
    },
  );

  once.test('a request is listed even if its municipality is no longer in the range', async () => {
    const anna = await aMember(server);
    const token = await save(anna);
    await ask(anna, 'Quote', token);
    const { municipalities } = range(false);
    const without = { ...range(true), municipalities: municipalities.filter(({ id }) => id !== '2480') };
    await storeRange(connection.db, without, new Date(now + 1));
    expect((await requests(anna, token)).body).toMatchObject({ Requests: [{ Price: 2_044_900 }], Changes: null });
  });

  once.test(
    'if a request was assigned to another salesperson, the request and the PDF of the house name the new salesperson, even if the range has the new salesperson’s e-mail address with capital letters',
    async () => {
      await storeRange(connection.db, range(false, [eva, person('Ola Al', 'Ola.Al@Provhus.example')]), new Date(now + 1));
      const anna = await aMember(server);
      const token = await save(anna);
      await ask(anna, 'Quote', token);
      // When staff assign a request to another salesperson, the server stores the e-mail address of that person's account. Accounts have
      // addresses in lower case; the range has this address with capital letters.
      await connection.db.update(requestTable).set({ salespersonName: 'Ola Al', salespersonEmail: 'ola.al@provhus.example' });
      expect((await requests(anna, token)).body).toMatchObject({
        Requests: [{ SalesPerson: { Name: 'Ola Al', Phone: '070-111 11 11' } }],
      });
      await anna.download(`/api/guidemodel/document/${token}`);
      expect(press.printed.at(-1)?.document.salesperson?.name).toBe('Ola Al');
    },
  );

  test('a second request about a house goes to the salesperson of the first request', async () => {
    const anna = await aMember(server);
    const token = await save(anna);
    for (const salespersons of [
      [eva, ola],
      // The server chooses the salesperson of the first request by the token of the house and the sequence of the salespersons in the
      // range. With this sequence it would choose the other salesperson, but a second request keeps the first salesperson.
      [ola, eva],
    ]) {
      await storeRange(connection.db, range(false, salespersons), new Date(clock));
      clock += DAY_MS;
      await ask(anna, 'Quote', token);
    }
    const [first, second, ...more] = (await connection.db.select().from(requestTable)).map(
      ({ salespersonName }) => salespersonName,
    );
    expect([first, more]).toEqual([second, []]);
  });
});
