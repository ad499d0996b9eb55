import { fold } from './fold.ts';

/** A name that was found, and where in it the searched letters stand. */
export interface Match<Place> {
  readonly place: Place;
  readonly start: number;
  readonly length: number;
}

export interface SearchResult<Place> {
  /** Names with a word that begins as the query does; those that begin with it come first. */
  readonly matches: readonly Match<Place>[];
  /** Others that hold the query, or else as much of its beginning as any name holds. */
  readonly similar: readonly Match<Place>[];
}

/** The fewest letters that make two names similar; fewer are alike by chance. */
const SHORTEST_LIKENESS = 3;
const MOST_SIMILAR = 6;

/**
 * Finds places by name, without regard to case and diacritics: `malmo` finds Malmö, `salen` Malung-Sälen. An empty query matches all.
 * The places' own order is kept within each group.
 */
export function searchMunicipalities<Place extends { readonly name: string }>(
  places: readonly Place[],
  query: string,
): SearchResult<Place> {
  const searched = fold(query.trim());
  if (searched === '') return { matches: places.map((place) => ({ place, start: 0, length: 0 })), similar: [] };

  const folded = places.map((place) => ({ place, name: fold(place.name) }));
  const first = folded.filter(({ name }) => name.startsWith(searched));
  const later = folded.filter(({ name }) => wordStart(name, searched) > 0);
  const others = folded.filter((entry) => !first.includes(entry) && !later.includes(entry));
  return {
    matches: [...first, ...later].map(({ place, name }) => ({
      place,
      start: wordStart(name, searched),
      length: searched.length,
    })),
    similar: similarTo(others, searched),
  };
}

/** Where a word of the name begins with the text: 0 for the name itself, -1 for nowhere. */
function wordStart(name: string, text: string): number {
  for (let at = name.indexOf(text); at !== -1; at = name.indexOf(text, at + 1)) {
    if (at === 0 || /[\s-]/.test(name.charAt(at - 1))) return at;
  }
  return -1;
}

/** Names that hold the longest beginning of the query that any of them holds: so a letter too many or a slip at the end still finds. */
function similarTo<Place>(entries: readonly { place: Place; name: string }[], searched: string): readonly Match<Place>[] {
  for (let length = searched.length; length >= SHORTEST_LIKENESS; length -= 1) {
    const part = searched.slice(0, length);
    const found = entries.filter(({ name }) => name.includes(part));
    if (found.length > 0) {
      const ranked = [
        ...found.filter(({ name }) => name.startsWith(part)),
        ...found.filter(({ name }) => !name.startsWith(part)),
      ];
      return ranked.slice(0, MOST_SIMILAR).map(({ place, name }) => ({ place, start: name.indexOf(part), length }));
    }
  }
  return [];
}
