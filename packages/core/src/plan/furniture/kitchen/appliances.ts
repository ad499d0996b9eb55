import { beforeOf, middleOf } from '../../floor-space.ts';
import { boxIn, type Facing } from '../../pieces.ts';
import type { Rect } from '../../rect.ts';
import { isCooler } from './high-cupboards.ts';
import { DEEP, type Filled, hits, type Kitchen, type Placed } from './kitchen.ts';
import { stretch } from './legs.ts';

/** A kitchen counter. Appliances may be between `first` and `end`, in mm from the room corner where the counter begins. */
export interface Worktop {
  readonly facing: Facing;
  readonly first: number;
  readonly end: number;
  /** The number of 600 mm cupboards that fit in the counter. */
  readonly cells: number;
  readonly at: (from: number, size: number) => Rect;
}

/** Puts the sink as near to a window as the counter allows, and the dishwasher beside the sink. */
export function placeSink(
  { room, storey, features }: Kitchen,
  placed: Placed[],
  { facing, first, end, cells, at }: Worktop,
): void {
  const lights = storey.windows.filter((window) => window.room === room.letter).map(({ gap }) => middleOf(gap));
  const places = Array.from({ length: Math.max(1, cells) }, (_, index) => first + index * 600).filter(
    (from) => from + 800 <= end,
  );
  const near = (from: number) => {
    const [x, y] = middleOf(at(from, 800));
    return Math.min(9000, ...lights.map(([lx, ly]) => Math.hypot(lx - x, ly - y)));
  };
  const [sink] = places.toSorted((one, other) => near(one) - near(other));
  if (sink !== undefined) {
    placed.push({ piece: { kind: 'sink', box: at(sink, 800), facing }, before: 0 });
    const nearer = [sink - 600, sink + 800];
    // A peninsula begins at the end of the counter, so first try the side of the sink that is farther from that end.
    const beside = (features.kitchen === 'peninsula' ? nearer : nearer.toReversed()).find(
      (from) => from >= first && from + 600 <= end,
    );
    if (beside !== undefined) placed.push({ piece: { kind: 'dishwasher', box: at(beside, 600), facing, mark: 'DM' }, before: 0 });
  }
}

/** Puts the hob or the range cooker near the end of the counter, but if possible with some free counter beyond it. */
export function placeHob({ features }: Kitchen, placed: Placed[], { facing, first, end, cells, at }: Worktop): void {
  const isStove = features.oven === 'range';
  const [kind, widths] = [isStove ? 'stove' : 'hob', [isStove ? 900 : (features.hob ?? 600), 600]] as const;
  // If the hob and the dishwasher do not both fit, remove the dishwasher; `placeUnderBench` tries another counter for it.
  for (const kinds of [['sink', 'dishwasher'], ['sink']]) {
    const taken = placed.filter(({ piece }) => kinds.includes(piece.kind)).map(({ piece }) => piece.box);
    const place = widths
      .flatMap((wide) => {
        const places = Array.from({ length: Math.max(1, cells * 6) }, (_, index) => first + index * 100)
          .filter((from) => from + wide <= end && taken.every((one) => !hits(one, at(from, wide))))
          .toReversed();
        // If possible, keep 500 mm of the counter free at its end. A peninsula begins at that end, so then keep the depth of the peninsula
        // free.
        const from = places.find((from) => from + wide + (features.kitchen === 'peninsula' ? DEEP : 500) <= end) ?? places[0];
        return from === undefined ? [] : [at(from, wide)];
      })
      .at(0);
    if (!place) continue;
    const inTheWay = placed.findIndex(({ piece }) => piece.kind === 'dishwasher' && hits(piece.box, place));
    if (inTheWay >= 0) placed.splice(inTheWay, 1);
    placed.push({ piece: { kind, box: place, facing, form: features.shows?.hob }, before: 0 });
    break;
  }
}

/**
 * Puts the appliances that have no place yet under a counter: a wine cooler or oven that did not fit among the tall cupboards, and a
 * dishwasher that did not fit beside the sink. The corner where two counters meet is tried last.
 */
export function placeUnderBench({ main, side, placed, high, free }: Filled): void {
  const lacking = high.filter((one) => !one.isCold || isCooler(one));
  if (!placed.some(({ piece }) => piece.mark === 'DM')) lacking.unshift({ mark: 'DM', width: 600, isCold: false });
  for (const { mark, width } of lacking) {
    const taken = placed.filter(({ piece }) => piece.kind !== 'counter').map(({ piece }) => piece.box);
    const places = placed
      .filter(({ piece }) => piece.kind === 'counter')
      .flatMap(({ piece }) => {
        const isAcross = piece.facing === 'n' || piece.facing === 's';
        const length = isAcross ? piece.box.width : piece.box.height;
        return Array.from({ length: Math.max(0, Math.floor((length - width) / 50) + 1) }, (_, at) => ({
          box: boxIn(piece, at * 50, 0, width, DEEP),
          facing: piece.facing,
        }));
      })
      .filter(({ box, facing }) => {
        const door = beforeOf({ box, facing }, DEEP);
        return taken.every((other) => !hits(other, box)) && !(free && door && hits(free.box, door));
      });
    const blind = stretch(main, 0, DEEP);
    const place = places.find(({ box }) => !side || !hits(box, blind)) ?? places[0];
    if (place) placed.push({ piece: { kind: 'dishwasher', ...place, mark }, before: 0 });
  }
}
