import { circle, group } from '../ink/svg.ts';
import { bold, box, COLD, CONCRETE, each, GREEN, ink, row, SOIL, shape, WARM, WHITE, WOOD } from './strokes.ts';
import type { DrawSwatch } from './swatch.ts';

/** Diagrams of heating, ventilation and energy. Each diagram shows how its answer differs from the other answers. */
export const energyDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'varme-utedel': ({ colour }) =>
    [
      ink('M160 24V176'),
      box(168, 40, 56, 128, WHITE, 3),
      box(50, 78, 90, 76, colour, 4),
      fan(92, 116, 28),
      bold('M140 108H168', WARM, 5),
      bold('M140 126H168', COLD, 5),
      ink('M40 160H160'),
    ].join(''),
  'varme-franluft': ({ colour }) =>
    [
      box(126, 40, 68, 136, colour, 3),
      box(140, 54, 40, 16, '#38322d', 2),
      ink('M126 112H194'),
      bold('M146 40V22H64', COLD, 6),
      bold('M84 10L64 22L84 34', COLD, 5),
      bold('M174 40V22H258V64', WARM, 6),
      bold('M246 50L258 68L270 50', WARM, 5),
      bold('M194 150H268', WARM, 5),
      ink('M40 176H280'),
    ].join(''),
  'varme-berg': ({ colour }) =>
    [
      box(30, 92, 260, 88, SOIL),
      shape('M30 124L110 112L190 128L290 114V180H30z', '#9a958b'),
      box(66, 32, 54, 60, colour, 3),
      bold('M120 64H196V172H210V64H234', COLD, 5),
      bold('M120 78H196', WARM, 5),
    ].join(''),
  'varme-fjarr': ({ colour }) =>
    [
      box(30, 110, 260, 70, SOIL),
      box(176, 54, 84, 56, WHITE),
      shape('M166 58L218 26L270 58z', '#6f7274'),
      shape('M44 110V62L66 74V62L88 74V62L110 74V110z', '#8f8c86'),
      bold('M94 62V30', '#8f8c86', 9),
      bold('M70 110V138H204V96', colour, 8),
      bold('M90 110V156H224V96', COLD, 8),
    ].join(''),
  'varme-luft': ({ colour }) =>
    [
      box(70, 34, 180, 46, colour, 8),
      ink('M84 66H236'),
      each([104, 160, 216], (x) => bold(`M${x} 92q-10 12 0 24t0 24`, WARM, 4)),
      bold('M250 56H284V176', '#8f9294', 5),
    ].join(''),
  'golvvarme-el': ({ colour }) =>
    [
      box(48, 28, 224, 146, '#e2d8c4'),
      bold('M64 174V46H88V156H112V46H136V156H160V46H184V156H208V46H232V156H256', colour, 5),
      box(236, 24, 40, 30, WHITE, 4),
    ].join(''),
  'vent-franluft': house(({ colour }) =>
    [
      fan(160, 62, 16, colour),
      bold('M160 46V20M148 32L160 18L172 32', colour, 4),
      bold('M52 128H104M92 118L106 128L92 138', COLD, 4),
      bold('M268 128H216M228 118L214 128L228 138', COLD, 4),
    ].join(''),
  ),
  'vent-platta': house(({ colour }) =>
    [
      exchanger(),
      shape('M160 70L200 110L160 150L120 110z', colour),
      ink('M130 100l40 40M140 90l40 40M150 80l40 40M130 120l40 -40M140 130l40 -40M150 140l40 -40'),
    ].join(''),
  ),
  'vent-rotor': house(({ colour }) =>
    [
      exchanger(),
      circle(160, 110, 40, { fill: colour, stroke: '#38322d', 'stroke-width': 2 }),
      each(row(12, 0, 30), (turn) => group(ink('M160 110V72'), { transform: `rotate(${turn} 160 110)` })),
      bold('M188 62A56 56 0 0 1 214 92M214 72V94H192', GREEN, 4),
    ].join(''),
  ),
  'golvvarme-skivor': ({ colour }) =>
    [
      box(44, 132, 232, 28, WOOD),
      each(row(6, 64, 38), (x) => groove(x, 146, colour)),
      box(44, 118, 232, 14, '#b98d57'),
      warmth([90, 160, 230], colour),
    ].join(''),
  'golvvarme-ingjuten': ({ colour }) =>
    [box(44, 112, 232, 50, CONCRETE), each(row(6, 64, 38), (x) => groove(x, 142, colour)), warmth([90, 160, 230], colour)].join(
      '',
    ),
  'golvvarme-rum': ({ colour }) =>
    [
      box(44, 132, 232, 34, CONCRETE),
      each(row(6, 64, 38), (x) => groove(x, 150, colour)),
      bold('M160 28V132', '#38322d', 6),
      each(
        [102, 218],
        (x) =>
          box(x - 22, 52, 44, 44, WHITE, 6) +
          circle(x, 74, 13, { fill: 'none', stroke: colour, 'stroke-width': 4 }) +
          bold(`M${x} 74L${x + 8} 64`, '#38322d', 3),
      ),
    ].join(''),
  'golvvarme-plan': house(({ colour }) =>
    [
      box(80, 104, 160, 8, WOOD),
      box(80, 160, 160, 10, CONCRETE),
      each(row(6, 96, 26), (x) => groove(x, 165, colour) + groove(x, 108, colour)),
    ].join(''),
  ),
};

function fan(x: number, y: number, radius: number, colour = '#38322d'): string {
  const blades = row(4, 0, 90).map((turn) =>
    group(shape(`M${x} ${y}q${radius * 0.7} -${radius * 0.4} ${radius * 0.3} -${radius * 0.9}z`, colour), {
      transform: `rotate(${turn} ${x} ${y})`,
    }),
  );
  return circle(x, y, radius, { fill: WHITE, stroke: '#38322d', 'stroke-width': 2 }) + blades.join('');
}

/** Draws a section of a house, with the content that `inside` draws. */
function house(inside: DrawSwatch): DrawSwatch {
  return (swatch) =>
    shape('M78 170V88L160 28L242 88V170z', WHITE) +
    inside(swatch) +
    bold('M60 102L160 28L260 102M78 90V170H242V90', '#38322d', 5);
}

/** Draws the two air flows that cross in a heat exchanger: outgoing air warms incoming air. */
function exchanger(): string {
  return [bold('M96 72L224 148', WARM, 6), bold('M96 148L224 72', COLD, 6)].join('');
}

function groove(x: number, y: number, colour: string): string {
  return circle(x, y, 7, { fill: WHITE, stroke: colour, 'stroke-width': 4 });
}

function warmth(places: readonly number[], colour: string): string {
  return each(places, (x) => bold(`M${x} 102q-12 -14 0 -28t0 -28`, colour, 4));
}
