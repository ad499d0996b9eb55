import { awningHeight, BEAM, CANOPY, type Facade, PORCH, PORCH_EAVES, pergolaStart, roofOver } from '@gavel/core/plan';
import { number, polygon, rect } from '../ink/svg.ts';
import { LARCH, rails, STONE, STRIPES, WHITE } from './draw-outside.ts';
import { type TakeNote, THIN } from './take-note.ts';

/** Draws the parts that project from the front and the back of a house, seen from its gable. */
export function drawProfile(facade: Facade, note: TakeNote): string {
  if (facade.facing !== 'left') return drawFromRight(facade, note);
  const { length } = facade;
  const drawn = drawFromRight(facade, (part, x, y) => note(part, length - x, y));
  return drawn && `<g transform="matrix(-1 0 0 1 ${number(length)} 0)">${drawn}</g>`;
}

/** Draws the parts as the right gable shows them: the front is to the left. The left gable shows their mirror image. */
function drawFromRight(facade: Facade, note: TakeNote): string {
  return [drawEntrance(facade, note), drawBalcony(facade, note), drawShelter(facade, note)].join('');
}

/** Draws steps, canopy or porch, with the same depth as the rendering (`studio/blender/exterior/porch.py`). */
function drawEntrance({ profile, parts, floor, trim }: Facade, note: TakeNote): string {
  const kind = parts.get('entrance')?.value;
  if (!profile || profile.entrance === 0) return '';
  const steps = (from: number) =>
    rect(-from - 350, floor / 2, from + 350, -floor / 2, { fill: STONE, ...THIN }) +
    rect(-from, floor + 30, from, -floor - 30, { fill: STONE, ...THIN });
  const beamAt = floor - BEAM;
  /** Draws the beam at the side of a porch or canopy, and above it the slope of its roof that faces the viewer. */
  const roof = (over: typeof PORCH | typeof CANOPY) => {
    const { low, high } = roofOver(floor, over);
    const { deep } = over;
    const out = deep + PORCH_EAVES;
    return (
      rect(-deep, beamAt - 170, deep, 170, { fill: trim, ...THIN }) +
      rect(-out, high, out, low - high, { fill: 'url(#roofing)', ...THIN }) +
      rect(-out, low, out, 60, { fill: trim, ...THIN })
    );
  };
  note('entrance', -600, kind === 'steps' ? floor / 2 : beamAt - 100);
  switch (kind) {
    case 'canopy': {
      const bracket = [
        [-100, beamAt + 750],
        [-CANOPY.deep + 200, beamAt],
        [-CANOPY.deep + 330, beamAt],
        [-100, beamAt + 850],
      ] as const;
      return [
        steps(950),
        polygon(bracket, { fill: trim, ...THIN }),
        rect(-100, beamAt, 100, 850, { fill: trim, ...THIN }),
        roof(CANOPY),
      ].join('');
    }
    case 'porch':
    case 'ornate': {
      const isUnderBalcony = profile.balcony?.form === 'porch';
      const top = isUnderBalcony ? profile.balcony.floor + 160 : beamAt;
      return [
        steps(PORCH.deep),
        rect(-PORCH.deep, floor, PORCH.deep, -floor, { fill: '#b8b4ac', ...THIN }),
        rect(-PORCH.deep, top, 130, floor - top, { fill: trim, ...THIN }),
        rails(-PORCH.deep + 130, floor - 900, PORCH.deep - 130, 900, trim),
        isUnderBalcony ? '' : roof(PORCH),
      ].join('');
    }
    default:
      return steps(950);
  }
}

function drawBalcony({ profile, length, trim }: Facade, note: TakeNote): string {
  if (!profile?.balcony) return '';
  const { form, floor, out } = profile.balcony;
  const from = form === 'porch' ? -out : length;
  note('balcony', from + out / 2, floor - 600);
  if (form === 'french') return rect(from, floor - 1050, out, 1050, { fill: '#262626', ...THIN });
  const post = form === 'garden' ? rect(from + out - 180, floor + 160, 130, -floor - 160, { fill: trim, ...THIN }) : '';
  return post + rect(from, floor, out, 160, { fill: trim, ...THIN }) + rails(from, floor - 1050, out, 1050, trim);
}

/** Draws the shelter over the terrace behind the house: an awning, a pergola, or a roof that falls from the wall to posts. */
function drawShelter({ profile, length, floor, eaves, ridge, shape, lean, parts }: Facade, note: TakeNote): string {
  const kind = parts.get('shelter')?.value;
  const out = profile?.shelter ?? 0;
  if (out === 0 || kind === undefined || kind === 'none') return '';
  const top = floor + 20;
  const y = top - 2500;
  const end = length + out;
  const post = rect(end - 130, y, 130, top - y, { fill: WHITE, ...THIN });
  // The roof starts at the wall, or at the eaves of the house if the eaves are lower.
  const high = Math.max(y - 500, eaves);
  const rise = (eaves - ridge) / (shape === 'lean' ? length : lean || length / 2);
  note('shelter', length + out / 2, kind === 'pergola' ? y - 120 : kind === 'awning' ? y + 300 : (high + y + 120) / 2);
  const slope = (fill: string) =>
    polygon(
      [
        [length, high],
        [end + 250, y + 20],
        [end + 250, y + 120],
        [length, high + 100],
      ],
      { fill, ...THIN },
    );
  switch (kind) {
    // An awning extends from its box on the wall.
    case 'awning': {
      const box = top - awningHeight(top - eaves, rise);
      const front = Math.max(y + 480, box + 250);
      return polygon(
        [
          [length, box],
          [end - 200, front],
          [end - 200, front + 250],
          [length, box + 100],
        ],
        { fill: STRIPES[1], ...THIN },
      );
    }
    case 'pergola':
      return pergola(length, out, pergolaStart(top - eaves, rise), top);
    case 'roof':
      return post + slope('url(#roofing)');
    default: {
      const glass = [
        [length, high + 100],
        [end, y + 120],
        [end, top],
        [length, top],
      ] as const;
      const bars = [1 / 3, 2 / 3].map((share) =>
        rect(length + out * share - 40, y + 230, 80, top - y - 230, { fill: WHITE, stroke: 'none' }),
      );
      return polygon(glass, { fill: '#cfdde0', 'fill-opacity': 0.6, ...THIN }) + bars.join('') + post + slope('#3a3d40');
    }
  }
}

/**
 * Draws the beams of a pergola on posts. If the beams begin at a distance from the wall, a second row of posts carries that end.
 */
function pergola(wall: number, out: number, start: number, top: number): string {
  const [y, end] = [top - 2500, wall + out];
  const rows = start > 0 ? [end - 130, wall + start + 200] : [end - 130];
  return [
    ...rows.map((x) => rect(x, y, 130, top - y, { fill: LARCH, ...THIN })),
    rect(wall + start, y - 190, out + 200 - start, 130, { fill: LARCH, ...THIN }),
    ...rows.map((x) => rect(x - 30, y - 60, 190, 160, { fill: LARCH, ...THIN })),
  ].join('');
}
