import { kr } from '@gavel/core';
import { pino } from 'pino';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPress } from '../../../adapters/pdf/open-press.ts';
import { type Press, PressError, PressFullError } from '../../../adapters/pdf/press.ts';
import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import type { Dependencies } from '../../../app/dependencies.ts';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPress, type TestPress } from '../../../testing/a-press.ts';
import { aCampaign, aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { somePictures } from '../../../testing/some-pictures.ts';
import { storeRange } from '../../range/store-range.ts';
import { requests } from '../../sales/requests/requests.tables.ts';
import { savedConfigurations } from '../saved-houses/saved-houses.tables.ts';

/** The house with the big terrace and its rail: 2 054 900 kr. */
const house = {
  HouseId: 1,
  MunicipalityId: '2480',
  WebConfigurationId: 10,
  Name: '#let *Ekström*',
  Answers: { 11: 112, 12: 122 },
};

let connection: Connection;
let press: TestPress;

beforeAll(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, aPublishedRange(), new Date(now));
});
afterAll(() => connection.close());
beforeEach(() => {
  press = aPress();
});

const aServerWith = (parts: Partial<Dependencies>) => aServer(connection.db, { baseUrl: 'https://provhus.example', ...parts });

let people = 0;

/** Returns a member who has saved a house, the token of the house, and its price. */
async function anOwner(server: TestServer, name = house.Name): Promise<{ owner: TestMember; token: string; price: number }> {
  people += 1;
  const owner = await aMember(server, { firstName: `Anna${people}` });
  const { body } = await owner.post('/api/guidemodel/', { ...house, Name: name });
  const token = (body as { data: string }).data;
  const opened = (await owner.get(`/api/guidemodel/${token}`)).body as { Price: number };
  return { owner, token, price: opened.Price };
}

const addressOf = (token: string) => `/api/guidemodel/document/${token}`;

test('the file name of the PDF of a saved house is the name of its house model, and the PDF has the same total as the API', async () => {
  const real = openPress({ logger: pino({ level: 'silent' }) });
  try {
    const { owner, token, price } = await anOwner(aServerWith({ press: real }));
    const answer = await owner.download(addressOf(token));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Sjovik.pdf"; filename*=UTF-8''Sj%C3%B6vik.pdf`,
      'cache-control': 'private, no-store',
    });
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const text = (await extractText(pdf, { mergePages: true })).text.replaceAll('\u00a0', ' ');
    expect(price).toBe(2_054_900);
    for (const part of [house.Name, '2 054 900 kr', 'varav moms 410 980 kr', 'inkl. moms', `provhus.example/start/${token}`])
      expect(text).toContain(part);
    // The price is on the cover and in the price list.
    expect(text.match(/2 054 900 kr/g)?.length).toBeGreaterThanOrEqual(2);
  } finally {
    real.close();
  }
});

test('if a user has named a house after its house model and municipality, the document does not print the house model and the municipality a second time', async () => {
  const { owner, token } = await anOwner(aServerWith({ press }), 'Sjövik i Umeå');
  await owner.download(addressOf(token));
  expect(press.printed[0]?.document).toMatchObject({
    footer: { left: `Sjövik i Umeå · ${token}` },
    cover: { subtitle: 'Sjövik i Umeå' },
  });
});

test('the document has the names of the house, the day, the price, the drawings, a salesperson and the address of the house', async () => {
  const { owner, token } = await anOwner(aServerWith({ press }));
  await owner.download(addressOf(token));
  const { document, pictures } = press.printed[0] ?? expect.fail();
  expect(document).toMatchObject({
    footer: { left: `Sjövik · ${house.Name} · ${token}`, date: '20 november 2026' },
    cover: {
      title: 'Sjövik',
      subtitle: `${house.Name}, Umeå`,
      price: { label: 'Totalpris från', amount: '2\u00a0054\u00a0900\u00a0kr', isCampaign: false },
    },
    again: { address: `https://provhus.example/start/${token}` },
    // The salesperson is one of those responsible for the municipality.
    salesperson: { name: expect.stringMatching(/^(Eva Ek|Utan Bild)$/) },
  });
  expect(document.drawings.pages.flat().map(({ title }) => title)).toEqual(['Fasad', 'Plan']);
  const named = JSON.stringify(document).match(/"file":"([^"]+)"/g) ?? [];
  const files = [...pictures.drawings.keys(), ...pictures.photographs.keys()];
  for (const file of named) expect(files).toContain(file.slice(8, -1));
});

test('all documents and the quote request of a house name the same salesperson, even one who has no picture', async () => {
  const own = await openDatabase();
  try {
    const person = (name: string, email: string) => ({ name, email, title: '', phone: '08-1', mobile: '' });
    const karin = { ...person('Karin Hallström', 'karin@provhus.example'), imageUrl: '', municipalities: ['Umeå'] };
    const ola = { ...person('Ola Al', 'ola@provhus.example'), imageUrl: '/bild.svg', municipalities: [] };
    const bo = { ...person('Bo Björk', 'bo@provhus.example'), imageUrl: '/bild.svg', municipalities: [] };
    let [clock, lot] = [now, 0];
    const publish = (...salespersons: (typeof karin)[]) => storeRange(own.db, aPublishedRange({ salespersons }), new Date(clock));
    await publish(ola, karin, bo);
    const server = aServer(own.db, { press, random: () => lot, now: () => clock });
    const owner = await aMember(server);
    const save = async (body: object) => String(Reflect.get(Object((await owner.post('/api/guidemodel/', body)).body), 'data'));
    const named = async (token: string) => {
      await owner.download(addressOf(token));
      return press.printed.at(-1)?.document.salesperson?.name;
    };
    expect(await named(await save(house))).toBe('Karin Hallström');

    // No salesperson is responsible for Malmö.
    const token = await save({ ...house, MunicipalityId: '1280' });
    const name = await named(token);
    lot = 0.99;
    expect(await named(token)).toBe(name);
    await owner.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId: token });
    expect(await own.db.select().from(requests)).toMatchObject([{ salespersonName: name }]);

    // If the server chose a salesperson only by the house’s token, this order of salespersons would now give another salesperson.
    await publish(bo, ola, karin);
    clock += 86_400_000;
    expect(await named(token)).toBe(name);
  } finally {
    await own.close();
  }
});

test('if a campaign reduces the price of the house, the cover also shows the ordinary price, the lowest earlier price and the last day of the campaign; the price list shows the discount', async () => {
  const campaign = aCampaign(5, { discount: { kind: 'fixed', amount: kr(40_000) }, validTo: '2026-11-30' });
  const range = aPublishedRange();
  const [first, ...others] = range.houses;
  if (!first) return expect.fail();
  const webConfiguration = { ...first.webConfiguration, campaigns: [campaign] };
  const own = await openDatabase();
  try {
    await storeRange(own.db, { ...range, houses: [{ ...first, webConfiguration }, ...others] }, new Date(now));
    const { owner, token } = await anOwner(aServer(own.db, { press }));
    await owner.download(addressOf(token));
    const { cover, price } = press.printed[0]?.document ?? expect.fail();
    const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
    expect(plain([cover.price.label, cover.price.amount])).toEqual(['Kampanjpris från', '2 014 900 kr']);
    expect(plain(cover.price.notes)).toEqual([
      'inkl. moms',
      'Ordinarie pris 2 054 900 kr',
      'Tidigare lägsta pris (30 dagar) 2 054 900 kr',
      'Kampanjpriset gäller till och med 30 november 2026.',
    ]);
    expect(plain(price.rows.slice(-2).map(({ amount }) => amount))).toEqual(['2 054 900 kr', '−40 000 kr']);
  } finally {
    await own.close();
  }
});

test('the document lists the cost of the whole project: the house, the chosen plot, and costs of other suppliers', async () => {
  const range = aPublishedRange();
  const own = await openDatabase();
  try {
    const otherCosts = [{ title: 'Markarbeten', from: kr(150_000), to: kr(450_000), source: 'Egna projekt' }];
    await storeRange(own.db, { ...range, brand: { ...range.brand, otherCosts } }, new Date(now));
    const server = aServer(own.db, { baseUrl: 'https://provhus.example', press });
    const owner = await aMember(server);
    const { body } = await owner.post('/api/guidemodel/', { ...house, PlotIds: [2] });
    await owner.download(addressOf((body as { data: string }).data));
    const { project } = press.printed[0]?.document.price ?? expect.fail();
    const plain = (facts: readonly (readonly string[])[]) => facts.flat().map((text) => text.replaceAll('\u00a0', ' '));
    expect(plain(project?.rows ?? [])).toEqual([
      'Ditt hus, vårt pris',
      '2 054 900 kr',
      expect.stringMatching(/^Tomten /),
      '325 000 kr',
      'Lagfart',
      'Tillkommer',
      'Markarbeten',
      '150 000–450 000 kr',
    ]);
    expect(plain([project?.total ?? []])).toEqual(['Hela projektet utan lagfart, ungefär', '2 530 000–2 830 000 kr']);
  } finally {
    await own.close();
  }
});

test('if the range lists no costs of other suppliers, the document lists each chosen plot with its price; after a quote request, the document states the day of the request', async () => {
  const own = await openDatabase();
  try {
    const { plots, ...range } = aPublishedRange();
    const there = plots.map((plot) => ({ ...plot, municipalityName: 'Umeå' }));
    await storeRange(own.db, { ...range, plots: there }, new Date(now));
    const server = aServer(own.db, { press });
    const owner = await aMember(server);
    const { body } = await owner.post('/api/guidemodel/', { ...house, PlotIds: [2, 1] });
    const { data: token } = body as { data: string };
    const printed = async () => {
      await owner.download(addressOf(token));
      return press.printed.at(-1)?.document ?? expect.fail();
    };
    const { price, again } = await printed();
    expect(price.project).toBeNull();
    expect(price.plots?.heading).toBe('Tomter du är intresserad av');
    expect(price.plots?.rows.flat().map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Björkvägen 1, Björkbacken, 912 m²',
      '450 000 kr',
      'Björkvägen 2, Björkbacken, 912 m²',
      '325 000 kr',
    ]);
    expect(again.text).not.toContain('Offert');
    await owner.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId: token });
    expect((await printed()).again.text).toMatch(/Offert begärdes 20 november 2026\.$/);
  } finally {
    await own.close();
  }
});

test('the document of a final order has the plot, the costs of other suppliers and the terms of the monthly cost that were valid on the day of the order', async () => {
  const published = (percent: number, cost: number, parts: Partial<ReturnType<typeof aPublishedRange>> = {}) => {
    const { brand, ...range } = aPublishedRange(parts);
    const otherCosts = [{ title: 'Markarbeten', from: kr(cost), to: kr(cost), source: 'Egna projekt' }];
    const monthlyCost = { interestPercent: percent, downPaymentPercent: 15 };
    return { ...range, brand: { ...brand, otherCosts, monthlyCost } };
  };
  const own = await openDatabase();
  try {
    let clock = now;
    await storeRange(own.db, published(3, 150_000), new Date(clock));
    const server = aServer(own.db, { press, now: () => clock });
    const owner = await aMember(server);
    const { body } = await owner.post('/api/guidemodel/', { ...house, PlotIds: [2] });
    const { data: token } = body as { data: string };
    const printed = async () => {
      await owner.download(addressOf(token));
      const { project, monthly } = press.printed.at(-1)?.document.price ?? expect.fail();
      return { project, monthly };
    };
    const ofItsDay = await printed();
    expect(JSON.stringify(ofItsDay)).toContain('Tomten Björkvägen 2');

    await storeRange(own.db, published(5, 450_000, { plots: [] }), new Date(now + 1));
    clock += 86_400_000;
    const later = await printed();
    for (const part of ['project', 'monthly'] as const) expect(later[part]).not.toEqual(ofItsDay[part]);
    await own.db.update(savedConfigurations).set({ type: 'base' });
    expect(await printed()).toEqual(ofItsDay);
  } finally {
    await own.close();
  }
});

test('if a user has no access to a saved house, its PDF returns 404, as the PDF of an unknown house does', async () => {
  const server = aServerWith({ press });
  const { token } = await anOwner(server);
  const stranger = await aMember(server, { firstName: 'Eva' });
  const statuses = [
    await aVisitor(server.app).download(addressOf(token)),
    await stranger.download(addressOf(token)),
    await stranger.download(addressOf('nowhere1')),
    await stranger.download(addressOf('..%2f..')),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 404, 404, 404]);
  expect(press.printed).toEqual([]);
});

test.each<[string, Press['print'], number, string, string | null]>([
  ['too many documents wait to be printed', () => Promise.reject(new PressFullError('full')), 503, 'busy', '5'],
  [
    'the document cannot be printed',
    () => Promise.reject(new PressError('/secret/summary.typ: no')),
    500,
    'document-failed',
    null,
  ],
])(
  'if %s, the response to the download has an error code, but no details of the error',
  async (_, print, status, code, retryAfter) => {
    const { owner, token } = await anOwner(aServerWith({ press: { ...press, print } }));
    const answer = await owner.download(addressOf(token));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, retryAfter]);
    const problem = await answer.text();
    expect(JSON.parse(problem)).toMatchObject({ code });
    expect(problem).not.toContain('secret');
  },
);

test('the PDF with the smaller file size (copy=light) has the same content as the PDF with the larger file size; the server refuses an unknown name of a copy', async () => {
  const { owner, token } = await anOwner(aServerWith({ press }));
  const statuses = [];
  for (const query of ['', '?copy=large', '?copy=light', '?copy=huge'])
    statuses.push((await owner.download(`${addressOf(token)}${query}`)).status);
  expect(statuses).toEqual([200, 200, 200, 400]);
  const [first, ...others] = press.printed.map(({ document }) => document);
  for (const document of others) expect(document).toEqual(first);
  expect(sizesOf(undefined)).toEqual(sizesOf('large'));
});

test('if pictures and drawings are missing, the server still makes the document, without them', async () => {
  const { owner, token } = await anOwner(aServerWith({ press, pictures: { ...somePictures(), drawings: () => null } }));
  expect((await owner.download(addressOf(token))).status).toBe(200);
  const { document } = press.printed[0] ?? expect.fail();
  expect(document.cover.picture).toBeNull();
  expect([document.drawings.pages, document.gallery.pages]).toEqual([[], []]);
  expect(document.choices.sections.length).toBeGreaterThan(1);
});
