import type { HouseDrawing } from '../pictures/house-drawing.ts';
import type { HousePlan } from './house-plan.ts';
import type { FacadeBuilding } from './lay-out-facade.ts';

/** The rooms and the outer form of a house. Its 3D model is built from these. */
export interface DescribedHouse {
  readonly plan: HousePlan;
  readonly building: FacadeBuilding;
}

/** Returns the outer form of the building from the data that elevations are drawn from. */
export function buildingOf(drawing: HouseDrawing): FacadeBuilding {
  const { type, roof, frontGable, roofPitch, wallHeight, doorAt, dormer, open, depth, width } = drawing;
  return { type, roof, frontGable, roofPitch, wallHeight, doorAt, dormer, open, depth, width };
}
