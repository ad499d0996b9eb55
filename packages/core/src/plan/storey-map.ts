import type { HousePlan, StoreyPlan } from './house-plan.ts';
import { type Link, readLink } from './read-link.ts';
import { merged, type Rect } from './rect.ts';
import { HALF_WALL, type ReportFault } from './storey.ts';

/**
 * The parsed map of a storey: the room of each cell, and which rooms are open to each other. A cell with a dot is open to the storey
 * below.
 */
export interface StoreyMap {
  /** The start and end of each column and row, mm. */
  readonly columns: readonly (readonly [from: number, to: number])[];
  readonly rows: readonly (readonly [from: number, to: number])[];
  readonly links: readonly Link[];
  /** Each room of the map once, in the order of its first cell. */
  readonly letters: readonly string[];
  readonly roomAt: (column: number, row: number) => string;
  /** Returns whether no wall separates the two rooms. A family room has no wall towards an opening (`.`) to the storey below. */
  readonly isOpen: (a: string, b: string) => boolean;
  readonly isConnected: (letter: string) => boolean;
  /** Returns a room's floor between its walls: the floors of its cells, merged into larger rectangles (`merged`). */
  readonly floorOf: (letter: string) => readonly Rect[];
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

type Grid = Pick<StoreyMap, 'columns' | 'rows'>;

/** Parses the map of a storey. `storey` already contains the changes of the chosen variants. */
export function readMap(plan: HousePlan, storey: StoreyPlan, fault: ReportFault): StoreyMap {
  const grid = gridOf(plan, storey, fault);
  const links = linksOf(storey, fault);
  const roomAt = (column: number, row: number) => {
    const letter = storey.map[row]?.[column] ?? '.';
    return storey.joins[letter] ?? letter;
  };
  const isOpen = (a: string, b: string) =>
    links.some(({ kind, rooms }) => kind === 'open' && rooms.includes(a) && rooms.includes(b)) ||
    [
      [a, b],
      [b, a],
    ].some(([one, other]) => one === '.' && storey.rooms[other ?? '']?.kind === 'family');
  const cellsOf = (letter: string): readonly Cell[] =>
    storey.map.flatMap((_, row) =>
      grid.columns.flatMap((_, column) => (roomAt(column, row) === letter ? [{ column, row }] : [])),
    );
  /**
   * Returns the floor of a cell. On each side with a wall, the floor is smaller than the cell by half an inner wall or by a whole outer
   * wall.
   */
  const partOf = ({ column, row }: Cell, letter: string): Rect => {
    const less = (columns: number, rows: number) => {
      const [c, r] = [column + columns, row + rows];
      if (c < 0 || r < 0 || c >= grid.columns.length || r >= grid.rows.length) return plan.wall;
      const beside = roomAt(c, r);
      return beside === letter || isOpen(beside, letter) ? 0 : HALF_WALL;
    };
    const [left, right] = grid.columns[column] ?? [0, 0];
    const [top, bottom] = grid.rows[row] ?? [0, 0];
    const [x, y] = [left + less(-1, 0), top + less(0, -1)];
    return { x, y, width: right - less(1, 0) - x, height: bottom - less(0, 1) - y };
  };
  const letters = new Set(storey.map.flatMap((_, row) => grid.columns.map((_, column) => roomAt(column, row))));
  return {
    ...grid,
    links,
    letters: [...letters].filter((letter) => letter !== '.'),
    roomAt,
    isOpen,
    isConnected: (letter) => isConnected(cellsOf(letter)),
    floorOf: (letter) => merged(cellsOf(letter).map((cell) => partOf(cell, letter))),
  };
}

/** Returns a storey of the plan with the changes of the chosen answers. */
export function withVariants(plan: HousePlan, at: number, answers: readonly string[]): StoreyPlan {
  const storey = plan.storeys[at];
  if (!storey) throw new Error(`The plan has no storey ${at}`);
  const named = answers.flatMap((answer) => [answer, plan.features[answer]?.variant ?? '']);
  const changes = named.flatMap((name) => plan.variants[name] ?? []).filter((change) => change.storey === at);
  let changed = storey;
  for (const { rooms = {}, joins = {}, links = [], without: gone = [] } of changes) {
    const isGone = (link: string) => gone.some((pair) => link.startsWith(pair) || link.startsWith([...pair].reverse().join('')));
    changed = {
      ...changed,
      rooms: { ...changed.rooms, ...rooms },
      joins: { ...changed.joins, ...joins },
      links: [...changed.links.filter((link) => !isGone(link)), ...links],
    };
  }
  return changed;
}

function gridOf(plan: HousePlan, { x, y, map }: StoreyPlan, fault: ReportFault): Grid {
  const lines = (inner: readonly number[], end: number) => {
    const all = [0, ...inner, end];
    if (all.some((line, index) => index > 0 && line <= (all[index - 1] ?? 0)))
      fault('the lines of the grid do not follow each other');
    return all.slice(0, -1).map((line, index): readonly [number, number] => [line, all[index + 1] ?? end]);
  };
  const [columns, rows] = [lines(x, plan.length), lines(y, plan.depth)];
  if (map.length !== rows.length) fault(`the map has ${map.length} rows, and the grid ${rows.length}`);
  if (map.some((line) => line.length !== columns.length)) fault(`a row of the map has not ${columns.length} letters`);
  return { columns, rows };
}

function linksOf({ links }: StoreyPlan, fault: ReportFault): readonly Link[] {
  return links.flatMap((written) => {
    const link = readLink(written);
    if (!link) fault(`'${written}' is no link`);
    return link ?? [];
  });
}

function isConnected(cells: readonly Cell[]): boolean {
  const [first, ...others] = cells;
  if (!first) return true;
  const reached = [first];
  const left = new Set(others);
  for (const cell of reached)
    for (const other of left)
      if (Math.abs(cell.column - other.column) + Math.abs(cell.row - other.row) === 1) {
        left.delete(other);
        reached.push(other);
      }
  return left.size === 0;
}
