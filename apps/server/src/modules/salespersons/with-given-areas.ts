import type { PublishedSalesperson } from '@gavel/range';
import type { Database } from '../../db/connect.ts';
import type { CurrentRange, ReadRange } from '../range/current-range.ts';
import { type GivenArea, listGivenAreas } from './salespersons.repository.ts';

/** Another process may have given some: look that often. */
const LOOK_EVERY_MS = 5000;

interface AreaSources {
  readonly db: Database;
  readonly readRange: ReadRange;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The range with the municipalities that administrators have given, so that who is asked, who is shown first and who stands in a document are
 * the same. A range that stays the same is the same object.
 */
export function withGivenAreas({ db, readRange, now }: AreaSources): ReadRange {
  let given: readonly GivenArea[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  let made: { readonly of: CurrentRange; readonly given: readonly GivenArea[]; readonly range: CurrentRange } | null = null;
  return async () => {
    const range = await readRange();
    if (now() - lookedAt >= LOOK_EVERY_MS) {
      const found = await listGivenAreas(db);
      if (JSON.stringify(found) !== JSON.stringify(given)) given = found;
      lookedAt = now();
    }
    if (given.length === 0) return range;
    if (made?.of !== range || made.given !== given)
      made = { of: range, given, range: { ...range, salespersons: salespersonsWith(range, given) } };
    return made.range;
  };
}

/** The range's salespersons with what was given; after them those whom the range does not have, without a picture. */
function salespersonsWith(
  { salespersons, municipalities }: Pick<CurrentRange, 'salespersons' | 'municipalities'>,
  given: readonly Omit<GivenArea, 'userId'>[],
): readonly PublishedSalesperson[] {
  const namesOf = ({ municipalityIds }: Pick<GivenArea, 'municipalityIds'>) =>
    municipalities.flatMap(({ id, name }) => (municipalityIds.includes(id) ? [name] : []));
  const isOf = ({ email }: { readonly email: string }) => {
    const address = email.toLowerCase();
    return (one: { readonly email: string }) => one.email.toLowerCase() === address;
  };
  const shown = salespersons.map((person) => {
    const own = given.find(isOf(person));
    return own ? { ...person, municipalities: namesOf(own) } : person;
  });
  const others = given.flatMap((one) => {
    const names = namesOf(one);
    if (names.length === 0 || salespersons.some(isOf(one))) return [];
    const { name, email, phone } = one;
    return [{ name, email, phone, mobile: '', title: '', imageUrl: '', municipalities: names }];
  });
  return [...shown, ...others];
}
