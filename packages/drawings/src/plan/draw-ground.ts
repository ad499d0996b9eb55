import { type Features, type HousePlan, type Storey, TO_HOUSE } from '@gavel/core/plan';
import { path, rect } from '../ink/svg.ts';
import { drawBalcony } from './draw-balcony.ts';
import { drawEntrance, drawGates } from './draw-entrance.ts';
import { drawTerrace } from './draw-terrace.ts';
import type { Lettering } from './write-text.ts';

/**
 * Draws the surroundings of a storey: around the ground floor, for example the terrace, the roof over it, steps and a porch; around an
 * upper storey, the edge of the eaves and a balcony.
 * @param pergolaFrom how far from the wall the beams of a pergola begin, mm
 */
export function drawGround(
  plan: HousePlan,
  storey: Storey,
  features: Features,
  pergolaFrom: number,
  lettering: Lettering,
): string {
  if (storey.at > 0) return drawRoofEdge(plan) + drawBalcony(plan, features, lettering);
  return [
    drawTerrace(plan, storey, features, pergolaFrom, lettering),
    drawEntrance(plan, storey, features),
    drawGates(storey),
    drawJoined(plan, features, lettering),
    drawHeatPump(plan, features, lettering),
  ].join('');
}

/** Draws the house with which a side building is joined, or the roof that leads to that house. */
function drawJoined({ length, depth }: HousePlan, { joined = 'apart' }: Features, lettering: Lettering): string {
  if (joined === 'apart') return '';
  const middle = depth / 2;
  if (joined === 'house')
    return (
      rect(length, -350, 900, depth + 700, { class: 'deck' }) +
      path(`M${length} -350V${depth + 350}`, { class: 'l' }) +
      lettering.write(lettering.words('house'), length + 540, middle, 260, 'regular', true)
    );
  const posts = [0.33, 0.66].flatMap((part) =>
    [middle - 900, middle + 780].map((y) => rect(length + TO_HOUSE * part, y, 120, 120, { class: 'k' })),
  );
  return (
    rect(length, middle - 900, TO_HOUSE, 1800, { class: 'dash' }) +
    posts.join('') +
    (lettering.fits(lettering.words('coveredWay'), 250, 'regular', TO_HOUSE)
      ? lettering.write(lettering.words('coveredWay'), length + TO_HOUSE / 2, middle + 90, 250, 'regular')
      : '')
  );
}

/** Draws the outdoor unit of the heat pump, at the gable. */
function drawHeatPump({ length, depth }: HousePlan, { shows, terrace, mirrored }: Features, lettering: Lettering): string {
  if (shows?.heating !== 'airWater') return '';
  const y = terrace === 'corner' ? depth - 1500 : depth / 2 - 500;
  const x = mirrored ? -570 : length + 150;
  return (
    rect(x, y, 420, 1000, { class: 'f' }) +
    lettering.write(lettering.words('outdoorUnit'), x + 270, y + 500, 190, 'regular', true)
  );
}

/** Draws the edge of the eaves around an upper storey. */
function drawRoofEdge({ length, depth }: HousePlan): string {
  return rect(-350, -350, length + 700, depth + 700, { class: 'dash' });
}
