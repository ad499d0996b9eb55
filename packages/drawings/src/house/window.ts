import { lightness, lit, shaded } from '../ink/colour.ts';
import { randomFrom } from '../ink/random.ts';
import { circle, element, gradient, group, number, path, polygon, rect, segment, use } from '../ink/svg.ts';
import type { WindowStyle } from './house-paints.ts';

/** A window's position in picture units, and its materials. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Units per metre. */
  readonly scale: number;
  readonly sash: string;
  readonly trim: string;
  readonly style: WindowStyle;
}

/**
 * Draws windows. Each size has up to three drawings, which other windows of the same size reuse. The picture must contain
 * `windowDefinitions`.
 */
export function drawWindows(prefix: string, panes: readonly Pane[]): string {
  const drawn = new Set<string>();
  return panes
    .map((pane, index) => {
      const id = `${prefix}w${Math.round(pane.width)}-${Math.round(pane.height)}-${index % 3}`;
      const first = drawn.has(id) ? '' : element('g', { id }, drawWindow(prefix, { ...pane, x: 0, y: 0 }, index % 3));
      drawn.add(id);
      return element('defs', {}, first) + element('use', { href: `#${id}`, x: pane.x, y: pane.y });
    })
    .join('')
    .replaceAll('<defs/>', '');
}

/** Draws a window with casing, sill, sashes and the content of the glass: sky above, trees below, a curtain, sometimes a plant. */
export function drawWindow(prefix: string, pane: Pane, variant = 0): string {
  const { x, y, width, height, scale, sash, trim, style } = pane;
  const frame = Math.max(3.5, scale * 0.06);
  const bars = sashBars(pane, frame);
  return group([
    casing(pane),
    rect(x, y, width, height, { fill: shaded(sash, 0.45) }),
    drawGlass(prefix, pane, variant),
    bars,
    reveal(),
    sill(),
  ]);

  /** Draws the shade along the upper and left edge, because the window is set back in the wall. */
  function reveal(): string {
    const deep = scale * 0.045;
    return (
      rect(x, y, width, deep, { fill: '#1d1e28', opacity: 0.34 }) +
      rect(x, y + deep, deep * 0.7, height - deep, { fill: '#1d1e28', opacity: 0.22 })
    );
  }

  function sill(): string {
    const [out, tall] = [scale * 0.13, Math.max(3, scale * 0.045)];
    return (
      rect(x - out + 2, y + height + tall, width + 2 * out, scale * 0.05, { fill: '#1d1e28', opacity: 0.26 }) +
      rect(x - out, y + height, width + 2 * out, tall, { fill: lit(trim, 0.25) }) +
      rect(x - out, y + height + tall * 0.65, width + 2 * out, tall * 0.35, { fill: shaded(trim, 0.35) }) +
      (style === 'kors' ? rect(x, y + height + tall, width, scale * 0.04, { fill: trim }) : '')
    );
  }
}

/** Draws boards around an opening ("foder") with a wider head and their shadow. */
export function casing({
  x,
  y,
  width,
  height,
  scale,
  trim,
}: Pick<Pane, 'x' | 'y' | 'width' | 'height' | 'scale' | 'trim'>): string {
  const board = scale * 0.105;
  const head = board * 1.25;
  return [
    rect(x - board + 3, y - head + 5, width + 2 * board + scale * 0.02, height + head + board, {
      fill: '#1d1e28',
      opacity: 0.22,
    }),
    rect(x - board, y - head, width + 2 * board, height + head + board * 0.6, { fill: trim }),
    rect(x + width + board * 0.7, y - head, board * 0.3, height + head + board * 0.6, { fill: shaded(trim, 0.18) }),
    rect(x - board - 3, y - head - scale * 0.03, width + 2 * board + 6, scale * 0.045, { fill: lit(trim, 0.2) }),
    rect(x - board - 3, y - head + scale * 0.015, width + 2 * board + 6, 1.6, { fill: shaded(trim, 0.5), opacity: 0.7 }),
    segment(x - board, y - head, x - board, y + height + board * 0.6, shaded(trim, 0.45), 0.9, { opacity: 0.7 }),
  ].join('');
}

/** Draws glass in a rectangle: reflected sky and trees, and a hint of the room behind. */
export function drawGlass(
  prefix: string,
  { x, y, width, height, scale }: Pick<Pane, 'x' | 'y' | 'width' | 'height' | 'scale'>,
  variant = 0,
): string {
  const random = randomFrom(`glass ${variant}`);
  const trees = Array.from({ length: 7 }, (_, index) => {
    const at = x + (width * (index + 0.5)) / 7;
    const top = y + height * random.between(0.42, 0.66);
    return `L${number(at - width * 0.05)} ${number(top + height * 0.09)}L${number(at)} ${number(top)}L${number(at + width * 0.06)} ${number(top + height * 0.1)}`;
  }).join('');
  const foot = y + height;
  return [
    rect(x, y, width, height, { fill: `url(#${prefix}glass)` }),
    path(
      `M${number(x)} ${number(foot)}V${number(y + height * 0.66)}${trees}L${number(x + width)} ${number(y + height * 0.62)}V${number(foot)}z`,
      { fill: '#33463f', opacity: 0.42 },
    ),
    height > scale * 0.6 ? curtains() : '',
    variant === 1 && height > scale ? plant() : '',
    polygon(
      [
        [x + width * 0.12, foot],
        [x + width * 0.52, y],
        [x + width * 0.76, y],
        [x + width * 0.36, foot],
      ],
      { fill: '#ffffff', opacity: 0.1 },
    ),
    polygon(
      [
        [x + width * 0.44, foot],
        [x + width * 0.84, y],
        [x + width * 0.9, y],
        [x + width * 0.5, foot],
      ],
      { fill: '#ffffff', opacity: 0.08 },
    ),
  ].join('');

  function curtains(): string {
    const sides = width > scale * 0.7 ? ([0, 1] as const) : ([0] as const);
    return sides
      .map((side) => {
        const edge = side === 0 ? x : x + width;
        const inwards = (share: number) => number(edge + (side === 0 ? 1 : -1) * width * share);
        return path(
          `M${number(edge)} ${number(y)}H${inwards(0.2)}Q${inwards(0.15)} ${number(y + height * 0.5)} ${inwards(0.18)} ${number(foot)}H${number(edge)}z`,
          { fill: '#f4ecdc', opacity: 0.5 },
        );
      })
      .join('');
  }

  function plant(): string {
    const at = x + width * random.between(0.34, 0.66);
    const pot = scale * 0.07;
    return [
      use(`${prefix}leaf0`, at, foot - pot * 3.4, scale * 0.0058, { fill: '#59764c' }),
      use(`${prefix}leaf1`, at + pot * 0.3, foot - pot * 3.8, scale * 0.0045, { fill: '#86a05f' }),
      polygon(
        [
          [at - pot, foot - pot * 1.9],
          [at + pot, foot - pot * 1.9],
          [at + pot * 0.75, foot],
          [at - pot * 0.75, foot],
        ],
        { fill: '#c8a184' },
      ),
      circle(at, foot - pot * 1.9, pot * 0.3, { fill: '#8f6a52' }),
    ].join('');
  }
}

export function windowDefinitions(prefix: string): string {
  return gradient(`${prefix}glass`, [
    [0, '#b7c9cc'],
    [0.45, '#8ea3a6'],
    [1, '#52666a'],
  ]);
}

/** Draws outer frame, posts and bars by style: plain casements, small panes, or a cross. */
function sashBars({ x, y, width, height, sash, scale, style }: Pane, frame: number): string {
  const edge = shaded(sash, lightness(sash) > 0.4 ? 0.4 : 0.75);
  const thin = Math.max(2, scale * 0.024);
  const leaves = width > scale * 0.85 || (width > scale * 0.7 && height < width) ? 2 : 1;
  const leafWidth = width / leaves;
  const vertical = (at: number, thick: number) =>
    rect(at - thick / 2, y, thick, height, { fill: sash }) + rect(at + thick / 2, y, 1.2, height, { fill: edge, opacity: 0.6 });
  const horizontal = (at: number, thick: number) =>
    rect(x, at - thick / 2, width, thick, { fill: sash }) + rect(x, at + thick / 2, width, 1.3, { fill: edge, opacity: 0.6 });
  const rows = style === 'sprojs' ? (height > scale * 0.95 ? 3 : height > scale * 0.6 ? 2 : 1) : 1;
  const bars = Array.from({ length: rows - 1 }, (_, index) => horizontal(y + (height * (index + 1)) / rows, thin));
  const wide =
    style === 'sprojs' && leafWidth > scale * 0.75
      ? Array.from({ length: leaves }, (_, index) => vertical(x + leafWidth * (index + 0.5), thin))
      : [];
  const cross = style === 'kors' ? horizontal(y + height * 0.34, frame * 0.8) : '';
  const post =
    leaves === 2
      ? vertical(x + leafWidth, frame * 1.25)
      : style === 'kors' && width > scale * 0.55
        ? vertical(x + width / 2, frame * 0.8)
        : '';
  return [
    ...bars,
    ...wide,
    cross,
    post,
    rect(x + frame / 2, y + frame / 2, width - frame, height - frame, { fill: 'none', stroke: sash, 'stroke-width': frame }),
    rect(x + frame, y + frame, width - frame * 2, height - frame * 2, {
      fill: 'none',
      stroke: edge,
      'stroke-width': 1,
      opacity: 0.5,
    }),
  ].join('');
}
