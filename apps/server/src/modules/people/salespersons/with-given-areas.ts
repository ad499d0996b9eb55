import type { PublishedSalesperson } from '@gavel/range';
import { lookedUp } from '../../../cache/looked-up.ts';
import type { Database } from '../../../db/connect.ts';
import type { CurrentRange, ReadRange } from '../../range/current-range.ts';
import { type GivenArea, listGivenAreas } from './salespersons.repository.ts';

interface AreaSources {
  readonly db: Database;
  readonly readRange: ReadRange;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Returns a function that returns the range with the municipalities that administrators have set for salespersons. So requests, pages and
 * documents show the same salesperson. As long as nothing changes, it returns the same object. While the database does not respond, the
 * last known municipalities apply.
 */
export function withGivenAreas({ db, readRange, now }: AreaSources): ReadRange {
  const given = lookedUp({ look: stable(() => listGivenAreas(db)), now });
  let made: { readonly of: CurrentRange; readonly given: readonly GivenArea[]; readonly range: CurrentRange } | null = null;
  return async () => {
    const [range, areas] = await Promise.all([readRange(), given()]);
    if (areas.length === 0) return range;
    if (made?.of !== range || made.given !== areas)
      made = { of: range, given: areas, range: { ...range, salespersons: salespersonsWith(range, areas) } };
    return made.range;
  };
}

/** Returns a function that returns the same object until its content changes. */
function stable<Value>(look: () => Promise<Value>): () => Promise<Value> {
  let last: Value | undefined;
  return async () => {
    const found = await look();
    if (last === undefined || JSON.stringify(found) !== JSON.stringify(last)) last = found;
    return last;
  };
}

/**
 * Returns the salespersons of the range with the municipalities that administrators have set. After them come staff with such
 * municipalities who are not in the range, without a picture.
 */
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
