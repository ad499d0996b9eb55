import { lit, shaded } from '../ink/colour.ts';
import type { Paint } from '../ink/paint.ts';
import { clip, element, group, line, polygon, rect } from '../ink/svg.ts';
import { block, floorShade, type Space } from './space.ts';

/**
 * A flight of `steps` treads, each `run` long, from (x, y) to the right (`direction` 1) or to the left (-1), between two depths;
 * metres.
 */
interface Flight {
  readonly x: number;
  readonly y: number;
  readonly steps: number;
  readonly run: number;
  readonly direction: 1 | -1;
  readonly z: readonly [number, number];
}

const rise = 0.186;

/** Draws the stairs along the far wall, by their shape: straight, with a quarter turn at the foot (`svang`), or in two flights (`u`). */
export function drawStairs(prefix: string, space: Space, { key, colour, pattern }: Paint): string {
  const { depth } = space;
  const carrier = '#f3efe6';
  const well = stairwell();
  const shape = key === 'u' || pattern === 'trappa-u' ? 'u' : key === 'svang' || pattern === 'trappa-svang' ? 'svang' : 'rak';
  return group([
    well,
    element('defs', {}, clip(`${prefix}well`, rect(0, space.at(0, space.height, depth - 1)[1], 2000, 1430))),
    group(drawn(), { 'clip-path': `url(#${prefix}well)` }),
  ]);

  function drawn(): string {
    switch (shape) {
      case 'rak':
        return flight({ x: 0.52, y: 0, steps: 14, run: 0.215, direction: -1, z: [depth - 0.95, depth] }, true);
      case 'svang':
        return turn(0.42) + flight({ x: -0.36, y: rise * 3, steps: 11, run: 0.2, direction: -1, z: [depth - 0.95, depth] }, true);
      case 'u': {
        const landing = rise * 7;
        const [from, to] = [-0.6, 0.26];
        return [
          flight({ x: from, y: landing, steps: 8, run: 0.24, direction: -1, z: [depth - 0.85, depth] }, false, false),
          block(space, { x: [from, to], y: [landing - 0.16, landing], z: [depth - 1.8, depth] }, carrier, lit(colour, 0.12)),
          block(space, { x: [to - 0.09, to], y: [0, landing - 0.16], z: [depth - 1.8, depth - 1.72] }, carrier),
          block(space, { x: [from, to], y: [landing - 0.03, landing], z: [depth - 1.82, depth - 1.78] }, colour),
          flight({ x: from - 6 * 0.26, y: 0, steps: 6, run: 0.26, direction: 1, z: [depth - 1.8, depth - 0.95] }, true),
          rail(
            [
              [from, landing, depth - 1.78],
              [to - 0.04, landing, depth - 1.78],
            ],
            true,
          ),
        ].join('');
      }
    }
  }

  /** Draws the opening in the ceiling, with light from the floor above. */
  function stairwell(): string {
    const [left, right, front] = [-2.5, -0.9, depth - 1];
    const edge = (x: number, z: number) => space.at(x, space.height, z);
    return polygon([edge(left, front), edge(right, front), edge(right, depth), edge(left, depth)], {
      fill: '#fdf9ef',
      stroke: '#a99f8e',
      'stroke-width': 1.6,
    });
  }

  function flight({ x, y, steps, run, direction, z }: Flight, railed: boolean, grounded = true): string {
    const place = (index: number): readonly [number, number] => {
      const start = x + direction * run * index;
      return direction === 1 ? [start, start + run] : [start - run, start];
    };
    const order = Array.from({ length: steps }, (_, index) => index);
    // Draw the highest treads first, because the lower treads cover them.
    const treads = order.toReversed().map((index) => {
      const [from, to] = place(index);
      const top = y + rise * (index + 1);
      return (
        block(space, { x: [from, to], y: [top - rise, top - 0.04], z: [z[0] + 0.03, z[1]] }, carrier) +
        block(
          space,
          { x: [from - (direction === 1 ? 0.03 : 0), to + (direction === 1 ? 0 : 0.03)], y: [top - 0.04, top], z },
          colour,
          lit(colour, 0.2),
        )
      );
    });
    const first = place(0);
    const start: readonly [number, number, number] = [
      direction === 1 ? first[0] + run / 2 : first[1] - run / 2,
      y + rise,
      z[0] + 0.05,
    ];
    const end: readonly [number, number, number] = [start[0] + direction * run * (steps - 1), y + rise * steps, z[0] + 0.05];
    const shade =
      y === 0
        ? floorShade(space, [Math.min(start[0], end[0]) - 0.1, Math.max(start[0], end[0]) + 0.2], [z[0] - 0.1, z[1]], 0.22)
        : '';
    return group([shade, under(), ...treads, stringer(), railed ? rail([start, end], false, steps) : '']);

    /** Draws the board along the side of the treads. */
    function stringer(): string {
      const [from, to] = [first[direction === 1 ? 0 : 1], place(steps - 1)[direction === 1 ? 1 : 0]];
      const side = (x: number, height: number) => space.at(x, Math.max(0, height), z[0] + 0.02);
      const [low, high] = [y + 0.02, y + rise * steps - 0.02];
      // At the floor, the lower edge of the board ends before the first step.
      const meets = from + (to - from) * (Math.max(0, 0.3 - low) / (high - low));
      return polygon([side(from, low), side(to, high), side(to, high - 0.3), side(meets, low - 0.3), side(from, low - 0.3)], {
        fill: carrier,
        stroke: shaded(carrier, 0.35),
        'stroke-width': 1.3,
      });
    }

    /** Draws the closed side below the flight, down to the floor; empty for a flight that begins at a landing. */
    function under(): string {
      if (!grounded) return '';
      const [from, to] = [first[direction === 1 ? 0 : 1], place(steps - 1)[direction === 1 ? 1 : 0]];
      const side = (x: number, height: number) => space.at(x, Math.max(0, height), z[0] + 0.06);
      const doorAt = from + (to - from) * 0.72;
      const door = [
        side(doorAt, 0.06),
        side(doorAt, (y + rise * steps) * 0.5),
        side(doorAt + direction * 0.55, (y + rise * steps) * 0.5 + 0.34),
        side(doorAt + direction * 0.55, 0.06),
      ];
      return (
        polygon([side(from, y - 0.1), side(to, y + rise * steps - 0.1), side(to, 0), side(from, 0)], {
          fill: shaded(carrier, 0.08),
        }) + (steps > 8 ? polygon(door, { fill: 'none', stroke: shaded(carrier, 0.34), 'stroke-width': 1.6 }) : '')
      );
    }
  }

  /** Draws the quarter turn at the foot of the stairs: three wedge-shaped steps without a wall on the viewer's side. */
  function turn(right: number): string {
    const back = depth - 0.95;
    const [cx, cz] = [-0.36, back];
    const corners: readonly (readonly [number, number])[] = [
      [right, back - 0.02],
      [right, back + 0.42],
      [right, depth],
      [cx + 0.26, depth],
      [cx, depth],
    ];
    const wedge = (index: number): string => {
      const top = rise * (index + 1);
      const [a, b] = [corners[index] ?? [0, 0], corners[index + 1] ?? [0, 0]];
      const c = index === 2 ? corners[4] : undefined;
      const outline = [[cx, cz] as const, a, b, ...(c ? [c] : [])];
      return (
        polygon(
          outline.map(([px, pz]) => space.at(px, top, pz)),
          { fill: lit(colour, 0.2), stroke: shaded(colour, 0.4), 'stroke-width': 1.4 },
        ) +
        polygon(
          [space.at(cx, top - rise, cz), space.at(cx, top, cz), space.at(a[0], top, a[1]), space.at(a[0], top - rise, a[1])],
          { fill: carrier, stroke: shaded(carrier, 0.3), 'stroke-width': 1 },
        ) +
        line([space.at(cx, top - 0.01, cz), space.at(a[0], top - 0.01, a[1])], colour, 6)
      );
    };
    return floorShade(space, [cx, right + 0.1], [back - 0.1, depth], 0.22) + [2, 1, 0].map(wedge).join('');
  }

  /** Draws a handrail with balusters between two points. `level`: the rail of a landing, not of a flight. */
  function rail(
    points: readonly [readonly [number, number, number], readonly [number, number, number]],
    level: boolean,
    steps = 6,
  ): string {
    const [from, to] = points;
    const high = 0.88;
    const count = level ? 7 : Math.max(2, steps * 2);
    const bars = Array.from({ length: count + 1 }, (_, index) => {
      const share = index / count;
      const [x, y, z] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2]];
      return (
        line([space.at(x, y, z), space.at(x, y + high, z)], '#fbf8f1', 5) +
        line([space.at(x + 0.008, y, z), space.at(x + 0.008, y + high, z)], '#a99f8e', 1.4, { opacity: 0.7 })
      );
    });
    const top = (lift: number) => [
      space.at(from[0], from[1] + high + lift, from[2]),
      space.at(to[0], to[1] + high + lift, to[2]),
    ];
    const [px, pz] = [from[0], from[2]];
    const post =
      line([space.at(px, Math.max(0, from[1] - rise), pz), space.at(px, from[1] + high + 0.06, pz)], '#fbf8f1', 13) +
      line([space.at(px + 0.02, Math.max(0, from[1] - rise), pz), space.at(px + 0.02, from[1] + high + 0.06, pz)], '#b9b0a0', 3);
    return (
      bars.join('') +
      post +
      line(top(0), colour, 11, { 'stroke-linecap': 'round' }) +
      line(top(0.012), lit(colour, 0.4), 2.4, { opacity: 0.8 })
    );
  }
}
