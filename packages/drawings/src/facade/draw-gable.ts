import { type Dormer, dormerFace, type Facade, roundWindowIn } from '@gavel/core/plan';
import { evenly } from '../ink/evenly.ts';
import { circle, number, type Point, path, polygon, rect } from '../ink/svg.ts';
import { windowIn } from './draw-window.ts';
import { type TakeNote, THIN } from './take-note.ts';

/** Draws a gable above the façade, or a dormer on the roof. */
export function drawDormer(facade: Facade, dormer: Dormer, note: TakeNote): string {
  const { trim, parts } = facade;
  const { at } = dormer;
  const { half, foot, shoulder, top, inside } = dormerFace(facade, dormer);
  const face: readonly Point[] = [
    [at - half, foot],
    [at - half, shoulder],
    [at, top],
    [at + half, shoulder],
    [at + half, foot],
  ];
  const kind = parts.get('gable')?.value;
  return [
    polygon(face, { fill: 'url(#boards)', ...THIN }),
    gableTop([at, top], half, shoulder, kind, facade, note),
    ...inside.map((opening) => windowIn(facade, opening)),
    polygon(
      [
        [at - half - 250, shoulder + 210],
        [at, top - 60],
        [at + half + 250, shoulder + 210],
        [at + half + 250, shoulder + 30],
        [at, top - 240],
        [at - half - 250, shoulder + 30],
      ],
      { fill: trim, ...THIN },
    ),
  ].join('');
}

/** Draws the chosen decoration of a gable's tip (the triangle above the eaves): boards, scallops or a round window. */
export function gableTop(
  [x, top]: Point,
  half: number,
  shoulder: number,
  kind: string | number | undefined,
  facade: Facade,
  note: TakeNote,
): string {
  const { trim, wall } = facade;
  const slant = shoulder - top;
  const round = roundWindowIn(facade, x, top, shoulder);
  note('gable', x, kind === 'round' ? round : top + slant * 0.5);
  const tip: readonly Point[] = [
    [x - half, shoulder],
    [x, top],
    [x + half, shoulder],
  ];
  switch (kind) {
    case 'boards':
      return (
        polygon(tip, { fill: wall, ...THIN }) +
        Array.from({ length: Math.floor(slant / 150) }, (_, at) => {
          const share = ((at + 1) * 150) / slant;
          return path(`M${number(x - half * share)} ${number(top + slant * share)}H${number(x + half * share)}`, {
            fill: 'none',
            ...THIN,
          });
        }).join('') +
        rect(x - half, shoulder - 60, half * 2, 120, { fill: trim, ...THIN })
      );
    case 'fretwork':
      // Scallops under the barge boards. The barge boards are drawn later and cover the upper half of each scallop.
      return evenly(0.03, 0.97, 210 / half)
        .flatMap((share) =>
          [-1, 1].map((way) => circle(x + way * half * share, top + slant * share + 10, 115, { fill: trim, ...THIN })),
        )
        .join('');
    case 'round':
      return (
        circle(x, round, 330, { fill: '#c3d2d6', stroke: trim, 'stroke-width': 90 }) +
        path(`M${number(x - 290)} ${number(round)}h580M${number(x)} ${number(round - 290)}v580`, {
          fill: 'none',
          stroke: trim,
          'stroke-width': 45,
        })
      );
    default:
      return '';
  }
}
