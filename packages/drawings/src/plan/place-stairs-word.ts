import { type Furnished, overlap, type Rect, type Stairs, type Storey } from '@gavel/core/plan';
import type { Label } from './place-labels.ts';
import { type Lettering, textWidth } from './write-text.ts';

/** A word, centred at (x, y) on its base line. */
interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The text size in print of the word “up” or “down” at the stairs, mm of the house. */
export const WORD = 180;

/**
 * Places the word “up” or “down” at the stairs: before the end of the stairs that is on this storey, or else beside that end. The word
 * keeps away from the names of rooms, so that nobody reads it as a part of a name. Null: there is no space, so only the arrow shows the
 * direction.
 */
export function placeStairsWord(
  { box, line }: Stairs,
  storey: Storey,
  { space }: Furnished,
  labels: readonly Pick<Label, 'box'>[],
  lettering: Lettering,
): PlacedWord | null {
  const [first, second] = line;
  const [last, before] = [line.at(-1), line.at(-2)];
  if (!first || !second || !last || !before) return null;
  const text = lettering.words(storey.at === 0 ? 'up' : 'down');
  const size = lettering.size(WORD);
  const width = textWidth(text, size, 'regular');
  const half = Math.min(box.width, box.height) / 2;
  if (width > half * 2 * 0.9) return null;
  const [[endX, endY], [fromX, fromY]] = storey.at === 0 ? [first, second] : [last, before];
  const out = Math.atan2(endY - fromY, endX - fromX);
  const [right, down] = [Math.cos(out), Math.sin(out)];
  const beyond = Math.max(300, size * 0.9 + 60);
  const beside = half + 90 + (Math.abs(down) * width + Math.abs(right) * size) / 2;
  const middles = [
    [endX + right * beyond, endY + down * beyond],
    [endX - down * beside, endY + right * beside],
    [endX + down * beside, endY - right * beside],
  ] as const;
  const named = labels.map((label) => grown(label.box, size * 0.6, size * 0.25));
  const busy = [...space.solid, ...space.swept];
  const places = middles.map(([x, y]) => ({ text, x, y: y + 60 }));
  const isFree = ({ x, y }: PlacedWord, at: number) => {
    const written = { x: x - width / 2, y: y - size * 0.78, width, height: size };
    if (named.some((one) => overlap(one, written) > 0)) return false;
    // Only a room's name can be in the way at the first place, because the floor before the end of the stairs is always free.
    return at === 0 || (space.isIn(storey.rooms, written) && busy.every((one) => overlap(one, written) === 0));
  };
  return places.find(isFree) ?? null;
}

function grown({ x, y, width, height }: Rect, aside: number, above: number): Rect {
  return { x: x - aside, y: y - above, width: width + 2 * aside, height: height + 2 * above };
}
