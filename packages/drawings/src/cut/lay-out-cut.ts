import {
  type Facade,
  type FacadeBuilding,
  figure,
  type HousePlan,
  isTurned,
  JOISTS,
  layOutFacade,
  layOutStorey,
  type Rect,
  type ShownParts,
  type Storey,
  storeyLevels,
  turnStorey,
  withWalls,
} from '@gavel/core/plan';
import type { Point } from '../ink/svg.ts';

/**
 * The layout of a section drawing across the ridge. The garden is to the left, or behind the cut if the ridge runs from front to
 * back. Millimetres; y is 0 at the ground and grows downwards, as on the sheet.
 */
export interface Cut {
  readonly parts: ShownParts;
  /**
   * Whether the section runs along the front, because the ridge runs from front to back. Then `ground` is turned by 90°, as the
   * section is.
   */
  readonly isAlong: boolean;
  /** The outer size of the house across the ridge. */
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
  /** The windows and garden doors of the wall behind the cut. */
  readonly windows: readonly Rect[];
}

/** The thickness of the roof at right angles to its slope, and its overhang beyond the walls; mm. */
const ROOF = 330;
const EAVES = 480;

export function layOutCut(plan: HousePlan, building: FacadeBuilding, answers: readonly string[]): Cut {
  const isAlong = isTurned(plan, building);
  const gable = layOutFacade(plan, building, isAlong ? 'back' : 'right', answers);
  const { parts, ridge, length: depth, eaves: top } = gable;
  const { wall } = withWalls(plan, answers);
  const pitch = figure(parts.get('pitch'), building.roofPitch);
  const slope = Math.tan((pitch * Math.PI) / 180);
  const storeys = storeyLevels(plan, parts);
  const isShed = building.roof === 'pulpet';
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
  const storeyAt = (at: number) => {
    const laid = layOutStorey(plan, at, answers);
    return isAlong ? turnStorey(laid, plan.depth) : laid;
  };
  return {
    parts,
    isAlong,
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
    open: openIn(storeyAt(plan.storeys.length - 1)) ?? openTo(parts, depth, wall),
    ground: storeyAt(0),
    windows: windowsBehind(gable),
  };
}

/** Returns the rectangles of a façade's windows and garden doors, seen from inside: left and right are swapped. */
function windowsBehind({ openings, gardenDoors, floor, length }: Facade): readonly Rect[] {
  return [...openings, ...gardenDoors.map(({ opening }) => opening)].map(([from, sill, width, height]) => ({
    x: length - from - width,
    y: floor - sill - height,
    width,
    height,
  }));
}

/** Returns the span across the house where the floor of a storey has an opening to the storey below; null: it has no opening. */
function openIn({ voids }: Storey): Cut['open'] {
  return voids.length === 0
    ? null
    : [Math.min(...voids.map(({ y }) => y)), Math.max(...voids.map(({ y, height }) => y + height))];
}

function openTo(parts: ShownParts, depth: number, wall: number): Cut['open'] {
  if (parts.has('loft')) return [wall, depth - wall];
  return parts.get('openUp')?.value === 'ridge' ? [wall, depth * 0.52] : null;
}
