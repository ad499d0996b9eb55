import { darkness } from './colour.ts';
import type { Samples } from './fill-triangles.ts';
import type { Garden, Rows } from './garden.ts';
import type { Plant } from './plants.ts';
import type { Shading } from './shading.ts';

interface Band {
  /** For each sampling point, the nearest triangle that is solid (`near`), and the nearest pane in front of that triangle (`before`). */
  readonly near: Samples;
  readonly before: Samples;
  readonly solid: Shading;
  readonly panes: Shading;
  readonly garden: Garden;
  readonly shrubs: readonly Plant[];
  /** The first row of the band in the picture, and the number of its rows. */
  readonly top: number;
  readonly rows: number;
}

/** Returns the energy of the light of all pixels of a band (some rows of the picture), three numbers for each pixel. */
export function resolve(band: Band): Float32Array {
  const { near, garden, shrubs, top, rows } = band;
  const { columns: width } = near;
  const shown: Rows = { width, top, rows, energy: new Float32Array(width * rows * 3) };
  garden.paint(shown, freePixels(near, rows, 0));
  shadeHouse(band, shown.energy);
  for (const shrub of shrubs)
    if (shrub.foot[1] > top && shrub.foot[1] - shrub.height < top + rows)
      garden.plant(shown, shrub, freePixels(near, rows, 1 / shrub.distance));
  return shown.energy;
}

/** Shades each pixel once for each surface that it shows. */
function shadeHouse({ near, before, solid, panes, top, rows }: Band, energy: Float32Array): void {
  const { columns: width, offsets, triangles } = near;
  const each = offsets.length;
  const light = darkness();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < width; column++) {
      const first = row * each * width + column;
      const triangle = triangles[first] ?? -1;
      const pane = before.triangles[first] ?? -1;
      let isWhole = true;
      for (let at = first + width; at < first + each * width; at += width)
        if (triangles[at] !== triangle || before.triangles[at] !== pane) isWhole = false;
      const pixel = (row * width + column) * 3;
      if (!isWhole) shadeEdge(column, row, pixel);
      else if (triangle !== -1 || pane !== -1) {
        show(triangle, pane, column + 0.5, top + row + 0.5, pixel);
        for (let part = 0; part < 3; part++) energy[pixel + part] = light[part] ?? 0;
      }
    }

  /** Writes the light of a triangle and of a pane in front of it. Where there is no triangle, the pane shows the garden behind it. */
  function show(triangle: number, pane: number, x: number, y: number, pixel: number): void {
    if (triangle === -1) for (let part = 0; part < 3; part++) light[part] = energy[pixel + part] ?? 0;
    else solid.show(triangle, x, y, light);
    if (pane !== -1) panes.show(pane, x, y, light);
  }

  /** Shades a pixel that shows several surfaces. */
  function shadeEdge(column: number, row: number, pixel: number): void {
    const sum = [0, 0, 0];
    let done = 0;
    for (let at = 0; at < each; at++) {
      if ((done >> at) & 1) continue;
      const own = (row * each + at) * width + column;
      const triangle = triangles[own] ?? -1;
      const pane = before.triangles[own] ?? -1;
      let [count, right, down] = [0, 0, 0];
      for (let other = at; other < each; other++) {
        const sample = (row * each + other) * width + column;
        if (triangles[sample] !== triangle || before.triangles[sample] !== pane) continue;
        done |= 1 << other;
        count += 1;
        right += offsets[other] ?? 0;
        down += (other + 0.5) / each;
      }
      show(triangle, pane, column + right / count, top + row + down / count, pixel);
      for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + ((light[part] ?? 0) * count) / each;
    }
    energy.set(sum, pixel);
  }
}

/** Returns for each pixel the share of its sampling points where no triangle is nearer than `near`, 0–255. */
function freePixels({ columns: width, offsets, nearness }: Samples, rows: number, near: number): Uint8Array {
  const each = offsets.length;
  const free = new Uint8Array(width * rows);
  for (let row = 0; row < rows * each; row++)
    for (let column = 0; column < width; column++) {
      const pixel = Math.floor(row / each) * width + column;
      if ((nearness[row * width + column] ?? 0) <= near) free[pixel] = Math.min(255, (free[pixel] ?? 0) + 256 / each);
    }
  return free;
}
