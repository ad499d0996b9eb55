import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aWebp } from '../testing/a-webp.ts';
import { villaManifest, villaPictures } from '../testing/small-pictures.ts';
import { type FileChange, writeRange } from '../testing/write-range.ts';
import { readPictures } from './read-pictures.ts';

const read = async (changes: Readonly<Record<string, FileChange>> = {}) => readPictures(await writeRange(changes));
const faultOf = async (file: string, content: string | Buffer) => (await read({ [`pictures/${file}`]: content })).faults;

test('readPictures returns no pictures and no hash for a range without pictures', async () => {
  expect(await read()).toMatchObject({ hash: null, faults: [], sizes: new Map(), manifests: new Map(), scenes: new Map() });
});

test('readPictures returns pictures with their sizes, manifests by the key of the house, and scenes by their name', async () => {
  const scene = { cameras: { 'kitchen-1': { width: 2000, height: 1430, subject: { x: 0, y: 0, width: 9, height: 9 } } } };
  const pictures = await read({
    ...villaPictures,
    'pictures/splash.webp': aWebp(2400, 1600),
    'pictures/interior/kitchen/scene.json': JSON.stringify(scene),
  });
  expect(pictures.faults).toEqual([]);
  expect(pictures.sizes.get('splash.webp')).toEqual({ width: 2400, height: 1600 });
  expect(pictures.sizes.get('exterior/villa/back/base.webp')).toEqual({ width: 2000, height: 1430 });
  const villa = pictures.manifests.get('villa');
  expect(villa?.content.cameras.front).toMatchObject({ base: { facade: 'rod' }, unseen: [], layers: [{}, {}] });
  expect(pictures.scenes.get('kitchen')?.content).toEqual(scene);
});

test('the hash of a range’s pictures covers all names and bytes except hidden files', async () => {
  const { hash } = await read(villaPictures);
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect((await read(villaPictures)).hash).toBe(hash);
  expect((await read({ ...villaPictures, 'pictures/.thumbnails': 'x', 'texts.yaml': '{}\n' })).hash).toBe(hash);
  const other = { ...villaPictures, 'pictures/exterior/villa/back/base.webp': aWebp(2000, 1430, 7) };
  expect((await read(other)).hash).not.toBe(hash);
  const folder = await writeRange(villaPictures);
  await rename(join(folder, 'pictures/exterior/villa/back'), join(folder, 'pictures/exterior/villa/side'));
  expect((await readPictures(folder)).hash).not.toBe(hash);
});

const kind = 'unreadablePicture';

test('readPictures reports a file that is not a picture, with the name of the file', async () => {
  expect(await faultOf('houses/villa/card.webp', 'not a picture')).toEqual([
    { file: 'pictures/houses/villa/card.webp', line: 1, message: 'not a WebP picture, or cut off', kind },
  ]);
  expect(await faultOf('splash.webp', Buffer.alloc(30_000_001))).toEqual([
    { file: 'pictures/splash.webp', line: 1, message: 'the file is larger than 30 MB', kind },
  ]);
});

test('readPictures reports an unreadable manifest with file and line', async () => {
  const file = 'pictures/exterior/villa/manifest.json';
  const faultsIn = (text: string) => faultOf('exterior/villa/manifest.json', text);
  expect(await faultsIn('{"cameras": {')).toEqual([
    { file, line: 1, message: expect.stringMatching(/^not readable as JSON: /), kind },
  ]);
  expect(await faultsIn('cameras: {}')).toEqual([
    { file, line: 1, message: expect.stringMatching(/^not readable as JSON: /), kind },
  ]);
  expect(await faultsIn(villaManifest().replace('"width": 2000', '"width": "2000"'))).toEqual([
    { file, line: 4, column: expect.any(Number), message: "width: expected a figure, found the text '2000'", kind },
  ]);
  expect(await faultsIn(villaManifest().replace('back/base.webp', '../villa/base.webp'))).toEqual([
    expect.objectContaining({ file, message: expect.stringContaining('expected a .webp beside the manifest') }),
  ]);
});

test('readPictures keeps readable cameras and layers, and reports every unreadable one', async () => {
  const file = 'exterior/villa/manifest.json';
  const layers = [
    { picture: 'front/base.webp', keys: {} },
    { picture: 'front/a.webp', keys: { facade: 7 } },
    { picture: 'front/b.webp', keys: {} },
  ];
  const manifest = JSON.parse(villaManifest({ layers }));
  manifest.cameras.back.width = 'wide';
  manifest.cameras.side = { ...manifest.cameras.front, layers: [{ picture: '/up.webp' }] };
  const { manifests, faults } = await read({ [`pictures/${file}`]: JSON.stringify(manifest, null, 1) });
  const { cameras } = manifests.get('villa')?.content ?? { cameras: {} };
  expect(Object.keys(cameras)).toEqual(['front']);
  expect(cameras.front?.layers).toEqual([
    { picture: 'front/base.webp', keys: {}, at: 0 },
    { picture: 'front/b.webp', keys: {}, at: 2 },
  ]);
  expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    expect.stringMatching(/^23: facade: expected a text, found 7/),
    "33: width: expected a figure, found the text 'wide'",
    expect.stringMatching(/^52: facade: expected a text, found 7/),
    '75: picture: expected a .webp beside the manifest',
  ]);
});

test('readPictures keeps the readable cameras of a scene', async () => {
  const frame = { width: 2000, height: 1430, subject: { x: 0, y: 0, width: 9, height: 9 } };
  const scene = { cameras: { 'kitchen-1': frame, 'kitchen-2': { ...frame, height: 0 } } };
  const { scenes, faults } = await read({ 'pictures/interior/kitchen/scene.json': JSON.stringify(scene, null, 1) });
  expect(scenes.get('kitchen')?.content).toEqual({ cameras: { 'kitchen-1': frame } });
  expect(faults).toMatchObject([{ file: 'pictures/interior/kitchen/scene.json', line: 15 }]);
});

test('readPictures reports a link to a picture or to a folder of pictures, and does not follow the link', async () => {
  const folder = await writeRange(villaPictures);
  await symlink(join(folder, 'brand.yaml'), join(folder, 'pictures/splash.webp'));
  await symlink('/etc', join(folder, 'pictures/houses'));
  const { sizes, faults } = await readPictures(folder);
  expect(faults.map(({ file }) => file).toSorted()).toEqual(['pictures/houses', 'pictures/splash.webp']);
  expect(faults[0]?.message).toContain('a symbolic link');
  expect([...sizes.keys()].every((path) => path.startsWith('exterior/villa/'))).toBe(true);
});
