import type { HouseDrawing } from '@gavel/core';
import {
  featuresOf,
  figure,
  floorHeight,
  type HousePlan,
  JOISTS,
  layOutStorey,
  type Rect,
  raisedBy,
  type ShownParts,
  type Storey,
  shownParts,
  storeyLevels,
  UPPER_SILL,
  withWalls,
} from '@gavel/core/plan';
import type { Point } from '../ink/svg.ts';

/** What a cut is made from: the house's rooms and its outer form. */
export type CutBuilding = Pick<HouseDrawing, 'roof' | 'roofPitch' | 'wallHeight'>;

/** A house cut across, the garden to the left. Millimetres; y is 0 at the ground and grows downwards, as on the sheet. */
export interface Cut {
  readonly parts: ShownParts;
  readonly depth: number;
  /** How thick the outer walls are. */
  readonly wall: number;
  /** Of each storey its floor's and its ceiling's height, the lowest first. */
  readonly storeys: readonly { readonly floor: number; readonly ceiling: number; readonly name: string }[];
  /** How thick a floor between storeys is. */
  readonly joists: number;
  /** The roof's upper side, from eave to eave. */
  readonly roof: readonly Point[];
  /** Its lower side from wall to wall: where rooms under it end. */
  readonly under: readonly Point[];
  /** Where on the lower side of the roof something is. */
  roofAt(x: number): number;
  readonly ridge: number;
  /** It has posts instead of walls. */
  readonly isOpen: boolean;
  /** The storey right under the roof has its slopes. */
  readonly isSloped: boolean;
  /** Where there is no ceiling over the lowest storey: from, to; null: there is one everywhere. */
  readonly open: readonly [from: number, to: number] | null;
  /** The lowest storey as its plan has it: what stands in it is seen beyond the cut where it stands. */
  readonly ground: Storey;
  /** Windows of the gable that one looks at. */
  readonly windows: readonly Rect[];
}

/** How thick what lies on the rafters is, and how far the roof goes beyond the walls. */
const ROOF = 330;
const EAVES = 480;

export function layOutCut(plan: HousePlan, building: CutBuilding, answers: readonly string[]): Cut {
  const parts = shownParts(plan, answers);
  const { wall } = withWalls(plan, answers);
  const pitch = figure(parts.get('pitch'), building.roofPitch);
  const slope = Math.tan((pitch * Math.PI) / 180);
  const base = plan.open ? 0 : -floorHeight(parts);
  const storeys = storeyLevels(plan, parts);
  const { lifted, raised } = raisedBy(plan, parts);
  const isShed = building.roof === 'pulpet';
  const { depth } = plan;
  const top = -Math.round(building.wallHeight * 1000) - raised + (base + 150);
  const ridge = isShed ? top - depth * slope : top - (depth / 2) * slope;
  const over = EAVES * slope;
  // Such a roof is low at the front.
  const roof: Point[] = isShed
    ? [
        [-EAVES, ridge - over],
        [depth + EAVES, top + over],
      ]
    : [
        [-EAVES, top + over],
        [depth / 2, ridge],
        [depth + EAVES, top + over],
      ];
  const thick = ROOF / Math.cos((pitch * Math.PI) / 180);
  const surface = (x: number) => (isShed ? top - (depth - x) * slope : top - Math.min(x, depth - x) * slope);
  const roofAt = (x: number) => surface(x) + thick;
  const under: Point[] = isShed
    ? [
        [wall, roofAt(wall)],
        [depth - wall, roofAt(depth - wall)],
      ]
    : [
        [wall, roofAt(wall)],
        [depth / 2, roofAt(depth / 2)],
        [depth - wall, roofAt(depth - wall)],
      ];
  const last = storeys.at(-1);
  const ground = layOutStorey(plan, 0, answers);
  return {
    parts,
    depth,
    wall,
    storeys,
    joists: JOISTS,
    roof,
    under,
    roofAt,
    ridge,
    isSloped: last !== undefined && roofAt(wall) > last.ceiling,
    isOpen: plan.open,
    open: openIn(layOutStorey(plan, plan.storeys.length - 1, answers)) ?? openTo(parts, depth, wall),
    ground,
    windows:
      featuresOf(plan, answers).windows === 'none'
        ? []
        : plan.facades.right.map(([from, sill, width, height]) => ({
            x: depth - from - width,
            y: base - sill - height - (sill >= UPPER_SILL ? lifted : 0),
            width,
            height,
          })),
  };
}

/** What the plan of a storey leaves open to below; null: nothing. */
function openIn({ voids }: Storey): Cut['open'] {
  return voids.length === 0
    ? null
    : [Math.min(...voids.map(({ y }) => y)), Math.max(...voids.map(({ y, height }) => y + height))];
}

function openTo(parts: ShownParts, depth: number, wall: number): Cut['open'] {
  if (parts.has('loft')) return [wall, depth - wall];
  return parts.get('openUp')?.value === 'ridge' ? [wall, depth * 0.52] : null;
}
