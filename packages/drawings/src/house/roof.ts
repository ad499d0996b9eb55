import { shaded } from '../ink/colour.ts';
import { group, line, type Point, polygon, rect, segment } from '../ink/svg.ts';
import type { HousePaints } from './house-paints.ts';
import type { HouseMeasures } from './measure-house.ts';

/**
 * Draws the roof above a long side: covering, ridge, barge boards. The picture must contain `roofDefinitions`. Empty if a gable or a wall
 * under the edge of a single slope faces the viewer.
 */
export function drawRoof(prefix: string, measures: HouseMeasures, paints: HousePaints): string {
  const { roof, drawing, eaves, ridge, scale } = measures;
  if (roof.length === 0) return '';
  const [lowLeft, lowRight] = [roof[0], roof.at(-1)];
  if (!lowLeft || !lowRight) return '';
  const middle = roof.length / 2;
  const [topLeft, topRight] = [roof[middle - 1] ?? lowLeft, roof[middle] ?? lowRight];
  return group(
    [
      surface(prefix, roof, paints.roof),
      drawing.roof === 'mansard' ? knee() : '',
      drawing.roof === 'valmat' ? hips() : '',
      eavesLine(),
      ridgeTiles(topLeft, topRight),
      drawing.roof === 'sadeltak' ? barges() : '',
    ],
    { id: `${prefix}roof` },
  );

  /** Draws the steep lower slope of a mansard, which is darker, and the fold between the lower and the upper slope. */
  function knee(): string {
    const [left, right] = [roof[1] ?? topLeft, roof[4] ?? topRight];
    return (
      polygon([lowLeft ?? left, left, right, lowRight ?? right], { fill: '#1d1e28', opacity: 0.14 }) +
      line(roof.slice(0, 3), shaded(paints.roof, 0.4), 5) +
      line(roof.slice(3), shaded(paints.roof, 0.5), 5) +
      line([left, right], shaded(paints.roof, 0.5), 6, { opacity: 0.8 }) +
      line(
        [
          [left[0], left[1] - 3],
          [right[0], right[1] - 3],
        ],
        '#fff6e4',
        1.5,
        { opacity: 0.35 },
      )
    );
  }

  /** Draws the ends of a hipped roof: the right one turns away from the light, the left one towards it. */
  function hips(): string {
    const inwards = (topLeft[0] - (lowLeft?.[0] ?? 0)) * 0.42;
    return (
      polygon([lowLeft ?? topLeft, topLeft, [(lowLeft?.[0] ?? 0) + inwards, eaves]], { fill: '#fff6e4', opacity: 0.08 }) +
      polygon([lowRight ?? topRight, topRight, [(lowRight?.[0] ?? 0) - inwards, eaves]], { fill: '#1d1e28', opacity: 0.2 }) +
      line([lowLeft ?? topLeft, topLeft], shaded(paints.roof, 0.4), 5) +
      line([lowRight ?? topRight, topRight], shaded(paints.roof, 0.5), 5)
    );
  }

  function eavesLine(): string {
    return line(
      [
        [lowLeft?.[0] ?? 0, eaves - 2],
        [lowRight?.[0] ?? 0, eaves - 2],
      ],
      shaded(paints.roof, 0.55),
      4,
    );
  }

  function ridgeTiles(from: Point, to: Point): string {
    const tall = Math.max(7, scale * 0.1);
    const count = Math.round((to[0] - from[0]) / (scale * 0.38));
    const step = (to[0] - from[0]) / count;
    const joints = Array.from({ length: count - 1 }, (_, index) =>
      rect(from[0] + step * (index + 1), ridge - tall * 0.5, 1.4, tall, { fill: '#1d1e28', opacity: 0.4 }),
    );
    return [
      rect(from[0] - 3, ridge - tall * 0.55, to[0] - from[0] + 6, tall * 1.05, {
        fill: shaded(paints.roof, 0.18),
        rx: tall * 0.3,
      }),
      rect(from[0] - 3, ridge - tall * 0.5, to[0] - from[0] + 6, tall * 0.3, { fill: '#fff6e4', opacity: 0.3, rx: tall * 0.15 }),
      paints.covering === 'takpannor' ? joints.join('') : '',
    ].join('');
  }

  function barges(): string {
    const width = Math.max(6, scale * 0.085);
    const left = roof.slice(0, middle);
    const right = roof.slice(middle);
    const inwards = (points: readonly Point[], by: number) => points.map(([x, y]): Point => [x + by, y]);
    return (
      line(inwards(left, width * 0.9), '#1d1e28', width, { opacity: 0.22 }) +
      line(left, paints.trim, width) +
      line(inwards(left, width * 0.4), shaded(paints.trim, 0.25), width * 0.2) +
      line(right, shaded(paints.trim, 0.12), width) +
      line(inwards(right, -width * 0.4), shaded(paints.trim, 0.4), width * 0.2)
    );
  }
}

/** Draws a part of a roof in the chosen covering, lit from the left; also used by dormers and porches. */
export function surface(prefix: string, outline: readonly Point[], colour: string): string {
  return [
    polygon(outline, { fill: colour }),
    polygon(outline, { fill: `url(#${prefix}covering)` }),
    polygon(outline, { fill: `url(#${prefix}rooflight)`, stroke: '#26241f', 'stroke-width': 1.3, 'stroke-opacity': 0.6 }),
  ].join('');
}

/**
 * Draws the shade of the eaves on wall and windows. `gap`: the span without shade, where the façade rises through the eaves, in
 * metres.
 */
export function drawEavesShade(
  prefix: string,
  { eaves, scale, left, right, x }: HouseMeasures,
  gap: readonly [number, number] | null,
): string {
  const top = eaves + Math.max(8, scale * 0.16);
  const stretches = gap
    ? [
        [left, x(gap[0])],
        [x(gap[1]), right],
      ]
    : [[left, right]];
  return stretches
    .map(
      ([from = 0, to = 0]) =>
        rect(from, top - 1, to - from, scale * 0.24, { fill: '#1d1e28', opacity: 0.34 }) +
        rect(from, top + scale * 0.23, to - from, scale * 0.3, { fill: `url(#${prefix}undershade)`, opacity: 0.7 }),
    )
    .join('');
}

/** Draws fascia and gutter along the eaves. */
export function drawEaves(measures: HouseMeasures, paints: HousePaints, left: number, right: number): string {
  const { eaves, scale } = measures;
  const fascia = Math.max(8, scale * 0.16);
  const gutter = Math.max(6, scale * 0.085);
  return [
    rect(left, eaves - 1, right - left, fascia, { fill: paints.trim }),
    rect(left, eaves + fascia * 0.62, right - left, fascia * 0.38, { fill: shaded(paints.trim, 0.24) }),
    rect(left - 2, eaves - gutter * 0.35, right - left + 4, gutter, { fill: paints.drains, rx: gutter * 0.4 }),
    rect(left - 2, eaves - gutter * 0.25, right - left + 4, gutter * 0.28, { fill: '#ffffff', opacity: 0.5, rx: 2 }),
    segment(left - 2, eaves + gutter * 0.65, right + 2, eaves + gutter * 0.65, '#2d2a28', 1, { opacity: 0.5 }),
  ].join('');
}

/** Draws the pipes from the gutter's ends to the ground; a narrow building has only the right pipe. */
export function drawDownpipes(measures: HouseMeasures, paints: HousePaints): string {
  const { drawing, left, right, eaves, ground, scale } = measures;
  const width = Math.max(5, scale * 0.075);
  const start = eaves + scale * 0.06;
  return [
    [left + scale * 0.24, left + scale * 0.1],
    [right - scale * 0.24, right - scale * 0.1],
  ]
    .slice(drawing.width < 5 ? 1 : 0)
    .map(([wall = 0, edge = 0]) => {
      const points: Point[] = [
        [edge, start],
        [edge, start + scale * 0.12],
        [wall, start + scale * 0.36],
        [wall, ground - scale * 0.12],
        [wall + (wall < (left + right) / 2 ? 1 : -1) * scale * 0.1, ground - scale * 0.03],
      ];
      const moved = (by: number) => points.map(([x, y]): Point => [x + by, y]);
      return (
        line(moved(width * 0.7), '#1d1e28', width, { opacity: 0.22, 'stroke-linejoin': 'round' }) +
        line(points, paints.drains, width, { 'stroke-linejoin': 'round' }) +
        line(moved(width * 0.3), shaded(paints.drains, 0.35), width * 0.22, { opacity: 0.7 })
      );
    })
    .join('');
}
