import type { DrawnPart, FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { featuresOf } from '@gavel/core/plan';
import { sheetOfPaper } from '../ink/sheet-of-paper.ts';
import { line, rect } from '../ink/svg.ts';
import type { Shown } from '../plan/fit-text.ts';
import { Lettering } from '../plan/write-text.ts';
import { drawFoundation } from './draw-foundation.ts';
import { drawInside, drawLining } from './draw-inside.ts';
import { drawInstallations } from './draw-installations.ts';
import { drawMeasures, footOfMeasures, measuresOf } from './draw-measures.ts';
import { drawShell, drawSides } from './draw-shell.ts';
import { inWords } from './in-words.ts';
import { layOutCut } from './lay-out-cut.ts';
import { layOutNotes } from './lay-out-notes.ts';
import { filled, materials } from './materials.ts';
import { INK, type Note, STYLE } from './write-notes.ts';

export interface DrawingWish {
  /** The keys of the chosen answers. */
  readonly answers: readonly string[];
  /** The keys of the answers of the current question; the drawing marks their names. */
  readonly asked: readonly string[];
  /** The device that shows the drawing; null: printed. */
  readonly shown: Shown | null;
}

/**
 * Draws the section drawing of a house as an architect does. The drawing contains the ground, the foundation, walls, floors and roof with
 * the hatching of their materials, heating, ventilation and dimensions. Chosen parts have notes with the builder's names for them. One unit
 * is a millimetre.
 */
export function drawCut(plan: HousePlan, building: FacadeBuilding, { answers, asked, shown }: DrawingWish): string {
  const cut = layOutCut(plan, building, answers);
  const features = featuresOf(plan, answers);
  const notes: Note[] = [];
  const note = (part: DrawnPart, x: number, y: number, side?: Note['side']) => {
    const shown = cut.parts.get(part);
    if (shown && (!quiet.has(part) || asked.includes(shown.answer)))
      notes.push({
        text: shown.title,
        at: [x, y],
        side: side ?? (x < cut.depth / 2 ? 'left' : 'right'),
        isMarked: asked.includes(shown.answer),
      });
  };
  const drawn = [
    rect(-1500, 0, cut.depth + 3000, 1500, { fill: filled('earth') }),
    line(
      [
        [-1500, 0],
        [cut.depth + 1500, 0],
      ],
      INK,
      30,
    ),
    drawFoundation(cut, note),
    drawLining(cut),
    drawShell(cut, note),
    drawInside(cut, features, note),
    drawSides(cut, note),
    drawInstallations(cut, features, note),
  ].join('');
  // If a side building is joined with a house, the drawing also contains that house, whose ridge is higher.
  const isJoined = cut.parts.get('standing')?.value === 'joined';
  const top = cut.ridge - (isJoined ? 3000 : 1900);
  const { size, sheet, write } = layOutNotes(notes, shown, {
    columns: { left: -1750, right: cut.depth + 1750, top: cut.ridge - 200, widest: 2800 },
    printed: { x: -5300, y: top, width: cut.depth + 2 * 5300, height: 3300 - top },
    drawn: (text) => {
      const y = Math.max(top, cut.ridge - (isJoined ? 3000 : 1000));
      return { x: -1650, y, width: cut.depth + 2 * 1650, height: footOfMeasures(cut, text) - y };
    },
  });
  const lettering = new Lettering(size);
  const written = write(lettering);
  // Draw the dimensions after the notes, so that the numbers of the dimensions are in front of the lines of the notes.
  const measures = drawMeasures(cut, features, lettering);
  const words = inWords(measuresOf(cut), cut.parts, asked);
  const definitions = materials + lettering.definitions;
  return sheetOfPaper(sheet, { words, style: STYLE, definitions }, drawn + written + measures);
}

/**
 * Parts that the dimensions or the hatching show already. Such a part has a note only while the visitor answers the question about it.
 */
const quiet: ReadonlySet<DrawnPart> = new Set(['ceiling', 'groundCeiling', 'fill']);
