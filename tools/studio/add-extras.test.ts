import { expect, test } from 'vitest';
import { hasKeys, withExtras } from './add-extras.ts';

const layer = (name: string, keys: Readonly<Record<string, string>>, width = 9) => ({
  picture: `back/${name}.webp`,
  keys,
  box: { x: 0, y: 0, width, height: width },
});
const frame = { width: 2000, height: 1430, subject: { x: 0, y: 0, width: 9, height: 9 } };

const windows = layer('windows-slatt', { windows: 'slatt' });
const roof = layer('roof-svart', { roof: 'svart' });
const gutter = layer('gutter-rod', { gutter: 'rod' });
const panels = layer('solar-on-svart', { solar: 'on', roof: 'svart' });
const brick = layer('chimney-on-svart', { chimney: 'on', roof: 'svart' });
const porch = layer('porch-on', { porch: 'on' });
const camera = { ...frame, base: { roof: 'svart' }, unseen: ['door'], layers: [windows, roof, gutter, panels, brick, porch] };

test('in whatever order layers are added, withExtras sorts all layers by the height of the part of the house that they show, the highest part on top', () => {
  const pipe = layer('chimney-stal-svart', { chimney: 'stal', roof: 'svart' });
  const two = layer('skylight-tva-svart', { skylight: 'tva', solar: 'on', roof: 'svart' });
  const door = layer('gardendoor-par-svart', { gardendoor: 'par', windowpaint: 'svart' });
  const deck = layer('terrace-stor', { terrace: 'stor' });
  const rail = layer('railing-tra-stor', { railing: 'tra', terrace: 'stor', shelter: 'none' });
  const pergola = layer('shelter-pergola-stor', { shelter: 'pergola', terrace: 'stor' });
  const made = withExtras(camera, [rail, pipe, pergola, two, deck, door]);
  expect(made.layers).toEqual([windows, door, roof, gutter, panels, two, brick, pipe, deck, pergola, rail, porch]);
  expect(made.base).toEqual({
    roof: 'svart',
    gardendoor: 'unsaid',
    skylight: 'none',
    chimney: 'none',
    terrace: 'none',
    shelter: 'none',
    railing: 'none',
  });
});

test('a category that is invisible from a camera gets no layer, and the camera lists this category as unseen', () => {
  const hidden = layer('gardendoor-par', { gardendoor: 'par' }, 1);
  const made = withExtras(camera, [hidden]);
  expect(made.layers).toEqual(camera.layers);
  expect(made.unseen).toEqual(['door', 'gardendoor']);
});

test('withExtras treats an extra that is one pixel wide and two pixels high as visible, and keeps its layer', () => {
  const pipe = { ...layer('chimney-stal', { chimney: 'stal' }), box: { x: 0, y: 0, width: 1, height: 2 } };
  const made = withExtras({ ...camera, layers: [roof] }, [pipe]);
  expect(made.layers).toEqual([roof, pipe]);
  expect(made.unseen).toEqual(['door']);
});

test('a key of a category counts as rendered only if a layer of this category has the key; layers of other categories do not count', () => {
  const rails = ['none', 'pergola'].map((shelter) => layer('railing-tra-stor', { railing: 'tra', terrace: 'stor', shelter }));
  const known = { ...camera, layers: [...camera.layers, ...rails] };
  expect(hasKeys('shelter', known)).toEqual([]);
  expect(hasKeys('railing', known)).toEqual(['tra']);
  expect(hasKeys('chimney', known)).toEqual(['on']);
  expect(hasKeys('door', known)).toBe('all');
});
