import { circle, ellipse } from '../ink/svg.ts';
import { bold, box, COLD, dashed, each, ink, row, shape, THIN, WHITE, WOOD } from './strokes.ts';
import type { DrawSwatch } from './swatch.ts';

/** Diagrams of kitchens, hobs and sinks from above, and of hoods, ovens and refrigerators from the front. */
export const kitchenDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'koksplan-vinkel': kitchen(() => ''),
  'koksplan-halvo': kitchen(
    (colour) => box(200, 96, 40, 78, colour) + each([110, 134, 158], (y) => circle(254, y, 8, { ...THIN, fill: WOOD })),
  ),
  'koksplan-o': kitchen(
    (colour) =>
      box(122, 96, 100, 40, colour) +
      ink('M122 116H222') +
      each([142, 172, 202], (x) => circle(x, 152, 8, { ...THIN, fill: WOOD })),
  ),
  'hall-60': hob(124, (x) =>
    rings(x, [
      [32, 36, 22],
      [90, 36, 15],
      [32, 92, 15],
      [90, 92, 22],
    ]),
  ),
  'hall-80': hob(
    176,
    (x) =>
      rings(x, [
        [34, 36, 20],
        [34, 92, 20],
        [88, 64, 26],
        [142, 36, 15],
        [142, 92, 20],
      ]) + dashed(`M${x + 12} 64h44`, WHITE),
  ),
  'hall-flakt': hob(
    176,
    (x) =>
      rings(x, [
        [36, 36, 20],
        [36, 92, 20],
        [140, 36, 20],
        [140, 92, 20],
      ]) +
      box(x + 74, 54, 28, 92, '#9a9c9d', 4) +
      each(row(6, 64, 14), (y) => ink(`M${x + 78} ${y}h20`)),
  ),
  'hall-gas': hob(124, (x) =>
    each(
      [
        [34, 36],
        [90, 36],
        [34, 92],
        [90, 92],
      ] as const,
      ([dx, dy]) =>
        bold(`M${x + dx - 22} ${36 + dy}h44M${x + dx} ${14 + dy}v44`, '#b4b7b8', 5) +
        circle(x + dx, 36 + dy, 10, { fill: '#3f6ea8' }),
    ),
  ),
  'hall-zonfri': hob(176, (x) =>
    each(row(4, 54, 24), (y) => each(row(7, x + 16, 24), (at) => bold(`M${at - 3} ${y}h6M${at} ${y - 3}v6`, '#d8d4ca', 1.6))),
  ),
  'flakt-under': ({ colour }) =>
    [box(80, 28, 160, 68, WHITE), ink('M160 28V96'), box(104, 96, 112, 16, colour), plate()].join(''),
  'flakt-kapa': ({ colour }) => [shape('M140 20H180V70L236 104V116H84V104L140 70z', colour), plate()].join(''),
  'flakt-tak': ({ colour }) =>
    [
      bold('M40 26H280', '#38322d', 6),
      box(92, 28, 136, 14, colour),
      each([118, 160, 202], (x) => dashed(`M${x} 118V52`, COLD)),
      plate(),
    ].join(''),
  'flakt-o': ({ colour }) =>
    [
      bold('M40 24H280', '#38322d', 6),
      ink('M148 24V52M172 24V52'),
      box(128, 52, 64, 66, colour, 6),
      ellipse(160, 118, 30, 6, { fill: '#f3dfa2' }),
      box(90, 150, 140, 28, WHITE),
    ].join(''),
  'ugn-hog': tall(({ colour }) => oven(118, 92, colour) + micro(118, 50, colour)),
  'ugn-under': ({ colour }) =>
    [
      box(62, 58, 196, 12, '#a98f74'),
      each([62, 206], (x) => box(x, 70, 52, 106, WHITE)),
      box(114, 70, 92, 106, WHITE),
      oven(118, 78, colour),
      bold('M126 52H194', '#38322d', 7),
    ].join(''),
  'ugn-pyrolys': tall(
    ({ colour }) =>
      oven(118, 66, colour) + shape('M160 122q-20 -14 -6 -34q4 10 10 4q2 -10 -2 -18q26 20 14 42q-6 8 -16 6z', '#e0823d'),
  ),
  'ugn-tva': tall(
    ({ colour }) =>
      oven(118, 104, colour) +
      oven(118, 30, colour, 66) +
      bold('M146 80q-6 -7 0 -14t0 -14M162 80q-6 -7 0 -14t0 -14M178 80q-6 -7 0 -14t0 -14', WHITE, 3),
  ),
  'ugn-spis': ({ colour }) =>
    [
      box(70, 54, 180, 122, colour, 3),
      box(64, 44, 192, 10, '#1f2021'),
      each([90, 114, 138, 182, 206, 230], (x) => circle(x, 68, 6, { fill: WHITE })),
      each([80, 164], (x) => box(x, 84, 76, 80, '#1f2021', 3) + bold(`M${x + 10} 94h56`, '#b6b9ba', 4)),
    ].join(''),
  'kyl-kombi': ({ colour }) => door(126, 22, 68, 92, colour) + door(126, 114, 68, 62, colour),
  'kyl-par': ({ colour }) => door(90, 22, 68, 154, colour) + door(162, 22, 68, 154, colour) + snow(196, 60),
  'kyl-vin': ({ colour }) =>
    [
      door(64, 22, 68, 154, '#e3e4e3'),
      door(136, 22, 68, 154, '#e3e4e3'),
      snow(170, 60),
      box(208, 22, 42, 154, colour),
      each(row(8, 38, 17), (y) => circle(219, y, 5, { fill: '#6b8a5e' }) + circle(238, y, 5, { fill: '#7c2a22' })),
    ].join(''),
  'kyl-sval': ({ colour }) =>
    [
      door(126, 22, 68, 104, colour),
      each([128, 152], (y) => box(126, y, 68, 22, '#e3e4e3') + bold(`M148 ${y + 7}h24`)),
      shape('M152 92q-10 -20 8 -34q18 14 8 34q-8 8 -16 0z', '#d98b3a'),
      bold('M160 58v-10', '#5c7a4a', 4),
    ].join(''),
  'kyl-bred': ({ colour }) =>
    [
      door(98, 22, 62, 154, colour),
      door(160, 22, 62, 154, colour),
      box(112, 60, 34, 44, '#2b2b2a', 3),
      shape('M122 72h14l-3 22h-8z', COLD),
    ].join(''),
  'ho-en-och-halv': counter((colour) => sink(70, 104, colour) + sink(182, 56, colour) + tap(160, '#b6b9ba')),
  'ho-dubbel': counter((colour) => sink(64, 92, colour) + sink(164, 92, colour) + tap(160, '#b6b9ba')),
  'ho-underlimmad': counter(
    (colour) =>
      box(104, 70, 112, 78, colour, 14) +
      circle(160, 110, 6, { fill: '#38322d' }) +
      tap(160, '#b6b9ba') +
      bold('M160 62q18 20 4 40', '#b6b9ba', 4),
  ),
  'ho-komposit': counter(
    (colour) => box(92, 66, 136, 86, colour, 6) + circle(160, 110, 6, { fill: '#b6b9ba' }) + tap(160, '#2b2b2b'),
  ),
  'ho-porslin': counter(
    (colour) =>
      box(84, 70, 152, 110, colour, 8) +
      box(96, 82, 128, 64, WHITE, 8) +
      ink('M84 156H236') +
      circle(160, 114, 6, { fill: '#b28a4a' }) +
      tap(160, '#b28a4a'),
  ),
};

/** Draws counters along two walls from above; `more` draws the other parts of the room. */
function kitchen(more: (colour: string) => string): DrawSwatch {
  return ({ colour }) =>
    [
      box(48, 26, 224, 148, '#f7f3ea'),
      shape('M48 26H240V62H86V174H48z', colour),
      box(150, 34, 30, 20, WHITE),
      each([60, 74], (x) => circle(x, 108, 6, THIN) + circle(x, 124, 6, THIN)),
      more(colour),
      bold('M48 174V26H272', '#38322d', 6),
    ].join('');
}

function hob(width: number, on: (x: number) => string): DrawSwatch {
  const x = 160 - width / 2;
  return ({ colour }) => [box(30, 22, 260, 156, '#cfc8ba'), box(x, 36, width, 128, colour, 5), on(x)].join('');
}

function rings(x: number, places: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return each(places, ([dx, dy, radius]) =>
    circle(x + dx, 36 + dy, radius, { fill: 'none', stroke: '#d8d4ca', 'stroke-width': 2.4 }),
  );
}

/** Draws a hob seen from the front, at the lower edge of the diagram. */
function plate(): string {
  return box(70, 158, 180, 20, WHITE) + bold('M110 154H210', '#38322d', 6);
}

function tall(inside: DrawSwatch): DrawSwatch {
  return (swatch) => [box(106, 20, 108, 158, WHITE), inside(swatch), ink('M60 178H260')].join('');
}

function oven(x: number, y: number, colour: string, height = 74): string {
  return (
    box(x, y, 84, height, colour, 3) +
    bold(`M${x + 12} ${y + 14}h60`, '#b6b9ba', 4) +
    box(x + 10, y + 24, 64, height - 34, '#14181a', 2)
  );
}

function micro(x: number, y: number, colour: string): string {
  return box(x, y, 84, 34, colour, 3) + box(x + 6, y + 6, 50, 22, '#14181a', 2) + bold(`M${x + 66} ${y + 10}v14`, '#b6b9ba', 4);
}

function door(x: number, y: number, width: number, height: number, colour: string): string {
  return box(x, y, width, height, colour, 3) + bold(`M${x + 10} ${y + height / 2 - 14}v28`, '#6f7274', 4);
}

function snow(x: number, y: number): string {
  return bold(`M${x - 12} ${y}h24M${x - 6} ${y - 10}l12 20M${x + 6} ${y - 10}l-12 20`, COLD, 3);
}

/** Draws a worktop from above. */
function counter(on: (colour: string) => string): DrawSwatch {
  return ({ colour }) => [box(30, 24, 260, 154, '#cfbf9f'), on(colour)].join('');
}

function sink(x: number, width: number, colour: string): string {
  return (
    box(x, 66, width, 86, colour, 8) +
    box(x + 7, 73, width - 14, 72, '#d9dcdd', 6) +
    circle(x + width / 2, 110, 6, { fill: '#38322d' })
  );
}

function tap(x: number, colour: string): string {
  return circle(x, 48, 9, { ...THIN, fill: colour }) + bold(`M${x} 48V86`, colour, 6);
}
