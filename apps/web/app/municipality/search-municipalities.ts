import { fold } from './fold.ts';

/** A name that was found, and where in it the searched letters stand. */
export interface Match<Place> {
  readonly place: Place;
  readonly start: number;
  readonly length: number;
}

/** A place in a municipality that bears another name. */
interface LocalityMatch<Place> extends Match<Place> {
  readonly locality: string;
}

export interface SearchResult<Place> {
  /** Names with a word that begins as the query does; those that begin with it come first, and first of all those spelt like it. */
  readonly matches: readonly Match<Place>[];
  /** The same among the well-known places of the municipalities: `start` is in the locality's name. */
  readonly localities: readonly LocalityMatch<Place>[];
  /** Names that the query misses by one slip, then others that hold it, or else as much of its beginning as any name holds. */
  readonly similar: readonly Match<Place>[];
}

interface Named {
  /** The four-digit code. */
  readonly id: string;
  readonly name: string;
}

/** The fewest letters that make two names similar; fewer are alike by chance. */
const SHORTEST_LIKENESS = 3;
/** The fewest letters in which one may be a slip. */
const SHORTEST_SLIP = 4;
/** The fewest letters by which localities are looked for: there are many. */
const SHORTEST_LOCALITY = 2;
const MOST_SIMILAR = 6;
const MOST_LOCALITIES = 8;

/**
 * Finds municipalities by name, without regard to case and diacritics: `malmo` finds Malmö, `salen` Malung-Sälen. What is spelt as the query
 * comes first: `håb` finds Håbo before Habo. An empty query matches all. The municipalities' own order is kept within each group.
 * @param localities by the municipality's code
 */
export function searchMunicipalities<Place extends Named>(
  places: readonly Place[],
  query: string,
  localities: Readonly<Record<string, readonly string[]>> = {},
): SearchResult<Place> {
  const written = query.trim();
  const length = fold(written).length;
  if (length === 0) return { matches: places.map((place) => ({ place, start: 0, length: 0 })), localities: [], similar: [] };

  const matches = bestFirst(places, ({ name }) => name, written).map(({ item: place, start }) => ({ place, start, length }));
  const found = new Set(matches.map(({ place }) => place));
  const within = places.flatMap((place) => (localities[place.id] ?? []).map((locality) => ({ place, locality })));
  const named = length < SHORTEST_LOCALITY ? [] : bestFirst(within, ({ locality }) => locality, written);
  return {
    matches,
    localities: named.slice(0, MOST_LOCALITIES).map(({ item, start }) => ({ ...item, start, length })),
    similar: similarTo(
      places.filter((place) => !found.has(place)),
      fold(written),
    ),
  };
}

/** Those with a word that begins as it is written, in four groups: at the name's own beginning or later, spelt so or only alike. */
function bestFirst<Item>(items: readonly Item[], nameOf: (item: Item) => string, written: string) {
  const folded = fold(written);
  const spelt = written.normalize('NFC').toLowerCase();
  const found = items.flatMap((item) => {
    const start = wordStart(fold(nameOf(item)), folded);
    if (start < 0) return [];
    const isSpeltSo = nameOf(item).normalize('NFC').toLowerCase().startsWith(spelt, start);
    return [{ item, start, rank: (start > 0 ? 2 : 0) + (isSpeltSo ? 0 : 1) }];
  });
  return found.sort((left, right) => left.rank - right.rank);
}

/** Where a word of the name begins with the text: 0 for the name itself, -1 for nowhere. */
function wordStart(name: string, text: string): number {
  for (let at = name.indexOf(text); at !== -1; at = name.indexOf(text, at + 1)) {
    if (at === 0 || /[\s-]/.test(name.charAt(at - 1))) return at;
  }
  return -1;
}

/** `upsala` and `hernösand` first; then names that hold the longest beginning of the query that any of them holds. */
function similarTo<Place extends Named>(places: readonly Place[], searched: string): readonly Match<Place>[] {
  const folded = places.map((place) => ({ place, name: fold(place.name) }));
  const slips = searched.length < SHORTEST_SLIP ? [] : folded.filter(({ name }) => beginsButForOneSlip(name, searched));
  const others = alike(
    folded.filter((entry) => !slips.includes(entry)),
    searched,
  );
  return [...slips.map(({ place }) => ({ place, start: 0, length: 0 })), ...others].slice(0, MOST_SIMILAR);
}

function alike<Place>(entries: readonly { place: Place; name: string }[], searched: string): readonly Match<Place>[] {
  for (let length = searched.length; length >= SHORTEST_LIKENESS; length -= 1) {
    const part = searched.slice(0, length);
    const found = entries.filter(({ name }) => name.includes(part));
    if (found.length > 0) {
      const ranked = [
        ...found.filter(({ name }) => name.startsWith(part)),
        ...found.filter(({ name }) => !name.startsWith(part)),
      ];
      return ranked.map(({ place, name }) => ({ place, start: name.indexOf(part), length }));
    }
  }
  return [];
}

/** One letter too many, too few or another; the first letter is as a rule the right one. */
function beginsButForOneSlip(name: string, searched: string): boolean {
  if (name[0] !== searched[0]) return false;
  let at = 0;
  while (at < searched.length && name[at] === searched[at]) at += 1;
  const rest = searched.slice(at);
  return (
    name.startsWith(rest, at + 1) ||
    name.startsWith(rest.slice(1), at) ||
    (rest.length > 0 && name.startsWith(rest.slice(1), at + 1))
  );
}
