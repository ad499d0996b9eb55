import { circle } from '../ink/svg.ts';
import { bold, box, CONCRETE, each, GLASS, GREEN, ink, row, shape, WHITE, WOOD, wallOf } from './strokes.ts';
import type { DrawSwatch } from './swatch.ts';

/** Diagrams of additions: entrances (the accent is the colour of the wall), roofs over a terrace, and garage door openers. */
export const outsideDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'entre-steg': entrance(({ colour }) => box(118, 156, 84, 12, colour) + box(104, 166, 112, 12, colour) + ink('M126 162H194')),
  'entre-skarmtak': entrance(
    ({ colour }) => steps() + shape('M96 66L160 36L224 66z', colour) + bold('M108 66V92L126 66M212 66V92L194 66'),
  ),
  'entre-kvist': entrance(({ colour }) => porch(colour)),
  'entre-snickrad': entrance(({ colour }) =>
    [
      porch(colour),
      each(row(9, 92, 17), (x) => shape(`M${x - 8} 68q8 16 16 0z`, colour)),
      each([94, 226], (x) => bold(`M${x} 96q${x < 160 ? 22 : -22} -2 ${x < 160 ? 24 : -24} -24`, colour, 4)),
      each([56, 232], (x) => box(x, 138, 32, 6, WOOD) + box(x + 2, 144, 4, 24, WOOD) + box(x + 26, 144, 4, 24, WOOD)),
    ].join(''),
  ),
  'altantak-markis': terrace(({ colour }) =>
    [
      shape('M96 54H250L286 104H78z', colour),
      each(row(5, 104, 32), (x) => shape(`M${x} 54h14l${(x - 170) * 0.32 + 6} 50h-20z`, WHITE)),
      each(row(13, 80, 16), (x) => shape(`M${x} 104q8 14 16 0z`, colour)),
    ].join(''),
  ),
  'altantak-pergola': terrace(({ colour }) =>
    [
      each([86, 266], (x) => box(x, 66, 10, 106, colour)),
      box(78, 60, 206, 9, colour),
      each(row(9, 90, 22), (x) => box(x, 48, 8, 14, colour)),
    ].join(''),
  ),
  'altantak-fast': terrace(({ colour }) =>
    [each([86, 266], (x) => box(x, 80, 10, 92, WHITE)), shape('M92 42H258L292 82H70z', colour), ink('M84 54H268M77 68H280')].join(
      '',
    ),
  ),
  'altantak-uterum': terrace(({ colour }) =>
    [
      shape('M92 42H258L292 78H70z', '#6f7274'),
      box(76, 78, 210, 94, colour),
      each(row(4, 82, 51), (x) => box(x, 84, 44, 82, GLASS)),
      bold('M150 120H174M164 110L176 120L164 130'),
    ].join(''),
  ),
  'port-hand': garage(({ colour }) => bold('M136 148H184', colour, 8) + bold('M230 150V92M218 106L230 90L242 106', '#38322d', 5)),
  'port-motor': garage(
    ({ colour }) =>
      box(128, 24, 64, 26, colour, 4) +
      bold('M160 50V66', '#38322d', 5) +
      box(238, 96, 34, 60, '#38322d', 8) +
      circle(255, 112, 7, { fill: WHITE }) +
      circle(255, 132, 7, { fill: GREEN }),
  ),
  'port-app': garage(
    ({ colour }) =>
      box(128, 24, 64, 26, '#8b9a9e', 4) +
      bold('M160 50V66', '#38322d', 5) +
      box(232, 72, 48, 92, colour, 7) +
      box(237, 82, 38, 66, GLASS, 2) +
      bold('M246 114L254 124L268 102', GREEN, 5),
  ),
};

function entrance(more: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [
      box(40, 24, 240, 144, wallOf(swatch)),
      box(132, 70, 56, 98, '#4d5b50'),
      bold('M178 118v12', WHITE, 4),
      each([62, 218], (x) => box(x, 84, 40, 44, GLASS)),
      ink('M24 178H296'),
      more(swatch),
    ].join('');
}

function steps(): string {
  return box(118, 162, 84, 16, CONCRETE);
}

function porch(colour: string): string {
  return [
    steps(),
    shape('M76 66L160 26L244 66z', '#4b4a47'),
    box(84, 64, 152, 8, colour),
    each([88, 222], (x) => box(x, 72, 10, 100, colour)),
    box(80, 166, 160, 10, WOOD),
  ].join('');
}

/** Draws a terrace at the wall of its house, seen from the garden. */
function terrace(over: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [
      box(40, 24, 240, 136, '#d8cdb8'),
      box(130, 92, 84, 74, GLASS),
      ink('M172 92V166'),
      box(56, 166, 250, 12, WOOD),
      over(swatch),
    ].join('');
}

function garage(opening: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [
      box(30, 20, 260, 156, '#d8cdb8'),
      box(92, 60, 136, 116, WHITE),
      each([88, 118, 146], (y) => ink(`M92 ${y}H228`)),
      opening(swatch),
    ].join('');
}
