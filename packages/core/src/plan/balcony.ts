import { type Features, type HousePlan, type Opening, UPPER_SILL } from './house-plan.ts';

/**
 * Returns the upper window that the balcony's door replaces, and its middle in mm from the left end of the house, seen from the front. For
 * a porch balcony this is the front window nearest to the middle of the entrance; for every other balcony it is the back window nearest to
 * the middle of the terrace. Returns null without a balcony or window, for a porch balcony without an entrance at the front, and for every
 * other balcony without a terrace.
 */
export function balconyAt(
  plan: HousePlan,
  { balcony = 'none', mirrored = false }: Features,
): { readonly side: 'front' | 'back'; readonly opening: Opening; readonly middle: number } | null {
  if (balcony === 'none') return null;
  const side = balcony === 'porch' ? 'front' : 'back';
  const entrance = plan.door?.side === 'front' ? plan.door.at : null;
  const over = side === 'front' ? entrance : plan.terrace && plan.length - plan.terrace.at;
  if (over === null) return null;
  const middleOf = ([from, , width]: Opening) => from + width / 2;
  const [opening] = plan.facades[side]
    .filter(([, sill]) => sill >= UPPER_SILL)
    .toSorted((a, b) => Math.abs(middleOf(a) - over) - Math.abs(middleOf(b) - over));
  if (!opening) return null;
  const isFromLeft = (side === 'front') !== mirrored;
  return { side, opening, middle: isFromLeft ? middleOf(opening) : plan.length - middleOf(opening) };
}
