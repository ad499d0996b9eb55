import { colourOf, type Facade, STEPS_DOWN } from '@gavel/core/plan';
import { evenly } from '../ink/evenly.ts';
import { number, path, polygon, rect } from '../ink/svg.ts';
import { LARCH, rails, STRIPES, WHITE } from './draw-outside.ts';
import { INK, type TakeNote, THIN } from './take-note.ts';

/** Draws the visible parts of the terrace, its railing and the roof above it. */
export function drawTerrace(facade: Facade, note: TakeNote): string {
  const { floor, parts, terrace } = facade;
  if (!terrace) return '';
  const [from, to] = terrace;
  const decking = parts.get('decking');
  const top = floor + 20;
  // If the terrace extends left of the house, the note points at its right end. Near its left end, the note’s text would cover the
  // terrace.
  note('deck', from < -500 ? to - 300 : from + 300, top + 60);
  note('decking', (from + to) / 2 - 600, top + 60);
  const boards =
    rect(from, top, to - from, -top, { fill: colourOf(decking, '#b99669'), ...THIN }) +
    path(
      Array.from(
        { length: Math.floor((to - from) / 140) },
        (_, board) => `M${number(from + (board + 1) * 140)} ${number(top + 40)}V0`,
      ).join(''),
      { fill: 'none', stroke: INK, 'stroke-width': 5 },
    ) +
    rect(from - 60, top - 45, to - from + 120, 70, { fill: colourOf(decking, '#b99669'), ...THIN });
  return [boards, railing(facade, from, to, top, note), shelter(facade, top, note)].join('');
}

function railing({ parts, side, length, shelter: span }: Facade, from: number, to: number, top: number, note: TakeNote): string {
  const kind = parts.get('railing');
  if (!kind || kind.value === 'none') return '';
  const [y, height] = [top - 1000, 960];
  note('railing', from < -500 ? to - 700 : from + 700, y + 200);
  // At the back, the railing has a gap: for the steps to the garden in the middle of the terrace, or for a conservatory.
  const middle = (Math.max(0, from) + Math.min(length, to)) / 2;
  const [left, right] =
    parts.get('shelter')?.value === 'glazed' && span ? span : [middle - STEPS_DOWN / 2, middle + STEPS_DOWN / 2];
  const stretches: readonly (readonly [number, number])[] =
    side === 'back'
      ? [
          [from, left],
          [right, to],
        ]
      : [[from, to]];
  return stretches
    .map(([start, end]) => {
      if (kind.value === 'glass')
        return (
          rect(start, y, end - start, height, { fill: kind.colour, 'fill-opacity': 0.45, ...THIN }) +
          rect(start, y, end - start, 40, { fill: '#9aa0a3', stroke: 'none' })
        );
      if (kind.value === 'iron')
        return (
          rect(start, y, end - start, 50, { fill: kind.colour, stroke: 'none' }) +
          evenly(start, end - 22, 130)
            .map((at) => rect(at, y, 22, height, { fill: kind.colour, stroke: 'none' }))
            .join('')
        );
      return rails(start, y, end - start, height, kind.colour);
    })
    .join('');
}
/** Draws the shelter over a terrace: an awning, the beams of a pergola, a roof on posts, or a conservatory. */
function shelter({ parts, shelter: span }: Facade, top: number, note: TakeNote): string {
  const kind = parts.get('shelter')?.value;
  if (!span || kind === undefined || kind === 'none') return '';
  const [left, width] = [span[0], span[1] - span[0]];
  const y = top - 2500;
  note('shelter', left + width * 0.6, y + 60);
  const posts = [left, left + width - 130]
    .map((x) => rect(x, y, 130, top - y, { fill: kind === 'pergola' ? LARCH : WHITE, ...THIN }))
    .join('');
  switch (kind) {
    case 'awning':
      return awning(left, width, y);
    case 'pergola':
      return posts + pergolaBeams(left, width, y);
    case 'roof':
      return posts + shelterRoof(left, width, y, y + 100, 'url(#roofing)');
    default:
      return posts + panes(left, width, y + 120, top) + shelterRoof(left, width, y, y + 120, '#3a3d40');
  }
}

function awning(left: number, width: number, y: number): string {
  return Array.from({ length: 10 }, (_, stripe) =>
    polygon(
      [
        [left + (width / 10) * stripe, y - 100],
        [left + (width / 10) * (stripe + 1), y - 100],
        [left + (width / 10) * (stripe + 1), y + 500],
        [left + (width / 10) * stripe, y + 500],
      ],
      { fill: STRIPES[stripe % 2 === 0 ? 0 : 1], ...THIN },
    ),
  ).join('');
}

function pergolaBeams(left: number, width: number, y: number): string {
  return (
    rect(left - 200, y - 60, width + 400, 160, { fill: LARCH, ...THIN }) +
    Array.from({ length: 9 }, (_, beam) =>
      rect(left + ((width - 90) / 8) * beam, y - 190, 90, 130, { fill: LARCH, ...THIN }),
    ).join('')
  );
}

/** Draws a roof over a terrace. Its lower edge is at `foot`, 250 mm beyond the posts; its upper edge is 500 mm above `y`. */
function shelterRoof(left: number, width: number, y: number, foot: number, fill: string): string {
  return polygon(
    [
      [left - 250, foot],
      [left + 100, y - 500],
      [left + width - 100, y - 500],
      [left + width + 250, foot],
    ],
    { fill, ...THIN },
  );
}

function panes(left: number, width: number, y: number, top: number): string {
  return (
    rect(left, y, width, top - y, { fill: '#cfdde0', 'fill-opacity': 0.6, ...THIN }) +
    path([0.25, 0.5, 0.75].map((share) => `M${number(left + width * share)} ${number(y)}V${number(top)}`).join(''), {
      fill: 'none',
      stroke: WHITE,
      'stroke-width': 80,
    })
  );
}
