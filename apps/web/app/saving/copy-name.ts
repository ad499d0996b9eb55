import { longestName } from '@gavel/core';

/**
 * Returns the name of a copy of a house. Shortens a long name, because the server refuses a copy whose name is too long.
 * @param named returns the name of a copy of a house with the given name, such as `Mitt hus (kopia)`
 */
export function copyNameOf(name: string, named: (name: string) => string): string {
  const copy = named(name);
  if (copy.length <= longestName) return copy;
  // Leave no half of an emoji at the end.
  return named(name.slice(0, longestName - copy.length).replace(/\p{Cs}$/u, ''));
}
