import { BEAM, CANOPY, colourOf, type Facade, PORCH, PORCH_EAVES, roofOver, STEPS_DOWN } from '@gavel/core/plan';
import { evenly } from '../ink/evenly.ts';
import { number, path, polygon, rect } from '../ink/svg.ts';
import { INK, type TakeNote, THIN } from './take-note.ts';

/** Posts and frames on a terrace are painted white, whatever the house is. */
export const WHITE = '#f0ece1';
export const STONE = '#a7a49d';
export const LARCH = '#b98d57';
/** An awning's. */
export const STRIPES = ['#e8e2d4', '#a89f8c'] as const;

/** Steps, canopy or porch at the door, as they are rendered (`studio/blender/exterior/porch.py`). */
export function drawEntrance({ door, floor, trim, parts, balcony }: Facade, note: TakeNote): string {
  const kind = parts.get('entrance')?.value;
  if (door === null) return '';
  if (kind === 'steps') note('entrance', door, floor / 2);
  else note('entrance', door, floor - 2450);
  const steps =
    rect(door - 850, floor + 30, 1700, -floor / 2, { fill: STONE, ...THIN }) +
    rect(door - 1100, floor / 2, 2200, -floor / 2, { fill: STONE, ...THIN });
  const beamAt = floor - BEAM;
  // A porch under a balcony has no roof of its own.
  const top = balcony ? balcony.floor + 160 : beamAt - 170;
  const roof = (over: typeof PORCH | typeof CANOPY) => {
    if (balcony) return '';
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
  };
  const half = PORCH.width / 2;
  const posts = [door - half, door + half - 130].map((x) => rect(x, top, 130, floor - top, { fill: trim, ...THIN })).join('');
  const porch = () =>
    rect(door - half, floor, 2 * half, -floor, { fill: '#b8b4ac', ...THIN }) +
    steps +
    posts +
    rails(door - half, floor - 900, half - 970, 900, trim) +
    rails(door + 970, floor - 900, half - 970, 900, trim) +
    roof(PORCH);
  const above = balcony ? drawBalcony(balcony, trim) : '';
  if (balcony) note('balcony', balcony.at, balcony.floor - 600);
  switch (kind) {
    case 'canopy':
      return (
        steps +
        roof(CANOPY) +
        // Brackets, seen from before, beside the casing.
        [door - 940, door + 850].map((x) => rect(x, beamAt, 90, 780, { fill: trim, ...THIN })).join('') +
        above
      );
    case 'porch':
      return porch() + above;
    case 'ornate': {
      const wide = (2 * half - 260) / 12;
      const sawn = Array.from({ length: 12 }, (_, at) =>
        path(`M${number(door - half + 130 + at * wide)} ${number(beamAt)}q${number(wide / 2)} 220 ${number(wide)} 0z`, {
          fill: trim,
          ...THIN,
        }),
      );
      return porch() + sawn.join('') + above;
    }
    default:
      return steps + above;
  }
}

/** The house that a side building is joined with, or a roof that leads to it: to the right of its front, as the plan has it. */
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

/** A floor that stands out, with its railing. */
function drawBalcony({ at, floor, width }: NonNullable<Facade['balcony']>, trim: string): string {
  return (
    rect(at - width / 2, floor, width, 160, { fill: trim, ...THIN }) + rails(at - width / 2, floor - 1050, width, 1050, trim)
  );
}

/** Over the terrace: on posts, or a railing outside a door. */
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

/** Terrace with its railing and the roof over it, as far as they are seen from here. */
export function drawTerrace(facade: Facade, note: TakeNote): string {
  const { floor, parts, terrace } = facade;
  if (!terrace) return '';
  const [from, to] = terrace;
  const decking = parts.get('decking');
  const top = floor + 20;
  // Beside the house it would lie under its own name.
  note('deck', from < -500 ? to - 300 : from + 300, top + 60);
  note('decking', (from + to) / 2 - 600, top + 60);
  const boards =
    rect(from, top, to - from, -top, { fill: colourOf(decking, '#b99669'), ...THIN }) +
    path(
      Array.from(
        { length: Math.floor((to - from) / 140) },
        (_, board) => `M${number(from + (board + 1) * 140)} ${number(top + 40)}V0`,
      ).join(''),
      { fill: 'none', stroke: INK, 'stroke-width': 5 },
    ) +
    rect(from - 60, top - 45, to - from + 120, 70, { fill: colourOf(decking, '#b99669'), ...THIN });
  return [boards, railing(facade, from, to, top, note), shelter(facade, top, note)].join('');
}

function railing({ parts, side, length, shelter: span }: Facade, from: number, to: number, top: number, note: TakeNote): string {
  const kind = parts.get('railing');
  if (!kind || kind.value === 'none') return '';
  const [y, height] = [top - 1000, 960];
  note('railing', from < -500 ? to - 700 : from + 700, y + 200);
  // Behind the house one steps down to the garden at its middle; a conservatory has panes there.
  const middle = (Math.max(0, from) + Math.min(length, to)) / 2;
  const [left, right] =
    parts.get('shelter')?.value === 'glazed' && span ? span : [middle - STEPS_DOWN / 2, middle + STEPS_DOWN / 2];
  const stretches: readonly (readonly [number, number])[] =
    side === 'back'
      ? [
          [from, left],
          [right, to],
        ]
      : [[from, to]];
  return stretches
    .map(([start, end]) => {
      if (kind.value === 'glass')
        return (
          rect(start, y, end - start, height, { fill: kind.colour, 'fill-opacity': 0.45, ...THIN }) +
          rect(start, y, end - start, 40, { fill: '#9aa0a3', stroke: 'none' })
        );
      if (kind.value === 'iron')
        return (
          rect(start, y, end - start, 50, { fill: kind.colour, stroke: 'none' }) +
          evenly(start, end - 22, 130)
            .map((at) => rect(at, y, 22, height, { fill: kind.colour, stroke: 'none' }))
            .join('')
        );
      return rails(start, y, end - start, height, kind.colour);
    })
    .join('');
}

function shelter({ parts, shelter: span }: Facade, top: number, note: TakeNote): string {
  const kind = parts.get('shelter')?.value;
  if (!span || kind === undefined || kind === 'none') return '';
  const [left, width] = [span[0], span[1] - span[0]];
  const y = top - 2500;
  note('shelter', left + width * 0.6, y + 60);
  const posts = [left, left + width - 130]
    .map((x) => rect(x, y, 130, top - y, { fill: kind === 'pergola' ? LARCH : WHITE, ...THIN }))
    .join('');
  switch (kind) {
    case 'awning':
      return Array.from({ length: 10 }, (_, stripe) =>
        polygon(
          [
            [left + (width / 10) * stripe, y - 100],
            [left + (width / 10) * (stripe + 1), y - 100],
            [left + (width / 10) * (stripe + 1), y + 500],
            [left + (width / 10) * stripe, y + 500],
          ],
          { fill: STRIPES[stripe % 2 === 0 ? 0 : 1], ...THIN },
        ),
      ).join('');
    case 'pergola':
      return (
        posts +
        rect(left - 200, y - 60, width + 400, 160, { fill: LARCH, ...THIN }) +
        Array.from({ length: 9 }, (_, beam) =>
          rect(left + ((width - 90) / 8) * beam, y - 190, 90, 130, { fill: LARCH, ...THIN }),
        ).join('')
      );
    case 'roof':
      return (
        posts +
        polygon(
          [
            [left - 250, y + 100],
            [left + 100, y - 500],
            [left + width - 100, y - 500],
            [left + width + 250, y + 100],
          ],
          { fill: 'url(#roofing)', ...THIN },
        )
      );
    default:
      return (
        posts +
        rect(left, y + 120, width, top - y - 120, { fill: '#cfdde0', 'fill-opacity': 0.6, ...THIN }) +
        path([0.25, 0.5, 0.75].map((share) => `M${number(left + width * share)} ${number(y + 120)}V${number(top)}`).join(''), {
          fill: 'none',
          stroke: WHITE,
          'stroke-width': 80,
        }) +
        polygon(
          [
            [left - 250, y + 120],
            [left + 100, y - 500],
            [left + width - 100, y - 500],
            [left + width + 250, y + 120],
          ],
          { fill: '#3a3d40', ...THIN },
        )
      );
  }
}
