import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../db/connect.ts';
import { makeApiKey } from '../modules/integrations/api-keys/api-keys.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { systemSecrets } from '../secrets/secrets.ts';
import { aMember } from '../testing/a-member.ts';
import { aPublishedRange } from '../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../testing/a-server.ts';
import { aVisitor } from '../testing/a-visitor.ts';
import { openDatabase } from '../testing/databases.ts';
import { buildApp } from './build-app.ts';
import { openLog } from './open-log.ts';

/** A word that this test puts into the texts that it sends. No line of the log may contain the word. */
const MARK = 'Xyzzyx';
const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };

let connection: Connection;
let server: TestServer;
const lines: string[] = [];
const logger = openLog('trace', { write: (line) => void lines.push(line) });
beforeAll(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, { ...aPublishedRange(), consents: [terms] }, new Date(now));
  server = aServer(connection.db, { logger });
});
afterAll(() => connection.close());

test('no line of the log contains a text that people send, and each line is JSON', async () => {
  const secrets: string[] = [];
  const browser = aVisitor(server.app);
  const password = `${MARK} granskog`;
  const person = { FirstName: MARK, LastName: `${MARK}sson`, Cellphone: '070-765 43 21', MunicipalityId: '2480' };
  const email = `${MARK}@example.se`;
  const registered = await browser.post('/api/account/register', {
    ...person,
    Email: email,
    Password: password,
    GdprConsentId: 7,
    Newsletter: false,
  });
  expect(registered.status).toBe(200);
  secrets.push(...browser.lastCookies().map((cookie) => /=([^;]+)/.exec(cookie)?.[1] ?? ''));

  const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Answers: { 11: 111 }, Name: `${MARK} hus` };
  const saved = await browser.post('/api/guidemodel/', { ...house, Id: null });
  const shared = await browser.post('/api/guidemodel/share', house);
  const tokens = [Object(saved.body).data, Object(shared.body).Id];
  secrets.push(...tokens, Object(shared.body).WithdrawKey);
  const admin = await aMember(server, { role: 'Admin', firstName: 'Alva' });
  const { key } = await makeApiKey(server.dependencies, {
    name: 'crm',
    scopes: ['leads:read'],
    expiresAt: null,
    createdBy: null,
  });
  secrets.push(key);

  const link = await browser.post(`/api/guidemodel/document/${tokens[0]}/link`);
  const address = String(Object(link.body).Address);
  secrets.push(/(?<=documents\/)[\w-]+/.exec(address)?.[0] ?? '');
  expect((await server.app.request(address)).status).toBe(200);
  expect((await server.app.request(address.replace(/.\.pdf$/, '.pdf'))).status).toBe(404);

  // Send `MARK` in every part of an HTTP request, in valid and in invalid places.
  for (const token of tokens) {
    await browser.get(`/api/guidemodel/${token}?name=${MARK}`);
    await browser.get(`/start/${token}`);
    await browser.get(`/no-such-page/${token}/${MARK}`);
  }
  const paths = (secret: string) => [
    `configurations/${secret}.jpg`,
    `share/${secret}.jpg`,
    `orders/${secret}/house`,
    `offers/${secret}.jpg`,
    `order-links/${secret}/house`,
    `order-links/${secret}/${secret}/house`,
    secret,
  ];
  const linkKey = systemSecrets.newKey();
  secrets.push(linkKey);
  for (const path of [...tokens, linkKey, MARK].flatMap(paths)) await browser.file(`/media/${path}`);
  await browser.post('/api/account/login', { username: email, password: `${password} fel` });
  await browser.post('/api/account/login', { username: `no-${email}`, password });
  expect((await browser.post('/api/account/login', { username: email, password })).status).toBe(200);
  await browser.post('/api/account/login', { username: [email], password });
  await browser.post('/api/account/resetpassword', { Email: email });
  await browser.get(`/api/houses?municipality=${MARK}`);
  await browser.get(`/api/houses/${MARK}`);
  await browser.get(`/invitation?key=${systemSecrets.newKey()}${MARK}`);
  await admin.get(`/api/admin/leads?view=all&search=${MARK}`);
  await browser.look('/api/leads', { headers: { Authorization: `Bearer ${key}` } });
  await browser.look('/api/guidemodel/share', { method: 'POST', body: `{"Name": "${MARK}` });
  const headers = { 'If-Match': MARK, 'User-Agent': MARK, Referer: `https://${MARK}.se/`, Cookie: `gavel=${MARK}`, Origin: MARK };
  await browser.look('/api/account', { headers });
  await browser.look('/api/account', { headers: { 'X-Request-Id': MARK, 'X-Forwarded-For': MARK } });

  // Then cause two internal errors: a page that fails to render, and a query of a table that was renamed.
  const renderFails = buildApp(server.dependencies, {
    render: async () => {
      throw new Error(`https://${MARK}:${MARK}@example.se/?name=${MARK} of ${MARK}@example.se`);
    },
    publicPages: [],
    pageOf: () => '/start/:token',
    clientFolder: null,
    development: false,
  });
  expect((await renderFails.request(`/start/${tokens[0]}?key=${MARK}`)).status).toBe(500);
  await connection.db.execute('alter table configuration_versions rename to gone');
  expect((await browser.post('/api/guidemodel/', { ...house, Id: null })).status).toBe(500);

  const said = lines.map((line) => JSON.parse(line));
  expect(said.length).toBeGreaterThan(20);
  const account = expect.stringMatching(/^[\w-]{20,}$/);
  expect(said.filter(({ msg }) => /^log(ged in|in refused)$/.test(msg))).toMatchObject([
    { account, factors: ['password'], msg: 'logged in' },
    { account, factors: ['password'], refusal: 'wrong-password', msg: 'login refused' },
    { account: null, factors: ['password'], refusal: 'wrong-password', msg: 'login refused' },
    { account, factors: ['password'], msg: 'logged in' },
  ]);
  expect(said.filter(({ level }) => level === 50).map(({ msg }) => msg)).toEqual(['request failed', 'request failed']);
  expect(lines.filter((line) => line.toLowerCase().includes(MARK.toLowerCase()))).toEqual([]);
  expect(secrets.filter((secret) => typeof secret !== 'string' || secret.length < 8)).toEqual([]);
  expect(
    secrets.filter((secret) => lines.some((line) => line.includes(secret) || line.includes(decodeURIComponent(secret)))),
  ).toEqual([]);
});

test('every log line has the id of its request; API calls that a page makes while it renders have the page’s request id', async () => {
  const app = buildApp(server.dependencies, {
    render: async (_, { api }) => api.fetch('/api/brand'),
    publicPages: [],
    pageOf: () => '/help',
    clientFolder: null,
    development: false,
  });
  lines.length = 0;
  const answer = await app.request('/help');
  const requestId = answer.headers.get('X-Request-Id');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { requestId, client: 'local', method: 'GET', route: '/api/brand', status: 200, msg: 'request' },
    { requestId, client: 'local', method: 'GET', route: '/help', status: 200, msg: 'request' },
  ]);
});
