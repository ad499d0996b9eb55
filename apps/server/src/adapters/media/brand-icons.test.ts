import { expect, test } from 'vitest';
import { drawIcon, drawnOnce } from './brand-icons.ts';

const sign = { path: 'M0 0h18', colour: '#8a2f2a' };

test('drawnOnce draws an icon once for each combination of logo, colour, icon size and relative logo width', async () => {
  let drawn = 0;
  const draw = drawnOnce((...asked) => {
    drawn += 1;
    return drawIcon(...asked);
  });
  const icon = await draw(sign, 16);
  expect([await draw(sign, 16), drawn]).toEqual([icon, 1]);
  for (const other of [await draw(sign, 32), await draw(sign, 16, 0.46), await draw({ ...sign, colour: '#2f4a8a' }, 16)])
    expect(other).not.toEqual(icon);
  expect(drawn).toBe(4);
});
