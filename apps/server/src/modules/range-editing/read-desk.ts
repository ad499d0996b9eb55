import type { ChangedValue, DeskPrice, DraftChange, RangeDesk, RangeHealth, RangeVersion } from '@gavel/contract/staff';
import { isShared, isStalePicture, type Places, type PricePlaces } from '@gavel/range/publishing';
import type { Database } from '../../db/connect.ts';
import { type Member, mayOf } from '../../http/identity.ts';
import { namesOf } from '../people/accounts/accounts.repository.ts';
import type { Revision } from '../range/revisions.repository.ts';
import { changedValue } from './drafts/changed-value.ts';
import { draftTag } from './drafts/draft-tag.ts';
import { readDraft, type StoredChange } from './drafts/drafts.repository.ts';
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
} from './drafts/price-state.ts';
import { storedHealth } from './health/range-health.ts';
import { changedPicture } from './pictures/changed-picture.ts';
import { latestRevision, type RangeEditing, type ReadPlaces } from './range-editing.ts';
import { readRelease } from './release/read-release.ts';

/** Returns the data for the pages of the range editor. Throws `no-revision`. */
export async function readDesk(
  { db, now }: Pick<RangeEditing, 'db' | 'now'>,
  readPlaces: ReadPlaces,
  member: Member,
): Promise<RangeDesk> {
  const revision = await latestRevision(db);
  const [places, draft] = await Promise.all([readPlaces(revision), readDraft(db)]);
  const [published] = await versionsOf(db, [revision]);
  if (!published) throw new Error('a revision has no version');
  const tag = draftTag(revision, draft);
  return {
    now: now(),
    mayPublish: mayOf(member, 'range-publish'),
    maySign: member.role === 'Admin',
    published,
    draftTag: tag,
    areas: places.areas,
    prices: priceStates(places, draft.changes).map((state) => deskPrice(places, state)),
    changes: draft.changes.map((change) => draftChange(places, change)),
    release: await readRelease(db, places, draft, { tag, userId: member.userId }),
  };
}

/** Returns revisions as the list of versions shows them, with the names of their authors. */
export async function versionsOf(db: Database, revisions: readonly Revision[]): Promise<readonly RangeVersion[]> {
  const names = await namesOf(db, [...new Set(revisions.flatMap(({ authorId }) => authorId ?? []))]);
  return revisions.map(({ id, at, authorId, origin, restores, message, proof, signature, approval }) => ({
    id,
    at: at.getTime(),
    by: (authorId !== null && names.get(authorId)) || null,
    origin,
    restores,
    message,
    proof: inNumbers(storedHealth({ proof })),
    signature,
    approval,
  }));
}

function inNumbers(health: RangeHealth | null): RangeVersion['proof'] {
  if (!health) return null;
  const { verdicts, objections, seconds } = health;
  return { statements: verdicts.reduce((sum, { statements }) => sum + statements, 0), objections: objections.length, seconds };
}

function deskPrice({ areas }: PricePlaces, { place, published, draft }: PriceState<StoredChange>): DeskPrice {
  const { sheet, key, entry, title, when, units, carriedBy } = place;
  const inAreas = (amounts: Amounts) => areas.map((area) => oreIn(amounts, area.key));
  return { sheet, key, entry, title, when, units, carriedBy, published: inAreas(published), draft: inAreas(draft) };
}

function draftChange(places: Places, change: StoredChange): DraftChange {
  const { id, file, keys, changedAt, byName } = change;
  const { areas, rows } = places;
  const place = rows.find((row) => isOf(row, change));
  const picture = changedPicture(places, change);
  const value = place || picture ? null : changedValue(places, change);
  return {
    id,
    at: changedAt.getTime(),
    by: byName,
    file,
    title: picture?.title ?? place?.title ?? keys.join(' › '),
    when: place?.when ?? '',
    units: place?.units ?? [],
    isStale: picture
      ? isStalePicture(places.uploads, change)
      : isShared(places, change) || (place ? isStale(place, change) : isStaleText(value)),
    prices: place ? pricesOf(areas, place, change) : [],
    value,
    picture,
  };
}

/**
 * Returns whether the published value has changed since the change was made, and also differs from the value that the change sets.
 * @param value null: the range no longer has the changed field, and the result is true
 */
function isStaleText(value: ChangedValue | null): boolean {
  return value === null || (value.now !== value.before && value.now !== value.after);
}

function pricesOf(areas: PricePlaces['areas'], place: PricePlace, { keys, before, value }: StoredChange): DraftChange['prices'] {
  const only = keys[place.keys.length];
  const [was, is, now] = [before, value, writtenAt(place, keys)] as [Amounts, Amounts, Amounts];
  return areas
    .filter(({ key }) => (only === undefined ? amountIn(was, key) !== amountIn(is, key) : key === only))
    .map(({ key, name }) => ({ area: name, before: oreIn(was, key), after: oreIn(is, key), now: oreIn(now, key) }));
}
