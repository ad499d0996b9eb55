import type { FloorSpace } from './floor-space.ts';
import { placeNightTables } from './furniture/bedrooms.ts';
import { placeDiningTables } from './furniture/dining-table.ts';
import { Furnishing } from './furniture/furnishing.ts';
import { placeCars } from './furniture/garage.ts';
import { placeHearth } from './furniture/hearth.ts';
import { furnishKitchen } from './furniture/kitchen/furnish-kitchen.ts';
import { placeWayToLoft } from './furniture/studio.ts';
import { wantedIn } from './furniture/wanted-in.ts';
import type { Features, RoomKind } from './house-plan.ts';
import type { Piece } from './pieces.ts';
import type { Rect } from './rect.ts';
import type { Storey } from './storey.ts';

export interface Furnished {
  readonly pieces: (Piece & { readonly room: string })[];
  readonly space: FloorSpace;
}

/**
 * Furnishes the rooms of a storey to scale, according to the chosen answers. No piece blocks a door or a path, or overlaps another piece,
 * except an appliance in its counter.
 */
export function furnishStorey(storey: Storey, features: Features): Furnished {
  const furnishing = withHearth(storey, features);
  const rooms = (wanted: RoomKind) => storey.rooms.filter(({ kind }) => kind === wanted);
  for (const room of rooms('kitchen'))
    for (const { piece, before } of furnishKitchen({ space: furnishing.space, room, storey, features }))
      furnishing.put(room, piece, before);
  for (const room of rooms('garage')) placeCars(furnishing, room);
  for (const room of rooms('studio')) placeWayToLoft(furnishing, room);
  const [mainBath] = rooms('bath').toSorted((a, b) => b.area - a.area);
  for (const room of storey.rooms)
    for (const wanted of wantedIn(room, storey, features, room === mainBath)) {
      const piece = furnishing.place(room, wanted);
      if (piece?.kind === 'double') placeNightTables(furnishing, room, piece);
    }
  placeDiningTables(furnishing);
  const { pieces, space } = furnishing;
  return { pieces, space };
}

/**
 * Returns the floor under the chosen hearth; without a chosen hearth, the floor that a stove would have. Null: the storey has no space for
 * it.
 */
export function hearthIn(storey: Storey, features: Features): Rect | null {
  const { hearth = 'none' } = features;
  const { pieces } = withHearth(storey, { ...features, hearth: hearth === 'none' ? 'stove' : hearth });
  return pieces[0]?.box ?? null;
}

/**
 * Returns the storey with its hearth as the only furniture. Elevations and section drawings need only the position of the hearth, and
 * placing all furniture takes many times as long.
 */
function withHearth(storey: Storey, features: Features): Furnishing {
  const furnishing = new Furnishing(storey, features);
  placeHearth(furnishing);
  return furnishing;
}
