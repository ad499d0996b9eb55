/**
 * A surface that repeats: its size in metres and in pixels, and for each place its height (m) and its brightness (0: black;
 * 1: white; a larger value counts as 1).
 */
export interface Relief {
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  at(x: number, y: number): readonly [rise: number, light: number];
}
