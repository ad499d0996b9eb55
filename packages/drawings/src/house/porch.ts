import { lit, shaded } from '../ink/colour.ts';
import { group, path, polygon, rect, segment } from '../ink/svg.ts';
import { drawGableEdge } from './dormer.ts';
import type { HousePaints } from './house-paints.ts';
import type { Opening } from './layout-facade.ts';
import type { HouseMeasures } from './measure-house.ts';
import { porchParts } from './porch-parts.ts';
import { surface } from './roof.ts';

/** Returns half of the porch's width in metres. Plants keep at least this distance from the middle of the door. */
export function porchReach(measures: HouseMeasures, paints: HousePaints): number {
  switch (paints.porch) {
    case 'veranda':
      return Math.min(2.7, measures.drawing.width * 0.27);
    case 'farstukvist':
      return 1.3;
    case 'skarmtak':
      return 0.9;
    case 'ingen':
      return 0.75;
  }
}

/** Draws the entrance in front of the door: a small gabled porch, a canopy, a veranda, or only a step. */
export function drawPorch(prefix: string, measures: HouseMeasures, paints: HousePaints, door: Opening): string {
  const { scale, x, y, drawing, ground } = measures;
  const middle = x(door.x + door.width / 2);
  const half = porchReach(measures, paints) * scale;
  const floor = y(0.36);
  const { post, dark, deck, column, bracket, railing } = porchParts(measures, paints, middle);
  switch (paints.porch) {
    case 'ingen':
      return steps(1.3);
    case 'skarmtak':
      return group([steps(1.5), canopy()]);
    case 'farstukvist':
      return group([gabledPorch()]);
    case 'veranda':
      return group([veranda()]);
  }

  function steps(metres: number): string {
    const width = metres * scale;
    const rise = (ground - floor) / 2;
    return [0, 1]
      .map((index) => {
        const wide = width + index * scale * 0.3;
        const top = floor + rise * index;
        return (
          rect(middle - wide / 2, top, wide, rise + 4, { fill: '#c2bcb0' }) +
          rect(middle - wide / 2, top, wide, rise * 0.32, { fill: '#ded9cd' }) +
          rect(middle - wide / 2, top + rise * 0.32, wide, 2, { fill: '#1d1e28', opacity: 0.3 }) +
          rect(middle + wide / 2 - 4, top, 4, rise + 4, { fill: '#1d1e28', opacity: 0.12 })
        );
      })
      .join('');
  }

  function canopy(): string {
    const low = y(Math.min(2.66, drawing.wallHeight - 0.24));
    const top = low - scale * 0.2;
    return [
      polygon(
        [
          [middle - half + 8, low],
          [middle + half, low],
          [middle + half + scale * 0.4, low + scale * 0.75],
          [middle - half + scale * 0.45, low + scale * 0.75],
        ],
        { fill: '#1d1e28', opacity: 0.3 },
      ),
      ...[-1, 1].map((side) => {
        const at = middle + side * (half - scale * 0.16);
        return (
          segment(at, low + scale * 0.5, at, low, paints.trim, post * 0.6) +
          segment(at + post * 0.24, low + scale * 0.5, at + post * 0.24, low, dark, 1.4) +
          path(
            `M${at - 3} ${low + scale * 0.5}q${-side * scale * 0.02} ${-scale * 0.32} ${-side * scale * 0.26} ${-scale * 0.48}`,
            { fill: 'none', stroke: paints.trim, 'stroke-width': post * 0.45 },
          )
        );
      }),
      surface(
        prefix,
        [
          [middle - half, low],
          [middle - half + scale * 0.1, top],
          [middle + half - scale * 0.1, top],
          [middle + half, low],
        ],
        paints.roof,
      ),
      rect(middle - half - 3, low - 2, half * 2 + 6, scale * 0.11, { fill: paints.trim }),
      rect(middle - half - 3, low + scale * 0.075, half * 2 + 6, scale * 0.035, { fill: dark }),
    ].join('');
  }

  function gabledPorch(): string {
    const beam = y(Math.min(2.5, drawing.wallHeight - 0.35));
    const slope = 0.52;
    const out = scale * 0.26;
    const top = beam - scale * 0.16 - half * slope;
    const under = beam + scale * 0.18;
    return [
      // The porch's shade on wall and door.
      polygon(
        [
          [middle - half + scale * 0.2, under],
          [middle + half, under],
          [middle + half + scale * 0.55, under + scale * 0.5],
          [middle + half + scale * 0.55, floor],
          [middle + half, floor],
          [middle + half, under + scale * 0.6],
          [middle - half + scale * 0.2, under + scale * 0.45],
        ],
        { fill: '#1d1e28', opacity: 0.26 },
      ),
      deck(half, 0.62),
      railing(middle - half, middle - half + scale * 0.62),
      railing(middle + half - scale * 0.62, middle + half),
      ...[-1, 1].map((side) => column(middle + side * (half - post / 2) - post / 2, under)),
      ...[-1, 1].map((side) => bracket(middle + side * (half - post), under, side)),
      polygon(
        [
          [middle - half - 2, under],
          [middle - half - 2, beam - scale * 0.16],
          [middle, top],
          [middle + half + 2, beam - scale * 0.16],
          [middle + half + 2, under],
        ],
        { fill: paints.trim },
      ),
      gableBoards(top, beam, slope),
      rect(middle - half - 2, beam, half * 2 + 4, 2, { fill: dark, opacity: 0.5 }),
      rect(middle - half - 2, under - 4, half * 2 + 4, 4, { fill: dark, opacity: 0.5 }),
      polygon(
        [
          [middle, top],
          [middle + half + 2, beam - scale * 0.16],
          [middle + half + 2, beam + scale * 0.02],
          [middle, top + scale * 0.22],
          [middle - half - 2, beam + scale * 0.02],
          [middle - half - 2, beam - scale * 0.16],
        ],
        { fill: '#1d1e28', opacity: 0.26 },
      ),
      drawGableEdge(
        prefix,
        [middle - half - out, beam - scale * 0.16 + out * slope],
        [middle, top],
        [middle + half + out, beam - scale * 0.16 + out * slope],
        scale * 0.8,
        paints,
      ),
    ].join('');
  }

  function gableBoards(top: number, beam: number, slope: number): string {
    const lines: string[] = [];
    for (let at = -half + scale * 0.1; at < half; at += scale * 0.13) {
      const from = Math.max(top + Math.abs(at) * slope, top);
      if (from < beam) lines.push(segment(middle + at, from, middle + at, beam, dark, 1, { opacity: 0.45 }));
    }
    return lines.join('');
  }

  function veranda(): string {
    const low = y(Math.min(2.5, drawing.wallHeight - 0.4));
    const top = low - Math.min(0.62, drawing.wallHeight - 2.46) * scale;
    const out = scale * 0.22;
    const under = low + scale * 0.2;
    const bays = half > scale * 2 ? 4 : 3;
    const bay = (half * 2 - post) / bays;
    const columns = Array.from({ length: bays + 1 }, (_, index) => middle - half + bay * index);
    const entry = bays === 4 ? [1.6, 2.4] : [1, 2];
    const rails = columns
      .slice(0, -1)
      .map((at, index) =>
        bays === 3 && index === 1
          ? ''
          : bays === 4 && (index === 1 || index === 2)
            ? railing(index === 1 ? at : at + bay * 0.5, index === 1 ? at + bay * 0.5 : at + bay)
            : railing(at, at + bay),
      );
    return [
      rect(middle - half + scale * 0.15, under, half * 2, scale * 0.85, { fill: '#1d1e28', opacity: 0.24 }),
      polygon(
        [
          [middle + half, under],
          [middle + half + scale * 0.55, under + scale * 0.5],
          [middle + half + scale * 0.55, floor],
          [middle + half, floor],
        ],
        { fill: '#1d1e28', opacity: 0.22 },
      ),
      deck(half, (entry[1] ?? 2) - (entry[0] ?? 1) > 0.9 ? 0.7 : 0.8),
      ...rails,
      ...columns.map((at, index) => (bays === 4 && index === 2 ? '' : column(at, under))),
      ...columns.map((at, index) => (bays === 4 && index === 2 ? '' : brackets(at, index))),
      rect(middle - half - 2, low, half * 2 + 4, under - low, { fill: paints.trim }),
      rect(middle - half - 2, under - 4, half * 2 + 4, 4, { fill: dark, opacity: 0.6 }),
      surface(
        prefix,
        [
          [middle - half - out, low + 2],
          [middle - half - out + scale * 0.2, top],
          [middle + half + out - scale * 0.2, top],
          [middle + half + out, low + 2],
        ],
        paints.roof,
      ),
      segment(middle - half - out, low, middle - half - out + scale * 0.2, top, paints.trim, 6),
      segment(middle + half + out, low, middle + half + out - scale * 0.2, top, shaded(paints.trim, 0.12), 6),
      rect(middle - half - out, low, (half + out) * 2, scale * 0.09, { fill: lit(paints.trim, 0.2) }),
      rect(middle - half - out, low + scale * 0.09, (half + out) * 2, scale * 0.05, { fill: '#1d1e28', opacity: 0.3 }),
    ].join('');

    /** Draws braces at a column: one on each side, but none on the outer side of the first and of the last column. */
    function brackets(at: number, index: number): string {
      return [-1, 1]
        .map((side) =>
          (index === 0 && side === -1) || (index === bays && side === 1)
            ? ''
            : bracket(at + (side === 1 ? post : 0), under, -side),
        )
        .join('');
    }
  }
}
