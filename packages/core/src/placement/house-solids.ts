import { coveredGround } from '../plan/covered-ground.ts';
import type { DescribedHouse } from '../plan/described-house.ts';
import { type Dormer, type Facade, type LaidOut, layOutFacade, layOutHouse } from '../plan/lay-out-facade.ts';
import { dormerFace, dormerFoot } from '../plan/lay-out-roof.ts';
import { CANOPY, PORCH, PORCH_EAVES, roofOver } from '../plan/outside.ts';
import type { Rect } from '../plan/rect.ts';
import { ROOF_REACH, runOfRoof } from '../plan/roof-shape.ts';

/** A corner in metres from the middle of the house on the ground. `right` and `ahead` have the same meaning as in `HouseOutline`. */
type Corner = readonly [right: number, ahead: number, height: number];

/** A convex solid, by its corners. */
export type Solid = readonly Corner[];

/** A point of a house in mm: from its left end (seen from the front), from its back, and over the ground. */
type Place = readonly [x: number, y: number, height: number];

/**
 * The roof over a terrace: its height over the floor at the outer edge, the additional height at the house, and how far the roof projects
 * beyond its posts; mm.
 */
const SHELTER = { edge: 2500, rise: 500, reach: 250 } as const;
/** How far the roof of a dormer projects in front of it, mm. */
const DORMER_REACH = 300;

/**
 * Returns a house with these answers as convex solids, which together cast its shadow: walls, roof, dormers, and the roofs over the
 * entrance and the terrace. Leaves out parts with little shadow, such as chimneys and railings, and whatever joins a side building to the
 * house.
 */
export function houseSolids({ plan, building }: DescribedHouse, answers: readonly string[]): readonly Solid[] {
  const laid = layOutHouse(plan, answers);
  const facade = (side: 'front' | 'back') => layOutFacade(plan, building, side, answers, laid);
  const [front, back] = [facade('front'), facade('back')];
  const size: Size = {
    length: plan.length,
    depth: plan.depth,
    eaves: -front.eaves,
    ridge: -front.ridge,
    run: runOfRoof(plan, building),
    shape: front.shape === 'gable' ? 'turned' : front.shape === 'hip' ? 'hip' : back.shape === 'slope' ? 'leanTo' : 'gable',
  };
  const dormers = [front, back].flatMap((side) => side.dormers.map((dormer) => dormerSolid(side, dormer, size)));
  const terraces = coveredGround(plan, answers).filter(({ part }) => part === 'terraceRoof');
  const solids = [
    ...(plan.open ? storesIn(laid).map((room) => box(room, size.eaves)) : [wallSolid(size)]),
    roofSolid(size),
    ...dormers,
    ...entranceSolids(front, laid, size),
    ...terraces.map((terrace) => shelterSolid(-front.floor, size, terrace)),
  ];
  const [middle, centre] = [plan.length / 2, plan.depth / 2];
  return solids.map((places) =>
    places.map(([x, y, height]): Corner => [(x - middle) / 1000, (y - centre) / 1000, height / 1000]),
  );
}

/** The dimensions of a house in mm. `turned`: the gables are at the front and the back; `gable`: they are at the short sides. */
interface Size {
  readonly length: number;
  readonly depth: number;
  readonly eaves: number;
  readonly ridge: number;
  /** The horizontal distance from the eaves to the ridge. */
  readonly run: number;
  readonly shape: 'gable' | 'turned' | 'hip' | 'leanTo';
}

function wallSolid({ length, depth, eaves, ridge, shape }: Size): readonly Place[] {
  const atBack = shape === 'leanTo' ? ridge : eaves;
  return [0, length].flatMap((x): readonly Place[] => [
    [x, 0, 0],
    [x, depth, 0],
    [x, 0, atBack],
    [x, depth, eaves],
  ]);
}

function roofSolid(size: Size): readonly Place[] {
  const { length, depth, eaves, ridge, run, shape } = size;
  const drop = (ROOF_REACH * (ridge - eaves)) / run;
  const [low, high] = [eaves - drop, ridge + drop];
  const [left, right, back, front] = [-ROOF_REACH, length + ROOF_REACH, -ROOF_REACH, depth + ROOF_REACH];
  const edge = [left, right].flatMap((x): readonly Place[] => [
    [x, front, low],
    [x, back, shape === 'leanTo' ? high : low],
  ]);
  switch (shape) {
    case 'leanTo':
      return edge;
    case 'turned':
      return [...edge, [length / 2, back, ridge], [length / 2, front, ridge]];
    case 'gable':
      return [...edge, [left, depth / 2, ridge], [right, depth / 2, ridge]];
    case 'hip':
      return [
        ...edge,
        [Math.min(run, length / 2), Math.min(run, depth / 2), ridge],
        [Math.max(length - run, length / 2), Math.max(depth - run, depth / 2), ridge],
      ];
  }
}

function dormerSolid(facade: Facade, dormer: Dormer, size: Size): readonly Place[] {
  const { half, ...face } = dormerFace(facade, dormer);
  const [foot, shoulder, top] = [-dormerFoot(facade, dormer), -face.shoulder, -face.top];
  const rise = (size.ridge - size.eaves) / size.run;
  const inwards = (height: number) => Math.max(0, (height - size.eaves) / rise);
  const place = (along: number, deep: number, height: number): Place =>
    facade.side === 'back' ? [size.length - along, deep, height] : [along, size.depth - deep, height];
  const wall = dormer.isGable ? 0 : inwards(foot);
  const sides = [dormer.at - half, dormer.at + half].flatMap((along) => [
    place(along, wall, foot),
    place(along, wall - DORMER_REACH, shoulder),
    place(along, inwards(shoulder), shoulder),
  ]);
  return [...sides, place(dormer.at, wall - DORMER_REACH, top), place(dormer.at, inwards(top), top)];
}

/** Returns the floors of the rooms with walls in a carport: the carport itself has no outer walls, but its other rooms have walls. */
function storesIn({ storeys }: LaidOut): readonly Rect[] {
  return storeys.flatMap(({ rooms }) => rooms.filter(({ kind }) => kind !== 'garage').flatMap(({ parts }) => parts));
}

function box({ x, y, width, height }: Rect, high: number): readonly Place[] {
  return [x, x + width].flatMap((along) =>
    [y, y + height].flatMap((deep): readonly Place[] => [
      [along, deep, 0],
      [along, deep, high],
    ]),
  );
}

/** Returns the roof of a porch or a canopy over the front door, without its posts. */
function entranceSolids({ door, floor }: Facade, { features }: LaidOut, { depth }: Size): readonly (readonly Place[])[] {
  const form = features.entrance === 'porch' ? PORCH : features.entrance === 'canopy' ? CANOPY : null;
  if (!form || door === null) return [];
  const { low, high } = roofOver(floor, form);
  const half = form.width / 2 + PORCH_EAVES;
  return [
    [depth, depth + form.deep + PORCH_EAVES].flatMap((y): readonly Place[] => [
      [door - half, y, -low],
      [door + half, y, -low],
      [door, y, -high],
    ]),
  ];
}

function shelterSolid(floor: number, { eaves }: Size, { x, y, width }: Rect): readonly Place[] {
  const low = floor + SHELTER.edge;
  const high = Math.max(low, Math.min(low + SHELTER.rise, eaves));
  return [x - SHELTER.reach, x + width + SHELTER.reach].flatMap((along): readonly Place[] => [
    [along, y - SHELTER.reach, low],
    [along, 0, high],
  ]);
}
