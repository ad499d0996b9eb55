import type { DeskPrice, DraftChange, RangeDesk, RangeVersion } from '@gavel/contract/staff';
import type { PricePlaces } from '@gavel/range/publishing';
import type { Database } from '../../db/connect.ts';
import { type Member, mayOf } from '../../http/identity.ts';
import { namesOf } from '../people/accounts/accounts.repository.ts';
import type { Revision } from '../range/revisions.repository.ts';
import { type Draft, readDraft, type StoredChange } from './drafts.repository.ts';
import {
  type Amounts,
  amountIn,
  isOf,
  isStale,
  oreIn,
  type PricePlace,
  type PriceState,
  priceStates,
  writtenAt,
} from './price-state.ts';
import { latestRevision, type RangeEditing, type ReadPrices } from './range-editing.ts';

/** What whoever edits the range sees. Throws `no-revision`. */
export async function readDesk(
  { db, now }: Pick<RangeEditing, 'db' | 'now'>,
  readPrices: ReadPrices,
  member: Member,
): Promise<RangeDesk> {
  const revision = await latestRevision(db);
  const [places, draft] = await Promise.all([readPrices(revision), readDraft(db)]);
  const [published] = await versionsOf(db, [revision]);
  if (!published) throw new Error('a revision has no version');
  return {
    now: now(),
    mayPublish: mayOf(member, 'range-publish'),
    published,
    draftTag: draftTag(revision, draft),
    areas: places.areas,
    prices: priceStates(places, draft.changes).map((state) => deskPrice(places, state)),
    changes: draft.changes.map((change) => draftChange(places, change)),
  };
}

/** Names a draft and what it is a draft of. */
export function draftTag({ id }: Pick<Revision, 'id'>, { version }: Pick<Draft, 'version'>): string {
  return `${id}-${version}`;
}

/** Revisions as staff see them. */
export async function versionsOf(db: Database, revisions: readonly Revision[]): Promise<readonly RangeVersion[]> {
  const names = await namesOf(db, [...new Set(revisions.flatMap(({ authorId }) => authorId ?? []))]);
  return revisions.map(({ id, at, authorId, origin, restores, message }) => ({
    id,
    at: at.getTime(),
    by: (authorId !== null && names.get(authorId)) || null,
    origin,
    restores,
    message,
  }));
}

function deskPrice({ areas }: PricePlaces, { place, published, draft }: PriceState<StoredChange>): DeskPrice {
  const { sheet, key, entry, title, when, unit, carriedBy } = place;
  const inAreas = (amounts: Amounts) => areas.map((area) => oreIn(amounts, area.key));
  return { sheet, key, entry, title, when, unit, carriedBy, published: inAreas(published), draft: inAreas(draft) };
}

function draftChange({ areas, rows }: PricePlaces, change: StoredChange): DraftChange {
  const { id, file, keys, changedAt, byName } = change;
  const place = rows.find((row) => isOf(row, change));
  return {
    id,
    at: changedAt.getTime(),
    by: byName,
    file,
    title: place?.title ?? keys.join(' › '),
    when: place?.when ?? '',
    unit: place?.unit ?? '',
    isStale: place === undefined || isStale(place, change),
    prices: place ? pricesOf(areas, place, change) : [],
  };
}

function pricesOf(areas: PricePlaces['areas'], place: PricePlace, { keys, before, value }: StoredChange): DraftChange['prices'] {
  const only = keys[place.keys.length];
  const [was, is, now] = [before, value, writtenAt(place, keys)] as [Amounts, Amounts, Amounts];
  return areas
    .filter(({ key }) => (only === undefined ? amountIn(was, key) !== amountIn(is, key) : key === only))
    .map(({ key, name }) => ({ area: name, before: oreIn(was, key), after: oreIn(is, key), now: oreIn(now, key) }));
}
