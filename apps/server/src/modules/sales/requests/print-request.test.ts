import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asConsentId, kr } from '@gavel/core';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openPress } from '../../../adapters/pdf/open-press.ts';
import { type Press, PressError, PressFullError } from '../../../adapters/pdf/press.ts';
import type { Connection } from '../../../db/connect.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aPress, type TestPress } from '../../../testing/a-press.ts';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, now } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { somePictures } from '../../../testing/some-pictures.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { printRequest } from './print-request.ts';
import { requests } from './requests.tables.ts';

/** The house with the big terrace and its rail: 2 054 900 kr, minus 10 000 kr on the day of the request. */
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Sjöhuset', Answers: { 11: 112, 12: 122 } };
const campaign = aCampaign(1, { title: 'Höst', validTo: '2026-11-20' });
const consent = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '' };

/** Returns the range of the day of the request, or a later range with a more expensive house and without the campaign. */
function range(isLater: boolean) {
  const prices = isLater ? { housePrices: { N: kr(3_000_000), S: kr(3_000_000) } } : {};
  const webConfiguration = aWebConfiguration(10, 'Sjövik', { campaigns: isLater ? [] : [campaign], ...prices });
  return aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration })], consents: [consent] });
}

let connection: Connection;
let press: TestPress;
let clock: number;
let lines: string[];
const logger = pino({}, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, range(false), new Date(now));
});
afterAll(() => connection.close());
beforeEach(async () => {
  await connection.db.delete(users);
  press = aPress();
  clock = now;
  lines = [];
});

/** Stores a saved house and a quote request about it. Returns both ids, the customer, and a function that prints the request. */
async function asked(own: Press = press, drawing: string | null = null) {
  const pictures = { ...somePictures(), drawings: () => drawing };
  const server = aServer(connection.db, { now: () => clock, pictures, press: own, logger });
  const anna = await aMember(server);
  const token = String(Reflect.get(Object((await anna.post('/api/guidemodel/', house)).body), 'data'));
  await anna.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId: token });
  const [{ id } = { id: '' }] = await connection.db.select().from(requests);
  const print = printRequest({ ...server.dependencies, baseUrl: 'https://hus.example' });
  return { id, token, anna, print };
}

test('the PDF of a request shows the house as it was when the request was sent, even if the house and the range have changed since', async () => {
  const { id, token, anna, print } = await asked();
  clock += 40 * 86_400_000;
  await storeRange(connection.db, range(true), new Date(clock));
  await anna.post('/api/guidemodel/', { ...house, Id: token, Name: 'Ett annat', Answers: {} });
  const file = await print(id, false);
  expect(file).toMatchObject({ name: 'Sjövik.pdf', mediaType: 'application/pdf' });
  const [{ document } = {}] = press.printed;
  expect(document).toMatchObject({
    cover: { price: { amount: expect.stringMatching(/^2\s044\s900\skr$/), isCampaign: true } },
    again: {
      address: `https://hus.example/start/${token}`,
      text: expect.stringContaining('Offert begärdes 20 november 2026.'),
    },
  });
  expect(JSON.stringify(document)).toContain('Sjöhuset');
  expect(JSON.stringify(document)).not.toContain('Ett annat');
  // The PDF can be printed even if the house was deleted.
  expect((await anna.delete(`/api/guidemodel/${token}`)).status).toBe(204);
  expect(await print(id, false)).toMatchObject({ name: 'Sjövik.pdf' });
});

test('the PDF in an e-mail has pictures with fewer pixels than the PDF that a user downloads', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 14"><path d="M0 0h20v14H0z"/></svg>';
  const { id, token, anna, print } = await asked(press, drawing);
  await print(id, false);
  await anna.download(`/api/guidemodel/document/${token}`);
  const covers = press.printed.map(({ document, pictures }) =>
    sharp(pictures.photographs.get(document.cover.picture?.file ?? '')).metadata(),
  );
  expect((await Promise.all(covers)).map(({ width }) => width)).toEqual([1654, 2560]);
});

test('an e-mail is sent without its PDF if the PDF is too large for mail servers', async () => {
  const large: Press = { print: async () => new Uint8Array(7 * 1024 * 1024 + 1), close: () => undefined };
  const { id, print } = await asked(large);
  expect(await print(id, false)).toBeNull();
  expect(lines.join()).toContain('too large to be mailed');
});

test.each([
  ['when the queue of documents is full', new PressFullError(), 'busy'],
  ['when the printing failed or was killed', new PressError('killed'), 'document-failed'],
])(
  '%s, printRequest throws an error so that the server retries; if the e-mail has waited too long already, printRequest returns no PDF and logs this',
  async (_, fault, code) => {
    const { id, print } = await asked({ print: () => Promise.reject(fault), close: () => undefined });
    await expect(print(id, false)).rejects.toMatchObject({ code });
    expect(lines.join()).not.toContain('its letter goes without');
    expect(await print(id, true)).toBeNull();
    expect(lines.join()).toContain('its letter goes without');
  },
);

test('if the server stops while it prints the PDF of a request, printing fails with the error `busy`', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-stop-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [program, begun] = [join(folder, 'never-ends.mjs'), join(folder, 'begun')];
  const body = `process.on('message', () => writeFileSync(${JSON.stringify(begun)}, ''));`;
  await writeFile(program, `import { writeFileSync } from 'node:fs';\n${body}`);
  const stopping = openPress({ logger, program: pathToFileURL(program) });
  const { id, print } = await asked(stopping);
  const printed = print(id, false).catch((error: unknown) => error);
  await expect.poll(() => existsSync(begun)).toBe(true);
  stopping.close();
  expect(await printed).toMatchObject({ code: 'busy' });
  await expect(print(id, false)).rejects.toMatchObject({ code: 'busy' });
});

test('for the id of no request, such as that of a deleted one, printRequest returns no PDF, so that the e-mail about the request is sent without one', async () => {
  const { print } = await asked();
  expect(await print('3f1c7d3e-0000-4000-8000-000000000001', false)).toBeNull();
});
