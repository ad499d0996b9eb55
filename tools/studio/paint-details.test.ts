import { expect, test } from 'vitest';
import { toPaint, withoutPaints, withPaints } from './paint-details.ts';

const box = { x: 10, y: 20, width: 30, height: 60 };
const nothing = { x: 0, y: 0, width: 1, height: 1 };
const layer = (name: string, keys: Readonly<Record<string, string>>) => ({ picture: `front/${name}.webp`, keys, box });
const windows = [layer('windows-slatt', { windows: 'slatt' }), layer('windows-kors', { windows: 'kors' })];
const roof = layer('roof-svart', { roof: 'svart' });
const terrace = [
  layer('terrace-stor-shadow', { terrace: 'stor' }),
  layer('terrace-stor', { terrace: 'stor' }),
  { ...layer('terrace-liten', { terrace: 'liten' }), box: nothing },
];
const porch = layer('porch-on', { porch: 'on' });
const front = {
  ...{ width: 400, height: 300, subject: box, base: { windows: 'kors' }, unseen: ['solar'] },
  layers: [...windows, roof, layer('solar-on-svart', { solar: 'on', roof: 'svart' }), ...terrace, porch],
};
const details = {
  windowpaint: {
    ...{ of: 'windows', after: 'windows', usual: { vit: '#ffffff' }, plain: ['garage-32'] },
    paints: { gra: {}, svart: { kinds: ['slatt'] } },
  },
  gutter: { after: 'roof', usual: { vit: '#ffffff' }, paints: { zink: {} } },
  deck: { of: 'terrace', after: 'terrace', usual: { furu: '#a08a6c' }, paints: { lark: {} } },
};

test('toPaint returns the layer of each visible window and terrace with its paints, and for gutters the base picture', () => {
  expect(toPaint(front, 'klippan-138', details)).toEqual([
    {
      ...{ detail: 'windowpaint', of: 'windows-slatt.webp', shows: { windows: 'slatt' } },
      files: { gra: 'windows-slatt-gra.webp', svart: 'windows-slatt-svart.webp' },
    },
    { detail: 'windowpaint', of: 'windows-kors.webp', shows: { windows: 'kors' }, files: { gra: 'windows-kors-gra.webp' } },
    { detail: 'gutter', of: null, shows: {}, files: { zink: 'gutter-zink.webp' } },
    { detail: 'deck', of: 'terrace-stor.webp', shows: { terrace: 'stor' }, files: { lark: 'terrace-stor-lark.webp' } },
  ]);
});

test('toPaint leaves out a detail for which the house offers no paint', () => {
  expect(toPaint(front, 'garage-32', details).map(({ detail }) => detail)).toEqual(['gutter', 'deck']);
});

test('withPaints puts painted windows, gutters and decks above windows, roofs and terraces, and adds the usual paints to the keys of the base picture', () => {
  const painted = [
    layer('windows-kors-gra', { windows: 'kors', windowpaint: 'gra' }),
    layer('gutter-zink', { gutter: 'zink' }),
    layer('terrace-stor-lark', { terrace: 'stor', deck: 'lark' }),
  ];
  const [onWindows, onRoof, onTerrace] = painted;
  // The house hides the small terrace from this camera, so this terrace has an empty layer in every paint.
  const behind = { ...layer('terrace-liten', { terrace: 'liten', deck: 'lark' }), box: nothing };
  const [slatt, kors, tiles, panels, ...others] = front.layers;
  expect(withPaints(front, details, painted)).toEqual({
    ...front,
    base: { windows: 'kors', windowpaint: 'vit', gutter: 'vit', deck: 'furu' },
    layers: [slatt, kors, onWindows, tiles, onRoof, panels, ...others.slice(0, 3), onTerrace, behind, porch],
  });
});

test('withoutPaints removes painted windows but keeps a painted garden door, and toPaint does not list that garden door', () => {
  const door = layer('gardendoor-par-gra', { gardendoor: 'par', windowpaint: 'gra' });
  const grey = layer('windows-kors-gra', { windows: 'kors', windowpaint: 'gra' });
  const camera = { ...front, layers: [...windows, grey, door, roof] };
  expect(withoutPaints(camera, details).layers).toEqual([...windows, door, roof]);
  expect(toPaint(camera, 'klippan-138', details).map(({ of }) => of)).not.toContain('gardendoor-par-gra.webp');
});

test('a camera lists a detail without visible layers as unseen', () => {
  const painted = [{ ...layer('gutter-zink', { gutter: 'zink' }), box: nothing }];
  expect(withPaints(front, details, painted)).toEqual({ ...front, unseen: ['solar', 'windowpaint', 'gutter', 'deck'] });
});

test('withPaints keeps the layer of a detail that is only one pixel wide', () => {
  const thin = { ...layer('windows-slatt-gra', { windows: 'slatt', windowpaint: 'gra' }), box: { ...box, width: 1 } };
  expect(withPaints(front, details, [thin]).layers).toContain(thin);
});

test('painting one detail again starts from its unpainted layer and does not change the paints of other details', () => {
  const grey = layer('windows-slatt-gra', { windows: 'slatt', windowpaint: 'gra' });
  const painted = { ...front, layers: [...windows, grey, roof] };
  const glass = { of: 'windows', after: 'windows', usual: { klart: '#ffffff' }, paints: { sol: {} } };
  expect(toPaint(painted, 'klippan-138', { glass }).map(({ of }) => of)).toEqual(['windows-slatt.webp', 'windows-kors.webp']);
  const stained = layer('windows-slatt-sol', { windows: 'slatt', glass: 'sol' });
  expect(withPaints(painted, { glass }, [stained])).toEqual({
    ...painted,
    base: { windows: 'kors', glass: 'klart' },
    layers: [...windows, grey, stained, roof],
  });
});
