import { lightness, lit, shaded } from '../ink/colour.ts';
import { circle } from '../ink/svg.ts';
import { bold, box, each, FALU_RED, GLASS, INK, row, shape, WHITE } from './strokes.ts';
import type { DrawSwatch, Swatch } from './swatch.ts';

/**
 * Diagrams of the façade: its boards, corners, gable and garage doors. The colour is that of the wall, and the accent that of the trim; for
 * corners (`knut`), it is the other way round.
 */
export const facadeDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'panel-lock': standing(56, 30),
  'panel-list': standing(40, 12),
  'panel-spont': ({ colour }) =>
    [
      box(48, 66, 224, 110, colour),
      seams(row(7, 76, 28), 66, colour),
      each(row(8, 48, 28), (x) => box(x, 36, 27, 14, colour) + box(x + 26, 40, 7, 5, colour)),
    ].join(''),
  'panel-liggande': ({ colour }) =>
    [
      box(40, 24, 196, 152, colour),
      each(row(4, 54, 30), (y) => bold(`M42 ${y}H234`, seamIn(colour), 4)),
      each(row(5, 24, 30), (y) => box(256, y, 14, 29, colour) + box(260, y + 28, 6, 7, colour)),
    ].join(''),
  'panel-fjall': ({ colour }) =>
    [
      each(row(5, 24, 30), (y) => box(40, y, 196, 30, colour) + bold(`M42 ${y + 4}H234`, shaded(colour, 0.55), 7)),
      each(row(5, 24, 30), (y) => shape(`M256 ${y - 4}H262L276 ${y + 32}H266z`, colour)),
    ].join(''),
  knut: (swatch) => {
    const { colour } = swatch;
    const wall = accentOr(FALU_RED, swatch);
    return [
      box(46, 20, 240, 156, wall),
      seams(row(9, 98, 20), 20, wall),
      box(46, 20, 36, 156, colour),
      bold('M64 22V174', seamIn(colour), 2),
      box(134, 44, 112, 102, colour),
      box(152, 62, 76, 66, GLASS),
      bold('M190 62V128M152 95H228', colour, 7),
    ].join('');
  },
  'gavel-slat': gable(() => ''),
  'gavel-liggande': gable(({ colour }, trim) =>
    [
      shape('M96 92L160 34L224 92z', colour),
      each([50, 64, 78], (y) => bold(`M${160 - (y - 34) * 1.1} ${y}H${160 + (y - 34) * 1.1}`, seamIn(colour), 2)),
      bold('M82 94H238', trim, 6),
    ].join(''),
  ),
  'gavel-bard': gable((_, trim) =>
    [
      each(row(7, 0, 1), (at) =>
        each([-1, 1], (side) =>
          circle(160 + side * (10 + at * 12), 46 + at * 11, 6, { fill: trim, stroke: seamIn(trim), 'stroke-width': 1.4 }),
        ),
      ),
      bold('M160 24V84M132 66H188', trim, 6),
    ].join(''),
  ),
  'gavel-rund': gable(
    (_, trim) => circle(160, 78, 22, { fill: GLASS, stroke: trim, 'stroke-width': 7 }) + bold('M160 58V98M140 78H180', trim, 3),
  ),
  'port-panel': gateway(({ colour }) => each([92, 122, 148], (y) => bold(`M94 ${y}H226`, seamIn(colour), 3))),
  'port-slag': gateway(({ colour }) =>
    [
      each([92, 160], (x) =>
        bold(`M${x + 8} 168L${x + 60} 72M${x + 8} 72H${x + 60}M${x + 8} 168H${x + 60}`, lit(colour, 0.3), 7),
      ),
      bold('M160 62V176', INK, 4),
      each([98, 214], (x) => each([78, 156], (y) => bold(`M${x} ${y}h8`, INK, 5))),
    ].join(''),
  ),
};

/** Returns the accent colour of the sample, or `usual` if the sample has none. */
function accentOr(usual: string, { accent, hasAccent }: Swatch): string {
  return hasAccent ? accent : usual;
}

/** Returns a colour for joints that is visible on boards of this colour. */
function seamIn(colour: string): string {
  return lightness(colour) < 0.2 ? lit(colour, 0.35) : shaded(colour, 0.6);
}

/** Draws the joints of standing boards from `top` down to the ground. */
function seams(places: readonly number[], top: number, colour: string): string {
  return each(places, (x) => bold(`M${x} ${top + 2}V174`, seamIn(colour), 2));
}

/** Draws boards with a second board over each joint: below, seen from the front; above, the same boards cut through. */
function standing(apart: number, cover: number): DrawSwatch {
  const count = Math.floor(224 / apart) - 1;
  return ({ colour }) =>
    [
      box(48, 66, count * apart + cover / 2, 110, colour),
      each(row(count, 48, apart), (x) => box(x - cover / 2 + apart / 2, 66, cover, 110, lit(colour, 0.12))),
      each(row(count, 48, apart), (x) => box(x + 1, 40, apart - 4, 10, colour)),
      each(row(count, 48 + apart / 2, apart), (x) => box(x - cover / 2, 29, cover, 10, colour)),
    ].join('');
}

/** Draws a gable with bargeboards in the colour of the trim. */
function gable(more: (swatch: Swatch, trim: string) => string): DrawSwatch {
  return (swatch) => {
    const { colour } = swatch;
    const trim = accentOr(WHITE, swatch);
    const seam = (x: number) => `M${x} ${Math.max(106 - (80 - Math.abs(x - 160)) * 0.9, 34)}V176`;
    return [
      shape('M80 176V104L160 30L240 104V176z', colour),
      each(row(9, 96, 16), (x) => bold(seam(x), seamIn(colour), 1.4)),
      box(136, 116, 48, 44, trim),
      box(142, 122, 36, 32, GLASS),
      bold('M64 118L160 28L256 118', INK, 10),
      bold('M64 118L160 28L256 118', trim, 8),
      more(swatch, trim),
    ].join('');
  };
}

/** Draws a garage whose door has the same boards as the wall around it. */
function gateway(more: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [
      box(30, 20, 260, 156, swatch.colour),
      seams([...row(4, 42, 13), ...row(4, 240, 13)], 20, swatch.colour),
      box(84, 54, 152, 122, WHITE),
      box(92, 62, 136, 114, swatch.colour),
      seams(row(8, 107, 15), 62, swatch.colour),
      more(swatch),
    ].join('');
}
