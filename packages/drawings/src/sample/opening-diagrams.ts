import { lit } from '../ink/colour.ts';
import { bold, box, dashed, each, GLASS, INK, ink, row, shape, WHITE, wallOf } from './strokes.ts';
import type { DrawSwatch, Swatch } from './swatch.ts';

/** Diagrams of doors from the front, and of roofs with their windows and snow guards. */
export const openingDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'altandorr-enkel': (swatch) => garden(swatch, 58, (x) => leaf(x, 58, swatch.colour) + bold(`M${x + 48} 108v12`)),
  'altandorr-par': (swatch) =>
    garden(
      swatch,
      92,
      (x) => leaf(x, 46, swatch.colour) + leaf(x + 46, 46, swatch.colour) + bold(`M${x + 41} 108v12M${x + 51} 108v12`),
    ),
  'altandorr-skjut': (swatch) =>
    garden(swatch, 144, (x) => leaf(x, 72, swatch.colour) + leaf(x + 72, 72, swatch.colour) + arrow(x + 128, x + 86)),
  'altandorr-skjut-bred': (swatch) =>
    garden(swatch, 216, (x) => each([0, 72, 144], (at) => leaf(x + at, 72, swatch.colour)) + arrow(x + 128, x + 86)),
  'altandorr-vik': (swatch) =>
    garden(
      swatch,
      216,
      (x) =>
        each([0, 1, 2, 3], (at) =>
          shape(
            `M${x + at * 26} ${at % 2 ? 56 : 40}L${x + at * 26 + 26} ${at % 2 ? 40 : 56}V${at % 2 ? 168 : 152}L${x + at * 26} ${at % 2 ? 152 : 168}z`,
            GLASS,
          ),
        ) +
        bold(`M${x + 104} 40V168`, swatch.colour, 5) +
        arrow(x + 200, x + 124),
    ),
  'takvinkel-ritad': gable(66),
  'takvinkel-lag': gable(96),
  'takvinkel-brant': gable(30),
  'ytterdorr-slat': frontDoor(
    (colour) => box(122, 28, 76, 140, colour) + each(row(6, 48, 20), (y) => bold(`M126 ${y}H194`, INK, 2)),
  ),
  'ytterdorr-spegel': frontDoor(
    (colour) =>
      box(122, 28, 76, 140, colour) + each([36, 84, 126], (y) => box(134, y, 52, y === 36 ? 38 : 32, lit(colour, 0.22))),
  ),
  'ytterdorr-glas': frontDoor(
    (colour) =>
      box(122, 28, 76, 140, colour) +
      box(134, 38, 52, 60, GLASS) +
      ink('M160 38V98M134 68H186') +
      box(134, 112, 52, 44, lit(colour, 0.22)),
  ),
  'ytterdorr-par': frontDoor(
    (colour) =>
      each([90, 162], (x) => box(x, 28, 68, 140, colour) + each([40, 106], (y) => box(x + 12, y, 44, 50, lit(colour, 0.22)))) +
      bold('M160 28V168', WHITE, 4),
  ),
  'dorr-hog': ({ colour }) =>
    [
      box(120, 24, 84, 152, colour),
      ink('M204 24V176'),
      bold('M190 108h-12'),
      dashed('M60 44H120M204 44H262'),
      ink('M40 176H280'),
    ].join(''),
  'takfonster-2': slope(({ accent }) => each([104, 184], (x) => roofWindow(x, accent))),
  'takfonster-4': slope(({ accent }) => each([68, 120, 172, 224], (x) => roofWindow(x, accent))),
  'takfonster-4-motor': slope(
    ({ accent }) =>
      each([68, 120, 172, 224], (x) => roofWindow(x, accent) + shape(`M${x} 50H${x + 32}L${x + 40} 84H${x + 8}z`, WHITE)) +
      each([78, 130, 182, 234], (x) => shape(`M${x + 6} 90l-8 14h7l-4 12l12 -16h-7l4 -10z`, '#e6b93a')),
  ),
  'sno-kort': slope(({ colour }) => guard(132, 56, 108, colour) + box(144, 146, 32, 30, '#4d5b50')),
  'sno-langt': slope(({ colour }) => guard(48, 224, 108, colour)),
  'sno-dubbelt': slope(({ colour }) => guard(48, 224, 108, colour) + guard(56, 208, 66, colour)),
};

/** Draws a gable. `ridge`: the distance from the upper edge of the picture to the top of the gable. */
function gable(ridge: number): DrawSwatch {
  return ({ colour }) =>
    [
      box(82, 124, 156, 52, WHITE),
      shape(`M82 124L160 ${ridge + 8}L238 124z`, WHITE),
      bold(`M62 ${124 + (124 - ridge) * 0.22}L160 ${ridge}L258 ${124 + (124 - ridge) * 0.22}`, colour, 13),
      ink('M40 176H280'),
    ].join('');
}

function frontDoor(leaves: (colour: string) => string): DrawSwatch {
  return ({ colour, accent }) =>
    [box(40, 20, 240, 148, '#d8cdb8'), leaves(colour), bold('M188 102v14', accent, 6), ink('M30 168H290')].join('');
}

function garden(swatch: Swatch, width: number, doors: (x: number) => string): string {
  const x = 160 - width / 2;
  return [
    box(30, 28, 260, 140, wallOf(swatch)),
    box(x - 7, 33, width + 14, 135, swatch.colour),
    box(x, 40, width, 128, '#56605c'),
    doors(x),
    ink('M20 170H300'),
  ].join('');
}

function leaf(x: number, width: number, frame: string): string {
  return box(x, 40, width, 128, frame) + box(x + 6, 46, width - 12, 116, GLASS);
}

function arrow(from: number, to: number): string {
  return bold(`M${from} 104H${to}M${to + 12} 94L${to} 104L${to + 12} 114`, '#38322d', 4);
}

/** Draws a tiled roof above its wall, from the front. */
function slope(on: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [
      box(58, 136, 204, 40, swatch.colour),
      shape('M58 26H262L282 138H38z', '#a0523e'),
      each([54, 82, 110], (y) => ink(`M${58 - (y - 26) * 0.18} ${y}H${262 + (y - 26) * 0.18}`)),
      on(swatch),
    ].join('');
}

function roofWindow(x: number, glass: string): string {
  return box(x - 4, 46, 40, 62, '#3a3d40', 2) + box(x, 50, 32, 54, glass);
}

function guard(x: number, width: number, y: number, colour: string): string {
  return (
    bold(`M${x} ${y}H${x + width}M${x} ${y + 10}H${x + width}`, '#e8e6e0', 5) +
    each(row(Math.floor(width / 28) + 1, x + 2, 28), (at) => bold(`M${at} ${y - 6}V${y + 16}`, colour, 5))
  );
}
