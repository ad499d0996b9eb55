import type { Rect } from '@gavel/core/plan';
import { turning } from './frame.ts';
import type { Flat } from './vector.ts';

/** A connected area: its outline, and the outlines of its holes. Millimetres. */
export interface Area {
  readonly outline: readonly Flat[];
  readonly holes: readonly (readonly Flat[])[];
}

/** Returns the areas that rectangles cover together. Rectangles that overlap or touch along a side are parts of the same area. */
export function traceRects(rects: readonly Rect[]): readonly Area[] {
  const loops = loopsOf(edgesOf(rects));
  const outlines = loops.filter((loop) => turning(loop) > 0);
  const holes = loops.filter((loop) => turning(loop) < 0);
  return outlines.map((outline) => ({
    outline,
    holes: outlines.length === 1 ? holes : holes.filter(([point]) => point !== undefined && contains(outline, point)),
  }));
}

/**
 * The edges, grouped by the point `from` where they begin; `ends` are the points where they end. The area is to the left of an edge; y
 * points up.
 */
type Edges = ReadonlyMap<string, { readonly from: Flat; readonly ends: Flat[] }>;

/**
 * Returns the edges between covered cells and cells that are not covered. The sides of all rectangles divide the plane into these
 * cells.
 */
function edgesOf(rects: readonly Rect[]): Edges {
  const ends = (all: readonly number[]) => [...new Set(all)].toSorted((a, b) => a - b);
  const xs = ends(rects.flatMap(({ x, width }) => [x, x + width]));
  const ys = ends(rects.flatMap(({ y, height }) => [y, y + height]));
  const isCovered = (column: number, row: number) => {
    const [x, right, y, top] = [xs[column], xs[column + 1], ys[row], ys[row + 1]];
    if (x === undefined || right === undefined || y === undefined || top === undefined) return false;
    const [a, b] = [(x + right) / 2, (y + top) / 2];
    return rects.some((rect) => a > rect.x && a < rect.x + rect.width && b > rect.y && b < rect.y + rect.height);
  };
  const edges = new Map<string, { readonly from: Flat; readonly ends: Flat[] }>();
  const add = (from: Flat, to: Flat) => {
    const known = edges.get(String(from));
    if (known) known.ends.push(to);
    else edges.set(String(from), { from, ends: [to] });
  };
  for (const [column, x] of xs.slice(0, -1).entries())
    for (const [row, y] of ys.slice(0, -1).entries()) {
      if (!isCovered(column, row)) continue;
      const [right = x, top = y] = [xs[column + 1], ys[row + 1]];
      if (!isCovered(column, row - 1)) add([x, y], [right, y]);
      if (!isCovered(column + 1, row)) add([right, y], [right, top]);
      if (!isCovered(column, row + 1)) add([right, top], [x, top]);
      if (!isCovered(column - 1, row)) add([x, top], [x, y]);
    }
  return edges;
}

/** Joins all edges to closed loops. Removes the edges from `edges`. */
function loopsOf(edges: Edges): readonly (readonly Flat[])[] {
  return [...edges.values()].flatMap(({ from: start, ends }) => {
    const loops: Flat[][] = [];
    while (ends.length > 0) {
      const loop: Flat[] = [start];
      let next = takeLeftmost(edges, start, undefined);
      while (next && String(next) !== String(start)) {
        const before = loop.at(-1);
        loop.push(next);
        next = takeLeftmost(edges, next, before);
      }
      loops.push(withoutStraight(loop));
    }
    return loops;
  });
}

/**
 * Removes and returns the end of an edge that begins at `here`. Where two areas touch at a corner, two edges begin. The function then
 * chooses the edge that turns further to the left, so that each area gets its own outline.
 */
function takeLeftmost(edges: Edges, here: Flat, before: Flat | undefined): Flat | undefined {
  const ends = edges.get(String(here))?.ends ?? [];
  const turn = (to: Flat) => (before ? turning([before, here, to]) : 0);
  const best = ends.toSorted((a, b) => turn(b) - turn(a))[0];
  if (best) ends.splice(ends.indexOf(best), 1);
  return best;
}

/** Returns the loop without the points that are on a line between their neighbours. */
function withoutStraight(loop: readonly Flat[]): Flat[] {
  return loop.filter((point, index) => {
    const [before, after] = [loop.at(index - 1) ?? point, loop[(index + 1) % loop.length] ?? point];
    return Math.abs(turning([before, point, after])) > 1e-9;
  });
}

function contains(outline: readonly Flat[], [x, y]: Flat): boolean {
  return (
    outline.filter(([ax, ay], index) => {
      const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }).length %
      2 ===
    1
  );
}
