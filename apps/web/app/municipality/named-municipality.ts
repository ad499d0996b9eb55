import { fold } from './fold.ts';

/**
 * The municipality that somebody means who has written a whole name: its own as it is spelt, else the only one that is called so but for case
 * and diacritics, or that has a place called so. Null when there is none, or several.
 * @param localities by the municipality's code
 */
export function namedMunicipality<Municipality extends { readonly id: string; readonly name: string }>(
  municipalities: readonly Municipality[],
  text: string,
  localities: Readonly<Record<string, readonly string[]>> = {},
): Municipality | null {
  const written = text.trim().normalize('NFC').toLowerCase();
  const ways = [
    municipalities.filter(({ name }) => name.normalize('NFC').toLowerCase() === written),
    municipalities.filter(({ name }) => fold(name) === fold(written)),
    municipalities.filter(({ id }) => localities[id]?.some((locality) => fold(locality) === fold(written))),
  ];
  const found = ways.find((some) => some.length > 0) ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}
