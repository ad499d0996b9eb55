import { fold } from './fold.ts';

/** A name that was found, and the position of the characters that match the query. */
export interface Match<Place> {
  readonly place: Place;
  readonly start: number;
  readonly length: number;
}

/** A match of a well-known place, whose name differs from that of its municipality. */
interface LocalityMatch<Place> extends Match<Place> {
  readonly locality: string;
}

export interface SearchResult<Place> {
  /**
   * Names in which a word begins with the query. First come names whose first word begins with it; among these, names with its exact
   * spelling come first.
   */
  readonly matches: readonly Match<Place>[];
  /** The matches among the well-known places. `start` is a position in the name of the place. */
  readonly localities: readonly LocalityMatch<Place>[];
  /**
   * First the names that begin with the query apart from one typing error. Then the names that contain the query. If no name contains the
   * whole query, the names that contain its longest possible beginning. At most `MOST_SIMILAR` names, none of them in `matches`.
   */
  readonly similar: readonly Match<Place>[];
}

interface Named {
  /** The four-digit code. */
  readonly id: string;
  readonly name: string;
}

/** The fewest characters that a name must share with the query to be similar to it. Fewer characters match by chance. */
const SHORTEST_LIKENESS = 3;
/** The fewest characters of a query in which a typing error is tolerated. */
const SHORTEST_SLIP = 4;
/** The fewest characters of a query that also searches the well-known places. They are many, so one character would match too many. */
const SHORTEST_LOCALITY = 2;
const MOST_SIMILAR = 6;
const MOST_LOCALITIES = 8;

/**
 * Finds municipalities by name, ignoring case and diacritics: `malmo` finds Malmö, `salen` finds Malung-Sälen. Exact spellings come
 * first: `håb` finds Håbo before Habo. An empty query finds all. Equally good matches keep the order of `places`.
 * @param localities well-known places by the code of their municipality
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

/**
 * Returns the items with a name in which a word begins with the text. First come names that begin with the exact text, then names that
 * begin with it apart from diacritics. After these come, in the same order, names in which a later word begins with the text.
 */
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

/** Returns the position of the first word that begins with the text; -1 if there is none. */
function wordStart(name: string, text: string): number {
  for (let at = name.indexOf(text); at !== -1; at = name.indexOf(text, at + 1)) {
    if (at === 0 || /[\s-]/.test(name.charAt(at - 1))) return at;
  }
  return -1;
}

/**
 * Returns first the names that begin with the query apart from one typing error (`upsala`, `hernösand`). Then the names that contain the
 * longest beginning of the query that any of the other names contains.
 */
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

/**
 * Returns whether the name begins with the text if the text may have one error: a character that is missing, wrong or too many. The first
 * character must be right, because people rarely mistype it.
 */
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
