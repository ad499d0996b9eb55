import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { buildBalcony } from './balcony.ts';
import { buildBeside, buildLamps } from './beside.ts';
import { buildCarport } from './carport.ts';
import { buildDormers } from './dormers.ts';
import { buildEntrance } from './entrance.ts';
import { type Form, formOf } from './form.ts';
import type { HouseSolids, HouseView, Part } from './house-model.ts';
import { buildInside } from './inside.ts';
import { materialsOf } from './materials.ts';
import { isWithin, openWalls, standingIn } from './open-storey.ts';
import { buildOpenings } from './openings.ts';
import { buildRoof } from './roof.ts';
import { buildRoofFittings } from './roof-fittings.ts';
import { buildRooms, seenFromInside } from './rooms.ts';
import { buildTerrace } from './terrace.ts';
import { buildPlinth, buildWalls } from './walls.ts';

/**
 * Returns a house with the chosen answers as solids in metres. Equal descriptions and answers give equal models. All parts are at the
 * places where the drawings of `@gavel/drawings` have them.
 */
export function modelHouse(
  plan: HousePlan,
  building: FacadeBuilding,
  answers: readonly string[],
  view: HouseView = { kind: 'outside' },
): HouseSolids {
  const form = formOf(plan, building, answers);
  const { length, depth, floor, eaves, ridge } = form;
  const { door, gates } = form.facades.front;
  const entrance = door === null ? null : door / 1000;
  const metres = gates.map(([at, width]) => [at / 1000, (at + width) / 1000] as const);
  // A building without outer walls has no rooms to show.
  const shown: HouseView = plan.open ? { kind: 'outside' } : view;
  return {
    parts: partsOf(form, shown).filter(({ mesh }) => mesh.positions.length > 0),
    materials: materialsOf(form, shown.kind !== 'outside'),
    measures: { length, depth, floor, eaves, ridge, entrance, gates: metres },
  };
}

function partsOf(form: Form, view: HouseView): readonly Part[] {
  switch (view.kind) {
    case 'outside':
      return wholeHouse(form, buildWalls(form), buildInside(form));
    case 'open':
      return openHouse(form, view.storey);
    case 'inside':
      return seenFromInside(wholeHouse(form, buildWalls(form, 'lining'), buildRooms(form, view.storey)));
  }
}

function wholeHouse(form: Form, walls: readonly Part[], inside: readonly Part[]): readonly Part[] {
  return [
    ...walls,
    ...inside,
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

/** Builds a storey to show from above, and the storeys below it, without everything above. */
function openHouse(form: Form, open: number): readonly Part[] {
  const shown = form.storeys.map(({ at }) => at).filter((at) => at <= open);
  const stretches = shown.map((at) => standingIn(form, at));
  return [
    ...buildPlinth(form),
    ...shown.flatMap((at) => openWalls(form, at)),
    ...buildOpenings(form, (hole) => stretches.some(({ floor, top }) => isWithin(hole, floor, top))),
    ...buildInside(form).filter(({ storey }) => storey !== null && storey <= open),
    ...buildTerrace(form),
    ...buildEntrance(form).filter(({ name }) => name === 'steps' || name === 'entrance'),
  ];
}
