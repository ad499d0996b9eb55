import {
  type Facade,
  type FacadeBuilding,
  type Features,
  type HousePlan,
  layOutFacade,
  layOutHouse,
  ROOF_REACH,
  runOfRoof,
  type Side,
  type Storey,
  type SurfaceLooks,
  sides,
  withWalls,
} from '@gavel/core/plan';
import { type Fittings, fittingsOf } from './fittings.ts';
import { at, type Frame, frameOf } from './geometry/frame.ts';
import type { Flat, Vector } from './geometry/vector.ts';
import { holesIn } from './holes.ts';

/** The dimensions and choices from which all parts of a house are built. Metres. */
export interface Form {
  readonly plan: HousePlan;
  readonly answers: readonly string[];
  readonly features: Features;
  readonly fittings: Fittings;
  readonly building: FacadeBuilding;
  readonly facades: Readonly<Record<Side, Facade>>;
  readonly walls: Readonly<Record<Side, Frame>>;
  /** The storeys, the lowest first. */
  readonly storeys: readonly Storey[];
  readonly length: number;
  readonly depth: number;
  /** The thickness of an outer wall. */
  readonly wall: number;
  /** The height of the floor over the ground. */
  readonly floor: number;
  readonly eaves: number;
  readonly ridge: number;
  /** How many metres the roof of the house rises over one horizontal metre. */
  readonly rise: number;
  /** The vertical thickness of the roof. */
  readonly thick: number;
  readonly slopes: readonly Slope[];
}

/**
 * One side of a roof. `frame` is its plane: the origin is where the upper face of the roof meets the left end of the wall below, and the
 * `up` axis points up the slope.
 */
export interface Slope {
  /** The wall below the eaves of this slope. */
  readonly side: Side;
  readonly frame: Frame;
  /** The outline, counter-clockwise from the left corner of the eaves. */
  readonly outline: readonly Flat[];
  /** For each edge of the outline, whether another slope begins there. */
  readonly meets: readonly boolean[];
}

/**
 * The greatest vertical thickness of the roof of a dwelling and of a side building, and the least height of wall over an opening;
 * m.
 */
const ROOF_THICK = { house: 0.2, side: 0.13 } as const;
const OVER_OPENING = 0.012;
export const REACH = ROOF_REACH / 1000;

export function formOf(plan: HousePlan, building: FacadeBuilding, answers: readonly string[], looks: SurfaceLooks = {}): Form {
  const laid = layOutHouse(plan, answers);
  const facade = (side: Side) => layOutFacade(plan, building, side, answers, laid);
  const facades = { front: facade('front'), back: facade('back'), left: facade('left'), right: facade('right') };
  const [length, depth] = [plan.length / 1000, plan.depth / 1000];
  const up: Vector = [0, 1, 0];
  const { front } = facades;
  const [floor, eaves, ridge] = [-front.floor / 1000, -front.eaves / 1000, -front.ridge / 1000];
  const span = runOfRoof(plan, building) / 1000;
  const walls = {
    front: frameOf([0, 0, depth], [1, 0, 0], up),
    back: frameOf([length, 0, 0], [-1, 0, 0], up),
    left: frameOf([0, 0, 0], [0, 0, 1], up),
    right: frameOf([length, 0, depth], [0, 0, -1], up),
  };
  const rise = (ridge - eaves) / span;
  const form: Form = {
    plan,
    answers,
    features: laid.features,
    fittings: fittingsOf(looks),
    building,
    facades,
    walls,
    storeys: laid.storeys,
    length,
    depth,
    wall: withWalls(plan, answers).wall / 1000,
    floor,
    eaves,
    ridge,
    rise,
    thick: 0,
    slopes: sides.flatMap((side) =>
      slopeOver(facades[side], walls[side], { isLeanTo: building.roof === 'pulpet', eaves, rise, span }),
    ),
  };
  const most = building.type === 'sideBuilding' ? ROOF_THICK.side : ROOF_THICK.house;
  const room = sides.flatMap((side) => roomOverOpenings(form, side)).map((over) => over - OVER_OPENING);
  return { ...form, thick: Math.min(most, ...room) };
}

/**
 * Returns the heights from the top of each opening, at its left and its right end, to the upper face of the roof. Skips openings in
 * gables that rise from the wall, since such gables have their own roof.
 */
function roomOverOpenings(form: Form, side: Side): readonly number[] {
  const facade = form.facades[side];
  return holesIn(facade).flatMap(({ left, bottom, width, height, isInGable }) =>
    isInGable
      ? []
      : [left, left + width].map((along) => {
          const [x, , z] = at(form.walls[side], along, 0);
          return roofOver(form, x, z) - bottom - height;
        }),
  );
}

/** Returns the height of the roof’s upper face at a point of the floor plan, m. */
export function roofOver({ slopes }: Pick<Form, 'slopes'>, x: number, z: number): number {
  return Math.min(...slopes.map((slope) => heightIn(slope, x, z)));
}

/** Returns the height of the roof’s lower face at a point of the floor plan, m. */
export function underRoof(form: Pick<Form, 'slopes' | 'thick'>, x: number, z: number): number {
  return roofOver(form, x, z) - form.thick;
}

/** Returns the height of the plane of a slope at a point of the floor plan, also outside the roof; m. */
function heightIn({ frame: { origin, out } }: Slope, x: number, z: number): number {
  return origin[1] - (out[0] * (x - origin[0]) + out[2] * (z - origin[2])) / out[1];
}

/**
 * Returns a point on a slope.
 * @param along metres from the left end of the wall below
 * @param inwards horizontal metres from that wall
 */
export function onSlope({ rise }: Pick<Form, 'rise'>, along: number, inwards: number): Flat {
  return [along, inwards * Math.hypot(1, rise)];
}

interface Roof {
  readonly isLeanTo: boolean;
  readonly eaves: number;
  readonly rise: number;
  /** The horizontal distance from the eaves to the ridge. */
  readonly span: number;
}

function slopeOver({ facing, shape, length: mm }: Facade, wall: Frame, roof: Roof): Slope[] {
  const { isLeanTo, eaves, rise, span } = roof;
  if (shape === 'gable' || shape === 'lean' || shape === 'slope') return [];
  const length = mm / 1000;
  const stretch = Math.hypot(1, rise);
  const frame = frameOf(at(wall, 0, eaves), wall.along, [-wall.out[0], rise, -wall.out[2]]);
  const [low, high] = [-REACH * stretch, (isLeanTo ? span + REACH : span) * stretch];
  if (shape === 'hip') {
    const corner = Math.min(span, length / 2);
    const top: readonly Flat[] =
      length - 2 * corner < 0.01
        ? [[length / 2, high]]
        : [
            [length - corner, high],
            [corner, high],
          ];
    const outline: readonly Flat[] = [[-REACH, low], [length + REACH, low], ...top];
    return [{ side: facing, frame, outline, meets: outline.map((_, index) => index > 0) }];
  }
  const outline: readonly Flat[] = [
    [-REACH, low],
    [length + REACH, low],
    [length + REACH, high],
    [-REACH, high],
  ];
  return [{ side: facing, frame, outline, meets: [false, false, !isLeanTo, false] }];
}
