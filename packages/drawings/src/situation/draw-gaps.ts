import type { Position } from '@gavel/core';
import { type Gap, isFarEnough, type MeasuredPlot, shownDistance } from '@gavel/core/placement';
import { group, type Point, rect, segment } from '../ink/svg.ts';
import { type Lettering, textWidth } from '../plan/write-text.ts';
import { COLOURS } from './situation-style.ts';

/** The greatest number of distance lines that the situation plan shows. With more lines, their numbers would cover each other. */
const MOST = 4;

/** Draws the distances from the house to the nearest sides of the border. */
export function drawGaps(
  gaps: readonly Gap[],
  plot: Pick<MeasuredPlot, 'borderDistance'>,
  at: (position: Position) => Point,
  lettering: Lettering,
): string {
  return gaps
    .slice(0, MOST)
    .filter(({ distance }) => distance > 0)
    .filter((gap, index, drawn) => !drawn.slice(0, index).some((shorter) => isBeside(gap, shorter)))
    .map((gap) => drawGap(gap, !isFarEnough(gap.distance, plot), at, lettering))
    .join('');
}

/**
 * The least angle between two distance lines from the same corner of the house, degrees. At a smaller angle, the numbers on the lines cover
 * each other.
 */
const APART = 25;

/**
 * Returns whether a distance line begins at the same corner as a shorter line, and the angle between the two lines is less than
 * `APART`.
 */
function isBeside({ from, to }: Gap, shorter: Gap): boolean {
  if (Math.hypot(from[0] - shorter.from[0], from[1] - shorter.from[1]) > 0.01) return false;
  const angle = ([x, y]: Position) => (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  const between = Math.abs(angle(to) - angle(shorter.to)) % 360;
  return Math.min(between, 360 - between) < APART;
}

/** @param isTooShort whether the distance is shorter than allowed; if so, its number is pale on a dark background */
function drawGap(
  { from, to, distance }: Gap,
  isTooShort: boolean,
  at: (position: Position) => Point,
  lettering: Lettering,
): string {
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  const size = lettering.size(0);
  const words = `${shownDistance(distance).toFixed(1).replace('.', ',')} m`;
  const [dx, dy] = [(x2 - x1) / (distance * 100), (y2 - y1) / (distance * 100)];
  const tick = (x: number, y: number) =>
    segment(x - dy * 30 - dx * 30, y + dx * 30 - dy * 30, x + dy * 30 + dx * 30, y - dx * 30 + dy * 30, COLOURS.ink, 9);
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2 + size * 0.35];
  const text = group(lettering.write(words, x, y, size, 'bold'), { fill: isTooShort ? COLOURS.paper : COLOURS.ink });
  const half = textWidth(words, size, 'bold') / 2 + size * 0.22;
  const label = rect(x - half, y - size * 0.9, 2 * half, size * 1.16, {
    rx: size * 0.2,
    fill: isTooShort ? COLOURS.ink : COLOURS.paper,
    'fill-opacity': isTooShort ? 1 : 0.94,
  });
  return segment(x1, y1, x2, y2, COLOURS.ink, 7) + tick(x1, y1) + tick(x2, y2) + label + text;
}
