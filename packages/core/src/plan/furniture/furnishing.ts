import { beforeOf, FloorSpace, type Place } from '../floor-space.ts';
import type { Features } from '../house-plan.ts';
import type { Piece } from '../pieces.ts';
import { overlap } from '../rect.ts';
import type { Room, Storey } from '../storey.ts';
import { scoring } from './score-place.ts';
import type { Wanted } from './wanted.ts';

/** A storey while it is being furnished: its pieces so far and its free floor. */
export class Furnishing {
  readonly storey: Storey;
  readonly features: Features;
  readonly space: FloorSpace;
  readonly pieces: (Piece & { readonly room: string })[] = [];

  constructor(storey: Storey, features: Features) {
    this.storey = storey;
    this.features = features;
    this.space = new FloorSpace(storey);
  }

  /** Puts a piece of furniture at a fixed position. `before`: the depth of the floor that stays free in front of the piece, mm. */
  put(room: Room, piece: Piece, before: number): void {
    this.space.take(piece.box, beforeOf(piece, before));
    this.pieces.push({ ...piece, room: room.letter });
  }

  /** Puts a piece of furniture at the best position in the room, in the first size that fits; null: no size fits. */
  place(room: Room, wanted: Wanted): Piece | null {
    const { kind, mark, form } = wanted;
    for (const size of wanted.sizes) {
      const place = this.#bestPlace(room, wanted, size);
      if (!place) continue;
      const piece: Piece = { kind, box: place.box, facing: place.facing, ...(mark ? { mark } : {}), form };
      this.put(room, piece, size[2] ?? wanted.before);
      return piece;
    }
    return null;
  }

  #bestPlace(room: Room, wanted: Wanted, [along, deep, way]: Wanted['sizes'][number]): Place | null {
    const { space } = this;
    const scoreOf = scoring(wanted, room, this);
    let best: { place: Place; score: number } | null = null;
    for (const place of space.places([room], along, deep, wanted.standing)) {
      const before = beforeOf(place, way ?? wanted.before);
      if (before && (!space.isClear(before) || !space.isIn([room], before))) continue;
      if (way && before && space.swept.some((one) => overlap(one, before) > 0)) continue;
      const score = scoreOf(place);
      if (!best || score > best.score + 0.001) best = { place, score };
    }
    return best?.place ?? null;
  }
}
