import { shaded, varied } from '../ink/colour.ts';
import type { Paint } from '../ink/paint.ts';
import { randomFrom } from '../ink/random.ts';
import { ellipse, type Point, path, polygon } from '../ink/svg.ts';
import type { Space } from './space.ts';

/** Draws a floor in perspective, in the pattern of its sample: planks, parquet, herringbone, tiles, terrazzo or seamless. */
export function drawFloor(prefix: string, space: Space, { colour, accent, pattern }: Paint): string {
  const { at, width, depth, near } = space;
  const [left, right] = [-width / 2, width / 2];
  const whole: Point[] = [at(left, 0, near), at(left, 0, depth), at(right, 0, depth), at(right, 0, near)];
  const random = randomFrom(`floor ${pattern}`);
  return polygon(whole, { fill: colour }) + covering() + polygon(whole, { fill: `url(#${prefix}floorlight)` });

  function covering(): string {
    switch (pattern) {
      case 'plank':
        return planks(0.22, [1.6, 2.6], 0.07);
      case 'parkett':
        return planks(0.13, [0.55, 1.1], 0.11);
      case 'fiskben':
        return herringbone();
      case 'klinker':
      case 'sten':
        return tiles(0.6);
      case 'kakel':
        return tiles(0.3);
      case 'mosaik':
        return terrazzo();
      case 'betong':
      case 'mikrocement':
        return clouds();
      default:
        return '';
    }
  }

  function planks(board: number, lengths: readonly [number, number], vary: number): string {
    const drawn: string[] = [];
    const joints: Point[][] = [];
    for (let x = left; x < right - 0.01; x += board) {
      const to = Math.min(right, x + board);
      for (let z = near - random.between(0, lengths[0]); z < depth; ) {
        const end = Math.min(depth, z + random.between(lengths[0], lengths[1]));
        const start = Math.max(near, z);
        if (end > near) drawn.push(quad(x, to, start, end, varied(colour, random.between(-vary, vary))));
        if (end > near) joints.push([at(x, 0, end), at(to, 0, end)]);
        z = end;
      }
      joints.push([at(x, 0, near), at(x, 0, depth)]);
    }
    return drawn.join('') + seams(joints, shaded(colour, 0.55), 0.38);
  }

  function herringbone(): string {
    const [long, wide] = [0.72, 0.145];
    const [along, across] = [long * Math.SQRT1_2, wide * Math.SQRT2];
    const drawn: string[] = [];
    for (let column = -5; column <= 5; column++) {
      for (let z = near - along; z < depth; z += across) {
        const x = column * along * 2;
        for (const side of [-1, 1] as const) {
          const stave: (readonly [number, number])[] = [
            [x, z],
            [x + side * along, z + along],
            [x + side * along, z + along + across],
            [x, z + across],
          ];
          const kept = stave.map(([sx, sz]): readonly [number, number] => [
            Math.max(left, Math.min(right, sx)),
            Math.max(near, Math.min(depth, sz)),
          ]);
          if (kept.every(([sx]) => sx === left) || kept.every(([sx]) => sx === right) || kept.every(([, sz]) => sz === depth))
            continue;
          drawn.push(
            polygon(
              kept.map(([sx, sz]) => at(sx, 0, sz)),
              { fill: varied(colour, random.between(-0.1, 0.1) + side * 0.035) },
            ),
          );
        }
      }
    }
    return drawn.join('');
  }

  function tiles(size: number): string {
    const drawn: string[] = [];
    const joints: Point[][] = [];
    for (let z = depth; z > near; z -= size) {
      const start = Math.max(near, z - size);
      for (let x = left; x < right; x += size) {
        if (size > 0.4) drawn.push(quad(x, Math.min(right, x + size), start, z, varied(colour, random.between(-0.05, 0.05))));
      }
      joints.push([at(left, 0, start), at(right, 0, start)]);
    }
    for (let x = left + size; x < right; x += size) joints.push([at(x, 0, near), at(x, 0, depth)]);
    return drawn.join('') + seams(joints, accent ?? shaded(colour, 0.4), 0.6);
  }

  function terrazzo(): string {
    const chips = Array.from({ length: 170 }, () => {
      const z = near + (depth - near) * random.between(0, 1) ** 0.7;
      const [x, y] = at(random.between(left, right), 0, z);
      const size = space.scaleAt(z) * random.between(0.008, 0.02);
      return ellipse(x, y, size, size * 0.42, {
        fill: random.pick([shaded(colour, 0.4), accent ?? shaded(colour, 0.2), '#f7f3ea', '#b59a86']),
        opacity: 0.75,
      });
    });
    return chips.join('');
  }

  function clouds(): string {
    return Array.from({ length: 16 }, () => {
      const z = random.between(near + 0.4, depth);
      const [x, y] = at(random.between(left, right), 0, z);
      const size = space.scaleAt(z) * random.between(0.4, 0.9);
      return ellipse(x, y, size, size * 0.3, { fill: `url(#${prefix}${random.chance(0.5) ? 'pale' : 'deep'})` });
    }).join('');
  }

  function quad(x0: number, x1: number, z0: number, z1: number, fill: string): string {
    return polygon([at(x0, 0, z0), at(x0, 0, z1), at(x1, 0, z1), at(x1, 0, z0)], { fill });
  }

  function seams(lines: readonly (readonly Point[])[], stroke: string, opacity: number): string {
    const d = lines
      .map((points) => points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join(''))
      .join('');
    return path(d, { fill: 'none', stroke, 'stroke-width': 1.4, opacity });
  }
}
