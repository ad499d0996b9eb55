import type { HousePlan } from './house-plan.ts';
import { type Rect, without } from './rect.ts';
import { HALF_WALL, INNER_WALL } from './storey.ts';
import type { StoreyMap } from './storey-map.ts';

/** A wall between two rooms: `on` is its middle line, `from` and `to` are its ends, mm. */
export interface Run {
  readonly isUpright: boolean;
  readonly on: number;
  readonly from: number;
  to: number;
  readonly between: readonly [string, string];
}

/** Returns the walls between rooms: one for each straight stretch that has the same room along its whole length on each side. */
export function innerRuns(plan: HousePlan, { columns, rows, roomAt, isOpen }: StoreyMap): readonly Run[] {
  const found: Run[] = [];
  const add = (run: Run) => {
    const before = found.find(
      (one) =>
        one.isUpright === run.isUpright &&
        one.on === run.on &&
        one.to === run.from &&
        String(one.between) === String(run.between),
    );
    if (before) before.to = run.to;
    else found.push(run);
  };
  for (const [column, [, right]] of columns.slice(0, -1).entries())
    for (const [row, [top, bottom]] of rows.entries()) {
      const [a, b] = [roomAt(column, row), roomAt(column + 1, row)];
      if (a !== b && !isOpen(a, b)) add({ isUpright: true, on: right, from: top, to: bottom, between: [a, b] });
    }
  for (const [row, [, bottom]] of rows.slice(0, -1).entries())
    for (const [column, [left, right]] of columns.entries()) {
      const [a, b] = [roomAt(column, row), roomAt(column, row + 1)];
      if (a !== b && !isOpen(a, b)) add({ isUpright: false, on: bottom, from: left, to: right, between: [a, b] });
    }
  // Walls between rooms end at the inner side of the outer walls.
  return found.map((run) => ({
    ...run,
    from: run.from === 0 ? plan.wall - HALF_WALL : run.from,
    to: run.to === (run.isUpright ? plan.depth : plan.length) ? run.to - plan.wall + HALF_WALL : run.to,
  }));
}

/** Returns the parts of a wall that remain beside the gaps of its doors. */
export function wallOf({ isUpright, on, from, to }: Run, gaps: readonly Rect[]): Rect[] {
  const rect = isUpright
    ? { x: on - HALF_WALL, y: from - HALF_WALL, width: INNER_WALL, height: to - from + INNER_WALL }
    : { x: from - HALF_WALL, y: on - HALF_WALL, width: to - from + INNER_WALL, height: INNER_WALL };
  return without(rect, gaps);
}
