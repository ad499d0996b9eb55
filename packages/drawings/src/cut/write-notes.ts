import { line, type Point } from '../ink/svg.ts';
import { type Lettering, textWidth, type Weight } from '../plan/write-text.ts';

export const INK = '#241d17';
const GREEN = '#1f6b45';
/** The styles of the letters: dark, and green in a marked note (a note about the current question). */
export const STYLE = `.x{fill:${INK}}.s .x,.s{fill:${GREEN}}`;

/** The name of a part, with a line to the position of the part in the drawing. */
export interface Note {
  readonly text: string;
  readonly at: Point;
  readonly side: 'left' | 'right';
  readonly isMarked: boolean;
}

/**
 * The two columns for notes, mm. `left`: the right edge of the left column; `right`: the left edge of the right column; `top` and
 * `bottom`: the limits of both columns; `widest`: the width of the longest allowed line in print.
 */
export interface Columns {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom?: number;
  readonly widest: number;
}

const SIZE = 290;
/** The line height of a note, as a multiple of its text size. */
const LEADING = 1.25;

/**
 * Writes notes in one column on each side of the house. In a column, a note is above another note if the part that it names is above the
 * other part, so that few lines cross. No notes overlap.
 */
export function writeNotes(notes: readonly Note[], columns: Columns, lettering: Lettering): string {
  const size = lettering.size(SIZE);
  return (['left', 'right'] as const)
    .map((side) => {
      const edge = columns[side];
      let free = columns.top;
      return notes
        .filter((note) => note.side === side)
        .toSorted((a, b) => a.at[1] - b.at[1])
        .map((note) => {
          const { at } = note;
          const lines = linesOf(note, columns, size);
          const below = (lines.length - 1) * size * LEADING;
          const y = Math.max(free, Math.min(at[1], (columns.bottom ?? Number.POSITIVE_INFINITY) - below));
          free = y + lines.length * size * LEADING + size / 2;
          const towards = side === 'left' ? -1 : 1;
          const leader = [at, [edge - towards * 250, y], [edge - towards * 60, y]] as const;
          const written = lines.map((words, row) => {
            const x = edge + (towards * textWidth(words, size, weightOf(note))) / 2;
            return lettering.write(words, x, y + size * 0.35 + row * size * LEADING, size, weightOf(note));
          });
          return drawNote(note, leader, written.join(''));
        })
        .join('');
    })
    .join('');
}

/**
 * Returns the width of the longest line of the notes on a side; 0: the side has no notes. `least`: the smallest allowed text, mm.
 */
export function reachOfNotes(
  notes: readonly Note[],
  side: Note['side'],
  columns: Pick<Columns, 'widest'>,
  least: number,
): number {
  const size = Math.max(SIZE, least);
  const lengths = notes
    .filter((note) => note.side === side)
    .flatMap((note) => linesOf(note, columns, size).map((words) => textWidth(words, size, weightOf(note))));
  return Math.max(0, ...lengths);
}

/**
 * Writes notes below the house, for sheets without space beside it. Each note begins a new line. `left`, `right`: where lines may
 * begin and end.
 */
export function writeNotesBelow(
  notes: readonly Note[],
  { left, right, top }: Pick<Columns, 'left' | 'right' | 'top'>,
  lettering: Lettering,
): string {
  const size = lettering.size(SIZE);
  let y = top;
  return notes
    .map((note) => {
      const { at } = note;
      const lines = linesOf(note, { widest: ((right - left) * SIZE) / size }, size);
      const half = Math.max(...lines.map((words) => textWidth(words, size, weightOf(note)))) / 2;
      const x = Math.min(Math.max(at[0], left + half), right - half);
      const leader = [at, [at[0], y + size * 0.2]] as const;
      const written = lines.map((words) => {
        y += size * LEADING;
        return lettering.write(words, x, y, size, weightOf(note));
      });
      return drawNote(note, leader, written.join(''));
    })
    .join('');
}

/**
 * Returns the height of notes below a house. `left`, `right`: where lines may begin and end; `least`: the smallest allowed text,
 * mm.
 */
export function heightOfNotes(notes: readonly Note[], { left, right }: Pick<Columns, 'left' | 'right'>, least: number): number {
  const size = Math.max(SIZE, least);
  const rows = notes.flatMap((note) => linesOf(note, { widest: ((right - left) * SIZE) / size }, size));
  return rows.length === 0 ? 0 : (rows.length + 0.5) * size * LEADING;
}

function drawNote({ at, isMarked }: Note, leader: readonly Point[], written: string): string {
  const drawn = line(leader, isMarked ? GREEN : '#857b72', isMarked ? 26 : 12);
  const dot = `<circle cx="${Math.round(at[0])}" cy="${Math.round(at[1])}" r="${isMarked ? 70 : 42}" fill="${isMarked ? GREEN : INK}"/>`;
  return `${drawn}${dot}<g${isMarked ? ' class="s"' : ''}>${written}</g>`;
}

function weightOf({ isMarked }: Note): Weight {
  return isMarked ? 'bold' : 'regular';
}

function linesOf(note: Note, { widest }: Pick<Columns, 'widest'>, size: number): string[] {
  const lines: string[] = [];
  for (const word of note.text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size, weightOf(note)) <= (widest * size) / SIZE)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
