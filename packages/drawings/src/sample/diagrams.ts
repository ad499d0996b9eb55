import { lit, shaded } from '../ink/colour.ts';
import { clip, element, group, path, rect } from '../ink/svg.ts';
import { electricityDiagrams } from './electricity-diagrams.ts';
import { energyDiagrams } from './energy-diagrams.ts';
import { facadeDiagrams } from './facade-diagrams.ts';
import { fittingDiagrams } from './fitting-diagrams.ts';
import { groundDiagrams } from './ground-diagrams.ts';
import { houseDiagrams } from './house-diagrams.ts';
import { kitchenDiagrams } from './kitchen-diagrams.ts';
import { openingDiagrams } from './opening-diagrams.ts';
import { outsideDiagrams } from './outside-diagrams.ts';
import { roomDiagrams } from './room-diagrams.ts';
import { INK, LAWN, PAPER, SKY, THIN, WALL } from './strokes.ts';
import { type DrawSwatch, daylight, fill } from './swatch.ts';

/**
 * All diagrams, each with its background and a margin, because a wide, low box on the page crops its picture at the top and the
 * bottom.
 */
export const diagrams: Readonly<Record<string, DrawSwatch>> = Object.fromEntries(
  Object.entries({
    ...drawings(),
    ...groundDiagrams,
    ...energyDiagrams,
    ...electricityDiagrams,
    ...openingDiagrams,
    ...outsideDiagrams,
    ...facadeDiagrams,
    ...fittingDiagrams,
    ...houseDiagrams,
    ...kitchenDiagrams,
    ...roomDiagrams,
  }).map(([name, draw]): [string, DrawSwatch] => [
    name,
    (swatch) => fill(groundOf(name)) + group(draw(swatch), { transform: 'translate(29 19) scale(.82)' }) + daylight(swatch),
  ]),
);

/** Returns the background: lawn for a terrace (`altan-`), sky for a house in the visitor's colours, paper for all other diagrams. */
function groundOf(name: string): string {
  if (name.startsWith('altan-')) return LAWN;
  return Object.hasOwn(facadeDiagrams, name) || /^(?:entre|balkong|altandorr)-/.test(name) ? SKY : PAPER;
}

/**
 * Returns diagrams that show only the difference between the answers to one question: rooms from above, a section of a room, a terrace at
 * its house.
 */
function drawings(): Readonly<Record<string, DrawSwatch>> {
  return {
    'kok-oppet': kitchen(() => path('M150 28V40M150 160V172', WALL)),
    'kok-ribbor': kitchen(() => path('M150 28V104', { ...WALL, 'stroke-width': 6, 'stroke-dasharray': '3 6' })),
    'kok-skjutdorr': kitchen(({ dark }) =>
      [path('M150 28V62M150 138V172', WALL), path('M147 62V102M153 98V138', { ...THIN, stroke: dark, 'stroke-width': 3 })].join(
        '',
      ),
    ),
    'kok-avskilt': kitchen(() => path('M150 28V118M150 146V172', WALL) + path('M150 146a28 28 0 0 0 28 -28H150', THIN)),
    'kok-matrum': kitchen(({ colour }) =>
      [
        path('M150 28V40M150 96H176M204 96H262', WALL),
        rect(196, 46, 44, 30, { ...THIN, fill: lit(colour, 0.5) }),
        path('M204 38h10v6h-10zM222 38h10v6h-10zM204 78h10v6h-10zM222 78h10v6h-10z', THIN),
      ].join(''),
    ),
    'sovrum-ritning': bedrooms(['bed', 'bed', 'bed']),
    'sovrum-extra': bedrooms(['bed', 'bed', 'bed', 'bed']),
    'sovrum-arbetsrum': bedrooms(['bed', 'bed', 'desk']),
    'sovrum-svit': bedrooms(['bed', 'suite'], [1, 2]),
    'sovrum-farre': bedrooms(['bed', 'bed']),
    'takhojd-240': room(84),
    'takhojd-250': room(102),
    'takhojd-260': room(120),
    'takhojd-270': room(138),
    'takhojd-nock': (swatch) =>
      section(swatch.colour, 'M70 178V96L160 20L250 96V178z', 'M70 178V96L160 20L250 96V178M104 68H216M132 44H188'),
    'altan-liten': terrace('M138 118h52v38h-52z'),
    'altan-stor': terrace('M70 118h180v44H70z'),
    'altan-vinkel': terrace('M70 118h180V44h40v124H70z'),
  };
}

type Furniture = 'bed' | 'desk' | 'suite';

/** Draws a floor plan with the kitchen at the left and the living room at the right; `between` draws the parts that separate them. */
function kitchen(between: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [
      rect(58, 28, 204, 144, { fill: lit(swatch.colour, 0.55) }),
      rect(58, 28, 92, 144, { fill: shaded(swatch.colour, 0.04) }),
      // Worktop, sink and sofa.
      path('M62 32H146V50H80V120H62z', { ...THIN, fill: lit(swatch.colour, 0.75) }),
      path('M104 36h20v10h-20zM66 66h10v18H66z', THIN),
      path('M190 128h60v34h-60zM190 152h60M196 128v24M244 128v24', THIN),
      between(swatch),
      rect(58, 28, 204, 144, { fill: 'none', stroke: INK, 'stroke-width': 7 }),
    ].join('');
}

/** Draws rooms along one side of the house with their furniture; `shares`: their relative widths. */
function bedrooms(rooms: readonly Furniture[], shares: readonly number[] = rooms.map(() => 1)): DrawSwatch {
  return ({ colour }) => {
    const unit = 204 / shares.reduce((sum, share) => sum + share, 0);
    const drawn = rooms.map((kind, index) => {
      const left = 58 + unit * shares.slice(0, index).reduce((sum, share) => sum + share, 0);
      const width = unit * (shares[index] ?? 1);
      const middle = left + width / 2;
      const wall = path(`M${left} 28V118M${left} 118H${left + width - 26}`, { ...WALL, 'stroke-width': 4 });
      return rect(left, 28, width, 90, { fill: kind === 'bed' ? colour : shaded(colour, 0.16) }) + furniture(kind, middle) + wall;
    });
    return [
      rect(58, 28, 204, 144, { fill: lit(colour, 0.65) }),
      ...drawn,
      rect(58, 28, 204, 144, { fill: 'none', stroke: INK, 'stroke-width': 7 }),
    ].join('');
  };
}

function furniture(kind: Furniture, middle: number): string {
  const paper = { ...THIN, fill: '#f7f3ea' };
  if (kind === 'desk') return rect(middle - 22, 36, 44, 16, paper) + rect(middle - 7, 58, 14, 12, paper);
  const bed = (x: number) =>
    rect(x - 15, 36, 30, 44, paper) + path(`M${x - 11} 40h9v9h-9zM${x + 2} 40h9v9h-9zM${x - 15} 56h30`, THIN);
  // A bed, and wardrobes behind a short wall.
  if (kind === 'suite')
    return (
      bed(middle - 26) +
      path(`M${middle + 10} 28V92`, THIN) +
      path(`M${middle + 40} 34h14v78h-14zM${middle + 40} 60h14M${middle + 40} 86h14`, paper)
    );
  return bed(middle);
}

/**
 * Draws a section of a room with a door and a person for scale. `height`: the drawn height of the room; the differences between ceiling
 * heights are exaggerated.
 */
function room(height: number): DrawSwatch {
  const top = 178 - height;
  return (swatch) =>
    section(swatch.colour, `M70 178V${top}H250V178z`, `M70 178V${top}H250V178`) +
    path(`M282 ${top}V178M276 ${top}h12M276 178h12`, THIN);
}

function section(colour: string, inside: string, walls: string): string {
  return [
    path(inside, { fill: lit(colour, 0.3) }),
    rect(206, 110, 26, 68, { ...THIN, fill: shaded(colour, 0.14) }),
    path('M112 128q0 -9 8 -9t8 9v24h-4v26h-8v-26h-4z', { fill: shaded(colour, 0.45) }),
    path('M120 104m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', { fill: shaded(colour, 0.45) }),
    path(walls, { ...WALL, 'stroke-width': 7 }),
    path('M40 181H300', { ...WALL, 'stroke-width': 6 }),
  ].join('');
}

/** Draws a terrace on the garden side of its house, from above. */
function terrace(outline: string): DrawSwatch {
  return (swatch) => {
    const boards = Array.from({ length: 16 }, (_, index) => `M60 ${44 + index * 8}H300`).join('');
    const id = `${swatch.prefix}deck`;
    return [
      element('defs', {}, clip(id, path(outline))),
      path(outline, { fill: swatch.colour }),
      group(path(boards, { ...THIN, stroke: swatch.dark, opacity: 0.45 }), { 'clip-path': `url(#${id})` }),
      path(outline, { ...THIN, stroke: swatch.dark, 'stroke-width': 2.4 }),
      rect(70, 34, 180, 84, { fill: '#f4f0e6', stroke: INK, 'stroke-width': 5 }),
      path('M70 76H250', { ...THIN, opacity: 0.5 }),
      path('M140 118h40', { ...WALL, stroke: '#9bb3bf' }),
    ].join('');
  };
}
