import { circle } from '../ink/svg.ts';
import { bold, box, COLD, dashed, each, GLASS, ink, row, shape, THIN, WARM, WHITE, WOOD, wallOf } from './strokes.ts';
import type { DrawSwatch } from './swatch.ts';

/** Diagrams of houses from the front, in section or from above: lamps, balconies, storeys, hearths, side buildings. */
export const houseDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'ljus-standard': withLamps([
    [114, 118],
    [160, 62],
    [160, 148],
  ]),
  'ljus-kok': withLamps([...spots(92, 4), [160, 62], [160, 148]]),
  'ljus-hela': withLamps([...spots(92, 8), [114, 130], [160, 62], [206, 130], [160, 148]]),
  'ljus-takfot': ({ colour }) =>
    front('#7a7368') + each(row(5, 96, 32), (x) => shape(`M${x - 3} 92H${x + 3}L${x + 15} 160H${x - 15}z`, colour)),
  'ljus-tradgard': ({ colour }) =>
    [
      front('#7a7368'),
      each(row(5, 96, 32), (x) => shape(`M${x - 3} 92H${x + 3}L${x + 13} 148H${x - 13}z`, colour)),
      each([40, 62, 258, 280], (x) => bold(`M${x} 172V148`) + circle(x, 144, 8, { ...THIN, fill: colour })),
    ].join(''),
  'balkong-kvist': (swatch) =>
    [
      front(wallOf(swatch)),
      box(126, 92, 68, 6, swatch.colour),
      each([128, 186], (x) => box(x, 98, 6, 68, swatch.colour)),
      railing(126, 66, 68, swatch.colour),
    ].join(''),
  'balkong-stolpar': (swatch) =>
    [
      front(wallOf(swatch), false),
      box(84, 98, 152, 7, swatch.colour),
      each([88, 156, 226], (x) => box(x, 104, 7, 64, swatch.colour)),
      railing(84, 68, 152, swatch.colour),
    ].join(''),
  'uppe-inredd': section(({ colour }) =>
    [box(96, 62, 128, 40, colour), bed(112), box(186, 76, 26, 26, WHITE), bold('M160 34V104', '#38322d', 4)].join(''),
  ),
  'uppe-forberedd': section(({ colour }) =>
    [
      each(row(7, 104, 18), (x) => box(x, 62, 4, 42, colour)),
      bold('M122 104V70H154', COLD, 4),
      bold('M132 104V82H154', WARM, 4),
      dashed('M196 104V66'),
    ].join(''),
  ),
  'uppe-oinredd': section(({ colour }) =>
    [box(84, 96, 152, 8, colour), dashed('M100 92V62M220 92V62M100 62L160 24L220 62')].join(''),
  ),
  'galleri-fullt': section(({ colour }) => box(82, 104, 156, 10, colour) + stairs(150)),
  'galleri-hall': section(
    ({ colour }) =>
      [
        box(82, 104, 60, 10, colour),
        box(196, 104, 42, 10, colour),
        stairs(142),
        bold('M142 104V82H136M196 104V82H236', '#38322d', 3),
      ].join(''),
    false,
  ),
  'galleri-vardagsrum': section(
    ({ colour }) =>
      [
        box(82, 104, 70, 10, colour),
        bold('M152 104V82H100', '#38322d', 3),
        box(178, 84, 50, 80, GLASS),
        ink('M203 84V164M178 124H228'),
      ].join(''),
    false,
  ),
  'eldstad-vardagsrum': hearth(248, 96),
  'eldstad-mitt': hearth(166, 96),
  'eldstad-kok': hearth(100, 44),
  vedspis: ({ colour }) =>
    [
      box(70, 66, 180, 106, colour, 4),
      box(62, 56, 196, 12, '#38322d', 3),
      box(88, 84, 62, 44, '#38322d', 3),
      shape('M106 122q0 -20 14 -30q14 12 14 30z', '#e0823d'),
      box(166, 84, 66, 70, WHITE, 3),
      bold('M174 96H224'),
      bold('M102 56V22', '#6f7274', 14),
      each([180, 222], (x) => circle(x, 54, 10, { fill: '#6f7274' })),
    ].join(''),
  'sido-fri': plot((colour) => box(214, 96, 52, 62, colour) + ink('M150 128H214M154 124v8M210 124v8')),
  'sido-hop': plot((colour) => box(150, 96, 62, 62, colour) + bold('M150 96V158', WARM, 6)),
  'sido-gang': plot(
    (colour) =>
      box(214, 96, 52, 62, colour) + each(row(8, 152, 8), (x) => ink(`M${x} 114V140`)) + dashed('M150 114H214M150 140H214'),
  ),
};

function spots(y: number, count: number, from = 92, step = 20): readonly (readonly [number, number])[] {
  return row(count, from, step).map((x) => [x, y] as const);
}

/** Draws a section of a house with lamps in its rooms. */
function withLamps(lamps: readonly (readonly [x: number, y: number])[]): DrawSwatch {
  return ({ colour }) =>
    [
      shape('M78 170V84L160 24L242 84V170z', '#7a7368'),
      each(
        lamps,
        ([x, y]) => circle(x, y, 13, { fill: colour, opacity: 0.45 }) + circle(x, y, 6, { fill: colour, stroke: '#38322d' }),
      ),
      bold('M78 84H242M160 84V170M60 98L160 24L260 98M78 86V170H242V86', '#38322d', 4),
    ].join('');
}

function front(wall: string, hasDoor = true): string {
  return [
    box(80, 86, 160, 84, wall),
    shape('M60 90L84 34H236L260 90z', '#4b4a47'),
    each([96, 200], (x) => box(x, 108, 28, 30, GLASS)),
    hasDoor ? box(146, 112, 28, 58, '#4d5b50') : box(140, 112, 40, 58, GLASS),
    ink('M30 170H290'),
  ].join('');
}

function railing(x: number, y: number, width: number, colour: string): string {
  return (
    bold(`M${x} ${y}H${x + width}`, colour, 5) +
    each(row(Math.floor(width / 8), x + 4, 8), (at) => bold(`M${at} ${y}V${y + 28}`, colour, 2.4))
  );
}

function section(above: DrawSwatch, hasFloor = true): DrawSwatch {
  return (swatch) =>
    [
      shape('M78 168V84L160 22L242 84V168z', WHITE),
      above(swatch),
      hasFloor ? box(82, 104, 156, 7, WOOD) : '',
      bold('M58 100L160 22L262 100M78 86V168H242V86', '#38322d', 5),
    ].join('');
}

function bed(x: number): string {
  return box(x, 88, 40, 16, WHITE, 3) + bold(`M${x} 78V104`, '#38322d', 3);
}

function stairs(x: number): string {
  return bold(`M${x - 44} 166h11v-12h11v-12h11v-12h11v-12h11v-12`, '#38322d', 3);
}

/** Draws a plan with a hearth, the kitchen at the left and the living room at the right. */
function hearth(x: number, y: number): DrawSwatch {
  return ({ colour }) =>
    [
      box(48, 26, 224, 148, colour),
      shape('M52 30H120V46H68V140H52z', WHITE),
      box(196, 126, 60, 34, WHITE, 3),
      bold('M166 26V62M166 132V174', '#38322d', 5),
      box(x - 15, y - 15, 30, 30, '#38322d', 3),
      shape(`M${x - 7} ${y + 9}q0 -13 7 -20q7 8 7 20z`, '#e0823d'),
      box(48, 26, 224, 148, 'none'),
      bold('M48 26H272V174H48z', '#38322d', 6),
    ].join('');
}

/** Draws a house from above, and an object at its side. */
function plot(beside: (colour: string) => string): DrawSwatch {
  return ({ colour }) =>
    [box(24, 22, 272, 156, '#dfe3d2'), box(44, 40, 106, 120, WHITE), ink('M44 100H150M97 40V160'), beside(colour)].join('');
}
