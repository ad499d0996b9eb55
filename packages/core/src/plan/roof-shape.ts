import type { HouseDrawing } from '../pictures/house-drawing.ts';
import type { HousePlan } from './house-plan.ts';

/** How far a roof projects beyond the walls, mm. */
export const ROOF_REACH = 400;

type Roofed = Pick<HouseDrawing, 'type' | 'roof' | 'frontGable' | 'width' | 'depth'>;
/** The shape of a wall's upper edge. */
export type WallShape = 'eaves' | 'gable' | 'slope' | 'lean' | 'hip';
type Sizes = Pick<HousePlan, 'length' | 'depth'>;

/** Returns whether the ridge runs from front to back. The ridge of a hipped roof runs along the longer walls. */
export function isTurned({ length, depth }: Sizes, building: Roofed): boolean {
  return building.roof === 'valmat' ? depth > length : hasFrontGable(building);
}

/**
 * Returns whether the building is a side building with its gable at the front. If the range does not decide this, the gable of a side
 * building is at the front if the building is at most 10 % wider than deep.
 */
export function hasFrontGable({ type, roof, frontGable, width, depth }: Roofed): boolean {
  return type === 'sideBuilding' && roof === 'sadeltak' && (frontGable ?? width <= depth * 1.1);
}

/** Returns the horizontal distance from the eaves to the ridge, mm. A lean-to roof has its ridge at the back. */
export function runOfRoof(plan: Sizes, building: Roofed): number {
  if (building.roof === 'pulpet') return plan.depth;
  return (isTurned(plan, building) ? plan.length : plan.depth) / 2;
}

/** Returns the shape of the wall on one side. A lean-to roof is low at the front. */
export function shapeOf(building: Roofed, side: 'front' | 'back' | 'end'): WallShape {
  if (building.roof === 'pulpet') return side === 'front' ? 'eaves' : side === 'back' ? 'slope' : 'lean';
  if (building.roof === 'valmat') return 'hip';
  return hasFrontGable(building) !== (side === 'end') ? 'gable' : 'eaves';
}
