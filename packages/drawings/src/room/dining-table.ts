import { lit, shaded } from '../ink/colour.ts';
import { circle, ellipse, line, path } from '../ink/svg.ts';
import { block, floorShade, type Space } from './space.ts';
import { chair, pendant } from './things.ts';

/** Draws a wooden table with two chairs on its far side, a bowl of apples and two lamps above it. */
export function drawDiningTable(prefix: string, space: Space): string {
  const { at } = space;
  const [x, z] = [[-1.3, 1.25] as const, [2.35, 3.25] as const];
  const wood = '#c39a69';
  const legs = [
    [x[0] + 0.06, z[1] - 0.1],
    [x[1] - 0.14, z[1] - 0.1],
    [x[0] + 0.06, z[0] + 0.04],
    [x[1] - 0.14, z[0] + 0.04],
  ].map(([lx = 0, lz = 0]) => block(space, { x: [lx, lx + 0.08], y: [0, 0.7], z: [lz, lz + 0.08] }, shaded(wood, 0.12)));
  const seats = [-0.62, 0.52].map((sx) => {
    const foot = at(sx, 0, 3.55);
    return chair(foot[0], foot[1], space.scaleAt(3.55), '#2f2c2a');
  });
  return [
    floorShade(space, [x[0], x[1] + 0.15], [z[0], z[1]], 0.2),
    ...seats,
    ...legs.slice(0, 2),
    block(space, { x: [x[0] + 0.08, x[1] - 0.08], y: [0.62, 0.71], z: [z[0] + 0.08, z[1] - 0.06] }, shaded(wood, 0.2)),
    ...legs.slice(2),
    block(space, { x, y: [0.71, 0.75], z }, wood, lit(wood, 0.22)),
    grain(space, x, z, wood),
    drawBowl(space, 0.12, 0.75, 2.85),
    drawLamps(prefix, space, 2.8, [-0.6, 0.6]),
  ].join('');
}

/** Draws a bowl of apples at a point of the room. */
export function drawBowl(space: Space, x: number, y: number, z: number): string {
  const [cx, cy] = space.at(x, y, z);
  const size = space.scaleAt(z) * 0.17;
  const apples = [
    [-0.4, -0.5],
    [0.35, -0.52],
    [0, -0.68],
  ].map(
    ([dx = 0, dy = 0]) =>
      circle(cx + dx * size, cy + dy * size, size * 0.32, { fill: '#9bab5a' }) +
      ellipse(cx + dx * size - size * 0.1, cy + dy * size - size * 0.12, size * 0.1, size * 0.07, { fill: '#d5dba0' }),
  );
  return [
    ellipse(cx + size * 0.2, cy, size * 0.9, size * 0.16, { fill: '#2b2620', opacity: 0.25 }),
    ...apples,
    path(
      `M${cx - size} ${cy - size * 0.5}h${size * 2}q${-size * 0.15} ${size * 0.55} ${-size * 0.62} ${size * 0.55}h${-size * 0.76}q${-size * 0.47} 0 ${-size * 0.62} ${-size * 0.55}z`,
      { fill: '#f3eee3' },
    ),
    path(
      `M${cx + size * 0.4} ${cy - size * 0.5}h${size * 0.6}q${-size * 0.15} ${size * 0.55} ${-size * 0.62} ${size * 0.55}h${-size * 0.3}z`,
      { fill: '#1d1e28', opacity: 0.1 },
    ),
  ].join('');
}

/** Draws pendant lamps in a row; `places`: their distances from the middle of the room, metres. */
export function drawLamps(prefix: string, space: Space, z: number, places: readonly number[]): string {
  return places
    .map((x) => {
      const [cx, cy] = space.at(x, 1.78, z);
      return pendant(prefix, cx, Math.max(0, space.at(x, space.height, z)[1]), cy, space.scaleAt(z), '#31302e');
    })
    .join('');
}

function grain({ at }: Space, x: readonly [number, number], z: readonly [number, number], wood: string): string {
  return [0.2, 0.4, 0.6, 0.8]
    .map((share) =>
      line([at(x[0], 0.75, z[0] + (z[1] - z[0]) * share), at(x[1], 0.75, z[0] + (z[1] - z[0]) * share)], shaded(wood, 0.4), 1.3, {
        opacity: 0.3,
      }),
    )
    .join('');
}
