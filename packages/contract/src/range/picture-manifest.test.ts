import { expect, test } from 'vitest';
import { readPictureManifest } from './picture-manifest.ts';

const subject = { x: 400, y: 300, width: 1200, height: 830 };
const base = { picture: 'front/base.webp', keys: {} };
const red = { picture: 'front/facade-red.v2.webp', keys: { facade: 'red', cladding: 'boards' } };
const boxed = { ...red, box: { x: 420, y: 640, width: 1160, height: 420 } };
const front = { width: 2000, height: 1430, subject, base: { facade: 'white' }, unseen: ['terrace'], layers: [base, red, boxed] };

test('readPictureManifest reads a complete manifest', () => {
  const manifest = { cameras: { front } };
  expect(readPictureManifest({ ...manifest, made: 'today' })).toEqual({ manifest, faults: [] });
});

test('the fields base and unseen of a camera in a manifest may be missing', () => {
  const { base: _, unseen: __, ...short } = front;
  expect(readPictureManifest({ cameras: { front: short } }).manifest.cameras.front).toMatchObject({ base: {}, unseen: [] });
});

test.each([
  ['a key that is no text', { ...red, keys: { facade: 1 } }, /^cameras\.front\.layers\.1\.keys\.facade: /],
  ['no picture', { keys: {} }, /^cameras\.front\.layers\.1\.picture: /],
  ['a picture on another site', { ...red, picture: 'https://example.com/a.webp' }, /^cameras\.front\.layers\.1\.picture: /],
  ['a picture in a parent folder', { ...red, picture: '../../a.webp' }, /^cameras\.front\.layers\.1\.picture: /],
  ['a picture at the root', { ...red, picture: '/a.webp' }, /^cameras\.front\.layers\.1\.picture: /],
  ['a picture of another kind', { ...red, picture: 'front/a.svg' }, /^cameras\.front\.layers\.1\.picture: /],
  ['a text instead of an object', 'front/a.webp', /^cameras\.front\.layers\.1: /],
])('readPictureManifest leaves out and reports a layer with %s, and keeps the other layers', (_, layer, fault) => {
  const { manifest, faults } = readPictureManifest({ cameras: { front: { ...front, layers: [base, layer, red] } } });
  expect(manifest.cameras.front?.layers).toEqual([base, red]);
  expect(faults).toEqual([expect.stringMatching(fault)]);
});

test('readPictureManifest reports a layer with an incomplete box, and keeps the layer without the box', () => {
  const layer = { ...red, box: { x: 420, y: 640, width: 1160 } };
  const { manifest, faults } = readPictureManifest({ cameras: { front: { ...front, layers: [base, layer] } } });
  expect(manifest.cameras.front?.layers).toEqual([base, red]);
  expect(faults).toEqual([expect.stringMatching(/^cameras\.front\.layers\.1\.box\.height: /)]);
});

test('readPictureManifest leaves out and reports a camera with the width 0, and keeps the other cameras', () => {
  const { manifest, faults } = readPictureManifest({ cameras: { front, back: { ...front, width: 0 } } });
  expect(Object.keys(manifest.cameras)).toEqual(['front']);
  expect(faults).toEqual([expect.stringMatching(/^cameras\.back\.width: /)]);
});

test.each([null, [], 'manifest', { layers: [] }])(
  'readPictureManifest returns no cameras and one fault for %j, which is no manifest',
  (json) => {
    const { manifest, faults } = readPictureManifest(json);
    expect(manifest).toEqual({ cameras: {} });
    expect(faults).toHaveLength(1);
  },
);
