import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { buildBalcony } from './balcony.ts';
import { buildBeside, buildLamps } from './beside.ts';
import { buildCarport } from './carport.ts';
import { buildDormers } from './dormers.ts';
import { buildEntrance } from './entrance.ts';
import { formOf } from './form.ts';
import type { HouseModel } from './house-model.ts';
import { buildInside } from './inside.ts';
import { materialsOf } from './materials.ts';
import { buildOpenings } from './openings.ts';
import { buildRoof } from './roof.ts';
import { buildRoofFittings } from './roof-fittings.ts';
import { buildTerrace } from './terrace.ts';
import { buildWalls } from './walls.ts';

/**
 * A house with what is chosen as solids in metres. The same description and answers give the same model, in the places where the drawings
 * of `@gavel/drawings` have them.
 */
export function modelHouse(plan: HousePlan, building: FacadeBuilding, answers: readonly string[]): HouseModel {
  const form = formOf(plan, building, answers);
  const { length, depth, floor, eaves, ridge } = form;
  const { door } = form.facades.front;
  const parts = [
    ...buildWalls(form),
    ...buildInside(form),
    ...buildOpenings(form),
    ...buildRoof(form),
    ...buildDormers(form),
    ...buildRoofFittings(form),
    ...buildEntrance(form),
    ...buildTerrace(form),
    ...buildBalcony(form),
    ...buildCarport(form),
    ...buildBeside(form),
    ...buildLamps(form),
  ];
  return {
    parts: parts.filter(({ mesh }) => mesh.positions.length > 0),
    materials: materialsOf(form),
    measures: { length, depth, floor, eaves, ridge, entrance: door === null ? null : door / 1000 },
  };
}
