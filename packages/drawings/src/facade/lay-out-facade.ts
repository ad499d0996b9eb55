import type { HouseDrawing } from '@gavel/core';
import {
  type DrawnPart,
  type HousePlan,
  type Opening,
  placeRoofWindows,
  type ShownPart,
  type ShownParts,
  shownParts,
} from '@gavel/core/plan';

export type FacadeBuilding = Pick<
  HouseDrawing,
  'type' | 'roof' | 'roofPitch' | 'wallHeight' | 'doorAt' | 'dormer' | 'open' | 'depth' | 'garageDoors' | 'width'
>;

/** A long side of a house as it is looked at. Millimetres, y is 0 at the ground and grows downwards. */
export interface Facade {
  readonly parts: ShownParts;
  /** `end`: a short side, under the gable. */
  readonly side: 'front' | 'back' | 'end';
  readonly length: number;
  /** The lowest floor, the wall's upper end at the eaves, the ridge. */
  readonly floor: number;
  readonly eaves: number;
  readonly ridge: number;
  readonly shape: 'eaves' | 'gable' | 'slope' | 'hip';
  readonly openings: readonly Opening[];
  /** From the left as it is looked at; null: it is not on this side. */
  readonly door: number | null;
  readonly gates: readonly (readonly [at: number, width: number])[];
  readonly terrace: HousePlan['terrace'];
  readonly dormers: readonly { readonly at: number; readonly width: number; readonly isGable: boolean }[];
  /** The middle of each window in the roof on this side. */
  readonly roofWindows: readonly number[];
  readonly isOpen: boolean;
  readonly wall: string;
  readonly trim: string;
}

export const INK = '#2b2621';
export const THIN = { stroke: INK, 'stroke-width': 12 } as const;

export type TakeNote = (part: DrawnPart, x: number, y: number) => void;

export function layOutFacade(
  plan: HousePlan,
  building: FacadeBuilding,
  side: Facade['side'],
  answers: readonly string[],
): Facade {
  const parts = shownParts(plan, answers);
  const isEnd = side === 'end';
  // The end that has a door, where one has.
  const facing = isEnd ? (plan.door?.side === 'left' ? 'left' : 'right') : side;
  const [length, across] = isEnd ? [plan.depth, plan.length] : [plan.length, plan.depth];
  const told = parts.get('pitch')?.value;
  const slope = Math.tan(((typeof told === 'number' ? told : building.roofPitch) * Math.PI) / 180);
  const lift: Readonly<Record<string, number>> = { crawl: 600, bank: 700, piers: 450, screws: 450 };
  const floor = plan.open ? 0 : -(lift[String(parts.get('foundation')?.value)] ?? 150);
  const eaves = -Math.round(building.wallHeight * 1000) + (floor + 150);
  const isTurned =
    building.type === 'sideBuilding' &&
    building.roof === 'sadeltak' &&
    (building.garageDoors > 0 || building.width <= building.depth * 1.1);
  const shape =
    building.roof === 'pulpet' ? 'slope' : building.roof === 'valmat' ? 'hip' : isTurned !== isEnd ? 'gable' : 'eaves';
  const span = shape === 'gable' ? length : Math.min(length, across);
  const ridge = shape === 'slope' ? eaves - across * slope : eaves - (span / 2) * slope;
  const flip = (at: number) => (side === 'back' ? length - at : at);
  const described = (plan.slope?.dormers ?? []).filter((dormer) => dormer.side === side);
  const alone =
    building.dormer === 'frontespis' && !plan.slope && side === 'front' ? [{ at: building.doorAt * length, width: 3800 }] : [];
  const wall = parts.get('paint')?.colour ?? '#d8cdb8';
  const trim = parts.get('trim');
  return {
    parts,
    side,
    length,
    floor,
    eaves,
    ridge,
    shape,
    openings: plan.facades[facing],
    door: plan.door?.side === facing ? flip(plan.door.at) : null,
    gates: side === 'front' ? plan.gates : [],
    terrace: plan.terrace && { ...plan.terrace, at: flip(plan.terrace.at) },
    dormers: [...described, ...alone].map(({ at, width }) => ({
      at: flip(at),
      width,
      isGable: building.dormer === 'frontespis',
    })),
    roofWindows: placeRoofWindows(plan, answers)
      .filter((window) => window.side === side)
      .map(({ box }) => flip(box.x + box.width / 2)),
    isOpen: plan.open,
    wall,
    trim: trim && trim.value !== 'same' ? trim.colour : trim ? wall : '#f0ece1',
  };
}

/** The colour of what an answer shows, else the usual one. */
export function colourOf(part: ShownPart | undefined, usual: string): string {
  return part?.colour ?? usual;
}
