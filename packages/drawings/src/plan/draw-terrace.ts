import {
  coverOf,
  edgePoints,
  type FacadeBuilding,
  type Features,
  type HousePlan,
  layOutFacade,
  pergolaStart,
  type Rect,
  runOfRoof,
  STEPS_DOWN,
  type Storey,
  terraceOf,
} from '@gavel/core/plan';
import { outline, path, rect } from '../ink/svg.ts';
import { boards, nameOutside } from './deck.ts';
import type { Lettering } from './write-text.ts';

/**
 * Draws a terrace with its boards, railing, roof and name.
 * @param pergolaFrom how far from the wall the beams of a pergola begin, mm
 */
export function drawTerrace(
  plan: HousePlan,
  storey: Storey,
  features: Features,
  pergolaFrom: number,
  lettering: Lettering,
): string {
  const parts = terraceOf(plan, storey, features);
  const [along] = parts ?? [];
  if (!parts || !along) return '';
  const over = features.terraceRoof ?? 'none';
  const cover = coverOf(plan, along, features);
  const roof = {
    none: '',
    pergola: drawPergola({ ...cover, height: cover.height - pergolaFrom }),
    roof: rect(cover.x, cover.y, cover.width, cover.height, { class: 'dash' }),
    conservatory: drawConservatory(cover),
  }[over];
  const area = parts.reduce((sum, { width, height }) => sum + width * height, 0) / 1e6;
  const word = lettering.words(over === 'conservatory' ? 'conservatory' : 'terrace');
  return [
    parts.map((part) => rect(part.x, part.y, part.width, part.height, { class: 'deck' })).join(''),
    parts.map(boards).join(''),
    path(edgeOf(parts), { class: 'f' }),
    features.railing ? drawRailing(parts, cover.x + cover.width / 2, over === 'conservatory' ? cover.width : STEPS_DOWN) : '',
    roof,
    nameOutside(word, area, along, lettering, over === 'conservatory' ? 2500 : 1300),
  ].join('');
}

/** Returns the edge around all parts of a terrace, without lines between the parts and without a line along the house. */
function edgeOf(parts: readonly Rect[]): string {
  return outline(edgePoints(parts, 0));
}

/**
 * Draws a railing with its posts. Around `middle` it has a gap of width `open`, for the steps to the garden or the door of a
 * conservatory.
 */
function drawRailing(parts: readonly Rect[], middle: number, open: number): string {
  const points = edgePoints(parts, 70);
  const [behind] = parts;
  const gap = behind ? rect(middle - open / 2, behind.y + 10, open, 120, { class: 'deck' }) : '';
  const posts = points
    .map(([x, y]) => rect(x - 50, Math.min(y, points[0]?.[1] === y ? y - 100 : y - 50), 100, 100, { class: 'k' }))
    .join('');
  return path(outline(points), { class: 'l' }) + gap + posts;
}

function drawConservatory({ x, y, width, height }: Rect): string {
  const panes = Math.round(width / 1000);
  const marks = Array.from({ length: panes - 1 }, (_, index) => {
    const at = x + ((index + 1) * width) / panes;
    return outline([
      [at, y - 30],
      [at, y + 90],
    ]);
  });
  return (
    rect(x, y, width, height, { class: 'm' }) +
    rect(x + 60, y + 60, width - 120, height - 60, { class: 'm' }) +
    path(marks.join(''), { class: 'm' })
  );
}

function drawPergola({ x, y, width, height }: Rect): string {
  const beams = Array.from({ length: Math.floor(width / 600) + 1 }, (_, index) =>
    outline([
      [x + index * 600, y - 150],
      [x + index * 600, y + height],
    ]),
  );
  return path(beams.join(''), { class: 'dash' }) + rect(x, y, width, height, { class: 'dash' });
}

/** Returns how far from the wall the beams of a pergola begin, as in the elevation of the gable, mm. */
export function startOfPergola(plan: HousePlan, building: FacadeBuilding, answers: readonly string[]): number {
  const { floor, eaves, ridge } = layOutFacade(plan, building, 'back', answers);
  // The terrace is 20 mm below the floor.
  const top = floor + 20;
  return pergolaStart(top - eaves, (eaves - ridge) / runOfRoof(plan, building));
}
