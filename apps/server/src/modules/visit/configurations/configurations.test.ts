import { configurationBody, limits } from '@gavel/contract';
import { kr } from '@gavel/core';
import type { PublishedHouse } from '@gavel/range';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { limit, limitsOn } from '../../../http/rate-limits.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { anAnswer, aPrice, aQuestion, aSection } from '../../../testing/a-published-question.ts';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, aServerOf, noLimits, now, type TestServer } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { publishedRanges, webConfigurations } from '../../range/range.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { snapshots } from './configurations.tables.ts';

let connection: Connection;
let server: TestServer;
beforeAll(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, aPublishedRange(), new Date(now));
  server = aServer(connection.db);
}, 60_000);
afterAll(() => connection.close());

const umea = { HouseId: 1, MunicipalityId: '2480' };

describe('GET /api/houses/{id}/beginning returns a new house', () => {
  test('GET /api/houses/{id}/beginning returns the same house as POST /api/guidemodel/new', async () => {
    const begun = await server.get('/api/houses/1/beginning?municipality=2480');
    const { body } = await server.post('/api/guidemodel/new', umea);
    expect(begun.body).toEqual(body);
    expect(begun.status).toBe(200);
  });

  test.each([
    ['2480', false],
    ['0643', true],
  ])(
    'if the HTTP request names a bundle, GET returns the same house in municipality %s as POST /api/guidemodel/new, and the response says whether the rules refuse the bundle there',
    async (municipality, refused) => {
      const { body } = await server.get(`/api/houses/1/beginning?municipality=${municipality}&bundle=5`);
      expect(body).toEqual(
        (await server.post('/api/guidemodel/new', { HouseId: 1, MunicipalityId: municipality, bundleId: 5 })).body,
      );
      expect(body).toMatchObject({ BundleRefused: refused });
    },
  );

  test.each([
    ['/api/houses/9/beginning?municipality=2480', 404, 'unknown-house'],
    ['/api/houses/x/beginning?municipality=2480', 400, 'malformed-query'],
    ['/api/houses/1/beginning', 400, 'malformed-query'],
    ['/api/houses/1/beginning?municipality=0000', 404, 'unknown-municipality'],
    ['/api/houses/1/beginning?municipality=2480&webConfiguration=99', 404, 'unknown-web-configuration'],
    ['/api/houses/1/beginning?municipality=2480&bundle=99', 404, 'unknown-bundle'],
  ])('GET %s returns status %i', async (path, status, code) => {
    expect(await server.get(path)).toMatchObject({ status, body: { code } });
  });
});

describe('POST /api/guidemodel/new returns a new house', () => {
  test('a new house has the default answers, and nothing is stored', async () => {
    const { status, body } = await server.post('/api/guidemodel/new', umea);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      Id: null,
      WebConfigurationId: 10,
      WebConfigurationName: 'Sjövik 2026',
      WebConfigurationVersion: 1,
      MunicipalityId: '2480',
      MunicipalityName: 'Umeå',
      PriceListName: 'Norr',
      PriceListAreaCode: 'N',
      Type: 'guide',
      Name: 'Mitt hus',
      Price: 2_000_000,
      HousePrice: 2_000_000,
      UpdatedAtUtc: null,
      House: { Title: 'Sjövik', Image: '/media/drawn/house/sjovik.svg' },
      AnswerModel: {
        IsCurrentUserOwner: false,
        HouseModelName: 'Sjövik',
        HouseId: 1,
        Answers: { 11: 111, 12: 121 },
        PlotIds: [],
      },
      QuestionModel: { IsSideBuilding: false, Sections: [{ Title: 'Ute', Questions: [{ Id: 11 }, { Id: 12 }] }] },
      PriceModel: { BaseAnswerPrices: { 9001: [{ Price: 50_000 }] }, BaseQuestionToAnswerMap: { 900: [9001] } },
      BundleRefused: false,
    });
    expect(configurationBody.safeParse(body).success).toBe(true);
    expect(await connection.db.$count(snapshots)).toBe(0);
  });

  test('a house has the builder’s default name until the visitor names it', async () => {
    const own = aServerOf(aPublishedRange({ texts: { 'municipality.defaultHouseName': 'Drömhuset' } }));
    const { body } = await own.post('/api/guidemodel/new', umea);
    expect(body).toMatchObject({ Name: 'Drömhuset' });
  });

  test('the response lists only salespersons with pictures; the salespersons of the municipality come first', async () => {
    const { body } = await server.post('/api/guidemodel/new', umea);
    expect(body).toMatchObject({ SalesPersons: [{ Name: 'Eva Ek' }, { Name: 'Ola Al' }] });
  });

  test('a house that starts with a bundle has the answers of the bundle; the server replaces default answers that the rules forbid together with the bundle', async () => {
    const { body } = await server.post('/api/guidemodel/new', { ...umea, bundleId: 5 });
    expect(body).toMatchObject({ AnswerModel: { Answers: { 11: 112, 12: 122 } }, Price: 2_054_900, BundleRefused: false });
  });

  test('if the HTTP request names a bundle that is not possible in the municipality, the house starts with its default answers, and the response says that the bundle was refused', async () => {
    const { status, body } = await server.post('/api/guidemodel/new', { ...umea, MunicipalityId: '0643', bundleId: 5 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ AnswerModel: { Answers: { 11: 111, 12: 121 } }, Price: 1_900_000, BundleRefused: true });
  });

  test('the HTTP request may contain the id of the house’s web configuration; if a visitor’s HTTP request contains the id of a customer, the server ignores the id of the customer', async () => {
    const { status, body } = await server.post('/api/guidemodel/new', {
      ...umea,
      WebConfigurationId: 10,
      accountId: 'kund-1',
      bundleId: null,
    });
    expect(status).toBe(200);
    expect(body).toEqual((await server.post('/api/guidemodel/new', umea)).body);
  });

  test.each([
    [404, 'unknown-house', 'HouseId', { ...umea, HouseId: 99 }],
    [404, 'unknown-municipality', 'MunicipalityId', { ...umea, MunicipalityId: '0000' }],
    [404, 'unknown-web-configuration', 'WebConfigurationId', { ...umea, WebConfigurationId: 20 }],
    [404, 'unknown-bundle', 'bundleId', { ...umea, bundleId: 6 }],
    [403, 'municipality-denied', 'MunicipalityId', { ...umea, MunicipalityId: '2463' }],
    [400, 'malformed-body', 'HouseId', { MunicipalityId: '2480' }],
    [400, 'malformed-body', 'MunicipalityId', { ...umea, MunicipalityId: 2480 }],
    [400, 'malformed-body', 'bundleId', { ...umea, bundleId: 1.5 }],
  ])(
    'if the HTTP request to start a house has an error, the server returns the status %i and the code %s, and names the field %s',
    async (status, code, field, body) => {
      const answer = await server.post('/api/guidemodel/new', body);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ code, field, status });
    },
  );

  test.each(['', '{', 'null', '[]', '"text"'])('the server refuses the body %j of an HTTP request as malformed', async (body) => {
    const response = await server.app.request('/api/guidemodel/new', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'malformed-body' });
  });

  test('the server refuses an HTTP request with a body larger than 256 KB', async () => {
    const { status, body } = await server.post('/api/guidemodel/new', { ...umea, Filler: 'x'.repeat(256 * 1024) });
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'too-large' });
  });
});

const share = { ...umea, WebConfigurationId: 10, Name: 'Huset vid sjön', Answers: { 11: 112, 12: 122 } };

function partOf(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string') throw new TypeError(`the answer has no ${name}`);
  return value;
}

describe('POST /api/guidemodel/share stores a shared house', () => {
  test('the server stores the answers that the client sent; it calculates the price itself, and ignores the price that the client sent', async () => {
    const { status, body } = await server.post('/api/guidemodel/share', { ...share, Price: 1 });
    expect(status).toBe(200);
    expect(body).toEqual({
      Id: expect.stringMatching(/^[0-9A-Za-z]{8}$/),
      Price: 2_054_900,
      Answers: { 11: 112, 12: 122 },
      WithdrawKey: expect.stringMatching(/^[0-9A-Za-z]{32}$/),
    });
    expect((await server.get(`/api/guidemodel/${partOf(body, 'Id')}`)).body).toMatchObject({
      AnswerModel: { Answers: { 11: 112, 12: 122 } },
    });
  });

  test('if the rules do not allow the combination of answers that the client sent, the server replaces some of the answers', async () => {
    const { body } = await server.post('/api/guidemodel/share', { ...share, Answers: { 11: 112, 12: 121 } });
    expect(body).toMatchObject({ Price: 2_054_900, Answers: { 11: 112, 12: 122 } });
  });

  test('the database does not contain the plain text of the key with which the visitor can end the sharing of a house', async () => {
    const { body } = await server.post('/api/guidemodel/share', share);
    expect(JSON.stringify(await connection.db.select().from(snapshots))).not.toContain(partOf(body, 'WithdrawKey'));
  });

  test.each([
    ['unknown-selection', 'Answers.13', { 13: 131 }],
    ['unknown-selection', 'Answers.11', { 11: 122 }],
    ['malformed-body', 'Answers.x', { x: 111 }],
    ['malformed-body', 'Answers.11', { 11: null }],
  ])(
    'sharing a house with invalid answers fails with code %s, and the response names the field %s',
    async (code, field, Answers) => {
      const { status, body } = await server.post('/api/guidemodel/share', { ...share, Answers });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code, field });
    },
  );

  test('a house cannot be shared for a municipality to which the builder does not deliver', async () => {
    const { status, body } = await server.post('/api/guidemodel/share', { ...share, MunicipalityId: '2463' });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'municipality-denied' });
  });

  test('if the random token for a newly shared house is already in use, the server generates another token', async () => {
    const drawn = ['taken000', 'taken000', 'free0000'];
    const secrets = { newToken: () => drawn.shift() ?? '', newKey: () => 'key' };
    const { post } = aServer(connection.db, { secrets });
    expect((await post('/api/guidemodel/share', share)).body).toMatchObject({ Id: 'taken000' });
    expect((await post('/api/guidemodel/share', { ...share, Name: 'Ett annat' })).body).toMatchObject({ Id: 'free0000' });
    expect((await server.get('/api/guidemodel/taken000')).body).toMatchObject({ Name: 'Huset vid sjön' });
  });
});

describe('GET /api/guidemodel/{id} opens a shared house', () => {
  beforeEach(async () => {
    for (const table of [publishedRanges, webConfigurations]) await connection.db.delete(table);
    await storeRange(connection.db, aPublishedRange(), new Date(now));
    // After the test empties the tables, version numbers start at 1 again. This never happens in production, so only tests need a server
    // with empty caches.
    server = aServer(connection.db);
  });

  async function shared(body: object = share): Promise<string> {
    return partOf((await server.post('/api/guidemodel/share', body)).body, 'Id');
  }

  test('everybody who has the link can open a shared house, and a shared house has no owner', async () => {
    const id = await shared();
    const { status, body } = await server.get(`/api/guidemodel/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      Id: id,
      Name: 'Huset vid sjön',
      Price: 2_054_900,
      UpdatedAtUtc: '2026-11-20T11:00:00.000Z',
      AnswerModel: { IsCurrentUserOwner: false, Answers: { 11: 112, 12: 122 } },
      CarriedOver: null,
    });
  });

  test.each(['00000000', 'new', 'abc', 'a1B2c3D45', '../../etc', 'a1B2c3Dö'])(
    'opening a shared house with the id %s returns 404',
    async (id) => {
      const { status, body } = await server.get(`/api/guidemodel/${encodeURIComponent(id)}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'unknown-configuration' });
    },
  );

  test('if a new version of the house model was published, a shared house opens in this version, and the response lists what has changed since the house was shared', async () => {
    const id = await shared();
    const prices = { 9002: [aPrice(5900)] };
    const webConfiguration = aWebConfiguration(10, 'Sjövik', {
      sections: [
        aSection(1, 'Ute', [
          aQuestion(11, 'Altan', [anAnswer(111, 11, { isDefaultAnswer: true })]),
          aQuestion(12, 'Räcke', [anAnswer(121, 12), anAnswer(122, 12, { baseAnswerIds: [9002] })]),
        ]),
      ],
      housePrices: { N: kr(2_010_000), S: kr(1_900_000) },
      baseAnswerPrices: { N: prices, S: prices },
      baseQuestionToAnswers: {},
      bundles: [],
    });
    await storeRange(connection.db, aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration })] }), new Date(now));
    const { body } = await server.get(`/api/guidemodel/${id}`);
    expect(body).toMatchObject({
      WebConfigurationVersion: 2,
      Price: 2_015_900,
      AnswerModel: { Answers: { 11: 111, 12: 122 } },
      CarriedOver: {
        Gone: [{ QuestionId: 11, QuestionTitle: 'Altan', AnswerId: 112, AnswerTitle: 'Stor altan', ReplacedBy: 111 }],
        Replaced: [],
        Repriced: [{ QuestionId: 12, AnswerId: 122, Before: 4900, After: 5900 }],
        HousePriceDifference: 10_000,
        PriceDifference: -39_000,
      },
    });
  });

  test('if the builder no longer sells the house model, a shared house opens in the version in which it was shared', async () => {
    const id = await shared();
    await storeRange(connection.db, aPublishedRange({ houses: [aHouse(2, 'Garage Mellan')] }), new Date(now));
    const { body } = await server.get(`/api/guidemodel/${id}`);
    expect(body).toMatchObject({ House: { Title: 'Sjövik', Image: '' }, Price: 2_054_900, CarriedOver: null });
  });

  test('a shared house that opens in an old version shows the pictures of the published range, and leaves out pictures that this range no longer has', async () => {
    const swatch = { rendered: ['palette/tra.webp'], drawn: '/media/drawn/sample/altan-aa8855.svg' };
    const stairs = { rendered: ['sections/ute.webp'], drawn: '' };
    const terrace = aQuestion(11, 'Altan', [anAnswer(112, 11, { isDefaultAnswer: true, paletteImage: swatch })]);
    const sections = [{ ...aSection(1, 'Ute', [terrace]), backgroundImage: stairs }];
    const publish = (houses: readonly PublishedHouse[], hash: string, paths: readonly string[]) =>
      storeRange(
        connection.db,
        aPublishedRange({ houses, pictures: { hash, folder: 'pictures', paths, frames: {} } }),
        new Date(now),
      );
    const house = aHouse(1, 'Sjövik', { webConfiguration: aWebConfiguration(10, 'Sjövik', { sections }) });
    await publish([house], 'aaaaaaaaaaaaaaaa', ['palette/tra.webp', 'sections/ute.webp']);
    const id = await shared({ ...share, Answers: { 11: 112 } });
    const shown = async () => {
      const { status, body } = await server.get(`/api/guidemodel/${id}`);
      expect(status).toBe(200);
      const section = configurationBody.parse(body).sections[0];
      return [section?.backgroundImage, section?.questions[0]?.answers[0]?.paletteImage];
    };
    expect(await shown()).toEqual(['/media/aaaaaaaaaaaaaaaa/sections/ute.webp', '/media/aaaaaaaaaaaaaaaa/palette/tra.webp']);
    // The builder no longer sells the house, so it opens in its old version.
    await publish([aHouse(2, 'Garage Mellan')], 'bbbbbbbbbbbbbbbb', ['palette/tra.webp']);
    expect(await shown()).toEqual(['', '/media/bbbbbbbbbbbbbbbb/palette/tra.webp']);
    await storeRange(connection.db, aPublishedRange({ houses: [aHouse(2, 'Garage Mellan')] }), new Date(now));
    expect(await shown()).toEqual(['', '/media/drawn/sample/altan-aa8855.svg']);
  });

  test('the price of a shared house is reduced by the campaigns that run now, not by those of the day when the house was shared', async () => {
    const campaigns = [aCampaign(1, { validFrom: '2026-11-01', validTo: '2026-11-30' })];
    const webConfiguration = aWebConfiguration(10, 'Sjövik', { campaigns });
    await storeRange(connection.db, aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration })] }), new Date(now));
    const { body } = await server.post('/api/guidemodel/share', share);
    expect(body).toMatchObject({ Price: 2_044_900 });
    const id = partOf(body, 'Id');
    expect((await server.get(`/api/guidemodel/${id}`)).body).toMatchObject({ Campaigns: [{ Calculated: 10_000, Saved: null }] });
    const later = aServer(connection.db, { now: () => Date.UTC(2026, 11, 2) });
    expect((await later.get(`/api/guidemodel/${id}`)).body).toMatchObject({ Price: 2_054_900, Campaigns: [{ Calculated: 0 }] });
  });

  test('the server stores when a shared house was opened, unless it has stored this in the last 24 hours', async () => {
    const id = await shared();
    const openedAt = async () =>
      (await connection.db.select().from(snapshots)).find(({ token }) => token === id)?.openedAt.getTime();
    await aServer(connection.db, { now: () => now + 3_600_000 }).get(`/api/guidemodel/${id}`);
    expect(await openedAt()).toBe(now);
    await aServer(connection.db, { now: () => now + 90_000_000 }).get(`/api/guidemodel/${id}`);
    expect(await openedAt()).toBe(now + 90_000_000);
  });

  test('a client that tries many tokens of shared houses gets 429 with a time after which to retry', async () => {
    const limits = { ...noLimits, lookUp: limit(connection.db, 'secret', 'test', { requests: 3, seconds: 60 }) };
    const { get } = aServer(connection.db, { limits });
    const answers = [];
    for (const id of ['00000001', '00000002', '00000003', '00000004']) answers.push(await get(`/api/guidemodel/${id}`));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
    expect(answers[3]?.body).toMatchObject({ code: 'too-many-requests' });
    expect(Number(answers[3]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

test('caches must not store the response with a shared house; shared caches may store a response that is the same for everybody, such as the brand, for a minute', async () => {
  const shared = await server.post('/api/guidemodel/share', share);
  const opened = await server.get(`/api/guidemodel/${partOf(shared.body, 'Id')}`);
  for (const { headers } of [shared, opened]) {
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('Vary')).toMatch(/\bCookie\b/);
  }
  expect((await server.get('/api/brand')).headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
});

describe('DELETE /api/guidemodel/share/{id} ends the sharing of a house', () => {
  async function withdraw(id: string, key: string | null): Promise<number> {
    const headers = new Headers(key === null ? {} : { 'Withdraw-Key': key });
    return (await server.app.request(`/api/guidemodel/share/${id}`, { method: 'DELETE', headers })).status;
  }

  test('a visitor can end the sharing of a house only with the key of this house; after that, the link to the house returns 404', async () => {
    const { body } = await server.post('/api/guidemodel/share', share);
    const [id, key] = [partOf(body, 'Id'), partOf(body, 'WithdrawKey')];
    expect(await withdraw(id, null)).toBe(403);
    expect(await withdraw(id, 'x'.repeat(32))).toBe(403);
    expect((await server.get(`/api/guidemodel/${id}`)).status).toBe(200);
    expect(await withdraw(id, key)).toBe(204);
    expect((await server.get(`/api/guidemodel/${id}`)).status).toBe(404);
    expect(await withdraw(id, key)).toBe(404);
  });

  test('an HTTP request that ends the sharing of a house counts towards the limit on look-ups of shared houses', async () => {
    const limits = { ...noLimits, lookUp: () => Promise.reject(new AppError('too-many-requests', '', { retryAfter: 7 })) };
    const { app } = aServer(connection.db, { limits });
    const response = await app.request('/api/guidemodel/share/00000000', { method: 'DELETE' });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('7');
  });
});

describe('POST /api/guidemodel/share/{id}/mail e-mails the link to a shared house', () => {
  const mail = (to: TestServer, id: string, key: string, Email: string) =>
    to.app.request(`/api/guidemodel/share/${id}/mail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Withdraw-Key': key },
      body: JSON.stringify({ Email, Message: 'Köp klockor', Subject: 'Köp klockor' }),
    });

  test('the server e-mails the link to a shared house, without any text that the visitor wrote', async () => {
    const mails = aMailbox();
    const own = aServer(connection.db, { mails });
    const { body } = await own.post('/api/guidemodel/share', { ...share, Name: 'Köp klockor på klockor.example' });
    const [id, key] = [partOf(body, 'Id'), partOf(body, 'WithdrawKey')];
    expect((await mail(own, id, key, ' Anna@Exämple.se ')).status).toBe(204);
    expect(mails.mails).toMatchObject([{ kind: 'own-house-link', to: { address: 'anna@xn--exmple-cua.se', name: '' } }]);
    const [message] = mails.mails;
    expect(message?.text).toContain(`https://hus.example/start/${id}`);
    for (const written of [message?.text, message?.html, message?.subject]) expect(written).not.toMatch(/klock/i);
    expect(message?.replyTo).toBeUndefined();
  });

  test('the server e-mails the link to a shared house only if the HTTP request has the key that ends the sharing of this house, and only to one valid e-mail address', async () => {
    const mails = aMailbox();
    const own = aServer(connection.db, { mails });
    const { body } = await own.post('/api/guidemodel/share', share);
    const [id, key] = [partOf(body, 'Id'), partOf(body, 'WithdrawKey')];
    expect((await mail(own, id, 'x'.repeat(32), 'anna@example.se')).status).toBe(403);
    expect((await mail(own, '00000000', key, 'anna@example.se')).status).toBe(404);
    for (const many of ['a@example.se, b@example.se', 'a@example.se\nBcc: b@example.se', 'a@example.se;b@example.se', 'a', ''])
      expect((await mail(own, id, key, many)).status, many).toBe(400);
    expect(mails.mails).toEqual([]);
  });

  test('the server sends at most three e-mails with links to one e-mail address and refuses more; the limit of one client is 200 such e-mails an hour', async () => {
    const mails = aMailbox();
    const counted = limitsOn(connection.db, 's'.repeat(40));
    const own = aServer(connection.db, { mails, limits: { ...noLimits, mailLinkOfAddress: counted.mailLinkOfAddress } });
    const { body } = await own.post('/api/guidemodel/share', share);
    const [id, key] = [partOf(body, 'Id'), partOf(body, 'WithdrawKey')];
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push((await mail(own, id, key, 'plagad@example.se')).status);
    expect(answers).toEqual([204, 204, 204, 429, 429]);
    expect((await mail(own, id, key, 'annan@example.se')).status).toBe(204);
    expect(mails.mails).toHaveLength(4);
    expect(limits.mailLink).toEqual({ requests: 200, seconds: 3600 });
  });
});
