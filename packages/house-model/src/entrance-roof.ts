import { BEAM, CANOPY, PORCH, PORCH_EAVES, roofOver as porchRoof } from '@gavel/core/plan';
import { type Form, REACH } from './form.ts';
import { at, type Frame } from './geometry/frame.ts';
import { sheet } from './geometry/sheet.ts';
import { bar, box, prism } from './geometry/solids.ts';
import type { Flat, Vector } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';
import { vergeBoard } from './roof.ts';

/**
 * The vertical thickness of the roof over an entrance, and how far behind the edge of the house’s roof a low entrance roof ends; m.
 */
const THICK = 0.12;
const BELOW_EAVES = 0.12;

/** The roof of two slopes over the front door. Metres. */
export interface EntranceRoof {
  /** The distance of the roof's ridge from the left end of the front. */
  readonly at: number;
  /** Half the width between the eaves of this roof, and how far the roof reaches out of the wall. */
  readonly edge: number;
  readonly out: number;
  readonly ridge: number;
  /** How many metres a slope of this roof falls over one horizontal metre. */
  readonly fall: number;
}

/** Returns the roof over the front door; null: the door has no such roof, or a balcony is over the porch instead. */
export function entranceRoofOf({ plan, facades: { front }, floor }: Form): EntranceRoof | null {
  const kind = front.parts.get('entrance')?.value;
  const over = kind === 'canopy' ? CANOPY : kind === 'porch' || kind === 'ornate' ? PORCH : null;
  if (!over || plan.door?.side !== 'front' || front.door === null || floor <= 0) return null;
  if (over === PORCH && front.balcony) return null;
  const { low, high } = porchRoof(-floor * 1000, over);
  const [edge, eave, ridge] = [(over.width / 2 + PORCH_EAVES) / 1000, -low / 1000, -high / 1000];
  return { at: front.door / 1000, edge, out: (over.deep + PORCH_EAVES) / 1000, ridge, fall: (ridge - eave) / edge };
}

/**
 * Returns half the width of the part of the entrance's roof that is higher than the lower edge of the house's roof, m; 0: no
 * part is, or the house has no eaves over the door. This part continues to the roof of the house, and no gutter runs through it.
 * @param below parts of the entrance's roof that are at most this far below that edge count as higher too, m
 */
export function joinsRoof(form: Form, { at: middle, edge, ridge, fall }: EntranceRoof, below = 0): number {
  const hasEaves = form.slopes.some(({ side }) => side === 'front');
  const isUnderGable = form.facades.front.dormers.some(
    ({ isGable, at: across, width }) => isGable && Math.abs(across / 1000 - middle) < width / 2000,
  );
  if (!hasEaves || isUnderGable || ridge < edgeOf(form) - form.thick) return 0;
  return Math.min(edge, Math.max(0, (ridge - edgeOf(form) + below) / fall));
}

/** Returns the height of the lower edge of the house's roof, at the end of its overhang, measured on its upper face; m. */
function edgeOf({ eaves, rise }: Form): number {
  return eaves - REACH * rise;
}

/**
 * Builds the roof over an entrance on its beams, with its front gable.
 * @param frame the plane of the front; its origin is on the ground, below the middle of the door
 */
export function buildEntranceRoof(form: Form, frame: Frame, roof: EntranceRoof, source: string): readonly Part[] {
  const { edge, ridge, out, fall } = roof;
  const half = edge - PORCH_EAVES / 1000;
  const beam = form.floor + BEAM / 1000 + 0.15;
  const point = (across: number, away: number): Vector => at(frame, across, ridge - Math.abs(across) * fall, away);
  const back = backOf(form, roof);
  const slopes = [
    sheet(
      [
        point(-edge, back[0]?.[1] ?? 0),
        point(-edge, out),
        point(0, out),
        ...mirrored(back, -1)
          .toReversed()
          .slice(0, -1)
          .map(([across, away]) => point(across, away)),
      ],
      THICK,
    ),
    sheet([point(edge, out), ...back.map(([across, away]) => point(across, away)), point(0, out)], THICK),
  ];
  const tip = ridge - THICK;
  const shoulder = Math.max(beam, tip - half * fall);
  const triangle: readonly Flat[] = [
    [-half, beam],
    [half, beam],
    [half, shoulder],
    [0, tip],
    [-half, shoulder],
  ];
  return [
    part(
      'covering',
      'roofing',
      source,
      slopes.map(({ upper }) => upper),
    ),
    part(
      'roof',
      'soffit',
      source,
      slopes.map(({ rest }) => rest),
    ),
    part('gable', 'trim', source, [
      prism(frame, triangle, out - 0.3, out - 0.22),
      box(frame, [-half, half], [beam - 0.17, beam + 0.001], [out - 0.34, out - 0.2]),
    ]),
    part(
      'verge',
      'trim',
      source,
      [-1, 1].map((way) => vergeBoard(point(edge * way, out), point(0, out), frame.out, 0.15)),
    ),
    part('ridge', 'roofing', source, [bar(point(0, back.at(-1)?.[1] ?? 0), point(0, out + 0.02), 0.14, 0.05)]),
  ];
}

/**
 * Returns the back edge of the right slope of the entrance's roof, from its eaves to its ridge. Each point has its distance from the ridge
 * and from the wall, m.
 */
function backOf(form: Form, roof: EntranceRoof): readonly Flat[] {
  const joined = joinsRoof(form, roof);
  if (joined === 0 && joinsRoof(form, roof, form.thick) === 0)
    return [
      [roof.edge, 0],
      [0, 0],
    ];
  const meets = (across: number) => (form.eaves - roof.ridge + across * roof.fall) / form.rise;
  const low: readonly Flat[] = [
    [roof.edge, REACH - BELOW_EAVES],
    [joined, REACH - BELOW_EAVES],
  ];
  if (joined < 0.01) return low;
  return [...(joined < roof.edge - 0.01 ? low : []), [joined, Math.min(meets(joined), REACH)], [0, Math.min(meets(0), REACH)]];
}

function mirrored(line: readonly Flat[], way: 1 | -1): readonly Flat[] {
  return line.map(([across, away]): Flat => [across * way, away]);
}
