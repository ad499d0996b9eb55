import type { FacadeBuilding, HousePlan, SurfaceLooks } from '@gavel/core/plan';
import { buildBalcony } from './balcony.ts';
import { belowRoof } from './below-roof.ts';
import { buildBeside, buildLamps } from './beside.ts';
import { buildCarport } from './carport.ts';
import { buildDormers } from './dormers.ts';
import { buildEntrance } from './entrance.ts';
import { type Form, formOf } from './form.ts';
import { buildGables } from './gables.ts';
import type { HouseSolids, HouseView, Measures, Part } from './house-model.ts';
import { buildInside } from './inside.ts';
import { materialsOf } from './materials.ts';
import { isWithin, openWalls, standingIn } from './open-storey.ts';
import { buildOpenings } from './openings.ts';
import { buildRoof } from './roof.ts';
import { buildRoofFittings } from './roof-fittings.ts';
import { buildRooms, seenFromInside } from './rooms.ts';
import { type Modelled, shapeOf, withSources } from './same-shape.ts';
import { buildTerrace } from './terrace.ts';
import { buildPlinth, buildWalls } from './walls.ts';

/**
 * Returns a house with the chosen answers and the chosen surfaces of its rooms as solids, in metres. Equal descriptions and answers give
 * equal models. The parts have the positions that the drawings of `@gavel/drawings` show.
 */
export function modelHouse(
  plan: HousePlan,
  building: FacadeBuilding,
  answers: readonly string[],
  view: HouseView = { kind: 'outside' },
  looks: SurfaceLooks = {},
): HouseSolids {
  return createModeller(plan, building)(answers, view, looks);
}

/** Returns a house with the chosen answers as solids, as `modelHouse` does. */
export type Modeller = (answers: readonly string[], view: HouseView, looks?: SurfaceLooks) => HouseSolids;

/**
 * Returns a function that models one house. The function keeps its last model. If the answers of the next call change only materials, the
 * next model usually has the same meshes.
 */
export function createModeller(plan: HousePlan, building: FacadeBuilding): Modeller {
  let last: Modelled | null = null;
  return (answers, wished, looks = {}) => {
    const form = formOf(plan, building, answers, wished.kind === 'outside' ? {} : looks);
    // Show a building without outer walls only from outside, because it has no rooms to show.
    const view: HouseView = plan.open ? { kind: 'outside' } : wished;
    const shape = shapeOf(form, view);
    const kept = last?.shape === shape ? withSources(last, form) : null;
    const parts = kept ?? partsOf(form, view).filter(({ mesh }) => mesh.positions.length > 0);
    last = { shape, form, parts };
    return { parts, materials: materialsOf(form, view.kind !== 'outside', looks), measures: measuresOf(form) };
  };
}

function measuresOf({ plan, length, depth, floor, eaves, ridge, facades }: Form): Measures {
  const { door, gates } = facades.front;
  return {
    length,
    depth,
    floor,
    eaves,
    ridge,
    entrance: door === null ? null : door / 1000,
    gates: gates.map(([at, width]) => [at / 1000, (at + width) / 1000] as const),
    isOpen: plan.open,
  };
}

function partsOf(form: Form, view: HouseView): readonly Part[] {
  switch (view.kind) {
    case 'outside':
      return wholeHouse(
        form,
        buildWalls(form),
        belowRoof(form, buildInside(form, { isPlain: true, areDoorsOpen: false, isBelowRoof: false })),
      );
    case 'open':
      return openHouse(form, view.storey);
    case 'inside':
      return seenFromInside(wholeHouse(form, buildWalls(form, 'lining'), belowRoof(form, buildRooms(form, view.storey))));
  }
}

function wholeHouse(form: Form, walls: readonly Part[], inside: readonly Part[]): readonly Part[] {
  return [
    ...walls,
    ...inside,
    ...buildOpenings(form),
    ...buildGables(form),
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

/** Builds a storey to show from above, with the storeys below it and without anything above it. */
function openHouse(form: Form, open: number): readonly Part[] {
  const shown = form.storeys.map(({ at }) => at).filter((at) => at <= open);
  const stretches = shown.map((at) => standingIn(form, at));
  return [
    ...buildPlinth(form),
    ...shown.flatMap((at) => openWalls(form, at)),
    ...buildOpenings(form, (hole) => stretches.some(({ floor, top }) => isWithin(hole, floor, top))),
    ...belowRoof(form, buildInside(form, { isPlain: false, areDoorsOpen: false, isBelowRoof: false })).filter(
      ({ storey }) => storey !== null && storey <= open,
    ),
    ...buildTerrace(form),
    ...buildEntrance(form).filter(({ name }) => name === 'steps' || name === 'entrance'),
  ];
}
