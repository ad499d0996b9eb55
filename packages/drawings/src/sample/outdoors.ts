import { lit, mix, shaded } from '../ink/colour.ts';
import { hash, randomFrom } from '../ink/random.ts';
import { circle, element, ellipse, gradient, group, path, polygon, rect, segment } from '../ink/svg.ts';
import { floorPlans } from './outdoor-floor-plans.ts';
import { contact, type DrawSwatch, daylight, drawnLine, fill, paperGround } from './swatch.ts';

/** Samples for questions about the outside of the house, the ground around it, or the whole house. */
export const outdoors: Readonly<Record<string, DrawSwatch>> = {
  solcell: (swatch) => {
    const { colour, prefix } = swatch;
    const cells: string[] = [];
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 5; column++) cells.push(rect(column * 66 - 4, row * 70 - 4, 62, 66, { fill: colour, rx: 3 }));
    }
    const wires =
      path(Array.from({ length: 10 }, (_, index) => `M${index * 33 + 11} 0V200`).join(''), {
        fill: 'none',
        stroke: '#c9d2d8',
        'stroke-width': 0.9,
        opacity: 0.55,
      }) +
      path(Array.from({ length: 25 }, (_, index) => `M0 ${index * 8 + 3}H320`).join(''), {
        fill: 'none',
        stroke: '#c9d2d8',
        'stroke-width': 0.4,
        opacity: 0.35,
      });
    return [
      element(
        'defs',
        {},
        gradient(
          `${prefix}sky`,
          [
            [0, '#dce9ee', 0.34],
            [0.5, '#dce9ee', 0.04],
            [1, '#dce9ee', 0.16],
          ],
          'right',
        ),
      ),
      fill(shaded(colour, 0.55)),
      ...cells,
      wires,
      polygon(
        [
          [30, 200],
          [150, 0],
          [236, 0],
          [116, 200],
        ],
        { fill: '#ffffff', opacity: 0.09 },
      ),
      rect(0, 0, 320, 200, { fill: `url(#${prefix}sky)` }),
      rect(0, 132, 320, 8, { fill: '#c7cacb' }),
      rect(0, 139, 320, 2, { fill: '#1d1e28', opacity: 0.4 }),
    ].join('');
  },
  laddbox: (swatch) => {
    const { colour } = swatch;
    return [
      paperGround(swatch, 201),
      ...Array.from({ length: 12 }, (_, index) => rect(index * 28, 0, 1.4, 200, { fill: '#8f8676', opacity: 0.28 })),
      rect(122, 42, 84, 104, { fill: '#3a3228', opacity: 0.24, rx: 16 }),
      rect(116, 34, 84, 104, { fill: colour, ...drawnLine, rx: 15 }),
      rect(178, 38, 18, 96, { fill: '#1d1e28', opacity: 0.12, rx: 9 }),
      circle(158, 78, 22, { fill: shaded(colour, 0.35), stroke: '#38322d', 'stroke-width': 1.2 }),
      circle(158, 78, 13, { fill: '#24262a' }),
      path('M158 110v20', { stroke: '#7fae8e', 'stroke-width': 4, 'stroke-linecap': 'round' }),
      path('M158 90q0 90 58 92t50 -62q-4 -36 20 -44', {
        fill: 'none',
        stroke: '#2a2c2f',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
      path('M156 92q2 84 58 86', { fill: 'none', stroke: '#6b6f73', 'stroke-width': 1.4 }),
      daylight(swatch),
    ].join('');
  },
  varmepump: (swatch) => {
    const { colour, dark } = swatch;
    const blades = Array.from({ length: 5 }, (_, index) =>
      path('M132 104q4 -26 22 -34q6 22 -22 34z', { fill: shaded(colour, 0.55), transform: `rotate(${index * 72} 132 104)` }),
    );
    return [
      paperGround(swatch, 172),
      contact(160, 176, 104),
      rect(66, 50, 188, 112, { fill: colour, ...drawnLine, rx: 5 }),
      rect(66, 50, 188, 9, { fill: lit(colour, 0.4), rx: 4 }),
      rect(206, 52, 46, 108, { fill: shaded(colour, 0.1) }),
      circle(132, 104, 46, { fill: shaded(colour, 0.28), stroke: dark, 'stroke-width': 1.6 }),
      ...blades,
      ...[14, 24, 34, 44].map((radius) =>
        circle(132, 104, radius, { fill: 'none', stroke: lit(colour, 0.3), 'stroke-width': 1.3, opacity: 0.85 }),
      ),
      circle(132, 104, 8, { fill: colour, stroke: dark, 'stroke-width': 1 }),
      ...Array.from({ length: 8 }, (_, index) =>
        segment(214, 74 + index * 10, 244, 74 + index * 10, dark, 1.6, { opacity: 0.45 }),
      ),
      ...[84, 222].map((x) => rect(x, 162, 16, 13, { fill: '#55524e' })),
      daylight(swatch),
    ].join('');
  },
  plan: (swatch) => {
    const { colour } = swatch;
    const rooms = floorPlans[hash(colour) % floorPlans.length] ?? floorPlans[0];
    return [
      fill('#f1ece1'),
      rect(58, 28, 204, 144, { fill: lit(colour, 0.25) }),
      rect(rooms.tinted[0], rooms.tinted[1], rooms.tinted[2], rooms.tinted[3], { fill: shaded(colour, 0.12) }),
      path(rooms.inner, { fill: 'none', stroke: '#4a433c', 'stroke-width': 3.4, 'stroke-linecap': 'square' }),
      path(rooms.doors, { fill: 'none', stroke: '#4a433c', 'stroke-width': 1, opacity: 0.6 }),
      path(rooms.outer, {
        fill: 'none',
        stroke: '#38322d',
        'stroke-width': 7,
        'stroke-linecap': 'square',
        'stroke-linejoin': 'miter',
      }),
      path(rooms.furniture, { fill: 'none', stroke: '#4a433c', 'stroke-width': 1.1, opacity: 0.65 }),
      path('M58 186H262M58 182v8M262 182v8', { fill: 'none', stroke: '#4a433c', 'stroke-width': 1, opacity: 0.6 }),
    ].join('');
  },
  natur: (swatch) => {
    const { colour, prefix } = swatch;
    const random = randomFrom('earth');
    const stones = Array.from({ length: 20 }, () =>
      ellipse(random.between(6, 314), random.between(136, 194), random.between(3, 10), random.between(2, 6), {
        fill: random.chance(0.5) ? lit(colour, 0.35) : shaded(colour, 0.3),
        opacity: 0.7,
      }),
    );
    const blades = Array.from(
      { length: 46 },
      (_, index) =>
        `M${index * 7 + Math.round(random.between(-3, 3))} ${118 - Math.round(6 * Math.sin(index / 7))}l${Math.round(random.between(-3, 4))} -${Math.round(random.between(6, 14))}`,
    ).join('');
    return [
      element(
        'defs',
        {},
        gradient(`${prefix}air`, [
          [0, '#c2d4da'],
          [1, '#f2ead8'],
        ]),
      ),
      rect(0, 0, 320, 120, { fill: `url(#${prefix}air)` }),
      path('M0 112q60 -34 130 -22t190 -14V130H0z', { fill: '#a3b5a2' }),
      path('M24 104l9 -34l9 34zM44 104l12 -48l12 48zM252 98l10 -40l10 40zM274 98l8 -30l8 30z', { fill: '#5d7a68' }),
      path('M0 118q80 -14 160 -6t160 -2V200H0z', { fill: colour }),
      path('M0 138q80 -10 160 -2t160 -4V200H0z', { fill: shaded(colour, 0.14) }),
      path('M0 168q90 -12 170 0t150 -6V200H0z', { fill: shaded(colour, 0.26) }),
      ...stones,
      path(blades, { fill: 'none', stroke: '#71864f', 'stroke-width': 1.8, 'stroke-linecap': 'round' }),
      path('M0 118q80 -14 160 -6t160 -2', { fill: 'none', stroke: '#71864f', 'stroke-width': 5 }),
      daylight(swatch),
    ].join('');
  },
  dokument: (swatch) => {
    const { colour } = swatch;
    const rows = [78, 90, 102, 114, 126].map((y, index) => `M124 ${y}h${index === 4 ? 40 : index % 2 === 0 ? 78 : 70}`).join('');
    return [
      paperGround(swatch, 201),
      group([rect(112, 32, 104, 142, { fill: '#3a3228', opacity: 0.2 })], { transform: 'translate(6 7)' }),
      polygon(
        [
          [100, 38],
          [204, 28],
          [216, 166],
          [112, 176],
        ],
        { fill: '#ddd3c1' },
      ),
      rect(108, 28, 104, 142, { fill: '#fbf8f1', stroke: '#a99f8e', 'stroke-width': 1 }),
      rect(124, 44, 44, 6, { fill: colour }),
      rect(124, 56, 66, 3.4, { fill: colour, opacity: 0.6 }),
      path(rows, { fill: 'none', stroke: '#8f8676', 'stroke-width': 1.6, opacity: 0.7 }),
      path('M126 154q8 -14 13 -4q3 8 9 -2q6 -8 9 0t14 -3', {
        fill: 'none',
        stroke: '#38322d',
        'stroke-width': 1.6,
        'stroke-linecap': 'round',
      }),
      circle(188, 148, 13, { fill: colour }),
      circle(188, 148, 9, { fill: 'none', stroke: '#fbf8f1', 'stroke-width': 1.2, opacity: 0.8 }),
      daylight(swatch),
    ].join('');
  },
  verktyg: (swatch) => {
    const { colour } = swatch;
    const marks = Array.from({ length: 19 }, (_, index) => `M${70 + index * 10} 140v${index % 5 === 0 ? 12 : 7}`).join('');
    return [
      paperGround(swatch, 201),
      rect(66, 145, 196, 26, { fill: '#3a3228', opacity: 0.2 }),
      rect(60, 140, 196, 26, { fill: '#e3cf9f', ...drawnLine, 'stroke-width': 1.1 }),
      path(marks, { fill: 'none', stroke: '#5f5140', 'stroke-width': 1.2 }),
      group(
        [
          rect(82, 78, 116, 14, { fill: colour, ...drawnLine, rx: 6 }),
          rect(86, 80, 106, 3.4, { fill: lit(colour, 0.5), rx: 1.7, opacity: 0.8 }),
          path('M196 64h26q12 0 20 -10l6 -2v20q-6 4 -14 4v30h-26l-12 -14z', { fill: '#5d6165', ...drawnLine }),
          path('M212 66h12v38h-12z', { fill: '#7f8488' }),
        ],
        { transform: 'rotate(-16 160 90)' },
      ),
      daylight(swatch),
    ].join('');
  },
  // The sample of "none": blank paper with a dash, as in a table.
  ingen: (swatch) =>
    fill(mix(swatch.colour, '#f1ece1', 0.35)) + rect(138, 98, 44, 3, { fill: '#38322d', opacity: 0.5 }) + daylight(swatch),
};
