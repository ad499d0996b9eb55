import { expect, test } from 'vitest';
import { type ManifestCamera, manifestLayers, type PictureManifest, sceneLayers, UNSAID } from './picture-layers.ts';

const address = '/media/5f3a/exterior/sjovik/manifest.json';

function aManifest(layers: ManifestCamera['layers']): PictureManifest {
  const subject = { x: 400, y: 300, width: 1200, height: 830 };
  return { cameras: { front: { width: 2000, height: 1430, subject, base: {}, unseen: [], layers } } };
}

const manifest = aManifest([
  { picture: 'front/base.webp', keys: {} },
  { picture: 'front/facade-red.webp', keys: { facade: 'red' } },
  { picture: 'front/facade-white.webp', keys: { facade: 'white' } },
  { picture: 'front/porch-red.webp', keys: { porch: 'on', facade: 'red' } },
]);

function layers(keys: Record<string, string>, some = manifest, camera = 'front') {
  return manifestLayers(some, address, camera, new Map(Object.entries(keys))).map((layer) => layer.address);
}

test('manifestLayers returns the layers whose keys all match the visit, in the order of the manifest, with addresses in the folder of the manifest', () => {
  expect(layers({ facade: 'red', porch: 'on' })).toEqual([
    '/media/5f3a/exterior/sjovik/front/base.webp',
    '/media/5f3a/exterior/sjovik/front/facade-red.webp',
    '/media/5f3a/exterior/sjovik/front/porch-red.webp',
  ]);
  expect(layers({ facade: 'white', porch: 'on' })).toEqual([
    '/media/5f3a/exterior/sjovik/front/base.webp',
    '/media/5f3a/exterior/sjovik/front/facade-white.webp',
  ]);
});

test('a layer has the box from the manifest, or null if the manifest gives no box', () => {
  const box = { x: 420, y: 640, width: 1160, height: 420 };
  const boxed = aManifest([
    { picture: 'front/base.webp', keys: {} },
    { picture: 'front/facade-red.webp', keys: {}, box },
  ]);
  expect(manifestLayers(boxed, address, 'front', new Map()).map((layer) => layer.box)).toEqual([null, box]);
});

test('if no layer matches the keys of the visit, only the base picture shows', () => {
  expect(layers({ facade: 'green' })).toEqual(['/media/5f3a/exterior/sjovik/front/base.webp']);
  expect(layers({})).toEqual(['/media/5f3a/exterior/sjovik/front/base.webp']);
});

test('if a visit has no key of a category, the picture has the layer that the manifest marks UNSAID for that category', () => {
  const terrace = aManifest([
    { picture: 'front/base.webp', keys: {} },
    { picture: 'front/railing-tra.webp', keys: { railing: UNSAID, terrace: 'large' } },
    { picture: 'front/railing-glas.webp', keys: { railing: 'glas', terrace: 'large' } },
  ]);
  const drawn = (keys: Record<string, string>) => layers(keys, terrace).slice(1);
  expect(drawn({ terrace: 'large' })).toEqual(['/media/5f3a/exterior/sjovik/front/railing-tra.webp']);
  expect(drawn({ terrace: 'large', railing: 'none' })).toEqual([]);
  expect(drawn({ terrace: 'large', railing: 'glas' })).toEqual(['/media/5f3a/exterior/sjovik/front/railing-glas.webp']);
  expect(drawn({})).toEqual([]);
});

test('if the manifest says that a new key has replaced a former key, a visit with the former key shows the layer of the new key', () => {
  const [base = { picture: 'front/base.webp', keys: {} }] = manifest.cameras.front?.layers ?? [];
  const { cameras } = aManifest([
    base,
    { picture: 'front/canopy.webp', keys: { porch: 'canopy' } },
    { picture: 'front/porch.webp', keys: { porch: 'porch' } },
  ]);
  const now = { cameras: { front: { ...cameras.front, former: { 'porch:on': 'porch' } } } } as PictureManifest;
  const drawn = (keys: Record<string, string>) => layers(keys, now).slice(1);
  expect(drawn({ porch: 'on' })).toEqual(['/media/5f3a/exterior/sjovik/front/porch.webp']);
  expect(drawn({ porch: 'canopy' })).toEqual(['/media/5f3a/exterior/sjovik/front/canopy.webp']);
  expect(drawn({ porch: 'none' })).toEqual([]);
  expect(layers({ porch: 'on' }, aManifest(cameras.front?.layers ?? [])).slice(1)).toEqual([]);
});

test.each(['back', '', 'constructor', '__proto__'])(
  'manifestLayers returns no layers for the camera %j, which the manifest does not have',
  (camera) => {
    expect(layers({ facade: 'red' }, manifest, camera)).toEqual([]);
  },
);

test('a layer with an unknown category is left out and the other layers stay', () => {
  const broken = aManifest([
    { picture: 'front/base.webp', keys: {} },
    { picture: 'front/flag.webp', keys: { flag: 'on' } },
    { picture: 'front/name.webp', keys: { constructor: 'on', facade: 'red' } },
    { picture: 'front/facade-red.webp', keys: { facade: 'red' } },
  ]);
  expect(layers({ facade: 'red' }, broken)).toEqual([
    '/media/5f3a/exterior/sjovik/front/base.webp',
    '/media/5f3a/exterior/sjovik/front/facade-red.webp',
  ]);
});

const folder = '/media/5f3a/interior/kitchen';
const aLayer = (category: string) => ({ category, isLayer: true });
const aBase = (category: string) => ({ category, isLayer: false });
const inKitchen = (categories: readonly { category: string; isLayer: boolean }[], keys: Record<string, string>) =>
  sceneLayers(folder, 'left', categories, new Map(Object.entries(keys)));

test('sceneLayers puts layers on the base in the order of the categories and leaves out categories without a key', () => {
  const categories = ['floor', 'fronts', 'worktop'].map(aLayer);
  expect(inKitchen(categories, { worktop: 'oak', floor: 'slate', hat: 'red' })).toEqual([
    '/media/5f3a/interior/kitchen/left/base.webp',
    '/media/5f3a/interior/kitchen/left/floor/slate.webp',
    '/media/5f3a/interior/kitchen/left/worktop/oak.webp',
  ]);
});

test('of the categories that are not layers, the last one with a key selects the base picture', () => {
  const categories = [aLayer('floor'), aBase('layout'), aBase('light')];
  expect(inKitchen(categories, { layout: 'island', floor: 'slate' })).toEqual([
    '/media/5f3a/interior/kitchen/left/layout/island.webp',
    '/media/5f3a/interior/kitchen/left/floor/slate.webp',
  ]);
  expect(inKitchen(categories, { layout: 'island', light: 'dusk' })).toEqual([
    '/media/5f3a/interior/kitchen/left/light/dusk.webp',
  ]);
  expect(inKitchen(categories, {})).toEqual(['/media/5f3a/interior/kitchen/left/base.webp']);
});
