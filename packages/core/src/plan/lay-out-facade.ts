import type { HouseDrawing } from '../pictures/house-drawing.ts';
import { type Along, alongWall, entranceIn, gatesIn, hingeIn, seenOpenings, spanOf } from './along-wall.ts';
import { balconyAt } from './balcony.ts';
import { type ShownPart, type ShownParts, shownParts } from './drawn-parts.ts';
import { hearthIn } from './furnish-storey.ts';
import { figure, floorHeight, raisedBy, upperFloor } from './heights.ts';
import { type Features, featuresOf, type HousePlan, type Opening, type Side } from './house-plan.ts';
import { layOutStorey } from './lay-out-storey.ts';
import { BALCONY, coverOf, entranceDepth, isInView, terraceOf } from './outside.ts';
import { placeRoofWindows, type RoofWindow } from './place-roof-windows.ts';
import { terraceDoorWidths } from './place-windows.ts';
import type { Rect } from './rect.ts';
import { runOfRoof, shapeOf, type WallShape } from './roof-shape.ts';
import type { Storey } from './storey.ts';

export type FacadeBuilding = Pick<
  HouseDrawing,
  'type' | 'roof' | 'frontGable' | 'roofPitch' | 'wallHeight' | 'doorAt' | 'dormer' | 'open' | 'depth' | 'width'
>;

/** A side of a house as its elevation shows it. Millimetres; y is 0 at the ground and grows downwards. */
export interface Facade {
  readonly parts: ShownParts;
  /** `end`: a short side, left or right. */
  readonly side: 'front' | 'back' | 'end';
  /** The side of the house that the wall is on. */
  readonly facing: Side;
  readonly length: number;
  /** The heights of the lowest floor, of the wall's top at the eaves, and of the ridge. */
  readonly floor: number;
  readonly eaves: number;
  readonly ridge: number;
  /** The shape of the upper edge. A lean-to roof has `eaves` (low side), `slope` (high side) and `lean` (end, low at the front). */
  readonly shape: WallShape;
  /** The distance from each end to the ridge of a hipped roof: half the shorter side, as all slopes are equally steep. Other roofs: 0. */
  readonly lean: number;
  /** Windows as the elevation shows them. A balcony door counts as a window that reaches the floor. */
  readonly openings: readonly Opening[];
  /** Garden doors, and how each opens. */
  readonly gardenDoors: readonly GardenDoor[];
  /** The middle of the outer door, mm from the left end as the elevation shows it; null: the door is on another side. */
  readonly door: number | null;
  /** True: the door has a fixed pane beside its leaf. */
  readonly isSidelit: boolean;
  /** The end of the outer door where its leaf has its hinges, as the elevation shows it. A fixed pane is at the other end. */
  readonly hinge: 'left' | 'right';
  readonly gates: readonly (readonly [at: number, width: number])[];
  /** Where the walls of the storage room begin and end in a building without outer walls; null: there is no such storage room. */
  readonly store: readonly [from: number, to: number] | null;
  /** Where the visible terrace begins and ends; null: the terrace is not visible. */
  readonly terrace: readonly [from: number, to: number] | null;
  /** Where the roof over the terrace begins and ends; null: the roof is not visible. */
  readonly shelter: readonly [from: number, to: number] | null;
  /** The middle, the floor height and the width of the balcony on this side; null: this side has no balcony. */
  readonly balcony: { readonly at: number; readonly floor: number; readonly width: number } | null;
  /** The parts that project from the front and the back, as a short side shows them; null: this is a long side. */
  readonly profile: Profile | null;
  readonly dormers: readonly Dormer[];
  /** The roof windows on this side: the middle of each, and its upper end as a fraction of the way from eaves to ridge. */
  readonly roofWindows: readonly { readonly at: number; readonly top: number }[];
  /** The middle of the chimney, which is above the hearth. */
  readonly chimney: number;
  readonly isOpen: boolean;
  readonly wall: string;
  readonly trim: string;
}

interface Profile {
  /** How far the steps, canopy or porch at the entrance project from the front, mm; 0: the door is not at the front. */
  readonly entrance: number;
  readonly balcony: { readonly form: 'french' | 'porch' | 'garden'; readonly floor: number; readonly out: number } | null;
  /** How far the roof over the terrace projects from the back, mm; 0: the terrace has no roof. */
  readonly shelter: number;
}

/** `at` is the middle. `isGable`: the dormer rises from the wall; otherwise it sits on the roof. */
export interface Dormer {
  readonly at: number;
  readonly width: number;
  readonly isGable: boolean;
}

export interface GardenDoor {
  readonly opening: Opening;
  readonly form: NonNullable<Features['terraceDoor']>;
  readonly isMirrored: boolean;
}

/** The data that all façades of a house share; computed once for all of them. */
export interface LaidOut {
  readonly parts: ShownParts;
  readonly features: Features;
  readonly storeys: readonly Storey[];
  /** The floor of the hearth under the chimney; null: no chimney, or no place for a hearth. */
  readonly hearth: Rect | null;
  readonly roofWindows: readonly RoofWindow[];
}

export function layOutHouse(plan: HousePlan, answers: readonly string[]): LaidOut {
  const parts = shownParts(plan, answers);
  const features = featuresOf(plan, answers);
  const storeys = plan.storeys.map((_, at) => layOutStorey(plan, at, answers));
  const hearth = parts.has('chimney') && storeys[0] ? hearthIn(storeys[0], features) : null;
  return { parts, features, storeys, hearth, roofWindows: placeRoofWindows(plan, answers) };
}

/** Returns the layout of one façade. @param wall a side, or `end`: the short side with the door, otherwise the right one */
export function layOutFacade(
  plan: HousePlan,
  building: FacadeBuilding,
  wall: Side | 'end',
  answers: readonly string[],
  { parts, features, storeys, hearth, roofWindows }: LaidOut = layOutHouse(plan, answers),
): Facade {
  const { facing, side, length } = wallOf(plan, features, wall);
  const floor = plan.open ? 0 : -floorHeight(parts);
  const { lifted, raised } = raisedBy(plan, parts);
  const eaves = -Math.round(building.wallHeight * 1000) - raised + (plan.open ? 0 : floor + 150);
  const shape = shapeOf(building, side);
  const run = runOfRoof(plan, building);
  const ridge = eaves - run * Math.tan((figure(parts.get('pitch'), building.roofPitch) * Math.PI) / 180);
  const flip = (at: number) => flipped(at, side, length);
  const along = alongWall(facing, length);
  const seen = seenOpenings(storeys, facing, along, lifted);
  const gardenDoors = seen.flatMap(({ form, ...door }): GardenDoor[] => (form ? [{ ...door, form }] : []));
  const deck = (storeys[0] && terraceOf(plan, storeys[0], features)) ?? [];
  const [behind] = deck;
  const over = features.terraceRoof ?? 'none';
  const place = balconyAt(plan, features);
  const [smoke, end] = hearth ? along(hearth) : [length / 2, length / 2];
  const balconyFloor = floor - upperFloor(plan) - lifted;
  return {
    parts,
    side,
    facing,
    length,
    floor,
    eaves,
    ridge,
    shape,
    lean: shape === 'hip' ? run : 0,
    openings: seen.filter(({ form }) => !form).map(({ opening }) => opening),
    gardenDoors,
    door: entranceIn(storeys[0], facing, along),
    isSidelit: features.door === 'sidelight',
    hinge: hingeIn(storeys[0], facing, along),
    gates: gatesIn(storeys[0], facing, along),
    store: plan.open && storeys[0] ? storeOf(storeys[0], along, length) : null,
    terrace: spanOf(deck.filter((part) => isInView(part, facing, plan)).map(along)),
    shelter: behind && side === 'back' && over !== 'none' ? along(coverOf(plan, behind, features)) : null,
    balcony:
      place && place.side === side
        ? { at: flip(place.middle), floor: balconyFloor, width: balconyWidth(features.balcony, place.opening) }
        : null,
    profile: side === 'end' ? profileOf(plan, features, balconyFloor, deck) : null,
    dormers: dormersOn(plan, building, features, side, length),
    roofWindows: roofWindows
      .filter((window) => window.side === side)
      .map(({ box, top }) => ({ at: flip(box.x + box.width / 2), top })),
    chimney: (smoke + end) / 2,
    isOpen: plan.open,
    ...coloursOf(parts),
  };
}

/** Returns the short side that drawings show: the short side with the door; if neither has the door, the right short side. */
export function endOf({ door }: HousePlan, { mirrored = false }: Features): 'left' | 'right' {
  return door?.side === (mirrored ? 'right' : 'left') ? 'left' : 'right';
}

/** Returns the side of the shown wall, and its length, mm. */
function wallOf(plan: HousePlan, features: Features, wall: Side | 'end') {
  const facing = wall === 'end' ? endOf(plan, features) : wall;
  return facing === 'left' || facing === 'right'
    ? ({ facing, side: 'end', length: plan.depth } as const)
    : ({ facing, side: facing, length: plan.length } as const);
}

/** Converts mm from the left end of the floor plan to mm from the left end of the front or back, seen from outside. */
function flipped(at: number, side: Facade['side'], length: number): number {
  return side === 'back' ? length - at : at;
}

/** Returns the dormers on this side. If the plan has no `slope`, a house with a gable on its front has this gable over its door. */
function dormersOn(
  { slope }: HousePlan,
  building: FacadeBuilding,
  { mirrored = false }: Features,
  side: Facade['side'],
  length: number,
): readonly Dormer[] {
  const described = (slope?.dormers ?? []).filter((dormer) => dormer.side === side);
  const hasOwnGable = building.dormer === 'frontespis' && !slope && side === 'front';
  return [...described, ...(hasOwnGable ? [{ at: building.doorAt * length, width: 3800 }] : [])].map(({ at, width }) => ({
    at: flipped(mirrored ? length - at : at, side, length),
    width,
    isGable: building.dormer === 'frontespis',
  }));
}

/**
 * Returns how far the entrance, the balcony and the roof over the terrace project from the front and the back.
 * @param balconyFloor the height of the balcony's floor, mm
 * @param deck the parts of the terrace, the part behind the house first
 */
function profileOf(plan: HousePlan, features: Features, balconyFloor: number, [behind]: readonly Rect[]): Profile {
  const form = features.balcony ?? 'none';
  const hasBalcony = balconyAt(plan, features) !== null;
  return {
    entrance: plan.door?.side === 'front' ? entranceDepth(features) : 0,
    balcony: hasBalcony && form !== 'none' ? { form, floor: balconyFloor, out: form === 'french' ? 60 : BALCONY[form][1] } : null,
    shelter: behind && (features.terraceRoof ?? 'none') !== 'none' ? behind.height : 0,
  };
}

/** Returns the colours of the wall and of its trim. The trim is white, has its chosen colour, or has the colour of the wall. */
function coloursOf(parts: ShownParts): Pick<Facade, 'wall' | 'trim'> {
  const trim = parts.get('trim');
  const wall = parts.get('paint')?.colour ?? '#d8cdb8';
  return { wall, trim: !trim ? '#f0ece1' : trim.value === 'same' ? wall : trim.colour };
}

/** Returns the height of the wall's top at the distance `x` from its left end, mm. */
export function wallTop({ shape, facing, eaves, ridge, length }: Facade, x: number): number {
  // On the left side of the house, seen from outside, the back of the house is at the left and the front at the right.
  const fromFront = facing === 'left' ? length - x : x;
  return shape === 'slope' ? ridge : shape === 'lean' ? eaves + ((ridge - eaves) * fromFront) / length : eaves;
}

/** Returns where the rooms that are not for cars begin and end along the façade, including the outer walls at the ends. */
function storeOf({ rooms }: Storey, along: Along, length: number): Facade['store'] {
  const span = spanOf(rooms.filter(({ kind }) => kind !== 'garage').flatMap(({ parts }) => parts.map(along)));
  const atEnd = 400;
  return span && [span[0] < atEnd ? 0 : span[0], span[1] > length - atEnd ? length : span[1]];
}

/** Returns the width of a balcony, mm. A French balcony is 200 mm wider than the balcony door behind it. */
export function balconyWidth(form: Features['balcony'], [, , opening]: Opening): number {
  return form === 'porch' || form === 'garden' ? BALCONY[form][0] : Math.max(opening, terraceDoorWidths.double) + 200;
}

/** Returns the colour of a shown part of the house, or `usual` if the part has no colour. */
export function colourOf(part: ShownPart | undefined, usual: string): string {
  return part?.colour ?? usual;
}
