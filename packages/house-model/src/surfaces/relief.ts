/**
 * A surface that repeats after `width` and `height` (m). `pixels` is its width in pixels, enough for a close view. `at` returns how far a
 * place projects (m) and its brightness (0: black; 1: white; a larger value counts as 1).
 */
export interface Relief {
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  at(x: number, y: number): readonly [rise: number, light: number];
}
