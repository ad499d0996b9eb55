import { circle } from '../ink/svg.ts';
import { bold, box, COLD, CONCRETE, dashed, each, GREEN, ink, LAWN, row, SOIL, shape, WHITE, WOOD } from './strokes.ts';
import type { DrawSwatch } from './swatch.ts';

/** Diagrams of foundations, walls, floors and roofs, of groundwork, and of how complete the house is delivered. */
export const groundDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'grund-300': foundation((swatch) => insulated(3) + slab(swatch.colour)),
  'grund-400': foundation((swatch) => insulated(4) + slab(swatch.colour)),
  'grund-krypgrund': foundation(({ colour }) =>
    [
      box(60, 118, 200, 44, WHITE),
      each([60, 240], (x) => box(x, 96, 20, 74, colour)),
      box(56, 82, 208, 14, WOOD),
      bold('M80 158H240', '#5b554c', 2),
    ].join(''),
  ),
  'grund-palad': foundation((swatch) =>
    [each([78, 132, 186, 240], (x) => box(x - 6, 120, 12, 58, swatch.colour)), insulated(2), slab(swatch.colour)].join(''),
  ),
  'grund-slant': ({ colour }) =>
    [
      shape('M30 66L96 80L250 152H300V180H30z', SOIL),
      box(84, 64, 22, 104, colour),
      box(84, 150, 180, 14, colour),
      box(246, 64, 18, 100, WHITE),
      bold('M30 66L84 77', GREEN, 4),
      ink('M84 64V30M264 64V30'),
    ].join(''),
  'grund-100': foundation((swatch) => insulated(1) + slab(swatch.colour)),
  'grund-200': foundation((swatch) => insulated(2) + slab(swatch.colour)),
  'grund-kantbalk': foundation(({ colour }) => shape('M60 96H260V136H234L222 110H98L86 136H60z', colour)),
  'grund-plintar': foundation(({ colour }) =>
    [each([72, 152, 232], (x) => box(x - 4, 104, 24, 62, colour)), box(56, 86, 208, 18, WOOD)].join(''),
  ),
  'grund-skruv': foundation(({ colour }) =>
    [
      each([80, 160, 240], (x) =>
        [
          bold(`M${x} 104V174`, colour, 6),
          each(row(4, 130, 11), (y) => bold(`M${x - 12} ${y}L${x + 12} ${y - 6}`, colour, 3)),
        ].join(''),
      ),
      box(56, 86, 208, 18, WOOD),
    ].join(''),
  ),
  'grund-egen': foundation(({ colour }) => `${dashed('M60 96H260V124H60z')}${bold('M140 84L150 94L182 62', colour, 6)}`),
  'radon-sakert': foundation(({ colour }) =>
    [insulated(2), slab(CONCRETE), bold('M54 112H266', colour, 6), reinforced(), pipe(), box(144, 90, 32, 8, colour)].join(''),
  ),
  'radon-skyddat': foundation(({ colour }) => [insulated(2), slab(CONCRETE), pipe(), bold('M144 94H176', colour, 4)].join('')),
  'radon-luftning': foundation(({ colour }) =>
    [
      insulated(2),
      slab(CONCRETE),
      bold('M54 112H266', colour, 6),
      each(row(9, 76, 19), (x) => circle(x, 144, 6, { fill: WHITE, stroke: colour, 'stroke-width': 3 })),
      bold('M240 140V34', colour, 8),
      bold('M226 46L240 28L254 46', colour, 5),
    ].join(''),
  ),
  'vagg-95': wall(44),
  'vagg-195': wall(74),
  'vagg-290': wall(100),
  'vagg-340': wall(126),
  'vagg-420': wall(158),
  'vagg-reglar': ({ colour }) =>
    [
      box(50, 24, 220, 152, WOOD),
      each(row(12, 62, 18), (x) => ink(`M${x} 24V176`)),
      each([70, 150, 230], (x) => box(x, 24, 22, 152, colour)),
    ].join(''),
  'tak-lertegel': tiles('q18 -34 30 0q3 8 10 0', 40),
  'golv-varme': ({ colour }) =>
    [
      box(44, 28, 232, 108, colour),
      each(row(5, 64, 46), (x) => each([48, 82, 116], (y) => circle(x + (y % 3) * 7, y, 5, { fill: '#8f8a80' }))),
      box(44, 136, 232, 32, CONCRETE),
      bold('M56 152q10 -12 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', '#b5543c', 5),
    ].join(''),
  'golv-brad': ({ colour }) =>
    [box(40, 24, 240, 152, colour), each(row(9, 38, 16), (y) => bold(`M52 ${y}q60 -12 108 0t108 0`, '#7e7b74', 2))].join(''),
  'mark-sjalv': ({ colour }) =>
    [
      box(30, 140, 260, 40, SOIL),
      bold('M160 36V112', '#8c6436', 9),
      bold('M140 36H180', '#8c6436', 9),
      shape('M136 104H184V136L160 164L136 136z', colour),
    ].join(''),
  'mark-samordnad': ({ colour }) =>
    [
      box(104, 30, 112, 146, WHITE, 4),
      box(140, 22, 40, 16, colour, 3),
      each([64, 98, 132], (y) => bold(`M118 ${y}l8 9l14 -18`, GREEN, 5) + ink(`M152 ${y}H202M152 ${y + 10}H188`)),
    ].join(''),
  'mark-schakt': ({ colour }) => pit(colour),
  'mark-komplett': ({ colour }) =>
    [
      shape('M30 104H196L214 176H30z', LAWN),
      shape('M196 104H232L292 176H214z', '#cfc6b3'),
      box(90, 44, 128, 60, WHITE),
      shape('M78 48L154 18L230 48z', colour),
      box(196, 66, 18, 38, '#8c6436'),
      each([92, 122, 152], (x) => circle(x, 144, 6, { fill: 'none', stroke: COLD, 'stroke-width': 3 })),
    ].join(''),
  'mark-vinter': ({ colour }) =>
    [
      box(30, 142, 260, 38, WHITE),
      box(96, 122, 128, 20, CONCRETE),
      shape('M66 142V84L160 34L254 84V142H240V92L160 50L80 92V142z', colour),
      each(
        [
          [52, 40],
          [270, 52],
          [44, 100],
          [280, 108],
        ] as const,
        ([x, y]) => bold(`M${x - 9} ${y}h18M${x - 5} ${y - 8}l10 16M${x + 5} ${y - 8}l-10 16`, COLD, 2),
      ),
    ].join(''),
  'bygge-nyckel': ({ colour }) => key(colour, 160),
  'bygge-inflyttning': ({ colour }) =>
    [
      key(colour, 106),
      bold('M186 36H290', '#8c6436', 5),
      shape('M192 38H218Q208 110 214 168H192z', WHITE),
      shape('M284 38H258Q268 110 262 168H284z', WHITE),
      bold('M238 36V66', '#38322d', 2),
      shape('M222 88Q222 66 238 66T254 88z', '#e6cf9a'),
    ].join(''),
  'bygge-malning': ({ colour }) => roller(colour, 160),
  'bygge-golv': ({ colour }) =>
    [
      roller(colour, 104),
      each(row(4, 96, 20), (y) => box(184, y, 104, 20, WOOD)),
      ink('M222 96V116M256 116V136M210 136V156M244 156V176'),
    ].join(''),
  'bygge-klart': ({ colour }) =>
    [
      box(80, 84, 160, 88, colour),
      shape('M66 90L160 34L254 90z', '#4b4a47'),
      box(136, 112, 40, 60, WHITE),
      box(192, 106, 30, 26, '#bcd3da'),
    ].join(''),
  'bygge-stomme': ({ colour }) =>
    [
      shape('M66 90L160 34L254 90z', '#4b4a47'),
      each(row(6, 82, 31), (x) => box(x, 90, 8, 82, colour)),
      box(80, 164, 162, 8, colour),
      box(80, 90, 162, 8, colour),
    ].join(''),
  'bygge-sats': ({ colour }) =>
    [
      each(row(4, 96, 20), (y) => box(52, y, 124, 20, colour)),
      each([208, 230, 252], (x) => bold(`M${x} 66L${x + 26} 172`, colour, 9)),
      bold('M70 84H150', '#38322d', 3),
      box(92, 66, 36, 18, WHITE),
    ].join(''),
};

/** Draws rows of tiles. `edge`: the shape of a tile's lower edge; `wide`: its width. */
function tiles(edge: string, wide: number): DrawSwatch {
  const count = Math.ceil(232 / wide);
  return ({ colour }) => {
    const one = (y: number) =>
      shape(`M44 ${y - 44}H${44 + count * wide}V${y}H44z`, colour) +
      bold(`M44 ${y}${edge.repeat(count)}`, '#1f1d1b', 4) +
      each(row(count, 44, wide), (x) => ink(`M${x} ${y - 40}V${y}`));
    return each([68, 112, 156], one);
  };
}

/** Draws a foundation with the outer walls of the house above it; `under` draws the layers below the walls. */
function foundation(under: DrawSwatch): DrawSwatch {
  return (swatch) => [box(30, 118, 260, 60, SOIL), under(swatch), ink('M76 96V32M96 96V32M224 96V32M244 96V32')].join('');
}

function slab(colour: string): string {
  return box(60, 96, 200, 16, colour);
}

/** Draws layers of cellular plastic, 100 mm each. */
function insulated(layers: number): string {
  return each(row(layers, 112, 15), (y) => box(60, y, 200, 15, '#e8eef0'));
}

function reinforced(): string {
  return each(row(9, 78, 20), (x) => circle(x, 104, 2.4, { fill: '#38322d' }));
}

/** Draws a pipe up through the slab. */
function pipe(): string {
  return bold('M160 172V52', '#8f9294', 10);
}

/** Draws a wall from above: the boards, insulation of the given width, and the inner lining. */
function wall(width: number): DrawSwatch {
  const left = 160 - width / 2;
  return ({ colour }) =>
    [
      box(left - 22, 30, 12, 142, '#7c2a22'),
      box(left, 30, width, 142, colour),
      each(row(7, 32, 20), (y) => ink(`M${left} ${y}q${width / 4} 22 ${width / 2} 10t${width / 2} 8`)),
      box(left + width, 30, 12, 142, WHITE),
      ink(`M${left} 182H${left + width}M${left} 177v10M${left + width} 177v10`),
    ].join('');
}

/** Draws an excavation with drains along its foot and gravel. */
function pit(colour: string): string {
  return [
    shape('M30 76H78L104 150H216L242 76H290V180H30z', SOIL),
    shape('M101 142H219L216 150H104z', '#8f8c86'),
    each([116, 204], (x) => circle(x, 140, 10, { fill: WHITE, stroke: COLD, 'stroke-width': 4 })),
    bold('M160 44V108', colour, 7),
    bold('M140 92L160 116L180 92', colour, 6),
  ].join('');
}

function key(colour: string, x: number): string {
  return [
    circle(x, 64, 26, { fill: 'none', stroke: colour, 'stroke-width': 12 }),
    bold(`M${x} 92V168M${x} 166H${x + 24}M${x} 144H${x + 18}`, colour, 11),
  ].join('');
}

function roller(colour: string, x: number): string {
  return [
    box(x - 52, 40, 96, 34, colour, 6),
    bold(`M${x + 44} 57H${x + 58}V98H${x}V120`, '#6f7274', 5),
    box(x - 8, 118, 16, 56, '#8c6436', 5),
  ].join('');
}
