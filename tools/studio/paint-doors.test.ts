import { expect, test } from 'vitest';
import { withPaints } from './paint-doors.ts';

const box = { x: 10, y: 20, width: 30, height: 60 };
const layer = (name: string, keys: Readonly<Record<string, string>>) => ({ picture: `front/${name}.webp`, keys, box });
const doors = [layer('door-slat', { door: 'slat' }), layer('door-par', { door: 'par' })];
const front = {
  ...{ width: 400, height: 300, subject: box, base: { door: 'par' }, unseen: [] },
  layers: [layer('trim-vit', { trim: 'vit' }), ...doors, layer('roof-svart', { roof: 'svart' })],
};
const paints = { usual: 'gron', plain: ['garage-32'], paints: { gron: {}, vit: {}, ek: { kinds: ['slat'] } } };

test('each kind of door gets a layer for each of its paints except the rendered one; these layers are above the doors’ own layers', () => {
  const { painted, wanted } = withPaints(front, 'klippan-138', paints);
  const all = [
    ['par', 'gron'],
    ['slat', 'vit'],
    ['par', 'vit'],
    ['slat', 'ek'],
  ];
  expect(wanted).toEqual(all);
  expect(painted.base).toEqual({ door: 'par', doorpaint: 'gron' });
  expect(painted.layers).toEqual([
    ...front.layers.slice(0, 3),
    ...all.map(([door = '', doorpaint = '']) => layer(`door-${door}-${doorpaint}`, { door, doorpaint })),
    ...front.layers.slice(3),
  ]);
  // Painting again changes nothing.
  expect(withPaints(painted, 'klippan-138', paints).painted).toEqual(painted);
});

test('a house without a question about the paint of the door has only the usual paint', () => {
  expect(withPaints(front, 'garage-32', paints).wanted).toEqual([['par', 'gron']]);
});

test('if a camera lists the door as unseen, it lists the door’s paint as unseen too', () => {
  const back = { ...front, base: {}, unseen: ['door'], layers: [layer('roof-svart', { roof: 'svart' })] };
  expect(withPaints(back, 'klippan-138', paints)).toEqual({ painted: { ...back, unseen: ['door', 'doorpaint'] }, wanted: [] });
});

test('if all layers of the door are empty, because the house hides the door, the camera lists the door and its paint as unseen', () => {
  const empty = { x: 0, y: 0, width: 1, height: 1 };
  const hidden = { ...front, layers: front.layers.map((one) => ('door' in one.keys ? { ...one, box: empty } : one)) };
  const seen = front.layers.filter((one) => !('door' in one.keys));
  expect(withPaints(hidden, 'klippan-138', paints)).toEqual({
    painted: { ...hidden, unseen: ['door', 'doorpaint'], layers: seen },
    wanted: [],
  });
});
