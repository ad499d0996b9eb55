import { balconyAt } from './balcony.ts';
import { type Behind, gapIn, isVoidBehind, roomBehind } from './facade-gaps.ts';
import { upperFloor } from './heights.ts';
import { type Features, type HousePlan, type Opening, type Side, sides, UPPER_SILL } from './house-plan.ts';
import { overlap, type Rect } from './rect.ts';
import type { ReportFault, Way, Window } from './storey.ts';

/** The least width of each terrace door, mm; a wider opening has fixed glass beside the door. */
export const terraceDoorWidths = { single: 1000, double: 1500, sliding: 2400, wide: 3600, folding: 3600 } as const;

/** Returns the windows of a storey, and the terrace and balcony doors that replace some of them. */
export function placeWindows(
  behind: Behind,
  features: Features,
  fault: ReportFault,
): { readonly windows: readonly Window[]; readonly doors: readonly Way[] } {
  if (features.windows === 'none') return { windows: [], doors: [] };
  const placed = sides.flatMap((side) =>
    behind.plan.facades[side]
      .filter(([, sill]) => (sill >= UPPER_SILL ? 1 : 0) === behind.at)
      .map((opening) => placeWindow(behind, side, opening, features, fault)),
  );
  return { windows: placed.map(({ window }) => window), doors: placed.flatMap(({ door }) => door ?? []) };
}

function placeWindow(behind: Behind, side: Side, opening: Opening, features: Features, fault: ReportFault) {
  const { plan, at } = behind;
  const [from, sill, width, height] = opening;
  const isTall = sill < 200 && height >= 2000;
  const isOut = isTall && side === 'back' && at === 0;
  const form = isOut
    ? opening === terraceOpening(plan)
      ? (features.terraceDoor ?? 'single')
      : 'single'
    : balconyDoor(behind, opening, side, features);
  const gap = form === null ? gapIn(plan, side, from, width) : widened(behind, side, opening, terraceDoorWidths[form]);
  if (isOut && form !== null && gap.width < terraceDoorWidths[form])
    fault(`a door of ${terraceDoorWidths[form]} mm has no room in the back at ${from}`);
  const room = roomBehind(behind, side, gap);
  if (room === '' && !isVoidBehind(behind, side, gap)) fault(`a wall meets the window of the ${side} at ${from}`);
  const door: Way | null =
    form === null || room === '' ? null : { kind: 'terrace', rooms: [room, ''], gap, isUpright: false, swing: null, form };
  const window: Window = {
    side,
    gap,
    room,
    sill: at > 0 ? Math.max(0, sill - upperFloor(plan)) : sill,
    isTall: isTall || form !== null,
    opening,
  };
  return { window, door };
}

/** Returns the widest opening towards the garden; the chosen terrace door is placed there. */
function terraceOpening({ facades }: HousePlan): Opening | undefined {
  return facades.back.filter(([, sill, , height]) => sill < 200 && height >= 2000).toSorted((a, b) => b[2] - a[2])[0];
}

/**
 * Widens an opening to the width of its door if the room behind the opening allows it. The middle of the opening stays, or moves away from
 * a wall or another window.
 */
function widened(behind: Behind, side: Side, [from, , width]: Opening, wanted: number): Rect {
  const { plan, at } = behind;
  const own = gapIn(plan, side, from, width);
  if (wanted <= width) return own;
  const others = plan.facades[side]
    .filter((other) => other[0] !== from && (other[1] >= UPPER_SILL ? 1 : 0) === at)
    .map((other) => gapIn(plan, side, other[0] - 200, other[2] + 400));
  const least = Math.ceil((wanted - width) / 50);
  const starts = Array.from({ length: least + 1 }, (_, index) => from - index * 50);
  const middle = from - (wanted - width) / 2;
  const gaps = [middle, ...starts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))].map((start) =>
    gapIn(plan, side, start, wanted),
  );
  return gaps.find((gap) => roomBehind(behind, side, gap) !== '' && others.every((other) => overlap(other, gap) === 0)) ?? own;
}

/** Returns how the balcony door that replaces this window opens; null: no balcony door is there. */
function balconyDoor({ plan, at }: Behind, opening: Opening, side: Side, features: Features): 'double' | 'single' | null {
  if (at === 0) return null;
  const place = balconyAt(plan, features);
  return place && place.side === side && place.opening === opening ? (features.balcony === 'french' ? 'double' : 'single') : null;
}
