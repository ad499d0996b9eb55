import type { Rect } from '@gavel/core/plan';
import { middleOf } from '@gavel/core/plan';
import { heightOf, type Label, LEADING, SMALL } from './place-labels.ts';
import type { Lettering } from './write-text.ts';

/** Writes a room's name, area and dimensions at the position of the label. */
export function writeLabel(label: Label, lettering: Lettering): string {
  const { name, area, measure, box: where, size, areaSize, isTurned } = label;
  const [x, y] = middleOf(where);
  const lines = [
    ...name.map((text) => ({ text, size, weight: 'bold' }) as const),
    ...(area ? [{ text: area, size: areaSize, weight: 'regular' } as const] : []),
    ...(measure ? [{ text: measure, size: size * SMALL, weight: 'regular' } as const] : []),
  ] as const;
  let at = -heightOf(label) / 2 + size * 0.78;
  return lines
    .map((line, index) => {
      if (index > 0) at += line.size * LEADING;
      const written = isTurned ? ([x + at, y] as const) : ([x, y + at] as const);
      return lettering.write(line.text, written[0], written[1], line.size, line.weight, isTurned);
    })
    .join('');
}

/** Writes the short text on a piece of furniture, if the piece has space for it. */
export function markOn(where: Rect, written: string, lettering: Lettering): string {
  const mark = written === 'place' ? lettering.words('place') : written;
  const [x, y] = middleOf(where);
  const size = Math.min(190, (Math.min(where.width, 900) - 120) / (0.62 * mark.length));
  if (size < lettering.text.least) return '';
  return lettering.write(mark, x, y + size * 0.35, Math.round(size), 'regular');
}
