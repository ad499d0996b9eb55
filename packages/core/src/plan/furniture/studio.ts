import type { Features } from '../house-plan.ts';
import { loftOver } from '../loft-over.ts';
import type { Room } from '../storey.ts';
import { DESK } from './bedrooms.ts';
import type { Furnishing } from './furnishing.ts';
import type { Wanted } from './wanted.ts';

/** Returns the furniture of a one-room house, except its bathroom. */
export function studio(features: Features): readonly Wanted[] {
  return [
    ...(features.pentry === undefined
      ? []
      : [{ kind: 'pentry', sizes: [[features.pentry, 600]], before: 800, standing: 'bench', by: 'corner' } as const]),
    { kind: 'single', sizes: [[1200, 2050]], before: 400, standing: 'low', by: 'corner' },
    { kind: 'sofa', sizes: [[1600, 1950]], before: 100, standing: 'low', by: 'middle' },
    DESK,
  ];
}

/** Puts the ladder or the stairs to the loft at the loft's edge. */
export function placeWayToLoft(furnishing: Furnishing, room: Room): void {
  const { storey, features, space } = furnishing;
  const over = loftOver(storey, features);
  if (!over) return;
  const kind = features.shows?.loft === 'steps' ? 'loftStairs' : 'ladder';
  const sizes = kind === 'ladder' ? ([[500, 350]] as const) : ([1800, 1650, 1500] as const).map((along) => [along, 590] as const);
  for (const [along, deep] of sizes) {
    const places = Array.from({ length: Math.floor((over.height - along) / 50) + 1 }, (_, at) => at * 50).map((down) => ({
      x: over.x + over.width,
      y: over.y + down,
      width: deep,
      height: along,
    }));
    // A flight of stairs begins at a wall; a ladder is where the roof is highest.
    const far = ({ y, height }: (typeof places)[number]) =>
      kind === 'ladder'
        ? Math.abs(y + height / 2 - over.y - over.height / 2)
        : Math.min(y - over.y, over.y + over.height - y - height);
    const [box] = places
      .filter((place) => space.isIn([room], place) && space.isFree(place, 'low'))
      .toSorted((a, b) => far(a) - far(b));
    if (!box) continue;
    furnishing.put(room, { kind, box, facing: 'e' }, 0);
    return;
  }
}
