import type { HouseMeasures } from './measure-house.ts';

/** A rectangle on the façade, in metres from the left wall and above ground. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All openings of a façade. */
export interface Facade {
  readonly door: Opening | null;
  /** The glazed garden doors, on the back only; a side building has a single door. */
  readonly patio: Opening | null;
  readonly windows: readonly Opening[];
  readonly garage: readonly Opening[];
}

const floor = 0.4;
const doorHeight = 2.1;
const garageDoor = { width: 2.5, height: 2.15, between: 0.4 } as const;

/**
 * Places the doors and windows of a façade. The lower windows are spread over the wall beside the doors. If there are as many upper windows
 * as lower windows, or one more, each is above a lower window or the door. Otherwise the upper windows are spread evenly. A gable has at
 * most one upper window. `doorWidth`: metres.
 */
export function layoutFacade({ drawing, view, faces, rise }: HouseMeasures, doorWidth: number): Facade {
  const back = view === 'back';
  const axis = Math.min(drawing.width - 1.1, Math.max(1.1, drawing.width * (back ? 1 - drawing.doorAt : drawing.doorAt)));
  const head = Math.min(floor + doorHeight, drawing.wallHeight - 0.4);
  if (drawing.open) return { door: null, patio: null, windows: [], garage: [] };
  const garage = back ? [] : garageDoors();
  const taken = garage.flatMap(({ x, width }) => [x - 0.3, x + width + 0.3]);
  const doorFits = garage.length === 0 || axis + 0.65 < Math.min(...taken) || axis - 0.65 > Math.max(...taken);
  const door = !back && doorFits ? { x: axis - doorWidth / 2, y: 0.36, width: doorWidth, height: head - 0.36 } : null;
  const patioWidth = drawing.type === 'sideBuilding' ? 0.95 : 1.9;
  const patio =
    back && drawing.garageDoors === 0 ? { x: axis - patioWidth / 2, y: 0.36, width: patioWidth, height: head - 0.36 } : null;
  const below = lowerWindows();
  return { door, patio, windows: [...below, ...upperWindows()], garage };

  function garageDoors(): readonly Opening[] {
    const count = drawing.garageDoors;
    if (count === 0) return [];
    const width = Math.min(garageDoor.width, (drawing.width - 0.6 - (count - 1) * garageDoor.between) / count);
    const all = count * width + (count - 1) * garageDoor.between;
    const room = drawing.width - all;
    // If at least 1.9 m of the wall remains free, leave most of it on the door's side; otherwise centre the garage doors.
    const from = room < 1.9 ? room / 2 : drawing.doorAt > 0.5 ? Math.min(0.7, room / 3) : room - Math.min(0.7, room / 3);
    const height = Math.min(garageDoor.height, drawing.wallHeight - 0.35);
    return Array.from({ length: count }, (_, index) => ({
      x: from + index * (width + garageDoor.between),
      y: 0.06,
      width,
      height,
    }));
  }

  function lowerWindows(): readonly Opening[] {
    const middle = patio ?? door;
    const stops: (readonly [number, number])[] = [];
    if (garage.length > 0) stops.push([Math.min(...taken), Math.max(...taken)]);
    if (middle) stops.push([middle.x - 0.25, middle.x + middle.width + 0.25]);
    const spans = freeSpans(stops.toSorted((a, b) => a[0] - b[0]));
    const height = drawing.type === 'sideBuilding' ? 0.95 : 1.2;
    return share(
      back && drawing.garageDoors > 0 ? Math.max(2, drawing.windowsBelow) : drawing.windowsBelow,
      spans,
      drawing.type === 'sideBuilding' ? 1.05 : 1.25,
    ).map(([x, width]) => ({
      x,
      width,
      height,
      y: head - height,
    }));
  }

  /**
   * Returns the stretches of wall between `stops` (the spans of doors), without the wall at the corners and without short
   * stretches.
   */
  function freeSpans(stops: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
    const spans: (readonly [number, number])[] = [];
    let from = 0.35;
    for (const [start, end] of [...stops, [drawing.width - 0.35, drawing.width] as const]) {
      if (start - from > 0.95) spans.push([from, start]);
      from = Math.max(from, end);
    }
    return spans;
  }

  function upperWindows(): readonly Opening[] {
    const count = drawing.windowsAbove;
    if (faces === 'gable') return gableWindow(count);
    if (count === 0 || drawing.wallHeight < 3.7) return [];
    const full = drawing.wallHeight >= 4.8;
    const height = full ? 1.2 : 0.72;
    const y = drawing.wallHeight - (full ? 0.5 : 0.42) - height;
    const axes = [
      ...below.map(({ x, width }) => x + width / 2),
      ...(count > below.length && (door ?? patio) ? [axis] : []),
    ].toSorted((a, b) => a - b);
    if (axes.length === count)
      return axes.map((centre) => ({ x: centre - (full ? 0.55 : 0.6), width: full ? 1.1 : 1.2, y, height }));
    return share(count, [[0.35, drawing.width - 0.35]], full ? 1.1 : 1.2).map(([x, width]) => ({ x, width, y, height }));
  }

  function gableWindow(count: number): readonly Opening[] {
    if (count === 0 && rise < 1.3) return [];
    const size = Math.min(0.8, rise * 0.34);
    return [{ x: drawing.width / 2 - size / 2, width: size, y: drawing.wallHeight + rise * 0.3 - size / 2, height: size }];
  }
}

/**
 * Distributes windows over stretches of wall: more in longer stretches, and evenly in each. Returns [left edge, width] of each
 * window.
 */
function share(
  count: number,
  spans: readonly (readonly [number, number])[],
  wished: number,
): readonly (readonly [number, number])[] {
  const counts = spans.map(() => 0);
  for (let left = count; left > 0; left--) {
    const roomiest = spans
      .map(([from, to], index) => (to - from) / ((counts[index] ?? 0) + 1))
      .reduce((best, room, index, all) => (room > (all[best] ?? 0) + 0.01 ? index : best), 0);
    if (spans.length > 0) counts[roomiest] = (counts[roomiest] ?? 0) + 1;
  }
  return spans.flatMap(([from, to], index) => {
    const here = counts[index] ?? 0;
    const step = (to - from) / here;
    const width = Math.min(wished, step * 0.62);
    return Array.from({ length: here }, (_, at) => [from + step * (at + 0.5) - width / 2, width] as const);
  });
}
