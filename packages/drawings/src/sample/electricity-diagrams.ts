import { circle, group } from '../ink/svg.ts';
import { Lettering } from '../plan/write-text.ts';
import { bold, box, each, GREEN, ink, row, shape, WHITE } from './strokes.ts';
import type { DrawSwatch } from './swatch.ts';

/** Diagrams of a house's electricity: its sources and its uses. */
export const electricityDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'solceller-8': roof((swatch) => cells(swatch.colour, 4, 2)),
  'solceller-16': roof((swatch) => cells(swatch.colour, 8, 2)),
  'solceller-26': ({ colour }) =>
    [
      shape('M30 92L160 26L290 92z', '#a0523e'),
      gableEnd(),
      each(
        [-1, 1] as const,
        (side) =>
          group(
            row(5, 0, 22).map((x) => box(24 + x, -16, 19, 8, colour)),
            { transform: `translate(160 26) scale(${side} 1) rotate(27)` },
          ) + bold(side < 0 ? 'M150 26L46 79' : 'M170 26L274 79', colour, 9),
      ),
    ].join(''),
  'solceller-hela': roof(
    ({ colour }) =>
      shape('M62 40H258L276 132H44z', colour) + each(row(5, 92, 34), (x) => ink(`M${x} 40V132`)) + ink('M56 70H264M50 100H270'),
  ),
  'batteri-1': (swatch) => batteries(1, swatch.colour),
  'batteri-2': (swatch) => batteries(2, swatch.colour),
  'batteri-3': (swatch) => batteries(3, swatch.colour),
  'laddbox-en': ({ colour }) => charger(160, colour),
  'laddbox-balans': ({ colour }) =>
    [
      charger(98, colour),
      ink('M206 150H270'),
      bold('M238 60V150', '#38322d', 4),
      bold('M196 76L280 60', '#38322d', 4),
      shape('M186 76H212L206 96H192z', GREEN),
      shape('M266 60H292L286 82H272z', '#e6cf9a'),
    ].join(''),
  'laddbox-tva': ({ colour }) =>
    [
      box(112, 38, 96, 96, colour, 10),
      each([136, 184], (x) => circle(x, 84, 15, { fill: WHITE, stroke: '#38322d', 'stroke-width': 4 })),
      bold('M136 99V168H70', '#38322d', 5),
      bold('M184 99V168H250', '#38322d', 5),
    ].join(''),
  'sakring-20': (swatch) => fuses('20', swatch.colour),
  'sakring-25': (swatch) => fuses('25', swatch.colour),
  'sakring-35': (swatch) => fuses('35', swatch.colour),
  'el-litet': ({ colour }) => [lamp(104, 30), each([192, 246], (x) => socket(x, 110, colour))].join(''),
  'el-mycket': ({ colour }) =>
    [lamp(70, 30), lamp(70, 96), each([150, 200, 250], (x) => socket(x, 66, colour) + socket(x, 128, colour))].join(''),
  'el-trefas': ({ colour }) =>
    [
      each([50, 88, 126], (x) => socket(x, 66, WHITE) + socket(x, 128, WHITE)),
      circle(222, 100, 56, { fill: colour, stroke: '#38322d', 'stroke-width': 3 }),
      circle(222, 100, 38, { fill: '#f1e4e0', stroke: '#38322d', 'stroke-width': 2 }),
      each(row(5, 0, 72), (turn) => group(circle(222, 78, 6, { fill: '#38322d' }), { transform: `rotate(${turn} 222 100)` })),
    ].join(''),
};

/** Draws the slope of a roof from the front; `on` draws the parts on the roof. */
function roof(on: DrawSwatch): DrawSwatch {
  return (swatch) => [box(64, 140, 192, 36, WHITE), shape('M58 28H262L284 140H36z', '#a0523e'), on(swatch)].join('');
}

function gableEnd(): string {
  return box(62, 92, 196, 80, WHITE) + box(140, 112, 40, 40, '#bcd3da');
}

function cells(colour: string, columns: number, rows: number): string {
  const [wide, tall] = [22, 36];
  const left = 160 - (columns * wide) / 2;
  return each(row(rows, 44, tall + 3), (y) => each(row(columns, left, wide), (x) => box(x + 1, y, wide - 2, tall, colour)));
}

function batteries(count: number, colour: string): string {
  const top = 176 - count * 48;
  return [
    each(row(count, top, 48), (y) => box(110, y, 100, 44, colour, 3) + bold(`M${122} ${y + 12}h16`, GREEN, 4)),
    ink('M60 176H260'),
  ].join('');
}

function charger(x: number, colour: string): string {
  return [
    box(x - 30, 32, 60, 92, colour, 12),
    circle(x, 62, 15, { fill: WHITE, stroke: GREEN, 'stroke-width': 4 }),
    bold(`M${x} 124V150q0 22 -26 22t-26 -26V96`, '#38322d', 6),
  ].join('');
}

function fuses(amperes: string, colour: string): string {
  const lettering = new Lettering({ least: 0, isSparse: false });
  const written = lettering.write(`${amperes} A`, 160, 134, 66, 'bold');
  return [
    `<defs>${lettering.definitions}</defs>`,
    box(84, 30, 152, 142, colour, 6),
    box(100, 44, 120, 36, WHITE, 3),
    each([124, 160, 196], (x) => box(x - 8, 50, 16, 24, '#38322d', 2)),
    written,
  ].join('');
}

function lamp(x: number, y: number): string {
  return (
    bold(`M${x} ${y - 8}V${y + 8}`, '#38322d', 3) +
    shape(`M${x - 26} ${y + 34}Q${x - 26} ${y + 8} ${x} ${y + 8}T${x + 26} ${y + 34}z`, '#e6cf9a')
  );
}

function socket(x: number, y: number, colour: string): string {
  return (
    box(x - 20, y - 20, 40, 40, colour, 4) +
    circle(x, y, 13, { fill: WHITE, stroke: '#38322d', 'stroke-width': 1.4 }) +
    each([x - 5, x + 5], (at) => circle(at, y, 2.2, { fill: '#38322d' }))
  );
}
