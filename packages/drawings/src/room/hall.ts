import { lit, shaded } from '../ink/colour.ts';
import { type Paints, paint, paintOf } from '../ink/paint.ts';
import { circle, ellipse, group, line, type Point, path, polygon, rect, segment } from '../ink/svg.ts';
import { drawInnerDoor } from './living-room.ts';
import { drawShell, drawSunlight } from './shell.ts';
import { block, faceAt, floorShade, roomSpace } from './space.ts';
import { drawStairs } from './stairs.ts';
import { pendant, pottedPlant } from './things.ts';

/** Draws the hall: the stairs to the left, a door, and a bench and a coat rack to the right. */
export function drawHall(prefix: string, paints: Paints, camera: string): string {
  const space = roomSpace(camera, 5);
  const { at, depth, scaleAt } = space;
  const wall = paintOf(paints, 'wall', paint('vit', '#ebe6da', 'malad')).colour;
  const floor = paintOf(paints, 'floor', paint('ekparkett', '#c19a66', 'parkett'));
  const door = paintOf(paints, 'inner-doors', paint('spegel', '#f3efe6', 'dorr-spegel'));
  const stairs = paintOf(paints, 'stairs', paint('rak', '#c9a06b', 'trappa-rak'));
  const [lampX, lampY] = at(0.9, 2.0, 3.4);
  return group([
    drawShell(prefix, space, wall, floor),
    drawSunlight(space, -0.6, 2.1, 1.1),
    drawInnerDoor(prefix, space, 0.72, depth, door),
    coats(),
    runner(),
    drawStairs(prefix, space, stairs),
    bench(),
    pendant(prefix, lampX, Math.max(0, at(0.9, space.height, 3.4)[1]), lampY, scaleAt(3.4), '#d9cfbc'),
  ]);

  /** Draws a rail with hooks, two coats and a hat on the far wall. */
  function coats(): string {
    const rail = faceAt(space, [1.78, 2.44], [1.68, 1.76], depth);
    const scale = rail.scale;
    const coat = (dx: number, long: number, colour: string) => {
      const [x, y] = [rail.x + dx * scale, rail.y + rail.height];
      return (
        path(
          `M${x} ${y}q${scale * 0.02} ${scale * 0.04} ${scale * 0.12} ${scale * 0.09}l${scale * 0.05} ${long * scale}h${-scale * 0.34}l${scale * 0.05} ${-long * scale}q${scale * 0.1} ${-scale * 0.05} ${scale * 0.12} ${-scale * 0.09}z`,
          { fill: colour },
        ) +
        segment(x, y + scale * 0.06, x + scale * 0.01, y + (long + 0.08) * scale, shaded(colour, 0.5), 1.6, { opacity: 0.7 }) +
        path(
          `M${x + scale * 0.04} ${y + scale * 0.06}q${scale * 0.06} ${scale * 0.02} ${scale * 0.08} ${scale * 0.03}l${scale * 0.05} ${long * scale}h${-scale * 0.1}z`,
          { fill: '#1d1e28', opacity: 0.12 },
        )
      );
    };
    return [
      rect(rail.x + 3, rail.y + 5, rail.width, rail.height, { fill: '#1d1e28', opacity: 0.18 }),
      rect(rail.x, rail.y, rail.width, rail.height, { fill: '#a67c52' }),
      rect(rail.x, rail.y, rail.width, 2, { fill: '#d9b98f' }),
      coat(0.18, 0.74, '#4f6157'),
      coat(0.44, 0.62, '#b08d62'),
      ...[0.08, 0.3, 0.56].map((dx) => circle(rail.x + dx * scale, rail.y + rail.height * 0.6, 5, { fill: '#33312f' })),
      ellipse(rail.x + scale * 0.44, rail.y - scale * 0.03, scale * 0.16, scale * 0.03, { fill: '#c9b389' }),
      path(
        `M${rail.x + scale * 0.34} ${rail.y - scale * 0.03}q${scale * 0.02} ${-scale * 0.11} ${scale * 0.1} ${-scale * 0.11}t${scale * 0.1} ${scale * 0.11}z`,
        { fill: '#c9b389' },
      ),
    ].join('');
  }

  function runner(): string {
    const corners = (inset: number): Point[] => [
      at(0.15 + inset, 0.004, 2.2),
      at(0.15 + inset, 0.004, 4.7 - inset),
      at(1.5 - inset, 0.004, 4.7 - inset),
      at(1.5 - inset, 0.004, 2.2),
    ];
    return (
      polygon(corners(0), { fill: '#c9bda6' }) +
      polygon(corners(0.1), { fill: 'none', stroke: '#6f8474', 'stroke-width': 4, opacity: 0.7 }) +
      [2.7, 3.2, 3.7, 4.2].map((z) => line([at(0.25, 0.005, z), at(1.4, 0.005, z)], '#6f8474', 3, { opacity: 0.35 })).join('')
    );
  }

  /** Draws a bench along the right wall, with baskets below and a mirror above. */
  function bench(): string {
    const wood = '#b98d57';
    const [x, z] = [[2.02, 2.5] as const, [2.9, 4.3] as const];
    const plant = at(2.28, 0.46, 3.95);
    const mirror: Point[] = [at(2.49, 0.95, 3.1), at(2.49, 1.95, 3.1), at(2.49, 1.95, 3.75), at(2.49, 0.95, 3.75)];
    const gleam: Point[] = [at(2.49, 0.95, 3.28), at(2.49, 1.95, 3.5), at(2.49, 1.95, 3.62), at(2.49, 0.95, 3.4)];
    const basket = (from: number, to: number) =>
      block(space, { x: [2.08, 2.46], y: [0.02, 0.28], z: [from, to] }, '#c3a57c', shaded('#c3a57c', 0.5)) +
      [0.08, 0.14, 0.2].map((y) => line([at(2.08, y, from), at(2.08, y, to)], '#8f7450', 2, { opacity: 0.6 })).join('');
    return [
      polygon(mirror, { fill: '#d3dcd8', stroke: '#a67c52', 'stroke-width': 6 }),
      polygon(gleam, { fill: '#ffffff', opacity: 0.4 }),
      floorShade(space, [1.95, 2.5], z, 0.22),
      basket(3.65, 4.2),
      basket(3.0, 3.55),
      ...[z[1] - 0.06, z[0]].map((lz) =>
        block(space, { x: [x[0], x[0] + 0.05], y: [0, 0.42], z: [lz, lz + 0.06] }, shaded(wood, 0.15)),
      ),
      block(space, { x, y: [0.41, 0.46], z }, wood, lit(wood, 0.25)),
      pottedPlant(prefix, plant[0], plant[1], scaleAt(3.95) * 0.8),
    ].join('');
  }
}
