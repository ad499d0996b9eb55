import { fileURLToPath } from 'node:url';
import { asHouseId, asPlotId, asWebConfigurationId, kr } from '@gavel/core';
import { publishRange, readRange, readWritten } from '@gavel/range/publishing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../db/connect.ts';
import { aHouseContent } from '../../testing/a-house-content.ts';
import { aMember, type TestMember } from '../../testing/a-member.ts';
import { aServer, now, type TestServer } from '../../testing/a-server.ts';
import { databases } from '../../testing/databases.ts';
import { users } from '../people/accounts/accounts.tables.ts';
import { publishedRanges, rangeRevisions, rangeTexts } from '../range/range.tables.ts';
import { findLatestRevision, fromFolder, readRevision } from '../range/revisions.repository.ts';
import { storeRange } from '../range/store-range.ts';
import { insertHouse } from '../visit/saved-houses/saved-houses.repository.ts';
import { changeDraft, lockDraft } from './drafts/drafts.repository.ts';
import { draftChanges, rangeDrafts } from './drafts/drafts.tables.ts';

const folder = fileURLToPath(new URL('../../../../web/testing/range', import.meta.url));
const built = publishRange(folder, now);

interface Desk {
  readonly DraftTag: string;
  readonly Published: { readonly Id: number };
  readonly Prices: readonly { readonly Key: string; readonly Published: unknown; readonly Draft: unknown }[];
  readonly Changes: readonly { readonly Id: number }[];
}

const garage = { Sheet: 'houses', Key: 'garage-32', Entry: 1 };
const bedrooms = { Sheet: 'answers', Key: 'sovrum-fyra', Entry: 1 };

describe.each(databases)('edited and published prices, stored in the database $kind', ({ open }) => {
  let connection: Connection;
  let server: TestServer;
  let elin: TestMember;
  let anna: TestMember;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { db } = connection;
    for (const table of [draftChanges, rangeDrafts, rangeRevisions, rangeTexts, publishedRanges, users]) await db.delete(table);
    const { range, written } = await built;
    if (!range || !written) throw new Error('the range of the tests has faults');
    await storeRange(db, range, new Date(now), { revision: fromFolder(written) });
    server = aServer(db);
    elin = await aMember(server, { firstName: 'Elin', role: 'Admin' });
    anna = await aMember(server, { firstName: 'Anna', role: 'Admin' });
  });

  const desk = async () => (await elin.get('/api/admin/range')).body as Desk;
  const type = (who: TestMember, ...prices: object[]) => who.post('/api/admin/range/prices', { Prices: prices });
  const priceOf = async (key: string) => (await desk()).Prices.find(({ Key }) => Key === key);
  const publish = async (who: TestMember, tag?: string) =>
    who.post('/api/admin/range/publication', { Message: 'Nya priser' }, { 'If-Match': `"${tag ?? (await desk()).DraftTag}"` });
  const latestFiles = async () => {
    const latest = await findLatestRevision(connection.db);
    if (!latest) throw new Error('there is no revision');
    return readRevision(connection.db, latest);
  };
  const textOf = async (file: string) => (await latestFiles()).texts.get(file);

  test('a stored version has its questions and houses in the order of the range folder', async () => {
    const latest = await findLatestRevision(connection.db);
    if (!latest) throw new Error('there is no revision');
    const stored = readWritten(await readRevision(connection.db, latest)).source;
    const { source } = await readRange(folder);
    expect(stored?.questions).toEqual(source?.questions);
    expect(stored?.houses).toEqual(source?.houses);
  });

  test('a typed price becomes a change of the draft, and typing the published price again removes the change', async () => {
    await type(elin, { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 });
    expect(await priceOf('garage-32')).toMatchObject({ Published: [340_000, 320_000], Draft: [351_000, 320_000] });
    expect((await desk()).Changes).toMatchObject([
      { By: 'Elin Berg', IsStale: false, Prices: [{ Area: 'Norr', Before: 340_000, After: 351_000 }] },
    ]);
    await type(anna, { ...garage, AreaKey: 'norr', Read: 351_000, Price: 340_000 });
    expect((await desk()).Changes).toEqual([]);
  });

  test('if somebody changes an answer’s price in one price area, the draft has an amount for each area; if all areas then get the same price, the published file has one amount', async () => {
    await type(elin, { ...bedrooms, AreaKey: 'syd', Read: 24_500, Price: 26_000 });
    expect(await priceOf('sovrum-fyra')).toMatchObject({ Draft: [24_500, 26_000] });
    await type(elin, { ...bedrooms, AreaKey: 'norr', Read: 24_500, Price: 26_000 });
    expect(await priceOf('sovrum-fyra')).toMatchObject({ Draft: [26_000, 26_000] });
    await publish(elin);
    expect(await textOf('questions/inne.yaml')).toContain('price: 26000\n');
  });

  test('if two people change the same price in the same price area, the server returns both amounts to the second person and does not store the second one; it stores the second person’s other prices', async () => {
    await type(elin, { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 });
    const { body } = await type(
      anna,
      { ...garage, AreaKey: 'norr', Read: 340_000, Price: 345_000 },
      { ...garage, AreaKey: 'syd', Read: 320_000, Price: 325_000 },
    );
    expect(body).toMatchObject({
      Conflicts: [{ Key: 'garage-32', AreaKey: 'norr', Read: 340_000, Price: 345_000, Theirs: 351_000, By: 'Elin Berg' }],
    });
    expect(await priceOf('garage-32')).toMatchObject({ Draft: [351_000, 325_000] });
    // Anna has now seen Elin’s price too, and sends her own price again.
    const chosen = await type(anna, { ...garage, AreaKey: 'norr', Read: 351_000, Price: 345_000 });
    expect(chosen.body).toMatchObject({ Conflicts: [] });
    expect(await priceOf('garage-32')).toMatchObject({ Draft: [345_000, 325_000] });
  });

  test('publishing a changed price changes only the bytes of that price in its file; visitors then get the new price, and the draft is empty', async () => {
    const before = await textOf('houses/garage-32.yaml');
    await type(elin, { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 });
    const { status, body } = await publish(elin);
    expect([status, body]).toMatchObject([
      200,
      { Changes: [], Published: { By: 'Elin Berg', Origin: 'draft', Message: 'Nya priser' } },
    ]);
    expect(await textOf('houses/garage-32.yaml')).toBe(before?.replace('norr: 340000', 'norr: 351000'));
    const { houses } = await server.dependencies.currentRange();
    const served = houses.find(({ key }) => key === 'garage-32');
    expect(served?.webConfiguration.housePrices).toEqual({ N: kr(351_000), S: kr(320_000) });
  });

  test('the server does not publish a draft that has faults, or that somebody has changed since the person who publishes it read it', async () => {
    await type(elin, { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 });
    const { DraftTag } = await desk();
    await type(anna, { ...garage, AreaKey: 'syd', Read: 320_000, Price: 0 });
    expect((await publish(elin, DraftTag)).body).toMatchObject({ code: 'range-conflict' });
    expect((await publish(elin)).body).toMatchObject({ code: 'range-refused' });
    const { body } = await elin.get('/api/admin/range/effects');
    expect(body).toMatchObject({ Faults: [{ File: 'houses/garage-32.yaml', Line: expect.any(Number) }], Houses: [] });
    expect((await desk()).Changes).toHaveLength(2);
  });

  test('the page with the effects of a draft shows the old and the new price of each house model and each saved house whose price changes', async () => {
    const { range } = await built;
    const house = range?.houses.find(({ key }) => key === 'garage-32');
    const saver = { userId: anna.user.id, at: new Date(now) };
    const content = aHouseContent({
      name: 'Vårt garage',
      houseId: asHouseId(house?.id ?? 0),
      webConfigurationId: asWebConfigurationId(house?.webConfiguration.id ?? 0),
      municipalityId: range?.municipalities.find(({ areaCode, denied }) => areaCode === 'N' && !denied)?.id ?? '',
      answers: new Map(),
    });
    await insertHouse(connection.db, { token: 'abcd1234', ownerId: anna.user.id, content, saver });
    await type(elin, { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 });
    const { body } = await elin.get('/api/admin/range/effects');
    const { Houses, Saved } = body as {
      Houses: readonly { Before: number; After: number }[];
      Saved: { Examples: readonly { Before: number; After: number }[] };
    };
    expect(Houses).toMatchObject([{ HouseTitle: 'Garage 32', Area: 'Norr' }]);
    expect(Saved).toMatchObject({ Count: 1, Dearer: 1, Cheaper: 0, Lost: 0, Replaced: 0, Examples: [{ Name: 'Vårt garage' }] });
    for (const { Before, After } of [...Houses, ...Saved.Examples]) expect(After - Before).toBe(11_000);
  });

  test('the page with the effects of a draft shows how many saved houses are placed on a plot that the draft changes', async () => {
    const { range } = await built;
    const plot = range?.plots.find(({ address }) => address === 'Granåkersvägen 14');
    const plotId = plot?.id ?? asPlotId(0);
    const saver = { userId: anna.user.id, at: new Date(now) };
    const content = aHouseContent({ plotIds: [plotId], placement: { plotId, east: 15, north: 20, turn: 180 } });
    await insertHouse(connection.db, { token: 'plot1234', ownerId: anna.user.id, content, saver });
    const edit = { file: 'plots.yaml', keys: ['umea-1', 'maxBuildArea'], before: 200, value: 150 };
    await connection.db.transaction(async (tx) =>
      changeDraft(tx, await lockDraft(tx), { gone: [], added: [edit], by: elin.user.id, at: new Date(now) }),
    );
    const { body } = await elin.get('/api/admin/range/effects');
    expect(body).toMatchObject({
      Faults: [],
      Plots: [{ Address: 'Granåkersvägen 14', Changes: ['maxBuildArea'], Placed: 1, Lost: 0, Chosen: 0 }],
    });
  });

  test('restoring an earlier version publishes a new version with exactly the same files as the earlier one; the server also returns the differences between two versions', async () => {
    const before = await latestFiles();
    const first = (await desk()).Published.Id;
    await type(elin, { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 });
    await publish(elin);
    const second = (await desk()).Published.Id;
    const compared = await elin.get(`/api/admin/range/versions/${second}/differences?from=${first}`);
    expect(compared.body).toEqual({
      Differences: [
        {
          File: 'houses/garage-32.yaml',
          Trail: ['Garage 32', 'price', 'norr'],
          Before: '340000',
          After: '351000',
          Uploads: null,
        },
      ],
    });
    await elin.post(`/api/admin/range/versions/${first}/restoration`, { Message: '' });
    expect(await latestFiles()).toEqual(before);
    const { body } = await elin.get('/api/admin/range/versions');
    expect(body).toMatchObject({ Versions: [{ Origin: 'restored', Restores: first }, { Id: second }, { Id: first, By: null }] });
  });

  test('if a draft changes a price and a version that is published later changes the same price to another amount, the draft cannot be published until somebody decides between the two amounts', async () => {
    await type(elin, { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 });
    const { range } = await built;
    const { written } = await built;
    const text = written?.texts.get('houses/garage-32.yaml')?.replace('norr: 340000', 'norr: 345000') ?? '';
    if (!range || !written) throw new Error('the range of the tests has faults');
    const texts = new Map([...written.texts, ['houses/garage-32.yaml', text]]);
    await storeRange(connection.db, { ...range, texts: {} }, new Date(now), { revision: fromFolder({ ...written, texts }) });
    const { Changes } = await desk();
    expect(Changes).toMatchObject([{ IsStale: true, Prices: [{ Before: 340_000, After: 351_000, Now: 345_000 }] }]);
    expect((await publish(elin)).body).toMatchObject({ code: 'stale-change' });
    await elin.post(`/api/admin/range/changes/${Changes[0]?.Id}/confirmation`, null);
    expect((await desk()).Changes).toMatchObject([{ IsStale: false, Prices: [{ Before: 345_000, After: 351_000 }] }]);
  });

  test('if the draft’s price in one price area conflicts with a published version, typing a price of another area does not decide the conflict', async () => {
    await type(anna, { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 });
    const { range, written } = await built;
    if (!range || !written) throw new Error('the range of the tests has faults');
    const text = written.texts.get('houses/garage-32.yaml')?.replace('norr: 340000', 'norr: 345000') ?? '';
    const texts = new Map([...written.texts, ['houses/garage-32.yaml', text]]);
    await storeRange(connection.db, { ...range, texts: {} }, new Date(now), { revision: fromFolder({ ...written, texts }) });
    await type(elin, { ...garage, AreaKey: 'syd', Read: 320_000, Price: 330_000 });
    expect((await desk()).Changes).toMatchObject([
      { IsStale: true, By: 'Anna Berg', Prices: [{ Area: 'Norr', After: 351_000, Now: 345_000 }] },
      { IsStale: false, By: 'Elin Berg', Prices: [{ Area: 'Syd', After: 330_000 }] },
    ]);
  });

  test('a second removal of the same change from the draft returns the error unknown-change', async () => {
    await type(elin, { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 });
    const { Changes } = await desk();
    const path = `/api/admin/range/changes/${Changes[0]?.Id}/removal`;
    expect((await elin.post(path, null)).body).toMatchObject({ Changes: [] });
    expect((await elin.post(path, null)).body).toMatchObject({ code: 'unknown-change' });
  });

  test('staff need one permission to edit the range and a second permission to publish it', async () => {
    const seller = (firstName: string, grantedAccess: ('range-edit' | 'range-publish')[]) =>
      aMember(server, { firstName, role: 'Salesmen', grantedAccess });
    const [editor, publisher, nobody] = [
      await seller('Eva', ['range-edit']),
      await seller('Per', ['range-publish']),
      await seller('Ulf', []),
    ];
    const price = { ...garage, AreaKey: 'norr', Read: 340_000, Price: 351_000 };
    expect((await nobody.get('/api/admin/range')).status).toBe(403);
    expect((await type(nobody, price)).status).toBe(403);
    expect((await type(editor, price)).body).toMatchObject({ Conflicts: [] });
    expect((await editor.get('/api/admin/range')).body).toMatchObject({ MayPublish: false });
    expect((await publish(editor)).status).toBe(403);
    expect((await publisher.get('/api/admin/range')).body).toMatchObject({ MayPublish: true });
    expect((await publish(publisher)).body).toMatchObject({ Published: { By: 'Per Berg' } });
  });
});
