import { expect, test } from 'vitest';
import { fadeCutSides } from './soften-shadows.ts';

const [WIDTH, HEIGHT] = [200, 120];
const whole = { width: WIDTH, height: HEIGHT };
const box = { x: 20, y: 0, width: 130, height: 100 };

/** Returns a black layer. `alpha` returns the alpha of each pixel. */
function layer(alpha: (across: number, down: number) => number): Uint8Array {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at++) data[at * 4 + 3] = alpha(at % WIDTH, Math.floor(at / WIDTH));
  return data;
}

const alphaAt = (data: Uint8Array, across: number, down: number) => data[(down * WIDTH + across) * 4 + 3] ?? 0;

test('if an edge of a layer’s box cuts off a shadow, the shadow fades out towards that edge only', () => {
  // The right side of the box cuts the shadow off. At the left and at the bottom, the shadow ends inside the box. At the top, the picture
  // itself ends.
  const soft = (share: number) => Math.round(60 * Math.min(1, Math.max(0, share)));
  const data = layer((across, down) => (across < 150 ? soft(Math.min((across - 20) / 11, (100 - down) / 11)) : 0));
  expect(fadeCutSides(data, whole, box)).toBe(true);
  expect(alphaAt(data, 149, 50)).toBe(0);
  expect(alphaAt(data, 130, 50)).toBeGreaterThan(alphaAt(data, 145, 50));
  expect(alphaAt(data, 105, 50)).toBe(60);
  expect([alphaAt(data, 60, 0), alphaAt(data, 31, 50), alphaAt(data, 60, 89)]).toEqual([60, 60, 60]);
  // Softening again changes nothing.
  const before = data.slice();
  expect(fadeCutSides(data, whole, box)).toBe(false);
  expect(data).toEqual(before);
});

test('fadeCutSides finds no cut side in an empty layer', () => {
  expect(
    fadeCutSides(
      layer(() => 0),
      whole,
      { x: 0, y: 0, width: 1, height: 1 },
    ),
  ).toBe(false);
});
