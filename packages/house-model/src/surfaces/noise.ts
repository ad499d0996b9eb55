/** Returns a number from 0 to 1 for a pair of whole numbers, always the same for the same pair. */
export function hash(x: number, y: number): number {
  let mixed = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295;
}

/** Returns smooth noise from 0 to 1 that repeats after `period` units along the first axis and `periodUp` units along the second. */
export function noise(x: number, y: number, period: number, periodUp = period): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [soft(x - column), soft(y - row)];
  const wrap = (value: number, after: number) => ((value % after) + after) % after;
  const [left, right] = [wrap(column, period), wrap(column + 1, period)];
  const [low, high] = [wrap(row, periodUp), wrap(row + 1, periodUp)];
  const [a, b, c, d] = [hash(left, low), hash(right, low), hash(left, high), hash(right, high)];
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Returns the weighted mean of several sizes of noise, 0–1. */
export function clouds(x: number, y: number, period: number, octaves: number): number {
  let [sum, weight, whole] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const times = 2 ** octave;
    sum += weight * noise(x * times, y * times, period * times);
    whole += weight;
    weight *= 0.5;
  }
  return sum / whole;
}

function soft(t: number): number {
  return t * t * (3 - 2 * t);
}
