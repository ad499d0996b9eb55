import { balconyAt, balconyBox, balconyWidth, type Features, type HousePlan } from '@gavel/core/plan';
import { outline, path, rect } from '../ink/svg.ts';
import { boards, nameOutside } from './deck.ts';
import type { Lettering } from './write-text.ts';

/** Draws a balcony, or the railing of a French balcony. */
export function drawBalcony(plan: HousePlan, features: Features, lettering: Lettering): string {
  const place = balconyAt(plan, features);
  if (!place) return '';
  const box = balconyBox(plan, features);
  const { middle } = place;
  if (!box) {
    const [half, y] = [balconyWidth(features.balcony, place.opening) / 2, place.side === 'back' ? -130 : plan.depth + 130];
    const wall = place.side === 'back' ? 0 : plan.depth;
    return path(
      outline([
        [middle - half, wall],
        [middle - half, y],
        [middle + half, y],
        [middle + half, wall],
      ]),
      { class: 'l' },
    );
  }
  return (
    rect(box.x, box.y, box.width, box.height, { class: 'deck' }) +
    boards(box) +
    rect(box.x, box.y, box.width, box.height, { class: 'l' }) +
    nameOutside(lettering.words('balcony'), (box.width * box.height) / 1e6, box, lettering, 1300)
  );
}
