import type { HouseDrawing } from '@gavel/core';
import { layoutFacade } from './house/layout-facade.ts';
import { measureHouse } from './house/measure-house.ts';
import { document, group, number, outline, type Point, path } from './ink/svg.ts';
import { divideFloor, type Room } from './plan/divide-floor.ts';
import { furnish } from './plan/furnish.ts';

const sheet = { width: 160, height: 120 } as const;

/**
 * Draws the ground floor as a line drawing of 160 × 120 units, for a thumbnail. The front is at the bottom, with windows and door as in
 * the façade.
 * @param floorArea m²
 * @param rooms the number of rooms without kitchen and bathrooms; 0 for a side building
 */
export function drawPlan(drawing: HouseDrawing, floorArea: number, rooms: number): string {
  const { width, depth } = drawing;
  const facade = layoutFacade(measureHouse(drawing, 'front'), 1);
  const scale = Math.min(126 / width, 80 / depth);
  const origin: Point = [80 - (width * scale) / 2, 54 + (depth * scale) / 2];
  // Converts metres into units. `x` is measured from the left wall, `y` from the front wall towards the back.
  const at = (x: number, y: number): Point => [origin[0] + x * scale, origin[1] - y * scale];
  const storeys = floorArea > width * depth * 1.15 ? 2 : 1;
  const divided = divideFloor(drawing, storeys === 2 ? Math.ceil(rooms * 0.6) : rooms);
  const outer: string[] = [];
  const gaps = [
    ...facade.windows.filter(({ y }) => y < 2).map(({ x, width: wide }) => [x, x + wide] as const),
    ...[...facade.garage, ...(facade.door ? [facade.door] : [])].map(({ x, width: wide }) => [x, x + wide] as const),
  ].toSorted((a, b) => a[0] - b[0]);
  wall(0, gaps);
  wall(depth, backGaps());
  outer.push(
    outline([at(0, 0), at(0, depth * 0.36)]),
    outline([at(0, depth * 0.58), at(0, depth)]),
    outline([at(width, 0), at(width, depth)]),
  );
  const glass = [
    ...windowsAt(0),
    ...backGaps().map(([from, to]) => outline([at(from, depth), at(to, depth)])),
    outline([at(0, depth * 0.36), at(0, depth * 0.58)]),
  ];
  const foot = Math.min(116, origin[1] + 9);
  return document(
    sheet.width,
    sheet.height,
    group(
      [
        path(outer.join(''), {
          'stroke-width': drawing.open ? 1.6 : 3.4,
          'stroke-linecap': 'square',
          'stroke-dasharray': drawing.open ? '3 3' : undefined,
        }),
        path(glass.join(''), { 'stroke-width': 0.8 }),
        path(divided.walls.map(([a, b]) => outline([at(...a), at(...b)])).join(''), { 'stroke-width': 1.9 }),
        path(divided.doors.map((door) => swing(door)).join(''), { opacity: 0.5 }),
        path(
          furnish(divided.rooms, drawing, storeys === 2)
            .map((shape) => shape.map((points) => outline(points.map(([x, y]) => at(x, y)))).join(''))
            .join(''),
          { opacity: 0.6, 'stroke-width': 0.9 },
        ),
        path(widthMeasure(at(0, 0), at(width, 0), foot), { opacity: 0.6 }),
      ],
      { fill: 'none', stroke: '#3b352f', 'stroke-width': 1 },
    ),
  );

  function wall(y: number, openings: readonly (readonly [number, number])[]): void {
    let from = 0;
    for (const [start, end] of openings) {
      if (start > from) outer.push(outline([at(from, y), at(start, y)]));
      from = Math.max(from, end);
    }
    if (from < width) outer.push(outline([at(from, y), at(width, y)]));
  }

  /** Returns the openings in the wall to the garden, one for each room along this wall except the bathroom. */
  function backGaps(): readonly (readonly [number, number])[] {
    const along = divided.rooms.filter((room: Room) => room.y[1] > depth - 0.1 && room.use !== 'bath');
    return along
      .map(
        ({ x }) =>
          [
            (x[0] + x[1]) / 2 - Math.min(0.9, (x[1] - x[0]) * 0.28),
            (x[0] + x[1]) / 2 + Math.min(0.9, (x[1] - x[0]) * 0.28),
          ] as const,
      )
      .toSorted((a, b) => a[0] - b[0]);
  }

  function windowsAt(y: number): readonly string[] {
    return facade.windows.filter((opening) => opening.y < 2).map(({ x, width: wide }) => outline([at(x, y), at(x + wide, y)]));
  }

  /** Draws an open door leaf and its quarter circle. */
  function swing({ hinge, leaf, closed }: (typeof divided.doors)[number]): string {
    const [h, l, c] = [at(...hinge), at(...leaf), at(...closed)];
    const radius = Math.hypot(l[0] - h[0], l[1] - h[1]).toFixed(1);
    const turns = (l[0] - h[0]) * (c[1] - h[1]) - (l[1] - h[1]) * (c[0] - h[0]) > 0 ? 1 : 0;
    return `${outline([h, l])}A${radius} ${radius} 0 0 ${turns} ${c[0].toFixed(1)} ${c[1].toFixed(1)}`;
  }
}

/**
 * Returns the path of the dimension line under the plan: from the left to the right corner of the house, with a short mark at each
 * end.
 */
function widthMeasure(left: Point, right: Point, foot: number): string {
  const [from, to] = [left[0].toFixed(1), right[0].toFixed(1)];
  return `M${number(left[0])} ${foot}H${number(right[0])}M${from} ${foot - 3}v6M${to} ${foot - 3}v6`;
}
