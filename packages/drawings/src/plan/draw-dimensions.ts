import type { HousePlan, Storey } from '@gavel/core/plan';
import { outline, path } from '../ink/svg.ts';
import type { TextSize } from './fit-text.ts';
import { metres } from './place-labels.ts';
import { type Lettering, textWidth } from './write-text.ts';

const SIZE = 215;
/** The distance from the house (or its terrace or porch) to the nearest chain of dimensions (dimension lines in a row), mm. */
export const CHAIN = 700;
/** The distance between two parallel chains of dimensions on the same side of the house, as a multiple of the text size. */
const NEXT = 2.42;

/**
 * Returns the space that the chains of dimensions (dimension lines in a row) need with their text, behind the house and to its left; mm.
 * A magnified plan uses the same sheet but can have more chains, so the result includes space for them.
 */
export function reachOfChains(text: TextSize): number {
  const size = Math.max(SIZE, text.least);
  const magnified = CHAIN + Math.max(SIZE, text.least / 2) * (NEXT + 1) + 40;
  return hasAllChains(text) ? CHAIN + size * (NEXT + 1) + 315 : Math.max(CHAIN + size + 200, magnified);
}

interface Chain {
  readonly isUpright: boolean;
  /** The position of the dimension line: the y of a horizontal line, the x of an upright one. */
  readonly on: number;
  readonly stops: readonly number[];
  readonly isWhole: boolean;
}

/**
 * Draws the dimensions around the plan: those of the openings at the front and at the left, those of the rooms at the back and at
 * the right, and the total length and depth of the house.
 */
export function drawDimensions(
  plan: HousePlan,
  storey: Storey,
  { foot, head, left, right }: { readonly foot: number; readonly head: number; readonly left: number; readonly right: number },
  lettering: Lettering,
): string {
  const { length, depth } = plan;
  const isFull = hasAllChains(lettering.text);
  const next = CHAIN + (isFull ? Math.round(lettering.size(SIZE) * NEXT) : 0);
  const across = (side: 'front' | 'back') =>
    [
      ...storey.windows.filter((window) => window.side === side).map(({ gap }) => gap),
      ...(side === 'front' ? doors(storey, plan) : []),
    ].flatMap(({ x, width }) => [x, x + width]);
  const down = () =>
    [
      ...storey.windows.filter((window) => window.side === 'left').map(({ gap }) => gap),
      ...storey.ways.filter(({ kind, gap }) => kind === 'entrance' && gap.x === 0).map(({ gap }) => gap),
    ].flatMap(({ y, height }) => [y, y + height]);
  const chains: readonly Chain[] = [
    { isUpright: false, on: -head - CHAIN, stops: [0, ...walls(storey, false, plan), length], isWhole: false },
    { isUpright: false, on: -head - next, stops: [0, length], isWhole: true },
    { isUpright: false, on: depth + foot, stops: [0, ...across('front'), length], isWhole: false },
    { isUpright: true, on: -left - CHAIN, stops: [0, ...down(), depth], isWhole: false },
    { isUpright: true, on: -left - next, stops: [0, depth], isWhole: true },
    { isUpright: true, on: length + right + CHAIN, stops: [0, ...walls(storey, true, plan), depth], isWhole: false },
  ];
  return chains
    .filter(({ stops, isWhole }) => isWhole || (isFull && stops.length > 2))
    .map((chain) => drawChain(chain, lettering))
    .join('');
}

/** Returns whether the drawing has all chains of dimensions. Otherwise it has only the dimensions of the whole house. */
export function hasAllChains({ least, isSparse }: TextSize): boolean {
  return !isSparse || least <= FULL;
}

/** The largest text that leaves space for every dimension on a tablet or phone, mm. */
const FULL = 480;

function doors({ ways }: Storey, { depth }: HousePlan) {
  return ways
    .filter(({ kind, gap }) => (kind === 'entrance' || kind === 'gate') && gap.y + gap.height === depth)
    .map(({ gap }) => gap);
}

/** Returns the positions of the walls' faces along the back of the storey, or along its right side (`isUpright`), mm. */
function walls(storey: Storey, isUpright: boolean, { length, depth }: HousePlan): readonly number[] {
  const { wall } = storey;
  return storey.rooms
    .flatMap(({ parts }) => {
      const spans = parts
        .filter((part) => (isUpright ? part.x + part.width === length - wall : part.y === wall))
        .map(({ x, y, width, height }) => (isUpright ? [y, y + height] : [x, x + width]) as [number, number]);
      // Leave out points where two parts of a room meet, because there is no wall.
      const meet = (at: number) => spans.some(([from]) => from === at) && spans.some(([, to]) => to === at);
      return spans.flat().filter((at) => !meet(at));
    })
    .concat(storey.rooms.length === 0 ? [] : [wall, (isUpright ? depth : length) - wall]);
}

function drawChain({ isUpright, on, stops, isWhole }: Chain, lettering: Lettering): string {
  const sorted = [...new Set(stops.map(Math.round))].toSorted((a, b) => a - b);
  const spot = (along: number, off: number): readonly [number, number] => (isUpright ? [on + off, along] : [along, on + off]);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const marks = sorted.map((at) => outline([spot(at, -110), spot(at, 110)]));
  const ticks = sorted.map((at) =>
    isUpright ? `M${on - 60} ${at + 60}L${on + 60} ${at - 60}` : `M${at - 60} ${on + 60}L${at + 60} ${on - 60}`,
  );
  const numbers = sorted.slice(1).map((to, index) => {
    const from = sorted[index] ?? to;
    const text = metres(to - from);
    const weight = isWhole ? 'bold' : 'regular';
    const fits = textWidth(text, lettering.size(SIZE), weight) + 60;
    const isEnd = index === 0 || index === sorted.length - 2;
    if (to - from < fits && to - from < 380) return isEnd ? beside(text, index === 0 ? from : to, index === 0 ? -1 : 1) : '';
    if (to - from < fits) return small(text, (from + to) / 2, to - from);
    const [x, y] = spot((from + to) / 2, -75);
    return lettering.write(text, x, y, SIZE, weight, isUpright);
  });
  return (
    path(outline([spot(first, 0), spot(last, 0)]) + marks.join(''), { class: 'd' }) +
    path(ticks.join(''), { class: 't' }) +
    numbers.join('')
  );

  /** Writes the thickness of an outer wall beyond the end of the chain, because the text is wider than the wall is thick. */
  function beside(text: string, end: number, way: 1 | -1): string {
    const [x, y] = spot(end + way * (textWidth(text, lettering.size(SIZE), 'regular') / 2 + 90), 75);
    return lettering.write(text, x, y, SIZE, 'regular', isUpright);
  }

  function small(text: string, middle: number, room: number): string {
    const size = Math.floor((SIZE * (room - 40)) / textWidth(text, SIZE, 'regular'));
    const [x, y] = spot(middle, -75);
    return size < Math.max(130, lettering.text.least) ? '' : lettering.write(text, x, y, size, 'regular', isUpright);
  }
}
