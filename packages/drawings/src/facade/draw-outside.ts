import { BEAM, CANOPY, type Facade, PORCH, PORCH_EAVES, roofOver } from '@gavel/core/plan';
import { evenly } from '../ink/evenly.ts';
import { number, path, polygon, rect } from '../ink/svg.ts';
import { INK, type TakeNote, THIN } from './take-note.ts';

/** The posts and frames of a roof or a conservatory on a terrace are white, whatever colour the house has. */
export const WHITE = '#f0ece1';
export const STONE = '#a7a49d';
export const LARCH = '#b98d57';
/** The stripes of an awning. */
export const STRIPES = ['#e8e2d4', '#a89f8c'] as const;

/** Draws steps, canopy or porch at the door, in the same form as the rendering (`studio/blender/exterior/porch.py`). */
export function drawEntrance(facade: Facade, note: TakeNote): string {
  const { door, floor, trim, parts, balcony } = facade;
  const kind = parts.get('entrance')?.value;
  if (door === null) return '';
  if (kind === 'steps') note('entrance', door, floor / 2);
  else note('entrance', door, floor - 2450);
  const steps =
    rect(door - 850, floor + 30, 1700, -floor / 2, { fill: STONE, ...THIN }) +
    rect(door - 1100, floor / 2, 2200, -floor / 2, { fill: STONE, ...THIN });
  const beamAt = floor - BEAM;
  const above = balcony ? drawBalcony(balcony, trim) : '';
  if (balcony) note('balcony', balcony.at, balcony.floor - 600);
  switch (kind) {
    case 'canopy':
      return (
        steps +
        entranceRoof(facade, door, CANOPY) +
        // Brackets beside the casing, seen from the front.
        [door - 940, door + 850].map((x) => rect(x, beamAt, 90, 780, { fill: trim, ...THIN })).join('') +
        above
      );
    case 'porch':
      return porch(facade, door, steps) + above;
    case 'ornate':
      return porch(facade, door, steps) + fretwork(door, beamAt, trim) + above;
    default:
      return steps + above;
  }
}

/** Draws the roof over the entrance; a porch under a balcony has no roof. */
function entranceRoof({ floor, trim, balcony }: Facade, door: number, over: typeof PORCH | typeof CANOPY): string {
  if (balcony) return '';
  const beamAt = floor - BEAM;
  const { width } = over;
  const { rise, low, high } = roofOver(floor, over);
  const half = width / 2;
  return (
    polygon(
      [
        [door - half - PORCH_EAVES, low],
        [door, high],
        [door + half + PORCH_EAVES, low],
      ],
      { fill: 'url(#roofing)', ...THIN },
    ) +
    polygon(
      [
        [door - half, beamAt - 170],
        [door, beamAt - 170 - half * rise],
        [door + half, beamAt - 170],
      ],
      { fill: trim, ...THIN },
    ) +
    rect(door - half, beamAt - 170, width, 170, { fill: trim, ...THIN })
  );
}

function porch(facade: Facade, door: number, steps: string): string {
  const { floor, trim, balcony } = facade;
  const half = PORCH.width / 2;
  const top = balcony ? balcony.floor + 160 : floor - BEAM - 170;
  const posts = [door - half, door + half - 130].map((x) => rect(x, top, 130, floor - top, { fill: trim, ...THIN })).join('');
  return (
    rect(door - half, floor, 2 * half, -floor, { fill: '#b8b4ac', ...THIN }) +
    steps +
    posts +
    rails(door - half, floor - 900, half - 970, 900, trim) +
    rails(door + 970, floor - 900, half - 970, 900, trim) +
    entranceRoof(facade, door, PORCH)
  );
}

/** Draws sawn scallops under the beam of a porch. */
function fretwork(door: number, beamAt: number, trim: string): string {
  const half = PORCH.width / 2;
  const wide = (2 * half - 260) / 12;
  return Array.from({ length: 12 }, (_, at) =>
    path(`M${number(door - half + 130 + at * wide)} ${number(beamAt)}q${number(wide / 2)} 220 ${number(wide)} 0z`, {
      fill: trim,
      ...THIN,
    }),
  ).join('');
}

/**
 * Draws what stands beside a side building: the house with which it is joined, or the roof that leads to the house. It is to the right in
 * the elevation of the front, and to the left in the elevation of the back.
 */
export function drawBeside({ side, length, parts, wall, floor }: Facade, note: TakeNote): string {
  const standing = parts.get('standing')?.value;
  if (side === 'end') return '';
  const [from, towards] = side === 'front' ? [length, 1] : [0, -1];
  note('standing', from + towards * 500, floor - 1500);
  const box = (near: number, y: number, width: number, height: number) =>
    [towards > 0 ? from + near : from - near - width, y, width, height] as const;
  if (standing === 'joined')
    return rect(...box(0, -5200, 2600, 5200), {
      fill: '#f6f1e8',
      stroke: INK,
      'stroke-width': 20,
      'stroke-dasharray': '160 110',
    });
  if (standing !== 'covered') return '';
  return (
    rect(...box(-100, -2500, 2700, 160), { fill: 'url(#roofing)', ...THIN }) +
    [1250, 2400].map((near) => rect(...box(near, -2340, 120, 2340), { fill: wall, ...THIN })).join('')
  );
}

export function rails(x: number, y: number, width: number, height: number, colour: string): string {
  return (
    rect(x, y, width, 90, { fill: colour, ...THIN }) +
    evenly(x + 40, x + width - 95, 170)
      .map((at) => rect(at, y + 90, 55, height - 90, { fill: colour, stroke: 'none' }))
      .join('')
  );
}

/** Draws the projecting floor of a balcony and its railing. */
function drawBalcony({ at, floor, width }: NonNullable<Facade['balcony']>, trim: string): string {
  return (
    rect(at - width / 2, floor, width, 160, { fill: trim, ...THIN }) + rails(at - width / 2, floor - 1050, width, 1050, trim)
  );
}

/**
 * Draws the balcony on the garden side: on posts above the terrace, or, if it is a French balcony, only a railing outside the door.
 */
export function drawGardenBalcony({ parts, trim, balcony }: Facade, note: TakeNote): string {
  if (!balcony) return '';
  const { at, floor, width } = balcony;
  note('balcony', at, floor - 600);
  if (parts.get('balcony')?.value === 'french') return rails(at - width / 2, floor - 1050, width, 1050, '#262626');
  const posts = [at - width / 2 + 50, at + width / 2 - 180].map((x) =>
    rect(x, floor + 160, 130, -floor - 160, { fill: trim, ...THIN }),
  );
  return drawBalcony(balcony, trim) + posts.join('');
}
