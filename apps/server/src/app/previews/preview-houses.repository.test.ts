import { fileURLToPath } from 'node:url';
import { publishRange } from '@gavel/range/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../db/connect.ts';
import { fromFolder } from '../../modules/range/revisions.repository.ts';
import { storeRange } from '../../modules/range/store-range.ts';
import { snapshots } from '../../modules/visit/configurations/configurations.tables.ts';
import { aMailbox } from '../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../testing/a-member.ts';
import { aServer, now, type TestServer } from '../../testing/a-server.ts';
import { openDatabase } from '../../testing/databases.ts';

const folder = fileURLToPath(new URL('../../../../web/testing/range', import.meta.url));
const garage = { Sheet: 'houses', Key: 'garage-32', Entry: 1, AreaKey: 'norr', Read: 340_000, Price: 351_000 };
const DAY_MS = 86_400_000;

let connection: Connection;
let server: TestServer;
let clock = now;
let elin: TestMember;
let anna: TestMember;
/** A house whose price the draft changes. */
let house: { readonly HouseId: number; readonly [field: string]: unknown };
/** The token of Anna's saved house, and the token of the link that she shared. */
let saved: string;
let shared: string;
let prefix: string;

beforeAll(async () => {
  connection = await openDatabase();
  const { range, written } = await publishRange(folder, now);
  const found = range?.houses.find(({ key }) => key === 'garage-32');
  if (!range || !written || !found) throw new Error('the range of the tests has faults');
  await storeRange(connection.db, range, new Date(now), { revision: fromFolder(written) });
  server = aServer(connection.db, { now: () => clock, mails: aMailbox() });
  elin = await aMember(server, { firstName: 'Elin', role: 'Admin' });
  anna = await aMember(server);
  const place = range.municipalities.find(({ areaCode, denied }) => areaCode === 'N' && !denied);
  const WebConfigurationId = found.webConfiguration.id;
  house = { HouseId: found.id, MunicipalityId: place?.id, WebConfigurationId, Name: 'Annas garage', Answers: {} };
  saved = tokenIn(await anna.post('/api/guidemodel/', house));
  shared = tokenIn(await anna.post('/api/guidemodel/share', house));
  await elin.post('/api/admin/range/prices', { Prices: [garage] });
  const { Path } = (await elin.post('/api/admin/range/previews')).body as { readonly Path: string };
  prefix = Path.slice(0, -1);
}, 60_000);
afterAll(() => connection.close());

const tokenIn = ({ body }: { readonly body: unknown }) => String(Object(body).data ?? Object(body).Id);
const open = async (path: string, who: Pick<TestMember, 'get'> = server) => (await who.get(`${path}`)).body;

test('a saved house opens in a preview with the draft’s price; the preview hides the texts that the owner wrote, even from the owner', async () => {
  expect(await open(`/api/guidemodel/${saved}`, anna)).toMatchObject({
    Price: 340_000,
    Name: 'Annas garage',
    CurrentUserAccess: 'owner',
  });
  for (const who of [server, anna])
    expect(await open(`${prefix}/api/guidemodel/${saved}`, who)).toMatchObject({
      Price: 351_000,
      Name: 'Mitt hus',
      CurrentUserAccess: null,
      CarriedOver: { HousePriceDifference: 11_000 },
    });
});

test('a shared link opens in a preview with the draft’s price, and the database does not record that somebody opened the link', async () => {
  clock = now + 2 * DAY_MS;
  const { Path } = (await elin.post('/api/admin/range/previews')).body as { readonly Path: string };
  const openedAt = async () => (await connection.db.select().from(snapshots)).map((one) => one.openedAt.getTime());
  expect(await open(`${Path}api/guidemodel/${shared}`)).toMatchObject({ Price: 351_000 });
  expect(await openedAt()).toEqual([now]);
  await open(`/api/guidemodel/${shared}`);
  expect(await openedAt()).toEqual([clock]);
  clock = now;
});

test('in the list of a draft’s effects, a saved house has its token, and a quoted house has its token only until the house is saved again', async () => {
  const eva = await aMember(server, { firstName: 'Eva', role: 'Salesmen' });
  await anna.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId: saved });
  const { Leads } = (await eva.get('/api/admin/leads?view=all')).body as { readonly Leads: readonly { readonly Id: string }[] };
  const path = `/api/admin/leads/${Leads[0]?.Id}/offer`;
  const tag = async () => ({ 'If-Match': `"${Object((await eva.get(path)).body).Tag}"` });
  await eva.post(path, { ValidUntil: '2026-12-20', Words: 'Hej!', Lines: [] }, await tag());
  const { Offers } = (await eva.post(`${path}/send`, undefined, await tag())).body as { Offers: readonly { Token: string }[] };
  const examples = async () => {
    // Change the draft and change it back, so that the server calculates the same effects again.
    await elin.post('/api/admin/range/prices', { Prices: [{ ...garage, Read: 351_000, Price: 352_000 }] });
    await elin.post('/api/admin/range/prices', { Prices: [{ ...garage, Read: 352_000, Price: 351_000 }] });
    const { Saved, Quotes } = Object(await open('/api/admin/range/effects', elin));
    return [Saved.Examples[0].Token, Quotes.Examples[0].Token];
  };
  expect(await examples()).toEqual([saved, saved]);
  expect(await open(`${prefix}/api/offers/${Offers[0]?.Token}`)).toMatchObject({ State: 'open', House: { Price: 340_000 } });
  await anna.post('/api/guidemodel/', { ...house, Id: saved, Name: 'Större garage' }, { 'If-Match': '"1"' });
  expect(await examples()).toEqual([saved, null]);
});
