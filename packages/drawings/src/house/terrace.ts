import { lit, shaded } from '../ink/colour.ts';
import { ellipse, group, path, polygon, rect, segment, use } from '../ink/svg.ts';
import type { HousePaints } from './house-paints.ts';
import type { HouseMeasures } from './measure-house.ts';

/** Returns the extent of the deck on the garden side, in metres from the left wall; null: there is no deck. */
export function terraceSpan({ drawing }: HouseMeasures, paints: HousePaints, middle: number): readonly [number, number] | null {
  if (paints.terrace === 'none') return null;
  const width = paints.terrace === 'liten' ? Math.min(4.4, drawing.width * 0.5) : drawing.width * 0.82;
  const from = Math.min(
    Math.max(paints.terrace === 'stor' ? drawing.width * 0.06 : 0.2, middle - width / 2),
    drawing.width - width - 0.2,
  );
  return [from, from + width];
}

/**
 * Draws a wooden deck in front of the garden doors, with furniture that fits its size. The picture must contain `foliageDefinitions`.
 */
export function drawTerrace(
  prefix: string,
  measures: HouseMeasures,
  paints: HousePaints,
  span: readonly [number, number],
  middle: number,
): string {
  const { x, y, scale, ground } = measures;
  const [left, right] = [x(span[0]), x(span[1])];
  const wood = paints.terraceWood;
  const floor = y(0.36);
  const [deep, spread] = [scale * 0.52, scale * 0.34];
  const front = floor + deep;
  const foot = ground + scale * 0.5;
  const boards = Array.from({ length: 9 }, (_, index) => {
    const share = ((index + 1) / 10) ** 1.25;
    return segment(
      left - spread * share,
      floor + deep * share,
      right + spread * share,
      floor + deep * share,
      shaded(wood, 0.4),
      1 + share,
      { opacity: 0.5 },
    );
  });
  return group([
    ellipse((left + right) / 2 + 20, foot, (right - left) / 2 + spread * 2, scale * 0.12, { fill: '#2f4630', opacity: 0.35 }),
    polygon(
      [
        [left, floor],
        [right, floor],
        [right + spread, front],
        [left - spread, front],
      ],
      { fill: lit(wood, 0.16) },
    ),
    ...boards,
    polygon(
      [
        [left, floor],
        [right, floor],
        [right + spread * 0.35, floor + deep * 0.3],
        [left + spread * 0.2, floor + deep * 0.3],
      ],
      { fill: '#1d1e28', opacity: 0.16 },
    ),
    rect(left - spread, front, right - left + spread * 2, foot - front, { fill: shaded(wood, 0.22) }),
    rect(left - spread, front, right - left + spread * 2, scale * 0.07, { fill: lit(wood, 0.3) }),
    rect(left - spread, front + scale * 0.07, right - left + spread * 2, 3, { fill: '#1d1e28', opacity: 0.4 }),
    steps(),
    paints.terrace === 'stor'
      ? lounge(x(span[0] + (span[1] - span[0]) * 0.2)) + dining(x(span[0] + (span[1] - span[0]) * 0.8))
      : pots(),
  ]);

  function steps(): string {
    const [at, wide, top] = [x(middle), scale * 2, front + (foot - front) * 0.5];
    return (
      rect(at - wide / 2, top, wide, foot - top + scale * 0.1, { fill: shaded(wood, 0.12) }) +
      rect(at - wide / 2, top, wide, scale * 0.07, { fill: lit(wood, 0.3) }) +
      rect(at - wide / 2, top + scale * 0.07, wide, 3, { fill: '#1d1e28', opacity: 0.4 })
    );
  }

  function pots(): string {
    return [x(span[0] + 0.45), x(span[1] - 0.45)].map((at) => pot(at, 1)).join('');
  }

  function pot(at: number, size: number): string {
    const [base, wide, tall] = [floor + deep * 0.62, scale * 0.19 * size, scale * 0.34 * size];
    return [
      ellipse(at + wide * 0.4, base, wide * 1.3, scale * 0.04, { fill: '#1d1e28', opacity: 0.3 }),
      ...[
        [-0.5, -1.7, 0.85],
        [0.6, -1.6, 0.8],
        [0, -2.1, 0.9],
      ].map(([dx = 0, dy = 0, by = 1], index) =>
        use(`${prefix}leaf${index}`, at + dx * wide, base + (dy * tall) / 1.3, scale * 0.0085 * by * size, {
          fill: index === 2 ? '#8ba35c' : '#58784a',
        }),
      ),
      polygon(
        [
          [at - wide, base - tall],
          [at + wide, base - tall],
          [at + wide * 0.72, base],
          [at - wide * 0.72, base],
        ],
        { fill: '#b58a6d' },
      ),
      polygon(
        [
          [at + wide * 0.3, base - tall],
          [at + wide, base - tall],
          [at + wide * 0.72, base],
          [at + wide * 0.2, base],
        ],
        { fill: '#1d1e28', opacity: 0.16 },
      ),
    ].join('');
  }

  /** Draws a low sofa with cushions, and a potted plant beside it. */
  function lounge(at: number): string {
    const base = floor + deep * 0.55;
    const wide = scale * 1.75;
    const frame = '#6d5a48';
    return [
      ellipse(at + scale * 0.1, base, wide * 0.6, scale * 0.06, { fill: '#1d1e28', opacity: 0.28 }),
      rect(at - wide / 2, base - scale * 0.78, wide, scale * 0.5, { fill: '#e9e1d0', rx: 8 }),
      segment(at, base - scale * 0.76, at, base - scale * 0.4, '#b9ad97', 2),
      rect(at - wide / 2, base - scale * 0.44, wide, scale * 0.2, { fill: '#f3ecdd', rx: 7 }),
      rect(at - wide / 2 + wide * 0.06, base - scale * 0.7, scale * 0.36, scale * 0.32, { fill: '#7b8f80', rx: 8 }),
      rect(at - wide / 2 - scale * 0.06, base - scale * 0.56, scale * 0.09, scale * 0.56, { fill: frame }),
      rect(at + wide / 2 - scale * 0.03, base - scale * 0.56, scale * 0.09, scale * 0.56, { fill: frame }),
      rect(at - wide / 2, base - scale * 0.25, wide, scale * 0.07, { fill: frame }),
      pot(at + wide * 0.82, 1.15),
    ].join('');
  }

  /** Draws a table with chairs under a parasol. */
  function dining(at: number): string {
    const base = floor + deep * 0.6;
    const top = base - scale * 2.45;
    const half = scale * 1.25;
    const wood = '#7a6450';
    const chair = (cx: number) =>
      rect(cx - scale * 0.2, base - scale * 0.46, scale * 0.4, scale * 0.05, { fill: wood }) +
      [-0.18, 0.14].map((dx) => rect(cx + dx * scale, base - scale * 0.85, scale * 0.04, scale * 0.85, { fill: wood })).join('') +
      rect(cx - scale * 0.18, base - scale * 0.84, scale * 0.36, scale * 0.07, { fill: wood }) +
      rect(cx - scale * 0.18, base - scale * 0.68, scale * 0.36, scale * 0.05, { fill: wood });
    return [
      ellipse(at + scale * 0.15, base, half * 0.95, scale * 0.07, { fill: '#1d1e28', opacity: 0.26 }),
      chair(at - scale * 0.42),
      chair(at + scale * 0.42),
      rect(at - scale * 0.03, top, scale * 0.06, base - top, { fill: '#a08b72' }),
      rect(at - scale * 0.78, base - scale * 0.72, scale * 1.56, scale * 0.06, { fill: lit(wood, 0.3) }),
      rect(at - scale * 0.68, base - scale * 0.66, scale * 0.06, scale * 0.66, { fill: wood }),
      rect(at + scale * 0.62, base - scale * 0.66, scale * 0.06, scale * 0.66, { fill: wood }),
      path(
        `M${at - half} ${top + scale * 0.52}Q${at - half * 0.4} ${top + scale * 0.1} ${at} ${top}Q${at + half * 0.4} ${top + scale * 0.1} ${at + half} ${top + scale * 0.52}z`,
        { fill: '#f0e7d4' },
      ),
      path(`M${at} ${top}Q${at + half * 0.4} ${top + scale * 0.1} ${at + half} ${top + scale * 0.52}H${at + half * 0.35}z`, {
        fill: '#1d1e28',
        opacity: 0.1,
      }),
      path(`M${at} ${top}L${at - half * 0.35} ${top + scale * 0.52}M${at} ${top}L${at + half * 0.35} ${top + scale * 0.52}`, {
        fill: 'none',
        stroke: '#b9ad97',
        'stroke-width': 1.6,
      }),
      rect(at - half, top + scale * 0.5, half * 2, scale * 0.07, { fill: '#e2d7c0' }),
    ].join('');
  }
}
