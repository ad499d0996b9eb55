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

/** The input of a section drawing besides the plan: the house's outer form. */
export type CutBuilding = Pick<HouseDrawing, 'roof' | 'roofPitch' | 'wallHeight'>;

/**
 * The layout of a section drawing, with the garden to the left. Millimetres; y is 0 at the ground and grows downwards, as on the sheet.
 */
export interface Cut {
  readonly parts: ShownParts;
  readonly depth: number;
  /** The thickness of the outer walls. */
  readonly wall: number;
  /** The heights of each storey's floor and ceiling, the lowest storey first. */
  readonly storeys: readonly { readonly floor: number; readonly ceiling: number; readonly name: string }[];
  /** The thickness of a floor between storeys. */
  readonly joists: number;
  /** The upper side of the roof, from eave to eave. */
  readonly roof: readonly Point[];
  /** The underside of the roof from wall to wall, where the space inside ends. */
  readonly under: readonly Point[];
  /** Returns the height of the roof's underside at a position. */
  roofAt(x: number): number;
  readonly ridge: number;
  /** Whether the building has posts instead of walls. */
  readonly isOpen: boolean;
  /** Whether the uppermost storey has sloping ceilings. */
  readonly isSloped: boolean;
  /** The start and the end of the gap in the ceiling of the lowest storey; null: the ceiling is complete. */
  readonly open: readonly [from: number, to: number] | null;
  /** The lowest storey of the plan: the drawing shows its contents behind the cut. */
  readonly ground: Storey;
  /** The windows of the gable behind the cut. */
  readonly windows: readonly Rect[];
}

/** The thickness of the layers on the rafters, and the overhang of the roof beyond the walls; mm. */
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
  // A lean-to roof is low at the front.
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
    windows: featuresOf(plan, answers).windows === 'none' ? [] : gableWindows(plan, base, lifted),
  };
}

/**
 * Returns the windows of the right gable as the drawing shows them. `base`: the height of the lowest floor; `lifted`: how far an upper
 * storey is raised, mm.
 */
function gableWindows({ depth, facades }: HousePlan, base: number, lifted: number): readonly Rect[] {
  return facades.right.map(([from, sill, width, height]) => ({
    x: depth - from - width,
    y: base - sill - height - (sill >= UPPER_SILL ? lifted : 0),
    width,
    height,
  }));
}

/** Returns the span where a storey is open to the storey below; null: it is open nowhere. */
function openIn({ voids }: Storey): Cut['open'] {
  return voids.length === 0
    ? null
    : [Math.min(...voids.map(({ y }) => y)), Math.max(...voids.map(({ y, height }) => y + height))];
}

function openTo(parts: ShownParts, depth: number, wall: number): Cut['open'] {
  if (parts.has('loft')) return [wall, depth - wall];
  return parts.get('openUp')?.value === 'ridge' ? [wall, depth * 0.52] : null;
}
