import {
  chimneyOf,
  colourOf,
  type Dormer,
  dormerFace,
  downpipesOf,
  type Facade,
  panelsOn,
  placePanels,
  ROOF_REACH,
  snowOverDoor,
  wallTop,
} from '@gavel/core/plan';
import { evenly } from '../ink/evenly.ts';
import { circle, number, type Point, path, polygon, rect } from '../ink/svg.ts';
import { INK, type TakeNote, THIN } from './take-note.ts';

const OUT = ROOF_REACH;

/** The roof with what stands on it, its gutters, and the gables of its dormers. */
export function drawRoof(facade: Facade, note: TakeNote): string {
  const { shape, length, lean, eaves, ridge, trim, parts } = facade;
  // Of a gable only the roof's edge is seen.
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
    return band + rect(-OUT, ridge - 380, length + 2 * OUT, 140, { fill: 'url(#roofing)', ...THIN }) + onRoof(facade, note);
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
    onRoof(facade, note),
    gutters(facade, note, eaves + 80),
    ...facade.dormers.map((dormer) => drawDormer(facade, dormer, note)),
  ].join('');
}

/** The end of a lean-to roof: its boards, its covering above them, and the end of its gutter at the low side. */
function drawLeaningEdge(facade: Facade, note: TakeNote): string {
  const { length, trim, parts } = facade;
  const edge = (lift: number): Point[] => [-OUT, length + OUT].map((x) => [x, wallTop(facade, x) - lift]);
  const [[x, y] = [0, 0]] = edge(40);
  note('gutter', x, y);
  const gutter = parts.get('gutter');
  return (
    polygon([...edge(0), ...edge(220).toReversed()], { fill: trim, ...THIN }) +
    polygon([...edge(200), ...edge(330).toReversed()], { fill: 'url(#roofing)', ...THIN }) +
    (gutter ? circle(x - 60, y, 80, { fill: gutter.colour, ...THIN }) : '')
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
  // A window that reaches into the tip lies on its boards.
  const within = openings.filter(([, sill, , height]) => floor - sill - height < eaves + 100);
  return (
    tip +
    within.map((opening) => windowIn(facade, opening)).join('') +
    chimney(facade, note) +
    polygon([...edge(0), ...edge(220).toReversed()], { fill: trim, ...THIN }) +
    polygon([...edge(200), ...edge(330).toReversed()], { fill: 'url(#roofing)', ...THIN }) +
    ends.join('')
  );
}

/** A gable over the façade, or a dormer that sits on the roof. */
function drawDormer(facade: Facade, dormer: Dormer, note: TakeNote): string {
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

/** What the tip of a gable is made of. */
function gableTop(
  [x, top]: Point,
  half: number,
  shoulder: number,
  kind: string | number | undefined,
  { trim, wall, openings, floor }: Facade,
  note: TakeNote,
): string {
  const slant = shoulder - top;
  const windows = openings
    .filter(([from, , wide]) => from < x + 450 && from + wide > x - 450)
    .map(([, sill, , high]) => floor - sill - high - 110)
    .filter((y) => y > top && y < shoulder + 400);
  // Half-way between what is below it and the ridge.
  const round = Math.min(top + slant * 0.66, ...windows.map((y) => (y + top) / 2 + 130));
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
      // Scallops under the barge boards, which are drawn over their upper halves.
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

function gutters({ length, floor, parts, door }: Facade, note: TakeNote, y: number): string {
  const gutter = parts.get('gutter');
  if (!gutter) return '';
  note('gutter', length - 200, (y + floor) / 2);
  const pipes = downpipesOf({ door, length }).map((x) => rect(x, y + 160, 95, floor - y - 60, { fill: gutter.colour, ...THIN }));
  return rect(-OUT - 60, y - 20, length + 2 * OUT + 120, 150, { fill: gutter.colour, ...THIN, rx: 70 }) + pipes.join('');
}

function onRoof(facade: Facade, note: TakeNote): string {
  return [cells(facade, note), snow(facade, note), roofWindows(facade, note), chimney(facade, note)].join('');
}

function snow(facade: Facade, note: TakeNote): string {
  const { length, lean, eaves, ridge, parts, side } = facade;
  const kind = parts.get('snow')?.value;
  // It is on the long sides alone.
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
  // The corners of a hipped roof lean inwards.
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

function chimney(facade: Facade, note: TakeNote): string {
  const { ridge, eaves, length, shape, parts } = facade;
  const kind = parts.get('chimney');
  if (!kind || kind.value === 'none') return '';
  const { at: x, wide, top } = chimneyOf(facade);
  note('chimney', x, top + 250);
  // Under a gable it ends at the slopes, which are drawn over its foot.
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
  // Rows that are wholly above the roof.
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

/** A window with its casing and bars. */
export function windowIn(facade: Facade, [x, sill, width, height]: readonly [number, number, number, number]): string {
  const { floor, trim, parts } = facade;
  const y = floor - sill - height;
  const frame = colourOf(parts.get('frames'), '#f3f2ee');
  const bars = parts.get('windows')?.value;
  const casing = 110;
  const isMetal = parts.get('frames')?.value === 'metal';
  const line = (d: string, wide: number) => path(d, { fill: 'none', stroke: frame, 'stroke-width': wide });
  const middle = `M${number(x + width / 2)} ${number(y)}v${number(height)}`;
  const across = (share: number) => `M${number(x)} ${number(y + height * share)}h${number(width)}`;
  const drawn =
    bars === 'bars'
      ? line(middle, 70) + line(`${across(1 / 3)}${across(2 / 3)}`, 34)
      : bars === 'cross'
        ? line(middle, 90) + line(across(0.32), 90)
        : width > 1000
          ? line(middle, 80)
          : '';
  return [
    rect(x - casing, y - casing, width + 2 * casing, height + 2 * casing, { fill: trim, ...THIN }),
    rect(x, y, width, height, {
      fill: colourOf(parts.get('glass'), '#b9cbd2'),
      stroke: frame,
      'stroke-width': isMetal ? 70 : 110,
    }),
    path(`M${number(x + width * 0.15)} ${number(y + height * 0.8)}L${number(x + width * 0.7)} ${number(y + height * 0.12)}`, {
      fill: 'none',
      stroke: '#e6eff1',
      'stroke-width': 40,
    }),
    drawn,
    path(`M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`, {
      fill: 'none',
      stroke: INK,
      'stroke-width': 8,
    }),
  ].join('');
}
