import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { rangeCommand } from '../../../app/administer-range.ts';
import { readEnv } from '../../../app/env.ts';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPicturedRange, picturedSize } from '../../../testing/a-pictured-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { aLayer, aPicture, colourAt, somePictures, storageOf } from '../../../testing/some-pictures.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { currentRange } from '../../range/current-range.ts';
import { pictureAges } from '../../range/published-pictures.ts';
import { publishedRanges, rangeRevisions, rangeTexts } from '../../range/range.tables.ts';
import { fromFolder } from '../../range/revisions.repository.ts';
import { storeRange } from '../../range/store-range.ts';
import { readUpload } from '../../range/uploads.repository.ts';
import { rangeUploads } from '../../range/uploads.tables.ts';
import { withUploads } from '../../range/with-uploads.ts';
import { openManifests } from '../../visit/pictures/manifests.ts';
import { draftChanges, rangeDrafts } from '../drafts/drafts.tables.ts';
import { rangePreviews } from '../previews/previews.tables.ts';
import { scheduledPublications } from '../release/schedules.tables.ts';
import { deleteUnusedUploads } from './forget-uploads.repository.ts';

const villa = 'bjorkliden-142';
const pictured = aPicturedRange(villa);
const missing = `exterior/${villa}/front/facade/parlgra.webp`;
const replaced = `exterior/${villa}/front/facade-falurod.webp`;
const room = 'interior/kitchen/kitchen-2/worktop/ek.webp';
const card = `houses/${villa}/card.webp`;
const blue = { r: 20, g: 60, b: 200 };
const { width, height } = picturedSize;
const layer = () => aLayer(width, height, { left: 2, top: 2, width: 50, height: 30 }, blue);

interface Matrix {
  readonly Address: string;
  readonly Changed: readonly string[];
  readonly Houses: readonly { readonly Key: string; readonly Missing: number }[];
  readonly Rows: readonly {
    readonly Key: string;
    readonly Cells: readonly { readonly State: string; readonly Files: readonly { Path: string; Upload: string | null }[] }[];
  }[];
}

interface Desk {
  readonly DraftTag: string;
  readonly Published: { readonly Id: number };
  readonly Changes: readonly { Id: number; Title: string; IsStale: boolean; Picture: { Upload: string } | null }[];
}

describe.each(databases)('pictures of the range, stored in the database $kind', ({ open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let elin: TestMember;
  let clock: number;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { db } = connection;
    const own = [
      rangePreviews,
      draftChanges,
      rangeDrafts,
      scheduledPublications,
      rangeUploads,
      rangeRevisions,
      rangeTexts,
      publishedRanges,
      users,
    ];
    for (const table of own) await db.delete(table);
    const { published, files } = await pictured;
    if (!published.range || !published.written) throw new Error('the range of the tests has faults');
    await storeRange(db, published.range, new Date(now), { revision: fromFolder(published.written) });
    // The clock of the pictures moves ten seconds each time it is read. So each picture comes from the range that was published last, and
    // not from a cached one.
    clock = now;
    const later = () => {
      clock += 10_000;
      return clock;
    };
    const range = currentRange({ db, now: later, logger: pino({ level: 'silent' }) });
    const storage = withUploads({
      storage: storageOf(new Map(Object.entries(files))),
      pictures: async () => (await range()).pictures,
      read: (hash) => readUpload(db, hash),
    });
    const pictures = somePictures(files, { storage });
    server = aServer(db, {
      pictures: { ...pictures, manifests: openManifests(pictures.renditions), ageOf: pictureAges(db, range, later) },
    });
    elin = await aMember(server, { firstName: 'Elin', role: 'Admin' });
  });

  const drop = (path: string, bytes: Buffer, read: string | null = null, who: TestMember = elin) =>
    who.post('/api/admin/range/pictures', { Path: path, Read: read, File: bytes.toString('base64') });
  const desk = async () => (await elin.get('/api/admin/range')).body as Desk;
  const matrix = async (chapter = 'fasad') =>
    (await elin.get(`/api/admin/range/pictures?house=${villa}&chapter=${chapter}`)).body as Matrix;
  const stateOf = (found: Matrix, key: string) => found.Rows.find((row) => row.Key === key)?.Cells.map(({ State }) => State);
  /** Returns the picture at this path as visitors get it; null: the server has no picture there. */
  const served = async (path: string, prefix = '') => {
    const { Address } = await matrix();
    const response = await server.app.request(`${prefix}${Address}${path}?format=webp`);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  };
  const publish = async () => {
    const { DraftTag } = await desk();
    const body = { Message: 'Nya bilder', Reason: 'Resten kommer' };
    return elin.post('/api/admin/range/publication', body, { 'If-Match': `"${DraftTag}"` });
  };

  test('adding a layer changes the draft, and visitors see the layer only after the draft is published', async () => {
    expect(stateOf(await matrix(), 'fasad-parlgra')).toEqual(['missing', 'there']);
    const missingBefore = (await matrix()).Houses.find(({ Key }) => Key === villa)?.Missing ?? 0;
    expect((await drop(missing, await layer())).status).toBe(200);
    const drafted = await matrix();
    expect(stateOf(drafted, 'fasad-parlgra')).toEqual(['there', 'there']);
    expect(drafted.Changed).toEqual([missing]);
    expect(drafted.Houses.find(({ Key }) => Key === villa)?.Missing).toBe(missingBefore - 1);
    expect((await desk()).Changes).toMatchObject([
      {
        Title: 'Fasadkulör: Pärlgrå',
        File: `pictures/${missing}`,
        By: 'Elin Berg',
        IsStale: false,
        Value: null,
        Picture: { Path: missing, Kind: 'layer', Where: 'Björkliden 142, Entré', Before: null },
      },
    ]);
    expect(await served(missing)).toBeNull();
    const before = drafted.Address;
    expect((await publish()).status).toBe(200);
    expect((await matrix()).Address).not.toBe(before);
    expect(await colourOf(await served(missing))).toBe('blue');
    const { Versions } = (await elin.get('/api/admin/range/versions')).body as { Versions: { Id: number }[] };
    const [after, earlier] = Versions.map(({ Id }) => Id);
    const { body: compared } = await elin.get(`/api/admin/range/versions/${after}/differences?from=${earlier}`);
    const uploads = { Before: null, After: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(compared).toMatchObject({ Differences: [{ File: `pictures/${missing}`, Before: null, Uploads: uploads }] });
    const manifest = await server.app.request(`${(await matrix()).Address}exterior/${villa}/manifest.json`);
    const { cameras } = (await manifest.json()) as { cameras: { front: { layers: { keys: object }[] } } };
    expect(cameras.front.layers.map(({ keys }) => keys)).toEqual([
      {},
      { cladding: 'liggande' },
      { facade: 'falurod' },
      { facade: 'skogsgron' },
      { facade: 'parlgra' },
      { trim: 'gra' },
    ]);
  });

  test('the list of scheduled publications names a changed picture by the question and the answer that the picture shows', async () => {
    await drop(missing, await layer());
    const body = { Message: '', Reason: 'Resten kommer', PublishAt: '2027-01-10T06:00' };
    const scheduled = await elin.post('/api/admin/range/schedule', body, { 'If-Match': `"${(await desk()).DraftTag}"` });
    expect(scheduled.body).toMatchObject({ Release: { Scheduled: [{ Titles: ['Fasadkulör: Pärlgrå'] }] } });
  });

  test('a preview of the draft shows the draft’s new picture; when an earlier version of the range is restored, visitors see the old picture', async () => {
    await drop(replaced, await layer());
    const { body } = await elin.post('/api/admin/range/previews');
    const prefix = (body as { Path: string }).Path.slice(0, -1);
    const address = await previewedAddress(server, prefix);
    const previewed = await server.app.request(`${prefix}${address}${replaced}?format=webp`);
    expect(await colourOf(Buffer.from(await previewed.arrayBuffer()))).toBe('blue');
    expect(await colourOf(await served(replaced))).toBe('red');
    const { Published } = await desk();
    await publish();
    expect(await colourOf(await served(replaced))).toBe('blue');
    await elin.post(`/api/admin/range/versions/${Published.Id}/restoration`, { Message: '' });
    expect(await colourOf(await served(replaced))).toBe('red');
  });

  test('deleteUnusedUploads deletes the pictures that no draft and no version of the range uses, if they were uploaded before the given time', async () => {
    const { db } = connection;
    const uploaded = async () => (await db.select({ hash: rangeUploads.hash }).from(rangeUploads)).length;
    await drop(room, await layer());
    await publish();
    await drop(replaced, await aLayer(width, height, { left: 0, top: 0, width: 9, height: 9 }, blue));
    await drop(missing, await aLayer(width, height, { left: 0, top: 0, width: 7, height: 7 }, blue));
    const { Changes } = await desk();
    const [, last] = Changes;
    await elin.post(`/api/admin/range/changes/${last?.Id}/removal`);
    await deleteUnusedUploads(db, new Date(now));
    expect(await uploaded()).toBe(3);
    await deleteUnusedUploads(db, new Date(now + 1));
    expect(await uploaded()).toBe(2);
    expect(stateOf(await matrix('kok'), 'bank-ek')).toEqual(['there', 'there']);
  });

  once.test('an uploaded photograph becomes a WebP picture of the needed size without metadata', async () => {
    const photograph = await sharp(await aPicture(3200, 2400, blue))
      .withExif({ IFD0: { Artist: 'Anna' } })
      .jpeg()
      .toBuffer();
    expect((await drop(card, photograph)).status).toBe(200);
    const [change] = (await desk()).Changes;
    const bytes = await readUpload(connection.db, change?.Picture?.Upload ?? '');
    expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
    expect((await sharp(bytes ?? undefined).metadata()).exif).toBeUndefined();
    const thumbnail = await elin.file(`/api/admin/range/uploads/${change?.Picture?.Upload}`);
    expect([thumbnail.status, thumbnail.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  once.test.each([
    ['an SVG', 'picture-broken', missing, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a file that is cut off', 'picture-broken', missing, async () => (await layer()).subarray(0, -12)],
    [
      'a layer of another size',
      'picture-size',
      missing,
      () => aLayer(width + 1, height, { left: 0, top: 0, width: 5, height: 5 }, blue),
    ],
    ['a layer without transparent pixels', 'picture-opaque', missing, () => aPicture(width, height, blue)],
    ['a cover picture that is too small', 'picture-size', card, () => aPicture(800, 600, blue)],
    ['a cover picture of another shape', 'picture-size', card, () => aPicture(1600, 1600, blue)],
    ['a picture that the range shows nowhere', 'unknown-picture', 'exterior/../brand.webp', layer],
    ['a key that no answer has', 'unknown-picture', `exterior/${villa}/front/facade/rosa.webp`, layer],
    ['the base of the exterior', 'unknown-picture', `exterior/${villa}/front/base.webp`, () => aPicture(width, height, blue)],
  ])('the server refuses %s as an uploaded picture, with the error %s', async (_, code, path, file) => {
    const { body } = await drop(path, await file());
    expect(body).toMatchObject({ code });
    expect((await desk()).Changes).toEqual([]);
  });

  once.test(
    'if two people replace the same picture, the server refuses the second person’s picture until this person has seen the first person’s picture',
    async () => {
      const anna = await aMember(server, { firstName: 'Anna', role: 'Admin' });
      await drop(missing, await layer());
      const other = await aLayer(width, height, { left: 0, top: 0, width: 9, height: 9 }, blue);
      expect((await drop(missing, other, null, anna)).body).toMatchObject({ code: 'range-conflict' });
      const [change] = (await desk()).Changes;
      expect((await drop(missing, other, change?.Picture?.Upload ?? null, anna)).status).toBe(200);
      expect((await desk()).Changes).toHaveLength(1);
    },
  );

  once.test(
    'when the operator exports a version to a folder, the command writes the uploaded picture into the folder and adds it to the manifest as a layer',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'gavel-export-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const manifest = `exterior/${villa}/manifest.json`;
      const inFolder = (path: string) => join(folder, 'pictures', path);
      await mkdir(dirname(inFolder(manifest)), { recursive: true });
      await writeFile(inFolder(manifest), (await pictured).files[manifest] ?? '');
      await drop(missing, await layer());
      await publish();
      const exported = rangeCommand(['export', folder])?.({ env: readEnv({}), connection, now: () => now });
      expect(await exported).toContain('with 1 uploaded picture.');
      expect(await colourOf(await readFile(inFolder(missing)))).toBe('blue');
      expect(await readFile(inFolder(manifest), 'utf8')).toContain('facade/parlgra.webp');
    },
  );

  once.test('the server refuses to store an uploaded picture of more than 6 MB', async () => {
    expect((await drop(missing, Buffer.alloc(6_100_000))).body).toMatchObject({ code: 'too-large' });
  });
});

/** Returns whether a picture is red or blue at one pixel. */
async function colourOf(picture: Buffer | null): Promise<'red' | 'blue'> {
  const [r, , b] = await colourAt(picture ?? Buffer.alloc(0), 25, 15);
  return r > b ? 'red' : 'blue';
}

/** Returns the path with which the addresses of pictures on a previewed site begin, without the site's prefix. */
async function previewedAddress(server: TestServer, prefix: string): Promise<string> {
  const { range } = (await pictured).published;
  const house = range?.houses.find(({ key }) => key === villa);
  const place = range?.municipalities.find(({ denied }) => !denied);
  const asked = { HouseId: house?.id, MunicipalityId: place?.id, WebConfigurationId: house?.webConfiguration.id };
  const { body } = await server.post(`${prefix}/api/guidemodel/new`, { ...asked, Name: 'Huset', Answers: {} });
  return /\/media\/[0-9a-f]{16}\//.exec(JSON.stringify(body))?.[0] ?? '';
}
