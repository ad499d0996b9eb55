import { featuresOf, type HousePlan, layOutStorey, type Rect, type Room, type Storey } from '@gavel/core/plan';
import { number, outline, path, rect } from '../ink/svg.ts';
import { drawDimensions } from './draw-dimensions.ts';
import { drawGround, groundBelow } from './draw-ground.ts';
import { drawPiece } from './draw-piece.ts';
import { drawStairs } from './draw-stairs.ts';
import { middleOf } from './floor-space.ts';
import { type Furnished, furnishStorey } from './furnish-storey.ts';
import { AREA, heightOf, type Label, LEADING, placeLabel, SMALL } from './place-label.ts';
import { Lettering } from './write-text.ts';

/** A storey as a plan. */
export interface FloorPlan {
  readonly svg: string;
  /** What a screen reader is told, m². */
  readonly rooms: readonly { readonly name: string; readonly area: number }[];
  readonly area: number;
}

export interface PlanWish {
  readonly storey: number;
  /** Keys of the answers that are chosen. */
  readonly answers: readonly string[];
  /** The rooms that something changed in are marked: what was chosen before that; null: none are. */
  readonly before: readonly string[] | null;
  /** `stage`: on a sheet so large that a screen can be filled with it, the plan in its middle. */
  readonly frame: 'sheet' | 'stage';
  /** Where north is, degrees to the right of the top; null: no plot is known. */
  readonly north: number | null;
}

/** How large the sheet of a stage is, and where on it the plan is kept; pixels. */
const STAGE = { width: 3200, height: 2300, subject: { x: 1115, y: 790, width: 970, height: 720 } } as const;

/**
 * A storey of a house as an architect prints it: walls, doors, windows, stairs, furniture to scale, names, areas and measures, in lines
 * that a printer without colours keeps. One unit is a millimetre in the house; letters are outlines, so it looks the same everywhere.
 */
export function drawFloorPlan(plan: HousePlan, wish: PlanWish): FloorPlan {
  const storey = layOutStorey(plan, wish.storey, wish.answers);
  const features = featuresOf(plan, wish.answers);
  const furnished = furnishStorey(storey, features);
  const labels = placeLabels(storey, furnished);
  const lettering = new Lettering();
  const foot = groundBelow(plan, storey, features).front + 620;
  const head = groundBelow(plan, storey, features).back;
  const marked = wish.before ? changedRooms(plan, wish, storey, furnished) : [];
  const drawn = [
    marked.map(({ parts }) => parts.map((part) => box(part, 'c')).join('')).join(''),
    drawGround(plan, storey, features, lettering),
    storey.slope ? drawLow(storey.slope.low) : '',
    drawWalls(plan, storey),
    storey.stairs ? drawStairs(storey.stairs, storey.at, lettering) : '',
    furnished.pieces.map((piece) => drawPiece(piece)).join(''),
    furnished.pieces.map(({ mark, box: where }) => (mark ? markOn(where, mark, lettering) : '')).join(''),
    labels.map((label) => writeLabel(label, lettering)).join(''),
    drawDimensions(plan, storey, { foot, head }, lettering),
    drawScale(plan, foot + 650, lettering),
    wish.north === null ? '' : drawNorth(plan, foot + 700, wish.north, lettering),
  ].join('');
  const top = -head - 1750;
  const sheet = {
    x: -1750,
    y: top,
    width: plan.length + 1750 + 1150,
    height: plan.depth + foot + 1150 - top,
  };
  const viewed = wish.frame === 'stage' ? stageRound(sheet) : { ...sheet, pixels: sheet.width / 10 };
  const ratio = viewed.height / viewed.width;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[viewed.x, viewed.y, viewed.width, viewed.height].map(number).join(' ')}" width="${Math.round(viewed.pixels)}" height="${Math.round(viewed.pixels * ratio)}"><style>${STYLE}</style><defs>${lettering.definitions}</defs>${box(viewed, 'p')}${drawn}</svg>`;
  return { svg, rooms: storey.rooms.map(({ name, area }) => ({ name, area })), area: storey.area };
}

/** Names where nothing stands; furniture that is least needed makes way. */
export function placeLabels(storey: Storey, furnished: Furnished): readonly Label[] {
  const labels: Label[] = [];
  for (const room of storey.rooms.toSorted((a, b) => a.area - b.area)) {
    let label = placeLabel(
      room,
      furnished.space,
      labels.map(({ box: where }) => where),
    );
    while (!label || (label.size < 220 && room.area > 4)) {
      const least = furnished.pieces.findLastIndex((piece) => piece.room === room.letter && spare.has(piece.kind));
      const [gone] = least < 0 ? [] : furnished.pieces.splice(least, 1);
      if (!gone) break;
      furnished.space.solid.splice(furnished.space.solid.indexOf(gone.box), 1);
      label = placeLabel(
        room,
        furnished.space,
        labels.map(({ box: where }) => where),
      );
    }
    if (label) labels.push(label);
  }
  return labels;
}

const spare: ReadonlySet<string> = new Set([
  'armchair',
  'shelf',
  'desk',
  'night',
  'bench',
  'tv',
  'rack',
  'wardrobe',
  'sofa',
  'table',
  'car',
]);

const INK = '#241d17';
const STYLE = [
  `path,rect,circle,ellipse{fill:none;stroke:${INK}}`,
  `.x{fill:${INK};stroke:none}`,
  '.p{fill:#fff;stroke:none}',
  '.f.p{stroke:#5c534b;stroke-width:14}',
  '.c{fill:#e3ece4;stroke:none}',
  '.o{stroke-width:52}',
  '.w{fill:#cfc7bb;stroke:none}',
  '.m{stroke-width:18}',
  '.g{fill:#fff;stroke-width:12}',
  '.f{stroke:#5c534b;stroke-width:14}',
  '.h{stroke:#9a9188;stroke-width:10}',
  '.l{stroke-width:26}',
  '.a{stroke:#6f665e;stroke-width:9}',
  '.dash{stroke:#857b72;stroke-width:11;stroke-dasharray:70 50}',
  '.b{stroke:#c9c2b9;stroke-width:9}',
  '.d{stroke:#6f665e;stroke-width:9}',
  '.t{stroke-width:20}',
  '.k{fill:#241d17;stroke-width:12}',
].join('');

function box({ x, y, width, height }: Rect, name: string): string {
  return rect(x, y, width, height, { class: name });
}

function drawWalls(plan: HousePlan, { walls, windows, ways }: Storey): string {
  const outlineOf = ({ x, y, width, height }: Rect) =>
    `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`;
  const whole = [...walls.outer, ...walls.inner].map(outlineOf).join('');
  return [
    path(whole, { class: 'o' }),
    path(whole, { class: 'w' }),
    plan.open ? drawPosts(plan) : '',
    windows.map(({ gap, side, isTall }) => drawWindow(gap, side === 'left' || side === 'right', isTall)).join(''),
    ways.map(drawWay).join(''),
  ].join('');
}

function drawPosts({ length, depth }: HousePlan): string {
  const posts = [60, length / 2 - 60, length - 180].flatMap((x) =>
    [60, depth - 180].map((y) => box({ x, y, width: 120, height: 120 }, 'k')),
  );
  return posts.join('') + path(`M60 60H${length - 60}V${depth - 60}H60z`, { class: 'dash' });
}

/** Sill lines on both faces, and the panes between. */
function drawWindow({ x, y, width, height }: Rect, isUpright: boolean, isTall: boolean): string {
  const faces = isUpright
    ? outline([
        [x, y],
        [x, y + height],
      ]) +
      outline([
        [x + width, y],
        [x + width, y + height],
      ])
    : outline([
        [x, y],
        [x + width, y],
      ]) +
      outline([
        [x, y + height],
        [x + width, y + height],
      ]);
  const pane = isUpright ? { x: x + width / 2 - 30, y, width: 60, height } : { x, y: y + height / 2 - 30, width, height: 60 };
  const post = isUpright
    ? outline([
        [x + width / 2 - 70, y + height / 2],
        [x + width / 2 + 70, y + height / 2],
      ])
    : outline([
        [x + width / 2, y + height / 2 - 70],
        [x + width / 2, y + height / 2 + 70],
      ]);
  return path(faces, { class: 'm' }) + box(pane, 'g') + (isTall ? '' : path(post, { class: 'm' }));
}

function drawWay({ kind, gap, swing, isUpright }: Storey['ways'][number]): string {
  const { x, y, width, height } = gap;
  const sides = isUpright
    ? outline([
        [x, y],
        [x, y + height],
      ]) +
      outline([
        [x + width, y],
        [x + width, y + height],
      ])
    : outline([
        [x, y],
        [x + width, y],
      ]) +
      outline([
        [x, y + height],
        [x + width, y + height],
      ]);
  if (kind === 'passage') return path(sides, { class: 'dash' });
  if (kind === 'slats') return drawSlats(gap, isUpright);
  if (kind === 'gate')
    return (
      path(sides, { class: 'm' }) +
      path(
        outline([
          [x, y + height - 60],
          [x + width, y + height - 60],
        ]),
        { class: 'l' },
      )
    );
  if (kind === 'terrace') return '';
  if (kind === 'sliding') {
    const half = (isUpright ? height : width) / 2;
    const leaves = isUpright
      ? [
          { x: x + 10, y: y - 60, width: 30, height: half + 80 },
          { x: x + 60, y: y + half - 20, width: 30, height: half + 80 },
        ]
      : [
          { x: x - 60, y: y + 10, width: half + 80, height: 30 },
          { x: x + half - 20, y: y + 60, width: half + 80, height: 30 },
        ];
    return path(sides, { class: 'a' }) + leaves.map((leaf) => box(leaf, 'g')).join('');
  }
  if (!swing) return '';
  const { hinge, open, closed } = swing;
  const radius = number(Math.hypot(open[0] - hinge[0], open[1] - hinge[1]));
  const turn = (open[0] - hinge[0]) * (closed[1] - hinge[1]) - (open[1] - hinge[1]) * (closed[0] - hinge[0]) > 0 ? 1 : 0;
  const leaf = path(outline([hinge, open]), { class: 'l' });
  const arc = path(
    `M${number(open[0])} ${number(open[1])}A${radius} ${radius} 0 0 ${turn} ${number(closed[0])} ${number(closed[1])}`,
    { class: 'a' },
  );
  const one = path(sides, { class: kind === 'entrance' ? 'm' : 'a' }) + leaf + arc;
  const wide = isUpright ? height : width;
  return kind === 'entrance' && wide > 1200 ? one + secondLeaf(gap, swing, isUpright) : one;
}

/** The other half of a double door. */
function secondLeaf(
  { x, y, width, height }: Rect,
  { open, hinge }: NonNullable<Storey['ways'][number]['swing']>,
  isUpright: boolean,
): string {
  const flip = ([px, py]: readonly [number, number]): readonly [number, number] =>
    isUpright ? [px, 2 * y + height - py] : [2 * x + width - px, py];
  const [h, o] = [flip(hinge), flip(open)];
  const middle: readonly [number, number] = isUpright ? [h[0], y + height / 2] : [x + width / 2, h[1]];
  const radius = number(Math.hypot(o[0] - h[0], o[1] - h[1]));
  const turn = (o[0] - h[0]) * (middle[1] - h[1]) - (o[1] - h[1]) * (middle[0] - h[0]) > 0 ? 1 : 0;
  return (
    path(outline([h, o]), { class: 'l' }) +
    path(`M${number(o[0])} ${number(o[1])}A${radius} ${radius} 0 0 ${turn} ${number(middle[0])} ${number(middle[1])}`, {
      class: 'a',
    })
  );
}

function drawSlats({ x, y, width, height }: Rect, isUpright: boolean): string {
  const along = isUpright ? height : width;
  return Array.from({ length: Math.floor((along - 900) / 140) }, (_, index) => {
    const at = 60 + index * 140;
    return box(
      isUpright ? { x: x + 25, y: y + at, width: 50, height: 50 } : { x: x + at, y: y + 25, width: 50, height: 50 },
      'k',
    );
  }).join('');
}

/** Where one stands upright under the slopes. */
function drawLow(low: readonly Rect[]): string {
  const back = Math.min(...low.map(({ y }) => y));
  const edges = low.map(({ x, y, width, height }) => `M${number(x)} ${number(y === back ? y + height : y)}h${number(width)}`);
  return path(edges.join(''), { class: 'dash' });
}

function markOn(where: Rect, mark: string, lettering: Lettering): string {
  const [x, y] = middleOf(where);
  const size = Math.min(190, (Math.min(where.width, 900) - 120) / (0.62 * mark.length));
  return lettering.write(mark, x, y + size * 0.35, Math.round(size), 'regular');
}

function writeLabel({ name, area, measure, box: where, size, isTurned }: Label, lettering: Lettering): string {
  const [x, y] = middleOf(where);
  const lines = [
    ...name.map((text) => ({ text, size, weight: 'bold' }) as const),
    { text: area, size: size * AREA, weight: 'regular' },
    ...(measure ? [{ text: measure, size: size * SMALL, weight: 'regular' } as const] : []),
  ] as const;
  const tall = heightOf(name.length, measure !== '', size);
  let at = -tall / 2 + size * 0.78;
  return lines
    .map((line, index) => {
      if (index > 0) at += line.size * LEADING;
      const written = isTurned ? ([x + at, y] as const) : ([x, y + at] as const);
      return lettering.write(line.text, written[0], written[1], line.size, line.weight, isTurned);
    })
    .join('');
}

function drawScale({ depth }: HousePlan, below: number, lettering: Lettering): string {
  const y = depth + below;
  const bars = [0, 1, 2, 3, 4].map((metre) => box({ x: metre * 1000, y, width: 1000, height: 90 }, metre % 2 === 0 ? 'k' : 'f'));
  const numbers = [0, 1, 2, 3, 4, 5].map((metre) => lettering.write(String(metre), metre * 1000, y + 320, 190, 'regular'));
  return [...bars, ...numbers, lettering.write('m', 5330, y + 320, 190, 'regular')].join('');
}

function drawNorth({ length, depth }: HousePlan, below: number, degrees: number, lettering: Lettering): string {
  const [x, y] = [length - 500, depth + below + 60];
  const needle = `<g transform="translate(${x} ${y}) rotate(${number(degrees)})"><circle class="m" r="400"/><path class="k" d="M0 -400L120 180L0 90z"/><path class="m" d="M0 -400L-120 180L0 90z"/></g>`;
  const turn = (degrees * Math.PI) / 180;
  return needle + lettering.write('N', x + Math.sin(turn) * 590, y - Math.cos(turn) * 590 + 90, 260, 'bold');
}

/** A sheet of a stage round what is drawn. */
export function stageRound({ x, y, width, height }: Rect): Rect & { readonly pixels: number } {
  const { subject } = STAGE;
  const unit = Math.max(width / subject.width, height / subject.height);
  return {
    x: x + width / 2 - (subject.x + subject.width / 2) * unit,
    y: y + height / 2 - (subject.y + subject.height / 2) * unit,
    width: STAGE.width * unit,
    height: STAGE.height * unit,
    pixels: STAGE.width,
  };
}

/** Rooms that are not the same without the latest answer. */
function changedRooms(plan: HousePlan, { storey: at, before }: PlanWish, storey: Storey, { pieces }: Furnished): readonly Room[] {
  const earlier = layOutStorey(plan, at, before ?? []);
  const stood = furnishStorey(earlier, featuresOf(plan, before ?? []));
  const print = (laid: Storey, furniture: Furnished['pieces'], { letter }: Room) =>
    JSON.stringify([
      laid.rooms.find((room) => room.letter === letter),
      laid.ways.filter(({ rooms }) => rooms.includes(letter)),
      furniture.filter(({ room }) => room === letter),
    ]);
  return storey.rooms.filter((room) => print(storey, pieces, room) !== print(earlier, stood.pieces, room));
}
