import { shaded } from '../ink/colour.ts';
import { number, path, rect, segment } from '../ink/svg.ts';
import type { HousePaints } from './house-paints.ts';
import type { HouseMeasures } from './measure-house.ts';

/** The parts of a porch, in picture units if no other unit is named. `at`, `from` and `to` are positions along the façade. */
export interface PorchParts {
  /** The width of a post. */
  readonly post: number;
  /** The colour of the woodwork in shade. */
  readonly dark: string;
  /**
   * Draws a floor that extends `reach` units to both sides of the middle, with steps that extend `stepHalf` metres to both sides.
   */
  readonly deck: (reach: number, stepHalf: number) => string;
  readonly column: (at: number, top: number) => string;
  /** Draws a curved brace from a post up to the beam: up to the left if `side` is 1, up to the right if it is -1. */
  readonly bracket: (at: number, top: number, side: number) => string;
  readonly railing: (from: number, to: number) => string;
}

export function porchParts({ scale, y, ground }: HouseMeasures, paints: HousePaints, middle: number): PorchParts {
  const floor = y(0.36);
  const post = scale * 0.13;
  const dark = shaded(paints.trim, 0.3);
  return { post, dark, deck, column, bracket, railing };

  /** Draws the floor, its edge and the dark space below, with steps in the middle. */
  function deck(reach: number, stepHalf: number): string {
    const edge = scale * 0.1;
    const front = ground + scale * 0.06;
    return [
      rect(middle - reach - 4, floor + edge, reach * 2 + 8, front - floor - edge, { fill: '#6f6a62' }),
      rect(middle - reach - 4, floor + edge, reach * 2 + 8, scale * 0.07, { fill: '#1d1e28', opacity: 0.4 }),
      rect(middle - reach - 8, floor, reach * 2 + 16, edge, { fill: '#cfc4b1' }),
      rect(middle - reach - 8, floor, reach * 2 + 16, edge * 0.35, { fill: '#e6ddcb' }),
      ...[0, 1].map((index) => {
        const [wide, top] = [
          scale * (stepHalf * 2 + index * 0.24),
          floor + edge + ((front - floor - edge) / 2) * index + index * 2,
        ];
        return (
          rect(middle - wide / 2, top, wide, front + scale * 0.08 - top, { fill: '#b7ad9b' }) +
          rect(middle - wide / 2, top, wide, scale * 0.07, { fill: '#dcd2bf' }) +
          rect(middle - wide / 2, top + scale * 0.07, wide, 2, { fill: '#1d1e28', opacity: 0.35 })
        );
      }),
    ].join('');
  }

  function column(at: number, top: number): string {
    return (
      rect(at, top, post, floor - top, { fill: paints.trim }) +
      rect(at + post * 0.66, top, post * 0.34, floor - top, { fill: shaded(paints.trim, 0.2) }) +
      rect(at - 2, floor - scale * 0.1, post + 4, scale * 0.1, { fill: shaded(paints.trim, 0.06) }) +
      segment(at, top, at, floor, shaded(paints.trim, 0.5), 0.9, { opacity: 0.6 })
    );
  }

  function bracket(at: number, top: number, side: number): string {
    const reach = scale * 0.34;
    return path(`M${at} ${top + reach}Q${at - side * reach * 0.2} ${top + reach * 0.2} ${at - side * reach} ${top}`, {
      fill: 'none',
      stroke: paints.trim,
      'stroke-width': post * 0.5,
    });
  }

  function railing(from: number, to: number): string {
    const top = floor - scale * 0.82;
    const count = Math.max(2, Math.round((to - from) / (scale * 0.13)));
    const bars = (shift: number) =>
      Array.from(
        { length: count - 1 },
        (_, index) =>
          `M${number(from + ((to - from) * (index + 1)) / count + shift)} ${number(top)}V${number(floor - scale * 0.08)}`,
      ).join('');
    return [
      path(bars(0), { fill: 'none', stroke: paints.trim, 'stroke-width': scale * 0.044 }),
      path(bars(scale * 0.016), { fill: 'none', stroke: dark, 'stroke-width': scale * 0.013, opacity: 0.6 }),
      segment(from, top, to, top, paints.trim, scale * 0.075),
      segment(from, top + scale * 0.04, to, top + scale * 0.04, dark, 1.5, { opacity: 0.7 }),
      segment(from, floor - scale * 0.1, to, floor - scale * 0.1, paints.trim, scale * 0.05),
    ].join('');
  }
}
