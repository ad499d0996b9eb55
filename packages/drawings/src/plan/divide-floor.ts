import type { HouseDrawing } from '@gavel/core';

type Spot = readonly [x: number, y: number];
type Span = readonly [from: number, to: number];

/** A room, in metres from the front left corner. */
export interface Room {
  readonly use: 'living' | 'kitchen' | 'bedroom' | 'bath' | 'hall' | 'garage' | 'store';
  readonly x: Span;
  readonly y: Span;
}

/** A door: the position of its hinge, the end of its open leaf, and the end of its closed leaf. */
interface InnerDoor {
  readonly hinge: Spot;
  readonly leaf: Spot;
  readonly closed: Spot;
}

export interface Floor {
  readonly rooms: readonly Room[];
  /** The inner walls; a doorway interrupts its wall. */
  readonly walls: readonly (readonly [Spot, Spot])[];
  readonly doors: readonly InnerDoor[];
}

const doorway = 0.85;

/**
 * Divides a ground floor into rooms. On one side of the front door are the living room and the kitchen, with no wall between them. On the
 * other side are bedrooms and a bathroom along a passage.
 */
export function divideFloor(drawing: HouseDrawing, rooms: number): Floor {
  const { width, depth } = drawing;
  if (rooms === 0 || drawing.type === 'sideBuilding') return sideBuilding(drawing);
  // The position of the front door divides the house. The living room is on the narrower side, and gets up to 0.6 m more.
  const axis = Math.min(width * 0.62, Math.max(width * 0.38, width * drawing.doorAt));
  const mirrored = axis > width / 2 + 0.01;
  const split = mirrored ? width - axis : axis;
  const bedrooms = Math.max(1, rooms - 1);
  const above = Math.ceil(bedrooms / 2);
  const below = bedrooms - above;
  const [left, right] = [Math.min(split + 0.6, width * 0.6), width];
  const passage: Span = [depth * 0.43, depth * 0.43 + 1.15];
  const out: { rooms: Room[]; walls: (readonly [Spot, Spot])[]; doors: InnerDoor[] } = { rooms: [], walls: [], doors: [] };
  out.rooms.push(
    { use: 'living', x: [0, left], y: [depth * 0.45, depth] },
    { use: 'kitchen', x: [0, left - 2.2], y: [0, depth * 0.45] },
    { use: 'hall', x: [left - 2.2, left], y: [0, depth * 0.45] },
  );
  // A short wall between hall and kitchen.
  out.walls.push([
    [left - 2.2, 0],
    [left - 2.2, depth * 0.3],
  ]);
  row(above, passage[1], depth, false);
  row(below + 1, 0, passage[0], true);
  out.walls.push(
    [
      [left, passage[1]],
      [left, depth],
    ],
    [
      [left, 0],
      [left, passage[0]],
    ],
  );
  return mirrored ? mirror(out, width) : out;

  /** Adds a row of bedrooms with doors to the passage. In the row at the front of the house, the first room is the bathroom. */
  function row(count: number, from: number, to: number, front: boolean): void {
    const step = (right - left) / Math.max(1, count);
    const bathWidth = front && count > 1 ? Math.min(step, 2.3) : step;
    let x = left;
    const edge = front ? to : from;
    for (let index = 0; index < count; index++) {
      const wide = index === 0 ? bathWidth : (right - left - bathWidth) / (count - 1);
      const end = index === count - 1 ? right : x + wide;
      out.rooms.push({ use: front && index === 0 ? 'bath' : 'bedroom', x: [x, end], y: [from, to] });
      if (end < right)
        out.walls.push([
          [end, from],
          [end, to],
        ]);
      const start = x + Math.min(0.3, (end - x) * 0.1);
      out.walls.push(
        [
          [x, edge],
          [start, edge],
        ],
        [
          [start + doorway, edge],
          [end, edge],
        ],
      );
      out.doors.push({
        hinge: [start, edge],
        leaf: [start, edge + (front ? -doorway : doorway)],
        closed: [start + doorway, edge],
      });
      x = end;
    }
  }
}

function sideBuilding({ width, depth, garageDoors, open }: HouseDrawing): Floor {
  if (garageDoors > 0) return { rooms: [{ use: 'garage', x: [0, width], y: [0, depth] }], walls: [], doors: [] };
  if (width < 5.2) return { rooms: [{ use: 'store', x: [0, width], y: [0, depth] }], walls: [], doors: [] };
  const cut = open ? width * 0.34 : width * 0.66;
  const walls: (readonly [Spot, Spot])[] = [
    [
      [cut, 0],
      [cut, depth * 0.5],
    ],
    [
      [cut, depth * 0.5 + doorway],
      [cut, depth],
    ],
  ];
  const doors: InnerDoor[] = [
    { hinge: [cut, depth * 0.5], leaf: [cut + (open ? -doorway : doorway), depth * 0.5], closed: [cut, depth * 0.5 + doorway] },
  ];
  if (open)
    return {
      rooms: [
        { use: 'store', x: [0, cut], y: [0, depth] },
        { use: 'garage', x: [cut, width], y: [0, depth] },
      ],
      walls,
      doors,
    };
  return {
    rooms: [
      { use: 'living', x: [0, cut], y: [0, depth] },
      { use: 'bath', x: [cut, width], y: [0, depth] },
    ],
    walls,
    doors,
  };
}

function mirror({ rooms, walls, doors }: Floor, width: number): Floor {
  const spot = ([x, y]: Spot): Spot => [width - x, y];
  return {
    rooms: rooms.map((room) => ({ ...room, x: [width - room.x[1], width - room.x[0]] })),
    walls: walls.map(([a, b]) => [spot(a), spot(b)]),
    doors: doors.map(({ hinge, leaf, closed }) => ({ hinge: spot(hinge), leaf: spot(leaf), closed: spot(closed) })),
  };
}
