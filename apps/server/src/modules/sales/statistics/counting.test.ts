import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../app/build-app.ts';
import type { Connection } from '../../../db/connect.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { dailyCounts } from '../../visit/counts/counts.tables.ts';

const browser = {
  'User-Agent':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
};
const robot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10 };
const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const webConfiguration = aWebConfiguration(10, 'Sjövik', { campaigns: [aCampaign(3)] });

let connection: Connection;
let server: TestServer;
beforeAll(async () => {
  connection = await openDatabase();
  server = aServer(connection.db);
  await storeRange(
    connection.db,
    aPublishedRange({ consents: [terms], houses: [aHouse(1, 'Sjövik', { webConfiguration })] }),
    new Date(now),
  );
}, 60_000);
afterAll(() => connection.close());
beforeEach(async () => {
  await connection.db.delete(dailyCounts);
  await connection.db.delete(users);
});

/** Returns the stored counts as texts: the kind, the ids of house, question, item and blocking answer that are not 0, and the count. */
async function counted(): Promise<readonly string[]> {
  await server.dependencies.counts.write();
  const rows = await connection.db.select().from(dailyCounts);
  const parts = rows.map(({ kind, houseId, questionId, itemId, becauseId, count }) => [
    kind,
    ...[houseId, questionId, itemId, becauseId].filter((id) => id !== 0),
    `× ${count}`,
  ]);
  return parts.map((one) => one.join(' ')).toSorted();
}

const tell = (body: object, headers: Readonly<Record<string, string>> = browser) =>
  aVisitor(server.app).post('/api/counts', { ...house, ...body }, headers);

test('the server counts the events that a page of the configurator reports; it corrects the reported answers by the rules of the house before it counts them', async () => {
  const all = {
    IsStarted: true,
    SectionIds: [1],
    Tried: [
      { QuestionId: 12, AnswerId: 122, BecauseAnswerId: 111 },
      { QuestionId: 12, AnswerId: 122, BecauseAnswerId: null },
    ],
    Answers: { 11: 112, 12: 121 },
  };
  expect(await tell(all)).toMatchObject({ status: 204, body: null });
  expect(await tell({ SectionIds: [1] })).toMatchObject({ status: 204 });
  expect(await counted()).toEqual([
    'answer 1 11 112 × 1',
    // The big terrace needs a rail, so the server adds the answer for the rail.
    'answer 1 12 122 × 1',
    'finished 1 × 1',
    'finished-in-campaign 1 3 × 1',
    'refused 1 12 122 × 1',
    'section 1 1 × 2',
    'started 1 × 1',
  ]);
});

test.each([
  ['sends Do Not Track', { ...browser, DNT: '1' }],
  ['sends Global Privacy Control', { ...browser, 'Sec-GPC': '1' }],
  ['is a robot', robot],
])('the server does not count the visit of a browser that %s', async (_, headers) => {
  expect((await tell({ IsStarted: true, SectionIds: [1] }, headers)).status).toBe(204);
  await aVisitor(server.app).post('/api/guidemodel/new', house, headers);
  expect(await counted()).toEqual([]);
});

test.each([
  ['an unknown section', { SectionIds: [99] }, 'unknown-selection'],
  ['an unknown answer', { Answers: { 11: 999 } }, 'unknown-selection'],
  ['an unknown answer that the visitor tried to choose', { Tried: [{ QuestionId: 11, AnswerId: 122 }] }, 'unknown-selection'],
  [
    'an unknown answer as the reason why another one could not be chosen',
    { Tried: [{ QuestionId: 11, AnswerId: 112, BecauseAnswerId: 999 }] },
    'unknown-selection',
  ],
  ['an unknown house', { HouseId: 77 }, 'unknown-house'],
  ['an unknown municipality', { MunicipalityId: '0001' }, 'unknown-municipality'],
  ['10 000 sections', { SectionIds: Array.from({ length: 10_000 }, () => 1) }, 'too-large'],
  ['10 000 letters of two bytes each', { Extra: 'å'.repeat(10_000) }, 'too-large'],
])('the server refuses a report of a visit that contains %s, and counts nothing', async (_, body, code) => {
  expect((await tell({ IsStarted: true, ...body })).body).toMatchObject({ code });
  expect(await counted()).toEqual([]);
});

test('if another site starts a visit through the API, the server counts the visit once, its saved house once and the request about the house once, even if the house is saved again or the request is sent again', async () => {
  const anna = await aMember(server);
  await anna.post('/api/guidemodel/new', house, browser);
  const content = { ...house, Name: 'Huset', Answers: { 11: 112 } };
  const saved = (await anna.post('/api/guidemodel/', content, browser)).body as { data: string };
  await anna.post('/api/guidemodel/', { ...content, Id: saved.data, Name: 'Stugan' }, browser);
  await anna.post('/api/guidemodel/', content, { ...browser, DNT: '1' });
  const request = { SubmissionType: 'Quote', ConfigurationId: saved.data, Message: '', Newsletter: false, Plots: [] };
  for (const _ of ['sent', 'sent again'])
    expect((await anna.post('/api/submit/contactrequest', request, { ...browser, 'Idempotency-Key': 'en' })).status).toBe(200);
  expect(await counted()).toEqual(['requested 1 × 1', 'requested-in-campaign 1 3 × 1', 'saved 1 × 1', 'started 1 × 1']);
});

test('the server does not count houses that staff start or save', async () => {
  const seller = await aMember(server, { role: 'Salesmen' });
  await seller.post('/api/guidemodel/new', house, browser);
  await seller.post('/api/guidemodel/', { ...house, Name: 'Huset', Answers: {} }, browser);
  expect(await counted()).toEqual([]);
});

test('the counts contain no data about the visitor', async () => {
  const anna = await aMember(server);
  await anna.post('/api/guidemodel/', { ...house, Name: 'Annas hus', Answers: {} }, browser);
  await counted();
  const rows = JSON.stringify(await connection.db.select().from(dailyCounts));
  expect(rows).toContain('saved');
  for (const own of [anna.user.id, String(anna.user.customerNumber), anna.user.email, 'Anna', 'local'])
    expect(rows).not.toContain(own);
});

const navigation = {
  ...browser,
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'none',
};

test.each([
  ['a visitor who opens the address', '/', navigation, 1],
  ['a link on another site', '/houses/1?utm_source=brev', { ...navigation, 'Sec-Fetch-Site': 'cross-site' }, 1],
  ['navigation within the site', '/', { ...navigation, 'Sec-Fetch-Site': 'same-origin' }, 0],
  ['a reload', '/', { ...navigation, 'Cache-Control': 'max-age=0' }, 0],
  ['a prefetch', '/', { ...navigation, 'Sec-Purpose': 'prefetch' }, 0],
  ['a file that is not a page', '/bild.svg', navigation, 0],
  ['a missing page', '/saknas', navigation, 0],
  ['a page of the administration', '/admin/leads', navigation, 0],
  ['a program without Sec-Fetch headers', '/', browser, 0],
  ['a robot that behaves like a browser', '/', { ...navigation, ...robot }, 0],
  ['a browser that sends Do Not Track', '/', { ...navigation, DNT: '1' }, 0],
  ['a browser that sends Global Privacy Control', '/', { ...navigation, 'Sec-GPC': '1' }, 0],
])('the server counts a visit only if a person opens a page from outside the site: %s', async (_, path, headers, visits) => {
  const render = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === '/saknas') return new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } });
    return new Response('', { headers: { 'Content-Type': pathname.endsWith('.svg') ? 'image/svg+xml' : 'text/html' } });
  };
  const app = buildApp(server.dependencies, {
    render,
    publicPages: [],
    pageOf: () => null,
    clientFolder: null,
    development: false,
  });
  await app.request(path, { headers });
  expect(await counted()).toEqual(visits === 1 ? ['visit × 1'] : []);
});
