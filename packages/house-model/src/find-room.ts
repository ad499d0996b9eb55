import { type HousePlan, layOutHouse, type RoomKind, type RoomSurface } from '@gavel/core/plan';

/** The names of scenes that show a room. A range uses these names for the scenes of its drawings of rooms or for its picture folders. */
const scenes = ['kitchen', 'bathroom', 'living-room', 'hall', 'bedroom', 'entrance', 'sauna', 'upper-hall'] as const;

interface Wanted {
  readonly kinds: readonly RoomKind[];
  /** Whether only rooms above the lowest storey are suitable. */
  readonly isUpper?: boolean;
}

/** The kinds of rooms to look for, for each surface and each scene. findRoom uses the first kind of which the house has a room. */
const rooms: Readonly<Record<RoomSurface | (typeof scenes)[number], Wanted>> = {
  kitchen: { kinds: ['kitchen', 'studio'] },
  bathroom: { kinds: ['bath', 'wc'] },
  'living-room': { kinds: ['living', 'studio'] },
  hall: { kinds: ['hall'] },
  bedroom: { kinds: ['master', 'bedroom'] },
  entrance: { kinds: ['hall'] },
  sauna: { kinds: ['sauna', 'bath'] },
  'upper-hall': { kinds: ['family', 'hall'], isUpper: true },
  livingFloor: { kinds: ['living', 'studio'] },
  kitchenFloor: { kinds: ['kitchen'] },
  bedroomFloor: { kinds: ['master', 'bedroom'] },
  hallFloor: { kinds: ['hall'] },
  upperFloor: { kinds: ['family', 'hall'], isUpper: true },
  bathFloor: { kinds: ['bath', 'wc'] },
  walls: { kinds: ['living', 'studio', 'garage', 'store'] },
  ceiling: { kinds: ['living', 'studio'] },
  innerDoors: { kinds: ['living', 'hall'] },
  stairs: { kinds: ['hall'] },
  kitchenFronts: { kinds: ['kitchen'] },
  worktop: { kinds: ['kitchen'] },
  bathFurniture: { kinds: ['bath', 'wc'] },
  bathTiles: { kinds: ['bath', 'wc'] },
  shower: { kinds: ['bath'] },
  splashback: { kinds: ['kitchen', 'studio'] },
  handles: { kinds: ['kitchen', 'studio'] },
  appliances: { kinds: ['kitchen', 'studio'] },
  hood: { kinds: ['kitchen', 'studio'] },
  sink: { kinds: ['kitchen', 'studio'] },
  hearth: { kinds: ['living', 'studio'] },
  garageFloor: { kinds: ['garage', 'store'] },
};

/** A room of a house. */
interface FoundRoom {
  /** The storey of the room, counted from 0. */
  readonly storey: number;
  readonly name: string;
}

/**
 * Returns the room of the first entry of `subjects` that refers to a room of the house; null: no entry refers to such a room.
 * @param subjects surfaces of rooms, such as `kitchenFronts`, and names of scenes; other texts are skipped
 */
export function findRoom(plan: HousePlan, answers: readonly string[], subjects: readonly string[]): FoundRoom | null {
  if (plan.open) return null;
  const all = layOutHouse(plan, answers).storeys.flatMap((storey, at) => storey.rooms.map((room) => ({ ...room, storey: at })));
  for (const subject of subjects) {
    const { kinds, isUpper = false }: Wanted = isAboutRoom(subject) ? rooms[subject] : { kinds: [] };
    const fitting = all.filter(({ storey }) => !isUpper || storey > 0);
    const found = kinds.flatMap((wanted) => fitting.find(({ kind }) => kind === wanted) ?? [])[0];
    if (found) return { storey: found.storey, name: found.name };
  }
  return null;
}

function isAboutRoom(subject: string): subject is keyof typeof rooms {
  return Object.hasOwn(rooms, subject);
}
