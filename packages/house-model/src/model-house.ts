import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { buildBalcony } from './balcony.ts';
import { buildBeside, buildLamps } from './beside.ts';
import { buildCarport } from './carport.ts';
import { buildDormers } from './dormers.ts';
import { buildEntrance } from './entrance.ts';
import { type Form, formOf } from './form.ts';
import type { HouseModel, Part } from './house-model.ts';
import { buildInside } from './inside.ts';
import { materialsOf } from './materials.ts';
import { isWithin, openWalls, standingIn } from './open-storey.ts';
import { buildOpenings } from './openings.ts';
import { buildRoof } from './roof.ts';
import { buildRoofFittings } from './roof-fittings.ts';
import { buildTerrace } from './terrace.ts';
import { buildPlinth, buildWalls } from './walls.ts';

/**
 * A house with what is chosen as solids in metres. The same description and answers give the same model, in the places where the drawings
 * of `@gavel/drawings` have them.
 *
 * @param lifted the storey that is seen from above, the lowest 0, with what is over it taken away; null: the whole house
 */
export function modelHouse(
  plan: HousePlan,
  building: FacadeBuilding,
  answers: readonly string[],
  lifted: number | null = null,
): HouseModel {
  const form = formOf(plan, building, answers);
  const { length, depth, floor, eaves, ridge } = form;
  const { door } = form.facades.front;
  const isOpen = lifted !== null && !plan.open;
  const parts = isOpen ? openHouse(form, lifted) : wholeHouse(form);
  return {
    parts: parts.filter(({ mesh }) => mesh.positions.length > 0),
    materials: materialsOf(form, isOpen),
    measures: { length, depth, floor, eaves, ridge, entrance: door === null ? null : door / 1000 },
  };
}

function wholeHouse(form: Form): readonly Part[] {
  return [
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
}

/** A storey from above, and those below it: what is over it is lifted off. */
function openHouse(form: Form, lifted: number): readonly Part[] {
  const shown = form.storeys.map(({ at }) => at).filter((at) => at <= lifted);
  const stretches = shown.map((at) => standingIn(form, at));
  return [
    ...buildPlinth(form),
    ...shown.flatMap((at) => openWalls(form, at)),
    ...buildOpenings(form, (hole) => stretches.some(({ floor, top }) => isWithin(hole, floor, top))),
    ...buildInside(form).filter(({ storey }) => storey !== null && storey <= lifted),
    ...buildTerrace(form),
    ...buildEntrance(form).filter(({ name }) => name === 'steps' || name === 'entrance'),
  ];
}
