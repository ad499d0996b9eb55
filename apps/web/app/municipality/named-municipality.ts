import { fold } from './fold.ts';

/**
 * Returns the municipality with this name, apart from case. If there is none, returns the only municipality whose name matches without
 * diacritics, or else the only one with such a well-known place. Null if none matches, or if several match.
 * @param localities well-known places by the code of their municipality
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
