import type { Camera, Picture, PictureManifest } from '@gavel/core';
import { expect, test } from 'vitest';
import { addressesOf, composePicture } from './compose-picture.ts';

const subject = { x: 400, y: 300, width: 1200, height: 800 };
const camera: Camera = { id: 'front', title: 'Entré', width: 2000, height: 1430, subject };
const manifest: PictureManifest = {
  cameras: {
    front: {
      width: 2000,
      height: 1430,
      subject,
      base: { trim: 'white' },
      unseen: ['terrace'],
      layers: [
        { picture: 'front/base.webp', keys: {} },
        { picture: 'front/facade-red.webp', keys: { facade: 'red' } },
        { picture: 'front/roof-black.webp', keys: { roof: 'black' }, box: { x: 400, y: 300, width: 1200, height: 250 } },
      ],
    },
  },
};
const house: Picture = {
  kind: 'manifest',
  camera,
  address: '/media/1/exterior/sjovik/manifest.json',
  keys: new Map([
    ['facade', 'red'],
    ['roof', 'black'],
    ['trim', 'white'],
    ['terrace', 'large'],
    ['fronts', 'oak'],
  ]),
};
const room: Picture = {
  kind: 'layers',
  camera,
  layers: ['/media/1/interior/kitchen/front/base.webp', '/media/1/interior/kitchen/front/fronts/oak.webp'],
};

/** Returns the address from which the code requests a picture in the folder of the manifest. */
const atHouse = (name: string, width = 1280) => `/media/1/exterior/sjovik/front/${name}.webp?width=${width}`;

/** Returns sources for which every address that matches `missing` fails to load. */
function sources(missing: RegExp | null = null) {
  return {
    manifests: { read: (address: string) => Promise.resolve(missing?.test(address) ? null : manifest) },
    images: {
      decode: (addresses: readonly string[]) =>
        Promise.resolve(
          addresses.filter((address) => !missing?.test(address)).map((address) => ({ address, width: 1280, height: 915 })),
        ),
    },
  };
}

test('composePicture returns the layers for the choices of the visit, and the picture keys that these layers show', async () => {
  expect(await composePicture(house, 1280, sources())).toEqual({
    layers: [
      { address: atHouse('base'), box: null },
      { address: atHouse('facade-red'), box: null },
      { address: atHouse('roof-black'), box: { x: 400, y: 300, width: 1200, height: 250 } },
    ],
    blur: '/media/1/exterior/sjovik/front/base.webp?preset=blurred',
    frame: manifest.cameras.front,
    isRoom: false,
    isPaper: false,
    keys: new Map([
      ['facade', 'red'],
      ['roof', 'black'],
      ['trim', 'white'],
    ]),
    missing: [],
  });
});

test('if a layer fails to load, composePicture leaves out this layer and its picture key', async () => {
  const composed = await composePicture(house, 1280, sources(/roof/));
  expect(composed?.layers).toHaveLength(2);
  expect(composed?.missing).toEqual([atHouse('roof-black')]);
  expect(composed?.keys.has('roof')).toBe(false);
  expect(composed?.keys.get('facade')).toBe('red');
});

test('a picture counts as complete even if its blurred version fails to load', async () => {
  const composed = await composePicture(house, 1280, sources(/preset=blurred/));
  expect(composed).toMatchObject({ blur: null, missing: [] });
  expect(composed?.layers).toHaveLength(3);
});

test('addressesOf returns every address that the picture needs', async () => {
  const { manifests } = sources();
  const needed = ['base', 'facade-red', 'roof-black'].map((name) => atHouse(name));
  expect(await addressesOf(house, 1280, manifests)).toEqual([
    ...needed,
    '/media/1/exterior/sjovik/front/base.webp?preset=blurred',
  ]);
});

test('composePicture returns null if the lowest layer, the camera, or the manifest (the list of layers) of the picture is missing', async () => {
  expect(await composePicture(house, 1280, sources(/base/))).toBeNull();
  expect(await composePicture(house, 1280, sources(/manifest/))).toBeNull();
  expect(await composePicture({ ...house, camera: { ...camera, id: 'above' } }, 1280, sources())).toBeNull();
});

test('composePicture reads the picture keys of a room from the addresses of its layers', async () => {
  const composed = await composePicture(room, 960, sources());
  expect(composed?.keys).toEqual(new Map([['fronts', 'oak']]));
  expect(composed?.frame).toEqual({ width: 2000, height: 1430, subject });
  expect((await composePicture(room, 960, sources(/fronts/)))?.keys.size).toBe(0);
});

test('a static picture (one file without layers) has the size of its loaded file', async () => {
  const composed = await composePicture({ kind: 'static', address: '/media/1/sections/plan.webp' }, 1280, sources());
  expect(composed).toMatchObject({
    layers: [{ address: '/media/1/sections/plan.webp?width=1280', box: null }],
    frame: { width: 1280, height: 915, subject: { x: 320, width: 640 } },
  });
});

test('a drawing has one layer, no width in its address, and no blurred version', async () => {
  const drawn: Picture = { kind: 'drawn', camera, subject: 'house', name: 'sjovik', keys: house.keys };
  const composed = await composePicture(drawn, 1280, sources());
  const address = expect.stringMatching(/^\/media\/drawn\/house\/sjovik\.svg\?.*frame=wide$/);
  expect(composed).toMatchObject({ layers: [{ address, box: null }], blur: null });
  expect(composed?.keys).toBe(house.keys);
});

test('a floor plan is a drawing on a sheet of paper, and the whole sheet must stay visible', async () => {
  const plan: Picture = { kind: 'drawn', camera, subject: 'plan', name: 'sjovik', keys: new Map(), text: 'phone-2' };
  const composed = await composePicture(plan, 1280, sources());
  const address = expect.stringMatching(/^\/media\/drawn\/plan\/sjovik\.svg\?camera=front&text=phone-2$/);
  expect(composed).toMatchObject({ layers: [{ address, box: null }], blur: null, isPaper: true });
  expect(composed?.frame.subject).toMatchObject({ x: 0, y: 0, width: composed?.frame.width, height: composed?.frame.height });
});
