import type { HouseDrawing } from '../pictures/house-drawing.ts';
import { balconyAt } from './balcony.ts';
import { type ShownPart, type ShownParts, shownParts } from './drawn-parts.ts';
import { hearthIn } from './furnish-storey.ts';
import { floorHeight, raisedBy } from './heights.ts';
import { type Features, featuresOf, type HousePlan, type Opening, type Side } from './house-plan.ts';
import { layOutStorey } from './lay-out-storey.ts';
import { BALCONY, coverOf, entranceDepth, terraceOf } from './outside.ts';
import { placeRoofWindows, type RoofWindow } from './place-roof-windows.ts';
import { UPPER_FLOOR } from './place-windows.ts';
import type { Rect } from './rect.ts';
import type { Storey } from './storey.ts';

export type FacadeBuilding = Pick<
  HouseDrawing,
  'type' | 'roof' | 'roofPitch' | 'wallHeight' | 'doorAt' | 'dormer' | 'open' | 'depth' | 'garageDoors' | 'width'
>;

/** A long side of a house as it is looked at. Millimetres, y is 0 at the ground and grows downwards. */
export interface Facade {
  readonly parts: ShownParts;
  /** `end`: a short side, under the gable. */
  readonly side: 'front' | 'back' | 'end';
  /** The wall itself. */
  readonly facing: Side;
  readonly length: number;
  /** The lowest floor, the wall's upper end at the eaves, the ridge. */
  readonly floor: number;
  readonly eaves: number;
  readonly ridge: number;
  /** `slope`: the high side of a lean-to roof, whose low side is as eaves are; `lean`: its end, with the low side at the left. */
  readonly shape: 'eaves' | 'gable' | 'slope' | 'lean' | 'hip';
  /** How far in from each end a hipped roof has its ridge: all its slopes are equally steep, so half the house's depth. Else 0. */
  readonly lean: number;
  /** Windows, as they are looked at; the door of a balcony is one down to its floor. */
  readonly openings: readonly Opening[];
  /** Doors to the garden, and how each opens. */
  readonly gardenDoors: readonly GardenDoor[];
  /** From the left as it is looked at; null: it is not on this side. */
  readonly door: number | null;
  /** It has a pane beside its leaf. */
  readonly isSidelit: boolean;
  readonly gates: readonly (readonly [at: number, width: number])[];
  /** From where to where a building without walls has those of its store; null: it has none. */
  readonly store: readonly [from: number, to: number] | null;
  /** From where to where a terrace is seen; null: it is not. */
  readonly terrace: readonly [from: number, to: number] | null;
  /** The same of the roof over it. */
  readonly shelter: readonly [from: number, to: number] | null;
  /** The middle of a balcony, and its floor; null: none is on this side. */
  readonly balcony: { readonly at: number; readonly floor: number; readonly width: number } | null;
  /** What stands out from the front and the back, seen from a gable; null: it is not a gable, or has the door itself. */
  readonly profile: Profile | null;
  readonly dormers: readonly Dormer[];
  /** The middle of each window in the roof on this side, and where its upper end is, in parts of the way from the eaves to the ridge. */
  readonly roofWindows: readonly { readonly at: number; readonly top: number }[];
  /** The middle of the chimney: over the hearth. */
  readonly chimney: number;
  readonly isOpen: boolean;
  readonly wall: string;
  readonly trim: string;
}

interface Profile {
  /** How far out steps, canopy or porch reach, mm; 0: the door is not at the front. */
  readonly entrance: number;
  readonly balcony: { readonly form: 'french' | 'porch' | 'garden'; readonly floor: number; readonly out: number } | null;
  /** How far out a roof over the terrace reaches, mm; 0: none is there. */
  readonly shelter: number;
}

/** By its middle. `isGable`: it rises from the wall; else it sits on the roof. */
export interface Dormer {
  readonly at: number;
  readonly width: number;
  readonly isGable: boolean;
}

export interface GardenDoor {
  readonly opening: Opening;
  readonly form: NonNullable<Features['terraceDoor']>;
}

/** What all façades of a house have in common: laid out once for them. */
export interface LaidOut {
  readonly parts: ShownParts;
  readonly features: Features;
  readonly storeys: readonly Storey[];
  /** The floor of the hearth that a chimney stands over; null: there is no chimney, or no place for one. */
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

/** @param wall one wall, or `end`: the end that has a door, where one has */
export function layOutFacade(
  plan: HousePlan,
  building: FacadeBuilding,
  wall: Side | 'end',
  answers: readonly string[],
  { parts, features, storeys, hearth, roofWindows }: LaidOut = layOutHouse(plan, answers),
): Facade {
  const facing = wall === 'end' ? endOf(plan) : wall;
  const isEnd = facing === 'left' || facing === 'right';
  const side = isEnd ? 'end' : facing;
  const [length, across] = isEnd ? [plan.depth, plan.length] : [plan.length, plan.depth];
  const told = parts.get('pitch')?.value;
  const slope = Math.tan(((typeof told === 'number' ? told : building.roofPitch) * Math.PI) / 180);
  const floor = plan.open ? 0 : -floorHeight(parts);
  const { lifted, raised } = raisedBy(plan, parts);
  const eaves = -Math.round(building.wallHeight * 1000) - raised + (floor + 150);
  const isTurned =
    building.type === 'sideBuilding' &&
    building.roof === 'sadeltak' &&
    (building.garageDoors > 0 || building.width <= building.depth * 1.1);
  const isLeanTo = building.roof === 'pulpet';
  const shape = isLeanTo ? leanToFrom(side) : building.roof === 'valmat' ? 'hip' : isTurned !== isEnd ? 'gable' : 'eaves';
  const span = shape === 'gable' ? length : Math.min(length, across);
  const ridge = eaves - (isLeanTo ? plan.depth : span / 2) * slope;
  const flip = (at: number) => (side === 'back' ? length - at : at);
  // As one stands before it.
  const along = ({ x, y, width, height }: Rect): readonly [from: number, to: number] =>
    facing === 'front'
      ? [x, x + width]
      : facing === 'back'
        ? [length - x - width, length - x]
        : facing === 'left'
          ? [y, y + height]
          : [length - y - height, length - y];
  const seen = storeys.flatMap(({ at, windows, ways }) =>
    windows
      .filter((window) => window.side === facing)
      .map(({ gap, opening: [, sill, , height], sill: over, isTall }) => {
        const [from, to] = along(gap);
        const way = ways.find(({ kind, gap: other }) => kind === 'terrace' && other.x === gap.x && other.y === gap.y);
        const lowered = isTall && at > 0 ? over : 0;
        const foot = sill - lowered + (at > 0 ? lifted : 0);
        return { form: at === 0 ? way?.form : null, opening: [from, foot, to - from, height + lowered] as const };
      }),
  );
  const gardenDoors = seen.flatMap(({ form, opening }): GardenDoor[] => (form ? [{ opening, form }] : []));
  const described = (plan.slope?.dormers ?? []).filter((dormer) => dormer.side === side);
  const alone =
    building.dormer === 'frontespis' && !plan.slope && side === 'front' ? [{ at: building.doorAt * length, width: 3800 }] : [];
  const deck = (storeys[0] && terraceOf(plan, storeys[0], features)) ?? [];
  const [behind] = deck;
  const over = features.terraceRoof ?? 'none';
  // From the street a terrace is seen where it goes round the corner.
  const isSeen = ({ x, width }: Rect) => side !== 'front' || x + width <= 0 || x >= plan.length;
  const place = balconyAt(plan, features);
  const [smoke, end] = hearth ? along(hearth) : [length / 2, length / 2];
  const balconyFloor = floor - UPPER_FLOOR - lifted;
  const form = features.balcony ?? 'none';
  const paint = parts.get('paint')?.colour ?? '#d8cdb8';
  const trim = parts.get('trim');
  return {
    parts,
    side,
    facing,
    length,
    floor,
    eaves,
    ridge,
    shape,
    lean: shape === 'hip' ? span / 2 : 0,
    openings: seen.filter(({ form }) => !form).map(({ opening }) => opening),
    gardenDoors,
    door: plan.door?.side === facing ? flip(plan.door.at) : null,
    isSidelit: features.door === 'sidelight',
    gates: side === 'front' ? plan.gates : [],
    store: plan.open && storeys[0] ? storeOf(storeys[0], along, length) : null,
    terrace: spanOf(deck.filter(isSeen).map(along)),
    shelter: behind && side === 'back' && over !== 'none' ? along(coverOf(plan, behind, features)) : null,
    balcony:
      place && place.side === side
        ? { at: flip(place.middle), floor: balconyFloor, width: balconyWidth(features.balcony, place.opening) }
        : null,
    profile:
      isEnd && facing === 'right'
        ? {
            entrance: plan.door?.side === 'front' ? entranceDepth(features) : 0,
            balcony:
              place && form !== 'none' ? { form, floor: balconyFloor, out: form === 'french' ? 60 : BALCONY[form][1] } : null,
            shelter: behind && over !== 'none' ? behind.height : 0,
          }
        : null,
    dormers: [...described, ...alone].map(({ at, width }) => ({
      at: flip(at),
      width,
      isGable: building.dormer === 'frontespis',
    })),
    roofWindows: roofWindows
      .filter((window) => window.side === side)
      .map(({ box, top }) => ({ at: flip(box.x + box.width / 2), top })),
    chimney: (smoke + end) / 2,
    isOpen: plan.open,
    wall: paint,
    trim: trim && trim.value !== 'same' ? trim.colour : trim ? paint : '#f0ece1',
  };
}

/** The end that drawings show: the one that has a door, where one has. */
export function endOf({ door }: HousePlan): 'left' | 'right' {
  return door?.side === 'left' ? 'left' : 'right';
}

/** Such a roof is low at the front; its end is seen with the front at the left. */
function leanToFrom(side: Facade['side']): Facade['shape'] {
  return side === 'front' ? 'eaves' : side === 'back' ? 'slope' : 'lean';
}

/** How high a wall reaches, so far along it. */
export function wallTop({ shape, eaves, ridge, length }: Facade, x: number): number {
  return shape === 'slope' ? ridge : shape === 'lean' ? eaves + ((ridge - eaves) * x) / length : eaves;
}

/** What of a building without walls is no place for a car, with the outer walls at its ends. */
function storeOf({ rooms }: Storey, along: (box: Rect) => readonly [number, number], length: number): Facade['store'] {
  const span = spanOf(rooms.filter(({ kind }) => kind !== 'garage').flatMap(({ parts }) => parts.map(along)));
  const atEnd = 400;
  return span && [span[0] < atEnd ? 0 : span[0], span[1] > length - atEnd ? length : span[1]];
}

/** From the first to the last of what lies beside each other; null: nothing does. */
function spanOf(spans: readonly (readonly [number, number])[]): readonly [number, number] | null {
  return spans.length === 0 ? null : [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}

/** A French one is as wide as the doors behind it, and a little more. */
function balconyWidth(form: Features['balcony'], [, , opening]: Opening): number {
  return form === 'porch' || form === 'garden' ? BALCONY[form][0] : opening + 200;
}

/** The colour of what an answer shows, else the usual one. */
export function colourOf(part: ShownPart | undefined, usual: string): string {
  return part?.colour ?? usual;
}
