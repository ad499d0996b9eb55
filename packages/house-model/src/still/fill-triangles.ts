/** A grid of sampling points in a picture, with the nearest triangle at each point and its nearness. */
export interface Samples {
  readonly columns: number;
  readonly rows: number;
  /** The height of a row, and the y of the middle of the first row, both in the units of the triangles' corners. */
  readonly step: number;
  readonly first: number;
  /** The position of a row’s sampling points within each column, 0–1. The rows use these offsets in turn. */
  readonly offsets: readonly number[];
  /** The nearness of the nearest triangle at each sampling point: larger is nearer; 0: no triangle. */
  readonly nearness: Float32Array;
  /** The number of the nearest triangle at each sampling point; -1: no triangle. */
  readonly triangles: Int32Array;
}

export function emptySamples(columns: number, rows: number, step = 1, first = 0.5, offsets: readonly number[] = [0.5]): Samples {
  const count = columns * rows;
  return {
    columns,
    rows,
    step,
    first,
    offsets,
    nearness: new Float32Array(count),
    triangles: new Int32Array(count).fill(-1),
  };
}

/**
 * Stores the nearest triangle at each sampling point. Skips triangles that do not face the viewer: the corners of one that does are
 * counter-clockwise on the screen, where y points down. Triangles that share an edge leave no gap and share no sampling point.
 * @param corners nine numbers for each triangle: x, y and nearness of its corners. Skips triangles whose first nearness is not positive.
 */
export function fillTriangles(samples: Samples, corners: Float32Array): void {
  for (let index = 0; index * 9 < corners.length; index++) fill(samples, corners, index);
}

function fill(samples: Samples, corners: Float32Array, triangle: number): void {
  const { columns, rows, step, first, offsets, nearness, triangles } = samples;
  const at = triangle * 9;
  let [y0, y1, y2] = [corners[at + 1] ?? 0, corners[at + 4] ?? 0, corners[at + 7] ?? 0];
  if (Math.max(y0, y1, y2) < first || Math.min(y0, y1, y2) > first + rows * step) return;
  let [x0, x1, x2] = [corners[at] ?? 0, corners[at + 3] ?? 0, corners[at + 6] ?? 0];
  let [n0, n1, n2] = [corners[at + 2] ?? 0, corners[at + 5] ?? 0, corners[at + 8] ?? 0];
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (!(area < 0) || n0 <= 0) return;
  const slopeX = ((n1 - n0) * (y2 - y0) - (n2 - n0) * (y1 - y0)) / area;
  const slopeY = ((n2 - n0) * (x1 - x0) - (n1 - n0) * (x2 - x0)) / area;
  // Sort the corners by y. An edge that two triangles share then has exactly the same positions in both triangles.
  if (y1 < y0) [x0, y0, n0, x1, y1, n1] = [x1, y1, n1, x0, y0, n0];
  if (y2 < y1) [x1, y1, n1, x2, y2, n2] = [x2, y2, n2, x1, y1, n1];
  if (y1 < y0) [x0, y0, n0, x1, y1, n1] = [x1, y1, n1, x0, y0, n0];
  const top = Math.max(0, Math.ceil((y0 - first) / step));
  const bottom = Math.min(rows, Math.ceil((y2 - first) / step));
  for (let row = top; row < bottom; row++) {
    const y = first + row * step;
    const long = x0 + ((x2 - x0) * (y - y0)) / (y2 - y0);
    const short = y < y1 ? x0 + ((x1 - x0) * (y - y0)) / (y1 - y0) : x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
    const offset = offsets[row % offsets.length] ?? 0.5;
    const left = Math.max(0, Math.ceil(Math.min(long, short) - offset));
    const right = Math.min(columns, Math.ceil(Math.max(long, short) - offset));
    let near = n0 + slopeX * (left + offset - x0) + slopeY * (y - y0);
    for (let sample = row * columns + left; sample < row * columns + right; sample++) {
      if (near > (nearness[sample] ?? 0)) {
        nearness[sample] = near;
        triangles[sample] = triangle;
      }
      near += slopeX;
    }
  }
}
