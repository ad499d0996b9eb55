import type { Rect } from '@gavel/core/plan';
import { fitText, type Shown, type TextSize } from '../plan/fit-text.ts';
import type { Lettering } from '../plan/write-text.ts';
import { type Columns, heightOfNotes, type Note, reachOfNotes, writeNotes, writeNotesBelow } from './write-notes.ts';

/** The layout of a drawing and its notes on one sheet. */
interface LaidOutNotes {
  readonly size: TextSize;
  readonly sheet: Rect;
  write(lettering: Lettering): string;
}

interface Places {
  /** The columns for notes beside the house. */
  readonly columns: Columns;
  readonly printed: Rect;
  /** Returns the area of the drawn house, including its dimensions in this text size. */
  drawn(size: TextSize): Rect;
}

/**
 * Lays out the notes of a drawing. A printed sheet always has space for notes beside the house; a sheet on a computer screen has
 * this space only if there are notes. A sheet on a tablet or phone has only the marked notes (the notes about the current question), below
 * the house.
 */
export function layOutNotes(notes: readonly Note[], shown: Shown | null, { columns, printed, drawn }: Places): LaidOutNotes {
  const marked = notes.filter(({ isMarked }) => isMarked);
  const ends = ({ x, width }: Rect) => ({ left: x + AIR, right: x + width - AIR });
  let under = 0;
  const { size, sheet } = fitText(shown, (text) => {
    if (!shown) return printed;
    const house = drawn(text);
    if (text.isSparse) {
      under = heightOfNotes(marked, ends(house), text.least);
      return { ...house, height: house.height + under };
    }
    const reach = (side: Note['side']) => {
      const length = reachOfNotes(notes, side, columns, text.least);
      return length === 0 ? 0 : length + AIR;
    };
    const [left, right] = [reach('left'), reach('right')];
    const from = left > 0 ? Math.min(house.x, columns.left - left) : house.x;
    const to = right > 0 ? Math.max(house.x + house.width, columns.right + right) : house.x + house.width;
    return { ...house, x: from, width: to - from };
  });
  return {
    size,
    sheet,
    write: (lettering) =>
      size.isSparse
        ? writeNotesBelow(marked, { ...ends(sheet), top: sheet.y + sheet.height - under }, lettering)
        : writeNotes(notes, columns, lettering),
  };
}

/** The distance between notes and the edge of the sheet, mm. */
const AIR = 150;
