import { lit, mix, shaded } from '../ink/colour.ts';
import { circle, group, line, type Point, path, polygon, rect, segment } from '../ink/svg.ts';
import { contact, type DrawSwatch, daylight, drawnLine, paperGround, type Swatch } from './swatch.ts';

/** Samples of stairs and railings in the colour of the sample. Carriers and handrails seen from the side have its accent colour. */
export const stairs: Readonly<Record<string, DrawSwatch>> = {
  'trappa-rak': (swatch) => paperGround(swatch, 176) + flight(swatch, 62, 176, 11, 17.5, 13.6) + daylight(swatch),
  'trappa-svang': (swatch) =>
    plan(swatch, (treads) => {
      for (let index = 0; index < 6; index++)
        treads.push([
          [40 + index * 22, 106],
          [62 + index * 22, 106],
          [62 + index * 22, 170],
          [40 + index * 22, 170],
        ]);
      const [cx, cy] = [172, 106];
      for (let index = 0; index < 4; index++)
        treads.push([
          [cx, cy],
          corner(cx, cy, 90 - index * 22.5, 64),
          ...(index === 1 ? [[cx + 64, cy + 64] as Point] : []),
          corner(cx, cy, 90 - (index + 1) * 22.5, 64),
        ]);
      for (let index = 0; index < 4; index++)
        treads.push([
          [172, 106 - index * 22],
          [236, 106 - index * 22],
          [236, 84 - index * 22],
          [172, 84 - index * 22],
        ]);
    }),
  'trappa-u': (swatch) =>
    plan(swatch, (treads) => {
      for (let index = 0; index < 6; index++)
        treads.push([
          [60 + index * 24, 104],
          [84 + index * 24, 104],
          [84 + index * 24, 168],
          [60 + index * 24, 168],
        ]);
      treads.push([
        [204, 32],
        [266, 32],
        [266, 168],
        [204, 168],
      ]);
      for (let index = 0; index < 6; index++)
        treads.push([
          [204 - index * 24, 32],
          [180 - index * 24, 32],
          [180 - index * 24, 96],
          [204 - index * 24, 96],
        ]);
    }),
  'racke-tra': (swatch) =>
    railing(swatch, (left, right, top, foot) =>
      Array.from(
        { length: 15 },
        (_, index) =>
          rect(left + 10 + ((right - left - 26) * index) / 14, top, 6, foot - top, { fill: swatch.colour }) +
          rect(left + 14.5 + ((right - left - 26) * index) / 14, top, 1.8, foot - top, { fill: shaded(swatch.colour, 0.35) }),
      ).join(''),
    ),
  'racke-glas': (swatch) =>
    railing(swatch, (left, right, top, foot) =>
      [0, 1]
        .map((half) => {
          const [x, width] = [left + 10 + half * ((right - left) / 2 - 2), (right - left) / 2 - 18];
          return (
            rect(x, top + 8, width, foot - top - 14, { fill: '#bcd0d0', opacity: 0.55 }) +
            polygon(
              [
                [x + width * 0.2, foot - 6],
                [x + width * 0.5, top + 8],
                [x + width * 0.68, top + 8],
                [x + width * 0.38, foot - 6],
              ],
              { fill: '#ffffff', opacity: 0.5 },
            ) +
            rect(x, top + 8, width, foot - top - 14, { fill: 'none', stroke: '#7f9695', 'stroke-width': 1.4 })
          );
        })
        .join(''),
    ),
  'racke-smide': (swatch) =>
    railing(swatch, (left, right, top, foot) =>
      Array.from({ length: 12 }, (_, index) => {
        const x = left + 16 + ((right - left - 32) * index) / 11;
        const curl =
          index % 3 === 1
            ? path(`M${x} ${top + 20}c-13 6 -13 24 0 30c13 -6 13 -24 0 -30`, {
                fill: 'none',
                stroke: swatch.colour,
                'stroke-width': 2.2,
              }) + circle(x, top + 60, 3, { fill: swatch.colour })
            : '';
        return segment(x, top, x, foot, swatch.colour, 2.8) + curl;
      }).join(''),
    ),
};

/** Draws a straight flight from the side: stringer, treads with nosing, and a slender handrail. */
function flight(
  { colour, accent, hasAccent }: Swatch,
  x: number,
  floor: number,
  steps: number,
  run: number,
  rise: number,
): string {
  const carrier = hasAccent ? accent : lit(colour, 0.3);
  const end: Point = [x + steps * run, floor - steps * rise];
  const treads = Array.from({ length: steps }, (_, index) => {
    const [tx, ty] = [x + index * run, floor - (index + 1) * rise];
    return (
      rect(tx - 3, ty, run + 5, 4.6, { fill: colour, stroke: shaded(colour, 0.5), 'stroke-width': 0.7 }) +
      rect(tx + 1, ty + 4.6, 2.2, rise - 4.6, { fill: shaded(carrier, 0.2) })
    );
  });
  const posts = [0, 5, 10].map((index) =>
    segment(
      x + index * run + 8,
      floor - (index + 1) * rise,
      x + index * run + 8,
      floor - (index + 1) * rise - 52,
      shaded(carrier, 0.35),
      2.6,
    ),
  );
  return group([
    contact(x + 90, floor + 1, 110),
    polygon(
      [
        [x + 4, floor],
        [x + steps * run, end[1]],
        [end[0] + 26, end[1]],
        [end[0] + 26, end[1] + 12],
        [end[0], end[1] + 18],
        [x + 40, floor],
      ],
      { fill: shaded(carrier, 0.1), ...drawnLine, 'stroke-width': 1 },
    ),
    rect(end[0] - 3, end[1], 76, 5, { fill: colour, stroke: shaded(colour, 0.5), 'stroke-width': 0.7 }),
    rect(end[0] + 20, end[1] + 5, 53, 12, { fill: '#cfc5b3' }),
    ...treads,
    ...posts,
    line(
      [
        [x + 2, floor - rise - 48],
        [end[0] - 2, end[1] - 50],
        [end[0] + 70, end[1] - 50],
      ],
      shaded(carrier, 0.35),
      4,
      { 'stroke-linejoin': 'round' },
    ),
  ]);
}

/** Draws the treads of stairs from above, as on a floor plan. */
function plan(swatch: Swatch, lay: (treads: Point[][]) => void): string {
  const treads: Point[][] = [];
  lay(treads);
  const shade = (index: number) => mix(swatch.colour, '#fff6e4', 0.36 * (index / treads.length));
  return [
    rect(0, 0, 320, 200, { fill: '#ece6da' }),
    ...treads.map((points) =>
      polygon(
        points.map(([x, y]): Point => [x + 4, y + 5]),
        { fill: '#3a3228', opacity: 0.1 },
      ),
    ),
    ...treads.map((points, index) =>
      polygon(points, { fill: shade(index), stroke: shaded(swatch.colour, 0.55), 'stroke-width': 1.3 }),
    ),
    daylight(swatch),
  ].join('');
}

/** Returns the point where a ray at `angle` from (x, y) meets the edge of the square around (x, y); `half` is half of its side. */
function corner(x: number, y: number, angle: number, half: number): Point {
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const reach = half / Math.max(Math.abs(dx), Math.abs(dy), 0.001);
  return [x + dx * reach, y + dy * reach];
}

/** Draws two posts, a handrail and the infill between them. */
function railing(swatch: Swatch, between: (left: number, right: number, top: number, foot: number) => string): string {
  const { colour } = swatch;
  const [left, right, top, foot] = [40, 280, 62, 164];
  const post = (x: number) =>
    rect(x - 6, top - 14, 13, foot - top + 26, { fill: colour, ...drawnLine, 'stroke-width': 0.9 }) +
    rect(x + 3, top - 14, 4, foot - top + 26, { fill: shaded(colour, 0.3) });
  return [
    paperGround(swatch, 176),
    contact(160, 177, 140),
    between(left, right, top, foot),
    rect(left, foot - 6, right - left, 7, { fill: colour, stroke: shaded(colour, 0.5), 'stroke-width': 0.9 }),
    post(left),
    post(right),
    rect(left - 16, top - 8, right - left + 32, 11, {
      fill: lit(swatch.hasAccent ? swatch.accent : colour, 0.12),
      stroke: shaded(colour, 0.5),
      'stroke-width': 0.9,
      rx: 3,
    }),
    daylight(swatch),
  ].join('');
}
