import type { Features, HousePlan, Rect, Storey } from '@gavel/core/plan';
import { number, path } from '../ink/svg.ts';
import { drawGlassWall, drawWay, drawWindow } from './draw-openings.ts';
import { box } from './plan-style.ts';

/** Draws walls with their windows and doors, and the posts of a carport. */
export function drawWalls(plan: HousePlan, storey: Storey, features: Features): string {
  const { walls, windows, ways } = storey;
  const outlineOf = ({ x, y, width, height }: Rect) =>
    `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`;
  return [
    path([...walls.outer, ...walls.inner].map(outlineOf).join(''), { class: 'o' }),
    path(walls.inner.map(outlineOf).join(''), { class: 'w' }),
    path(walls.outer.map(outlineOf).join(''), { class: 'w' }),
    plan.open ? drawPosts(plan) + (features.carport === 'slats' ? drawLattice(plan) : '') : '',
    windows.map((window) => drawWindow(window, ways)).join(''),
    features.shows?.sauna === 'glass' ? glassOfSauna(storey).map(drawGlassWall).join('') : '',
    ways.map(drawWay).join(''),
  ].join('');
}

/** Returns the glass wall between a sauna and the room on the other side of its door. */
function glassOfSauna({ rooms, ways }: Storey): readonly Rect[] {
  const sauna = rooms.find(({ kind }) => kind === 'sauna');
  const way = ways.find((one) => sauna && one.rooms.includes(sauna.letter));
  const outside = rooms.find(({ letter }) => letter !== sauna?.letter && way?.rooms.includes(letter));
  if (!sauna || !way || !outside) return [];
  const { gap, isUpright } = way;
  const along = ({ x, y, width, height }: Rect) => (isUpright ? [y, y + height] : [x, x + width]) as [number, number];
  return sauna.parts.flatMap((inner) =>
    outside.parts.flatMap((outer) => {
      const [from, to] = [Math.max(along(inner)[0], along(outer)[0]), Math.min(along(inner)[1], along(outer)[1])];
      if (to <= from) return [];
      return [isUpright ? { ...gap, y: from, height: to - from } : { ...gap, x: from, width: to - from }];
    }),
  );
}

/** Draws slats along the back of a carport. */
function drawLattice({ length }: HousePlan): string {
  return Array.from({ length: Math.floor((length - 400) / 140) }, (_, at) =>
    box({ x: 220 + at * 140, y: 95, width: 50, height: 50 }, 'k'),
  ).join('');
}

function drawPosts({ length, depth }: HousePlan): string {
  const posts = [60, length / 2 - 60, length - 180].flatMap((x) =>
    [60, depth - 180].map((y) => box({ x, y, width: 120, height: 120 }, 'k')),
  );
  return posts.join('') + path(`M60 60H${length - 60}V${depth - 60}H60z`, { class: 'dash' });
}
