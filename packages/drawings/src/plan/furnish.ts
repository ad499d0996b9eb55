import type { HouseDrawing } from '@gavel/core';
import type { Point } from '../ink/svg.ts';
import type { Room } from './divide-floor.ts';

type Shape = readonly (readonly Point[])[];

/**
 * Returns the furniture of a drawing as lines in metres: beds, sofa and table, kitchen benches, bath fittings, cars; and stairs if there
 * are any.
 */
export function furnish(rooms: readonly Room[], drawing: HouseDrawing, stairs: boolean): readonly Shape[] {
  return rooms.map(furniture);

  function furniture({ use, x, y }: Room): Shape {
    const [wide, deep] = [x[1] - x[0], y[1] - y[0]];
    switch (use) {
      case 'bedroom':
        return bedIn(x[1], y, wide, deep);
      case 'living':
        return deep < 2 || wide < 3 ? [] : livingRoom({ x, y }, wide, deep);
      case 'kitchen':
        return wide > 1.6
          ? [
              [
                [x[0] + 0.15, y[1] - 0.4],
                [x[0] + 0.75, y[1] - 0.4],
                [x[0] + 0.75, y[0] + 0.75],
                [x[1] - 0.4, y[0] + 0.75],
                [x[1] - 0.4, y[0] + 0.15],
              ],
            ]
          : [];
      case 'bath':
        return [rectangle(x[1] - 1.05, y[0] + 0.15, 0.9, 0.9), rectangle(x[0] + 0.2, y[0] + 0.2, 0.45, 0.6)];
      case 'garage':
        return Array.from({ length: Math.max(1, drawing.garageDoors) }, (_, index) =>
          car(x[0] + (wide * (index + 0.5)) / Math.max(1, drawing.garageDoors), y[0] + deep * 0.5, Math.min(4.4, deep * 0.78)),
        ).flat();
      case 'store':
        return [rectangle(x[0] + 0.15, y[1] - 0.65, wide - 0.3, 0.5)];
      case 'hall':
        return [];
    }
  }

  /** Returns a bed with its head towards the outer wall. */
  function bedIn(right: number, y: Room['y'], wide: number, deep: number): Shape {
    const bed = wide > 2.8 ? 1.6 : 0.95;
    const [left, foot] = [right - bed - 0.5, y[1] > drawing.depth - 0.1 ? y[1] - 2.2 : y[0] + 0.2];
    const head = y[1] > drawing.depth - 0.1 ? foot + 1.6 : foot + 0.45;
    return deep > 2.4
      ? [
          rectangle(left, foot, bed, 2),
          [
            [left, head],
            [left + bed, head],
          ],
        ]
      : [rectangle(left, foot, bed, 1)];
  }

  /** Returns a sofa with its table, a dining table if there is space, and the stairs if there are any. */
  function livingRoom({ x, y }: Pick<Room, 'x' | 'y'>, wide: number, deep: number): Shape {
    // Returns the left edge of a piece of furniture, from its width and its distance from the outer wall, which is left or right.
    const from = (distance: number, size: number) => (x[0] === 0 ? distance : x[1] - distance - size);
    const foot = y[1] - deep * 0.55;
    const flight = from(wide - 1.05, 0.95);
    const treads = Array.from({ length: 10 }, (_, index): readonly Point[] => [
      [flight, y[1] - 0.25 - index * 0.27],
      [flight + 0.95, y[1] - 0.25 - index * 0.27],
    ]);
    const seats = [
      rectangle(from(0.5, 0.9), foot, 0.9, 2),
      rectangle(from(0.5, 0.3), foot, 0.3, 2),
      rectangle(from(1.9, 0.6), foot + 0.5, 0.6, 0.9),
    ];
    return [
      ...seats,
      ...(wide > 5 ? table(from(stairs ? wide - 2.9 : wide - 2.1, 1.4), foot + 0.3) : []),
      ...(stairs ? [rectangle(flight, y[1] - 2.68, 0.95, 2.43), ...treads] : []),
    ];
  }
}

function rectangle(x: number, y: number, width: number, height: number): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

function table(x: number, y: number): Shape {
  const chairs = [0.1, 0.85].flatMap((dx) => [rectangle(x + dx, y - 0.42, 0.4, 0.36), rectangle(x + dx, y + 0.96, 0.4, 0.36)]);
  return [rectangle(x, y, 1.4, 0.9), ...chairs];
}

function car(x: number, y: number, length: number): Shape {
  const [half, nose] = [0.88, length / 2];
  const body: readonly Point[] = [
    [x - half, y - nose + 0.35],
    [x - half + 0.25, y - nose],
    [x + half - 0.25, y - nose],
    [x + half, y - nose + 0.35],
    [x + half, y + nose - 0.35],
    [x + half - 0.25, y + nose],
    [x - half + 0.25, y + nose],
    [x - half, y + nose - 0.35],
    [x - half, y - nose + 0.35],
  ];
  return [
    body,
    [
      [x - half, y - nose * 0.4],
      [x - half + 0.3, y - nose * 0.2],
      [x + half - 0.3, y - nose * 0.2],
      [x + half, y - nose * 0.4],
    ],
    [
      [x - half, y + nose * 0.55],
      [x - half + 0.3, y + nose * 0.4],
      [x + half - 0.3, y + nose * 0.4],
      [x + half, y + nose * 0.55],
    ],
  ];
}
