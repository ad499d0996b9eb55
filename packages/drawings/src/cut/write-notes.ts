import { line, type Point } from '../ink/svg.ts';
import { type Lettering, textWidth } from '../plan/write-text.ts';

export const INK = '#241d17';
const GREEN = '#1f6b45';

/** What something is called, with a line to where it is. */
export interface Note {
  readonly text: string;
  readonly at: Point;
  readonly side: 'left' | 'right';
  readonly isMarked: boolean;
}

/** Where words begin on either side, how far up and how far down they may stand, and how long a line is. */
export interface Columns {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom?: number;
  readonly widest: number;
}

const SIZE = 290;

/** In a column on either side, in the order of what they name, so that no lines cross and none lies on another. */
export function writeNotes(notes: readonly Note[], columns: Columns, lettering: Lettering): string {
  return (['left', 'right'] as const)
    .map((side) => {
      const edge = columns[side];
      let free = columns.top;
      return notes
        .filter((note) => note.side === side)
        .toSorted((a, b) => a.at[1] - b.at[1])
        .map(({ text, at, isMarked }) => {
          const lines = wrap(text, isMarked ? 'bold' : 'regular', columns.widest);
          const below = (lines.length - 1) * SIZE * 1.25;
          const y = Math.max(free, Math.min(at[1], (columns.bottom ?? Number.POSITIVE_INFINITY) - below));
          free = y + lines.length * SIZE * 1.25 + 150;
          const towards = side === 'left' ? -1 : 1;
          const leader = line(
            [at, [edge - towards * 250, y], [edge - towards * 60, y]],
            isMarked ? GREEN : '#857b72',
            isMarked ? 26 : 12,
          );
          const dot = `<circle cx="${Math.round(at[0])}" cy="${Math.round(at[1])}" r="${isMarked ? 70 : 42}" fill="${isMarked ? GREEN : INK}"/>`;
          const written = lines.map((words, row) => {
            const width = textWidth(words, SIZE, isMarked ? 'bold' : 'regular');
            return lettering.write(
              words,
              edge + (towards * width) / 2,
              y + SIZE * 0.35 + row * SIZE * 1.25,
              SIZE,
              isMarked ? 'bold' : 'regular',
            );
          });
          return `${leader}${dot}<g${isMarked ? ' class="s"' : ''}>${written.join('')}</g>`;
        })
        .join('');
    })
    .join('');
}

function wrap(text: string, weight: 'regular' | 'bold', widest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, SIZE, weight) <= widest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
