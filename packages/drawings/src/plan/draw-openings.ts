import { type Rect, SLATS_OPEN, terraceDoorWidths, type Way, type Window } from '@gavel/core/plan';
import { number, outline, path, rect } from '../ink/svg.ts';

/**
 * Draws a window: a line along each face of the wall, and the panes between these lines. If the opening contains a terrace door,
 * draws the leaves of the door instead of the panes.
 */
export function drawWindow({ gap, side, isTall }: Window, ways: readonly Way[]): string {
  const isUpright = side === 'left' || side === 'right';
  const { x, y, width, height } = gap;
  const door = ways.find((way) => way.kind === 'terrace' && way.gap.x === gap.x && way.gap.y === gap.y);
  const faces = longSides(gap, isUpright);
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
  if (door) return box(gap, 'p') + path(faces, { class: 'm' }) + drawTerraceDoor(door, side === 'front');
  return box(gap, 'p') + path(faces, { class: 'm' }) + box(pane, 'g') + (isTall ? '' : path(post, { class: 'm' }));
}

/** Draws the leaves of a terrace door, which open outwards, slide or fold, and the fixed panes beside the leaves. */
function drawTerraceDoor({ gap: { x, y, width, height }, form, isMirrored = false }: Way, isFront: boolean): string {
  const [outside, out] = isFront ? [y + height, 1] : [y, -1];
  const middle = y + height / 2;
  const flip = (at: number) => (isMirrored ? 2 * x + width - at : at);
  const pane = (from: number, length: number, off = 0) =>
    box({ x: Math.min(flip(from), flip(from + length)), y: middle - 30 + off, width: length, height: 60 }, 'g');
  const leaf = (...ends: readonly [hinge: number, closes: number]) => {
    const [hinge, closes] = [flip(ends[0]), flip(ends[1])];
    const length = Math.abs(closes - hinge);
    const sweep = closes > hinge === out > 0 ? 0 : 1;
    return (
      path(`M${number(hinge)} ${number(outside)}v${number(out * length)}`, { class: 'l' }) +
      path(
        `M${number(hinge)} ${number(outside + out * length)}A${length} ${length} 0 0 ${sweep} ${number(closes)} ${number(outside)}`,
        {
          class: 'a',
        },
      )
    );
  };
  const end = x + width;
  if (form === null || form === 'single') {
    const wide = Math.min(1000, width);
    return (width > wide ? pane(x + wide, width - wide) : '') + leaf(x, x + wide);
  }
  if (form === 'double') {
    const wide = Math.min(1500, width) / 2;
    const from = x + width / 2 - wide;
    const beside = from - x;
    return (
      (beside > 1 ? pane(x, beside) + pane(end - beside, beside) : '') +
      leaf(from, from + wide) +
      leaf(from + 2 * wide, from + wide)
    );
  }
  if (form === 'folding') {
    const quarter = width / 4;
    const deep = quarter * 0.55;
    const zigzag = [0, 1, 2, 3, 4].map((at): readonly [number, number] => [
      flip(x + at * quarter * 0.86),
      outside + (at % 2 === 1 ? out * deep : 0),
    ]);
    return path(outline(zigzag), { class: 'l' });
  }
  const panes = form === 'wide' ? 3 : 2;
  const beside = form === 'sliding' ? Math.max(0, width - terraceDoorWidths.sliding) : 0;
  const each = (width - beside) / panes;
  const slid = panes - 1;
  return (
    (beside > 0 ? pane(x, beside) : '') +
    Array.from({ length: panes }, (_, at) =>
      pane(x + beside + at * each - (at === slid ? 120 : 0), each + (at === slid ? 120 : 0), at === slid ? out * 70 : 0),
    ).join('') +
    arrow(flip(end - each * 0.35), middle + out * 190, each * (isMirrored ? 0.45 : -0.45))
  );
}

/** Draws an arrow in the direction that the door slides. */
function arrow(x: number, y: number, along: number): string {
  const head = along < 0 ? 110 : -110;
  return path(`M${number(x)} ${number(y)}h${number(along)}m${head} -60l${-head} 60l${head} 60`, { class: 'a' });
}

/** Draws a pane as high as the room. */
export function drawGlassWall(wall: Rect): string {
  const { x, y, width, height } = wall;
  const pane =
    width > height ? { x, y: y + height / 2 - 30, width, height: 60 } : { x: x + width / 2 - 30, y, width: 60, height };
  return box(wall, 'r') + box(pane, 'g');
}

/** Draws the two lines along an opening, one on each face of its wall. */
function longSides({ x, y, width, height }: Rect, isUpright: boolean): string {
  return isUpright
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
}

export function drawWay({ kind, gap, swing, isUpright }: Way): string {
  const { x, y, width, height } = gap;
  const sides = longSides(gap, isUpright);
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
  if (kind === 'sliding') return path(sides, { class: 'a' }) + slidingLeaves(gap, isUpright);
  if (kind === 'entrance' && !swing)
    return (
      box(gap, 'p') +
      path(sides, { class: 'm' }) +
      box({ x, y: y + height / 2 - 60, width: width / 2 + 100, height: 60 }, 'g') +
      box({ x: x + width / 2, y: y + height / 2, width: width / 2, height: 60 }, 'g')
    );
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
  const full = isUpright ? height : width;
  const left = full - Math.hypot(closed[0] - hinge[0], closed[1] - hinge[1]);
  if (kind !== 'entrance' || left < 100) return one;
  if (left > 600) return one + secondLeaf(gap, swing, isUpright);
  // The fixed pane is at the opposite end of the opening from the hinge.
  const before = (isUpright ? hinge[1] - y : hinge[0] - x) < full / 2 ? full - left : 0;
  const [px, py] = isUpright ? [x + width / 2 - 30, y + before] : [x + before, y + height / 2 - 30];
  return one + box(isUpright ? { x: px, y: py, width: 60, height: left } : { x: px, y: py, width: left, height: 60 }, 'g');
}

function slidingLeaves({ x, y, width, height }: Rect, isUpright: boolean): string {
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
  return leaves.map((leaf) => box(leaf, 'g')).join('');
}

/** Draws the second leaf of a double door. */
function secondLeaf({ x, y, width, height }: Rect, { open, hinge }: NonNullable<Way['swing']>, isUpright: boolean): string {
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
  return Array.from({ length: Math.floor((along - SLATS_OPEN) / 140) }, (_, index) => {
    const at = 60 + index * 140;
    return box(
      isUpright ? { x: x + 25, y: y + at, width: 50, height: 50 } : { x: x + at, y: y + 25, width: 50, height: 50 },
      'k',
    );
  }).join('');
}

function box({ x, y, width, height }: Rect, name: string): string {
  return rect(x, y, width, height, { class: name });
}
