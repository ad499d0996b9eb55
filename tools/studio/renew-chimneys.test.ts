import { expect, test } from 'vitest';
import { around, chimneysOf } from './renew-chimneys.ts';

const layer = (name: string, keys: Readonly<Record<string, string>>, x: number, width: number) => ({
  ...{ picture: `front/${name}.webp`, keys },
  box: { x, y: 10, width, height: 30 },
});
const tiles = layer('chimney-on-svart', { chimney: 'on', roof: 'svart' }, 90, 20);
const grass = layer('chimney-on-sedum', { chimney: 'on', roof: 'sedum' }, 95, 40);

test('the chimneys that are seen are rendered, not their shadows', () => {
  const layers = [
    layer('roof-svart', { roof: 'svart' }, 0, 300),
    layer('chimney-on-svart-shadow', { chimney: 'on', roof: 'svart' }, 60, 80),
    ...[tiles, grass],
    layer('chimney-on-plat', { chimney: 'on', roof: 'plat' }, 0, 1),
  ];
  expect(chimneysOf(layers)).toEqual([
    { layer: tiles, roof: 'svart', box: tiles.box },
    { layer: grass, roof: 'sedum', box: grass.box },
  ]);
});

test('one box is round all of them, with room for the denoiser, and inside the picture', () => {
  expect(around([tiles, grass], { width: 400, height: 300 })).toEqual({ x: 66, y: 0, width: 93, height: 64 });
  expect(around([grass], { width: 140, height: 50 })).toEqual({ x: 71, y: 0, width: 69, height: 50 });
});
