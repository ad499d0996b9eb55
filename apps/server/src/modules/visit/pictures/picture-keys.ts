import type { Paint, Paints } from '@gavel/drawings';
import type { Paint as PublishedPaint } from '@gavel/range';

/**
 * Returns the picture key that a drawing shows for each category, such as the colour of the façade. The keys in the address
 * (`?category=key`) replace the usual picture keys of the building (`category:key`). Unknown categories and keys are left out.
 */
export function pictureKeys(
  paints: Readonly<Record<string, PublishedPaint>>,
  own: readonly string[],
  query: Readonly<Record<string, string>>,
): Paints {
  const asked = Object.entries(query).map(([category, key]) => `${category}:${key}`);
  const known = [...own, ...asked].flatMap((pictureKey): [string, Paint][] => {
    const paint = Object.hasOwn(paints, pictureKey) ? paints[pictureKey] : undefined;
    const [category = '', key = ''] = pictureKey.split(':');
    return paint ? [[category, { key, ...paint }]] : [];
  });
  return new Map(known.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
