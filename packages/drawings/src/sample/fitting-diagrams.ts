import { circle, ellipse } from '../ink/svg.ts';
import { bold, box, COLD, dashed, each, GLASS, ink, row, shape, WHITE, WOOD } from './strokes.ts';
import type { DrawSwatch } from './swatch.ts';

/** Diagrams of interior fittings, such as hearths, stairs, lofts, shelves and filters. */
export const fittingDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'eldstad-plats': room(
    ({ colour }) =>
      box(112, 158, 96, 16, colour) +
      dashed('M128 158V78H192V158M160 78V24') +
      circle(160, 52, 14, { fill: WHITE, stroke: '#38322d', 'stroke-width': 3 }) +
      bold('M151 43L169 61'),
  ),
  'eldstad-kamin': room(
    ({ colour }) =>
      bold('M160 84V22', colour, 16) +
      box(124, 82, 72, 78, colour, 5) +
      box(134, 96, 52, 42, '#f3dfa2', 3) +
      fire(160, 136) +
      bold('M112 172H208', GLASS, 7) +
      box(132, 160, 8, 10, colour) +
      box(180, 160, 8, 10, colour),
  ),
  'eldstad-spis': room(
    ({ colour }) =>
      shape('M120 84L136 24H184L200 84z', colour) +
      box(102, 84, 116, 90, colour) +
      box(92, 80, 136, 10, WHITE) +
      box(124, 104, 72, 50, '#38322d', 2) +
      fire(160, 152),
  ),
  'eldstad-sten': room(
    ({ colour }) =>
      box(110, 26, 100, 148, colour) +
      each([62, 98, 134], (y) => ink(`M110 ${y}H210`)) +
      ink('M160 26V62M142 62V98M160 134V174') +
      box(136, 104, 48, 44, '#38322d', 2) +
      fire(160, 146),
  ),
  'eldstad-kakelugn': room(({ colour, accent }) =>
    [
      box(116, 34, 88, 134, colour, 8),
      ellipse(160, 34, 50, 9, { fill: colour, stroke: '#38322d', 'stroke-width': 1.4 }),
      each([58, 82, 152], (y) => ink(`M116 ${y}H204`)),
      ink('M138 58V82M182 58V82M160 34V58'),
      each([136, 161], (x) => box(x, 94, 23, 44, accent, 2)),
      box(106, 164, 108, 10, colour),
    ].join(''),
  ),
  'trappa-oppen': ({ colour, accent }) =>
    [
      bold('M66 168L254 44', colour, 9),
      each(row(7, 0, 1), (at) => box(56 + at * 29, 152 - at * 19, 50, 8, accent)),
      ink('M30 178H290'),
    ].join(''),
  'loft-oppet': cabin(({ colour }) => bold('M160 150V52M150 64L160 50L170 64M150 140L160 152L170 140', colour, 5)),
  'loft-stege': cabin(
    ({ colour }) =>
      box(92, 92, 82, 9, colour) +
      bold('M180 166L170 88M198 166L188 88', '#8c6436', 4) +
      each([106, 122, 138, 154], (y) => bold(`M${172 + (y - 100) * 0.13} ${y}h18`, '#8c6436', 4)) +
      box(104, 80, 52, 12, WHITE, 3),
  ),
  'loft-trappa': cabin(
    ({ colour }) =>
      box(92, 92, 82, 9, colour) +
      box(104, 80, 52, 12, WHITE, 3) +
      each(row(5, 0, 1), (at) => box(174 + at * 11, 100 + at * 13, 13, 68 - at * 13, colour)),
  ),
  hyllor: ({ colour }) => shelves(60, 200, colour),
  'hyllor-bank': ({ colour }) =>
    [
      shelves(44, 96, colour),
      box(164, 118, 116, 10, colour),
      each([168, 266], (x) => box(x, 128, 9, 48, colour)),
      box(168, 34, 108, 66, WHITE),
      bold('M186 46V84M182 46H192', '#38322d', 4),
      bold('M214 46L206 86M208 46L216 86', '#8f9294', 4),
      shape('M234 48L262 62L234 80z', '#8c6436'),
    ].join(''),
  'filter-salt': ({ colour }) =>
    [
      tank(118, colour),
      box(178, 88, 60, 88, WHITE, 6),
      each(row(4, 190, 12), (x) => each([132, 150, 166], (y) => box(x, y, 7, 7, '#dfe6e8'))),
    ].join(''),
  'filter-kran': ({ colour }) =>
    [
      tank(84, colour),
      bold('M226 176V70q0 -34 -30 -34t-30 34v8', '#8f9294', 10),
      shape('M166 92q14 24 0 30q-14 -6 0 -30z', COLD),
      bold('M226 118h22', '#8f9294', 8),
    ].join(''),
  'el-ror': ({ colour }) =>
    [
      shape('M58 90L160 28L262 90z', '#a0523e'),
      box(82, 90, 156, 86, WHITE),
      bold('M178 60V138H150', colour, 7),
      box(116, 116, 36, 46, colour, 3),
      ink('M124 128h20M124 140h20M124 152h20'),
    ].join(''),
  'el-plats': ({ colour }) =>
    [
      box(40, 24, 240, 152, '#d8cdb8'),
      box(66, 60, 56, 76, colour, 3),
      each([78, 94, 110], (y) => ink(`M76 ${y}h36`)),
      bold('M122 98H206', colour, 7),
      dashed('M206 58H262V138H206z'),
    ].join(''),
};

/** Draws a wall of a room with its floor. */
function room(inside: DrawSwatch): DrawSwatch {
  return (swatch) => [box(40, 20, 240, 154, WHITE), box(40, 168, 240, 10, WOOD), inside(swatch)].join('');
}

function fire(x: number, y: number): string {
  return shape(`M${x - 16} ${y}q0 -20 16 -34q16 14 16 34z`, '#e0823d');
}

/** Draws a section of a small house. */
function cabin(inside: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [
      shape('M88 168V92L160 32L232 92V168z', WHITE),
      inside(swatch),
      bold('M70 108L160 32L250 108M88 94V168H232V94', '#38322d', 5),
    ].join('');
}

function shelves(x: number, width: number, colour: string): string {
  return [
    each([x, x + width - 8], (at) => box(at, 26, 8, 150, colour)),
    each(row(5, 34, 32), (y) => box(x, y, width, 7, colour)),
    box(x + 18, 48, 26, 18, '#7a8d99'),
    box(x + 50, 110, 30, 20, '#8c6436'),
  ].join('');
}

function tank(x: number, colour: string): string {
  return [
    box(x - 30, 36, 60, 140, colour, 22),
    box(x - 20, 22, 40, 22, '#38322d', 4),
    bold(`M${x - 20} 32H${x - 60}M${x + 20} 32H${x + 54}`, '#8f9294', 6),
  ].join('');
}
