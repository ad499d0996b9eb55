import { expect, test } from 'vitest';
import { withOnRoof } from './add-on-roof.ts';

const layer = (name: string, keys: Readonly<Record<string, string>>) => ({ picture: `front/${name}.webp`, keys });

test('roof windows and chimneys stand on roofs and on what lies there, and behind what stands before the house', () => {
  const below = [layer('roof-svart', { roof: 'svart' }), layer('solar-on-svart', { solar: 'on', roof: 'svart' })];
  const brick = layer('chimney-on-svart', { chimney: 'on', roof: 'svart' });
  const pipe = layer('chimney-stal-svart', { chimney: 'stal', roof: 'svart' });
  const two = layer('skylight-tva-svart', { skylight: 'tva', solar: 'none', roof: 'svart' });
  const porch = layer('porch-on', { porch: 'on' });
  expect(withOnRoof([...below, brick, porch], [pipe, two])).toEqual([...below, two, brick, pipe, porch]);
  expect(withOnRoof([...below, two, porch], [pipe])).toEqual([...below, two, pipe, porch]);
});
