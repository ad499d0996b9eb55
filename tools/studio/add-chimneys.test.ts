import { expect, test } from 'vitest';
import { withChimneys } from './add-chimneys.ts';

const layer = (name: string, keys: Readonly<Record<string, string>>) => ({ picture: `front/${name}.webp`, keys });

test('chimneys stand on roofs and on what lies there, and behind what stands before the house', () => {
  const below = [layer('roof-svart', { roof: 'svart' }), layer('solar-on-svart', { solar: 'on', roof: 'svart' })];
  const brick = layer('chimney-on-svart', { chimney: 'on', roof: 'svart' });
  const pipe = layer('chimney-stal-svart', { chimney: 'stal', roof: 'svart' });
  const porch = layer('porch-on', { porch: 'on' });
  expect(withChimneys([...below, brick, porch], [pipe])).toEqual([...below, brick, pipe, porch]);
});
