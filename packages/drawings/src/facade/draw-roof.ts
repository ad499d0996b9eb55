import { colourOf, downpipesOf, type Facade, PIPE, ROOF_REACH, wallTop } from '@gavel/core/plan';
import { circle, number, type Point, path, polygon, rect } from '../ink/svg.ts';
import { drawDormer, gableTop } from './draw-gable.ts';
import { drawChimney, drawOnRoof } from './draw-on-roof.ts';
import { windowIn } from './draw-window.ts';
import { type TakeNote, THIN } from './take-note.ts';

const OUT = ROOF_REACH;

/** Draws the roof with its fittings and gutters, and the gables of its dormers. */
export function drawRoof(facade: Facade, note: TakeNote): string {
  const { shape, length, lean, eaves, ridge, trim, parts } = facade;
  // On a gable only the edge of the roof is visible.
  const onEdge = (x: number) => ridge + (Math.abs(x - length / 2) * (eaves - ridge)) / (length / 2) - 265;
  const middle = (eaves + ridge) / 2;
  const leaning = (x: number) => wallTop(facade, x) - 265;
  const over = { gable: onEdge, lean: leaning, slope: () => ridge - 310, eaves: () => middle, hip: () => middle }[shape];
  note('roofing', length * 0.4, over(length * 0.4));
  note('pitch', length * 0.7, shape === 'slope' ? middle : over(length * 0.7));
  if (shape === 'gable') return drawGableEdge(facade, note);
  if (shape === 'lean') return drawLeaningEdge(facade, note);
  if (shape === 'slope') {
    const band = rect(-OUT, ridge - 260, length + 2 * OUT, 260, { fill: trim, ...THIN });
    return band + rect(-OUT, ridge - 380, length + 2 * OUT, 140, { fill: 'url(#roofing)', ...THIN }) + drawOnRoof(facade, note);
  }
  const corner = lean > 0 ? lean : -OUT;
  const corners: readonly Point[] = [
    [-OUT, eaves + 120],
    [corner, ridge],
    [length - corner, ridge],
    [length + OUT, eaves + 120],
  ];
  return [
    polygon(corners, { fill: 'url(#roofing)', ...THIN, 'stroke-width': 20 }),
    path(`M${number(corners[1]?.[0] ?? 0)} ${number(ridge)}H${number(corners[2]?.[0] ?? 0)}`, {
      fill: 'none',
      stroke: colourOf(parts.get('roofing'), '#4b4a47'),
      'stroke-width': 90,
    }),
    rect(-OUT, eaves + 90, length + 2 * OUT, 170, { fill: trim, ...THIN }),
    drawOnRoof(facade, note),
    gutters(facade, note, eaves + 80),
    ...facade.dormers.map((dormer) => drawDormer(facade, dormer, note)),
  ].join('');
}

/** Draws the end of a lean-to roof: its boards, the covering above them, and the end of its gutter on the low side. */
function drawLeaningEdge(facade: Facade, note: TakeNote): string {
  const { length, trim, parts, facing } = facade;
  const edge = (lift: number): Point[] => [-OUT, length + OUT].map((x) => [x, wallTop(facade, x) - lift]);
  const [x, away] = facing === 'left' ? [length + OUT, 60] : [-OUT, -60];
  const y = wallTop(facade, x) - 40;
  note('gutter', x, y);
  const gutter = parts.get('gutter');
  return (
    polygon([...edge(0), ...edge(220).toReversed()], { fill: trim, ...THIN }) +
    polygon([...edge(200), ...edge(330).toReversed()], { fill: 'url(#roofing)', ...THIN }) +
    (gutter ? circle(x + away, y, 80, { fill: gutter.colour, ...THIN }) : '')
  );
}

function drawGableEdge(facade: Facade, note: TakeNote): string {
  const { length, eaves, ridge, trim, parts, openings, floor } = facade;
  const fall = (eaves - ridge) / (length / 2);
  const edge = (lift: number): Point[] => [
    [-OUT, eaves + OUT * fall - lift],
    [length / 2, ridge - lift],
    [length + OUT, eaves + OUT * fall - lift],
  ];
  note('gutter', -OUT, eaves);
  const tip = gableTop([length / 2, ridge], length / 2, eaves, parts.get('gable')?.value, facade, note);
  const gutter = parts.get('gutter');
  const ends = gutter
    ? [-OUT - 60, length + OUT + 60].map((x) => circle(x, eaves + OUT * fall - 40, 80, { fill: gutter.colour, ...THIN }))
    : [];
  // A window that extends into the tip of the gable is drawn after the tip, so that it covers the boards there.
  const within = openings.filter(([, sill, , height]) => floor - sill - height < eaves + 100);
  return (
    tip +
    within.map((opening) => windowIn(facade, opening)).join('') +
    drawChimney(facade, note) +
    polygon([...edge(0), ...edge(220).toReversed()], { fill: trim, ...THIN }) +
    polygon([...edge(200), ...edge(330).toReversed()], { fill: 'url(#roofing)', ...THIN }) +
    ends.join('')
  );
}

function gutters(facade: Facade, note: TakeNote, y: number): string {
  const { length, floor, parts } = facade;
  const gutter = parts.get('gutter');
  if (!gutter) return '';
  note('gutter', length - 200, (y + floor) / 2);
  // A downpipe ends over the ground, even where the floor is at the ground.
  const foot = Math.min(floor + 100, -50);
  const pipes = downpipesOf(facade).map((x) => rect(x, y + 160, PIPE, foot - y - 160, { fill: gutter.colour, ...THIN }));
  return rect(-OUT - 60, y - 20, length + 2 * OUT + 120, 150, { fill: gutter.colour, ...THIN, rx: 70 }) + pipes.join('');
}
