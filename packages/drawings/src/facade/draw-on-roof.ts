import { chimneyOf, type Facade, panelsOn, placePanels, snowOverDoor } from '@gavel/core/plan';
import { evenly } from '../ink/evenly.ts';
import { number, path, polygon, rect } from '../ink/svg.ts';
import { type TakeNote, THIN } from './take-note.ts';

/** Draws solar cells, snow guards, roof windows and the chimney. */
export function drawOnRoof(facade: Facade, note: TakeNote): string {
  return [cells(facade, note), snow(facade, note), roofWindows(facade, note), drawChimney(facade, note)].join('');
}

function snow(facade: Facade, note: TakeNote): string {
  const { length, lean, eaves, ridge, parts, side } = facade;
  const kind = parts.get('snow')?.value;
  // Only the long sides have snow guards.
  if (kind === undefined || side === 'end') return '';
  const y = eaves - 250;
  const rail = (from: number, to: number, at: number) =>
    path(
      `M${number(from)} ${number(at)}H${number(to)}M${number(from)} ${number(at + 110)}H${number(to)}${evenly(from, to, 900)
        .map((post) => `M${number(post)} ${number(at - 60)}v240`)
        .join('')}`,
      { fill: 'none', stroke: '#8b8f91', 'stroke-width': 42 },
    );
  const stretches = snowOverDoor(facade);
  const [first] = stretches;
  note('snow', kind === 'entrance' && first ? (first[0] + first[1]) / 2 : length * 0.2, y);
  if (kind === 'entrance') return side === 'front' ? stretches.map(([from, to]) => rail(from, to, y)).join('') : '';
  // The edges of a hipped roof lean inwards, so a higher snow guard is shorter: it begins further from both ends of the house.
  const inset = (at: number) => 100 + (lean * (eaves - at)) / (eaves - ridge);
  const along = (at: number) => rail(inset(at), length - inset(at), at);
  if (kind === 'rail') return along(y);
  return kind === 'double' ? along(y) + along(y - 900) : '';
}

function cells(facade: Facade, note: TakeNote): string {
  const { length, lean, eaves, ridge, parts } = facade;
  const solar = parts.get('solar');
  const height = eaves - ridge;
  if (!solar) return '';
  const count = panelsOn(facade);
  if (count === 0) return '';
  if (solar.value === 'roof') {
    note('solar', length * 0.6, ridge + height * 0.4);
    return (
      rect(lean, ridge + 130, length - 2 * lean, height - 220, { fill: '#10161f', ...THIN }) +
      seams(lean, ridge + 130, length - 2 * lean, height - 220, 1100)
    );
  }
  const panels = placePanels(facade, count);
  const [first] = panels;
  if (first) note('solar', first[0] + 400, first[1] + 200);
  return panels.map(([x, y, wide, tall]) => rect(x, y, wide - 30, tall - 30, { fill: solar.colour, ...THIN })).join('');
}

function seams(x: number, y: number, width: number, height: number, step: number): string {
  return path(
    Array.from(
      { length: Math.floor(width / step) },
      (_, at) => `M${number(x + (at + 1) * step)} ${number(y)}v${number(height)}`,
    ).join(''),
    { fill: 'none', stroke: '#3a4656', 'stroke-width': 14 },
  );
}

function roofWindows({ length, eaves, ridge, parts, roofWindows: windows }: Facade, note: TakeNote): string {
  const [first] = windows;
  const topOf = (top: number) => eaves - (eaves - ridge) * top;
  if (parts.has('roofWindows'))
    note(
      'roofWindows',
      ...(first ? ([first.at, topOf(first.top) + 400] as const) : ([length * 0.45, (eaves + ridge) / 2] as const)),
    );
  const motor = parts.has('roofMotor') ? 150 : 0;
  return windows
    .map(({ at, top }) => {
      const [x, y] = [at - 390, topOf(top)];
      return (
        rect(x, y, 780, 1000, { fill: '#bcd0d8', stroke: '#3a3d40', 'stroke-width': 90 }) +
        (motor > 0 ? rect(x, y - 230, 780, motor, { fill: '#10161f', ...THIN }) : '')
      );
    })
    .join('');
}

export function drawChimney(facade: Facade, note: TakeNote): string {
  const { ridge, eaves, length, shape, parts } = facade;
  const kind = parts.get('chimney');
  if (!kind || kind.value === 'none') return '';
  const { at: x, wide, top } = chimneyOf(facade);
  note('chimney', x, top + 250);
  // Seen from a gable, the chimney ends at the slopes of the roof. The slopes are drawn later and cover the chimney's foot.
  const foot = (across: number) =>
    shape === 'gable' ? ridge + (Math.abs(across - length / 2) * (eaves - ridge)) / (length / 2) - 100 : top + 1350;
  const [left, right] = [x - wide / 2, x + wide / 2];
  const stack = polygon(
    [
      [left, top],
      [right, top],
      [right, foot(right)],
      ...(left < length / 2 && right > length / 2 ? [[length / 2, foot(length / 2)] as const] : []),
      [left, foot(left)],
    ],
    { fill: kind.colour, ...THIN },
  );
  // The number of rows of bricks of which no part is hidden by the roof.
  const rows = Math.floor((Math.min(foot(left), foot(right), foot(x)) - top) / 120);
  const bricks =
    kind.value === 'brick'
      ? path(
          Array.from(
            { length: rows },
            (_, at) =>
              `M${number(x - wide / 2)} ${number(top + at * 120)}h${number(wide)}M${number(x - wide / 2 + (at % 2 === 0 ? 170 : 340))} ${number(top + at * 120)}v120`,
          ).join(''),
          { fill: 'none', stroke: '#e4d9cc', 'stroke-width': 14 },
        )
      : '';
  const crown =
    kind.value === 'steel'
      ? rect(x - 190, top - 110, 380, 90, { fill: kind.colour, ...THIN })
      : rect(x - wide / 2 - 90, top - 70, wide + 180, 110, { fill: kind.value === 'brick' ? '#6b6f71' : kind.colour, ...THIN });
  return stack + bricks + crown;
}
