import { lit, shaded } from '../ink/colour.ts';
import { circle, element, ellipse, glow, path, polygon, rect, segment } from '../ink/svg.ts';
import { contact, type DrawSwatch, daylight, drawnLine, paperGround, type Swatch } from './swatch.ts';

/** Samples of fixtures and appliances, such as handles. */
export const fixtures: Readonly<Record<string, DrawSwatch>> = {
  handtag: (swatch) => {
    const { colour } = swatch;
    const bar = (y: number, width: number) =>
      [
        rect(160 - width / 2 + 5, y + 12, width, 12, { fill: '#3a3228', opacity: 0.22, rx: 6 }),
        ...[-1, 1].map((side) => rect(160 + side * (width / 2 - 18) - 5, y, 10, 12, { fill: shaded(colour, 0.35), rx: 3 })),
        rect(160 - width / 2, y, width, 11, { fill: colour, rx: 5.5 }),
        rect(160 - width / 2 + 4, y + 1.8, width - 8, 2.6, { fill: lit(colour, 0.65), rx: 1.3, opacity: 0.85 }),
        rect(160 - width / 2 + 4, y + 7.4, width - 8, 2.4, { fill: shaded(colour, 0.5), rx: 1.2, opacity: 0.6 }),
      ].join('');
    const knob = [
      circle(166, 158, 15, { fill: '#3a3228', opacity: 0.2 }),
      circle(160, 150, 15, { fill: colour }),
      circle(160, 150, 15, { fill: 'none', stroke: shaded(colour, 0.5), 'stroke-width': 1.6 }),
      ellipse(155.5, 145, 6, 4.4, { fill: lit(colour, 0.7), opacity: 0.8 }),
    ];
    return paperGround(swatch, 201) + bar(46, 196) + bar(94, 112) + knob.join('') + daylight(swatch);
  },
  blandare: (swatch) => paperGround(swatch, 160) + contact(160, 163, 56) + tap(swatch) + daylight(swatch),
  porslin: (swatch) => {
    const { colour } = swatch;
    return [
      paperGround(swatch, 178),
      contact(150, 179, 52),
      path('M118 178q4 -30 -6 -46h64q-12 18 -10 46z', { fill: shaded(colour, 0.06), ...drawnLine }),
      path('M86 116h130q4 0 3 5q-10 30 -54 30h-36q-34 0 -43 -30q-1 -5 0 -5z', { fill: colour, ...drawnLine }),
      path('M100 120h104q-12 20 -44 20h-24q-28 0 -36 -20z', { fill: shaded(colour, 0.1) }),
      rect(78, 106, 146, 11, { fill: lit(colour, 0.6), ...drawnLine, rx: 5 }),
      path('M168 178q-2 -22 4 -36l20 -16q-18 20 -16 52z', { fill: '#1d1e28', opacity: 0.08 }),
      basinTap(),
      daylight(swatch),
    ].join('');
  },
  vitvara: (swatch) => {
    const { colour, dark } = swatch;
    const dial = (x: number) =>
      circle(x, 47, 5.6, { fill: lit(colour, 0.2), stroke: dark, 'stroke-width': 1.2 }) + segment(x, 47, x, 42.4, dark, 1.4);
    return [
      paperGround(swatch, 176),
      contact(160, 177, 88),
      rect(82, 30, 156, 146, { fill: colour, ...drawnLine, rx: 2 }),
      rect(82, 30, 156, 32, { fill: shaded(colour, 0.06) }),
      segment(82, 62, 238, 62, dark, 1.2, { opacity: 0.6 }),
      ...[100, 118].map(dial),
      rect(140, 40, 48, 14, { fill: '#23262a', rx: 2 }),
      rect(146, 45, 20, 3.4, { fill: '#cfe3dc', opacity: 0.8 }),
      ...[204, 222].map(dial),
      rect(96, 71, 128, 5, { fill: shaded(colour, 0.35), rx: 2.5 }),
      rect(96, 70, 128, 2, { fill: lit(colour, 0.6), rx: 1 }),
      rect(98, 86, 124, 76, { fill: '#2b2f33', rx: 3 }),
      polygon(
        [
          [112, 162],
          [156, 86],
          [186, 86],
          [142, 162],
        ],
        { fill: '#ffffff', opacity: 0.1 },
      ),
      ...[106, 124, 142].map((y) => segment(104, y, 216, y, '#7d8386', 1, { opacity: 0.6 })),
      daylight(swatch),
    ].join('');
  },
  lampa: (swatch) => {
    const { colour, prefix } = swatch;
    return [
      paperGround(swatch, 201),
      element(
        'defs',
        {},
        glow(`${prefix}lamp`, [
          [0, '#ffe2a8', 0.85],
          [0.5, '#ffe2a8', 0.3],
          [1, '#ffe2a8', 0],
        ]),
      ),
      ellipse(160, 142, 150, 84, { fill: `url(#${prefix}lamp)` }),
      segment(160, 0, 160, 46, '#38322d', 2),
      path('M150 46h20l4 14q38 10 46 58h-120q8 -48 46 -58z', { fill: colour, ...drawnLine }),
      path('M172 62q32 12 40 56h-26q-2 -36 -14 -56z', { fill: '#1d1e28', opacity: 0.14 }),
      path('M128 72q-14 12 -19 38', {
        fill: 'none',
        stroke: lit(colour, 0.8),
        'stroke-width': 3,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
      ellipse(160, 118, 60, 7, { fill: shaded(colour, 0.3), ...drawnLine, 'stroke-width': 1 }),
      ellipse(160, 118.6, 46, 4.6, { fill: '#fff0c9' }),
    ].join('');
  },
  uttag: (swatch) => {
    const { colour, dark } = swatch;
    const socket = (x: number) =>
      [
        rect(x + 4, 67, 74, 74, { fill: '#3a3228', opacity: 0.2, rx: 8 }),
        rect(x, 62, 74, 74, { fill: colour, ...drawnLine, rx: 7, 'stroke-width': 1.2 }),
        circle(x + 37, 99, 26, { fill: shaded(colour, 0.12), stroke: dark, 'stroke-width': 1.2 }),
        circle(x + 37, 99, 22, { fill: shaded(colour, 0.2) }),
        circle(x + 27, 99, 3.4, { fill: '#1f1d1c' }),
        circle(x + 47, 99, 3.4, { fill: '#1f1d1c' }),
        rect(x + 33.5, 75.5, 7, 4, { fill: '#b9b3a6' }),
        rect(x + 33.5, 118.5, 7, 4, { fill: '#b9b3a6' }),
      ].join('');
    const dimmer =
      rect(207, 62, 74, 74, { fill: '#3a3228', opacity: 0.2, rx: 8 }) +
      rect(203, 57, 74, 84, { fill: 'none' }) +
      rect(204, 62, 74, 74, { fill: colour, ...drawnLine, rx: 7, 'stroke-width': 1.2 }) +
      rect(216, 74, 50, 50, { fill: lit(colour, 0.16), stroke: dark, 'stroke-width': 1.1, rx: 3 }) +
      segment(216, 99, 266, 99, dark, 1, { opacity: 0.5 });
    return paperGround(swatch, 201) + socket(44) + socket(122) + dimmer + daylight(swatch);
  },
  dusch: (swatch) => {
    const { colour } = swatch;
    const tube = {
      fill: 'none',
      stroke: colour,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    } as const;
    const drops = Array.from({ length: 9 }, (_, index) =>
      segment(96 + index * 10, 74, 92 + index * 10.6, 150 - (index % 3) * 14, '#8fb0b4', 1.6, {
        opacity: 0.55,
        'stroke-dasharray': '9 7',
      }),
    );
    return [
      tiledWall(swatch),
      path('M226 170V44q0 -20 -20 -20h-58q-12 0 -12 12v10', {
        ...tube,
        stroke: '#3a3228',
        opacity: 0.18,
        transform: 'translate(5 5)',
      }),
      path('M226 170V44q0 -20 -20 -20h-58q-12 0 -12 12v10', tube),
      path('M224 168V46q0 -18 -18 -18h-56', { fill: 'none', stroke: lit(colour, 0.7), 'stroke-width': 1.6, opacity: 0.8 }),
      path('M88 62q0 -14 48 -16q48 2 48 16z', { fill: colour, stroke: shaded(colour, 0.5), 'stroke-width': 1.2 }),
      rect(86, 61, 100, 5.4, { fill: shaded(colour, 0.3), rx: 2.7 }),
      ...drops,
      rect(206, 118, 40, 12, { fill: colour, stroke: shaded(colour, 0.5), 'stroke-width': 1.2, rx: 6 }),
      circle(226, 124, 10, { fill: lit(colour, 0.15), stroke: shaded(colour, 0.5), 'stroke-width': 1.4 }),
      daylight(swatch),
    ].join('');
  },
  badkar: (swatch) => {
    const { colour } = swatch;
    return [
      tiledWall(swatch),
      rect(0, 168, 320, 32, { fill: '#cdc3b2' }),
      contact(160, 172, 112),
      path('M44 92h232q8 0 7 8q-6 70 -46 72h-154q-40 -2 -46 -72q-1 -8 7 -8z', { fill: colour, ...drawnLine }),
      path('M230 98q40 0 44 4q-8 64 -38 66h-34q30 -14 28 -70z', { fill: '#1d1e28', opacity: 0.1 }),
      path('M66 112q4 36 20 48', { fill: 'none', stroke: '#ffffff', 'stroke-width': 4, 'stroke-linecap': 'round', opacity: 0.7 }),
      rect(34, 84, 252, 12, { fill: lit(colour, 0.5), ...drawnLine, rx: 6 }),
      path('M246 84V44q0 -14 -14 -14t-14 14v6', {
        fill: 'none',
        stroke: swatch.hasAccent ? swatch.accent : '#8b8f90',
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }),
      path('M64 84q2 -4 30 -5q20 0 26 5v34q-4 5 -10 0q-5 -4 -11 0q-6 5 -12 0q-5 -4 -11 1q-6 3 -12 -2z', { fill: '#a9b5a8' }),
      daylight(swatch),
    ].join('');
  },
  kamin: (swatch) => {
    const { colour, prefix } = swatch;
    return [
      paperGround(swatch, 172),
      element(
        'defs',
        {},
        glow(`${prefix}fire`, [
          [0, '#ffcf7a', 0.9],
          [0.5, '#f0a04b', 0.4],
          [1, '#f0a04b', 0],
        ]),
      ),
      rect(147, 0, 26, 34, { fill: shaded(colour, 0.1) }),
      rect(166, 0, 7, 34, { fill: '#1d1e28', opacity: 0.35 }),
      contact(160, 174, 70),
      rect(104, 32, 112, 132, { fill: colour, ...drawnLine, rx: 4 }),
      rect(112, 164, 10, 10, { fill: shaded(colour, 0.3) }),
      rect(198, 164, 10, 10, { fill: shaded(colour, 0.3) }),
      rect(184, 34, 30, 128, { fill: '#1d1e28', opacity: 0.22 }),
      rect(104, 32, 112, 5, { fill: lit(colour, 0.3) }),
      rect(116, 52, 88, 66, { fill: '#1a1512', rx: 3 }),
      ellipse(160, 108, 62, 40, { fill: `url(#${prefix}fire)` }),
      path('M138 112q-6 -20 8 -30q-2 12 6 14q0 -20 14 -30q-2 16 8 22q8 8 2 24z', { fill: '#f2a24a' }),
      path('M148 112q-2 -10 6 -16q1 7 6 7q2 -8 6 -10q4 10 0 19z', { fill: '#ffe0a0' }),
      path('M128 114l62 -5M132 109l56 6', { fill: 'none', stroke: '#5b4331', 'stroke-width': 6, 'stroke-linecap': 'round' }),
      rect(116, 52, 88, 66, { fill: 'none', stroke: lit(colour, 0.2), 'stroke-width': 3, rx: 3 }),
      polygon(
        [
          [124, 118],
          [150, 52],
          [166, 52],
          [140, 118],
        ],
        { fill: '#ffffff', opacity: 0.08 },
      ),
      rect(120, 128, 80, 26, { fill: shaded(colour, 0.3), rx: 2 }),
      daylight(swatch),
    ].join('');
  },
};

/** Draws a tall mixer tap. */
function tap({ colour }: Swatch): string {
  const pipe = 'M150 160V64q0 -30 30 -30t30 30v22';
  return [
    path(pipe, { fill: 'none', stroke: '#38322d', 'stroke-width': 14, 'stroke-linecap': 'round' }),
    path(pipe, { fill: 'none', stroke: colour, 'stroke-width': 11.4, 'stroke-linecap': 'round' }),
    path('M147.4 158V64q0 -32 32 -32q20 0 28 16', {
      fill: 'none',
      stroke: lit(colour, 0.75),
      'stroke-width': 2.2,
      opacity: 0.85,
    }),
    rect(138, 118, 24, 44, { fill: colour, ...drawnLine, rx: 4 }),
    rect(155, 119, 6, 42, { fill: shaded(colour, 0.4), opacity: 0.6, rx: 3 }),
    path('M140 128l-34 -12', { stroke: '#38322d', 'stroke-width': 8.4, 'stroke-linecap': 'round' }),
    path('M140 128l-34 -12', { stroke: colour, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    rect(132, 158, 36, 6, { fill: shaded(colour, 0.25), rx: 2 }),
  ].join('');
}

function basinTap(): string {
  return (
    path('M150 106V74q0 -12 -12 -12t-12 10', { fill: 'none', stroke: '#8b8f90', 'stroke-width': 6, 'stroke-linecap': 'round' }) +
    rect(143, 92, 14, 15, { fill: '#8b8f90', rx: 2 })
  );
}

function tiledWall(swatch: Swatch): string {
  const d =
    [40, 80, 120, 160].map((y) => `M0 ${y}h320`).join('') +
    Array.from({ length: 5 }, (_, row) =>
      [32, 96, 160, 224, 288].map((x) => `M${x + (row % 2) * 32} ${row * 40}v40`).join(''),
    ).join('');
  return paperGround(swatch, 201) + path(d, { fill: 'none', stroke: '#c9bfad', 'stroke-width': 1.6 });
}
