import { z } from '@gavel/contract';
import {
  chosenColumnsBody,
  type RequestColumn,
  type RequestList,
  type RequestViewWriting,
  requestListBody,
  type SavedRequestView,
  type SavedRequestViews,
  type ViewPart,
} from '@gavel/contract/staff';
import { createTexts, requestListTexts } from '@gavel/texts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import type { Selling } from './look-at-requests.ts';
import { listStaff } from './request-changes.repository.ts';
import {
  countOwn,
  deleteView,
  findColumns,
  insertView,
  keepColumns,
  listViews,
  lockView,
  updateView,
} from './request-views.repository.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof lockView>>>;

/** The greatest number of saved views of one user, and of shared views. With more views, nobody could find the right one. */
const MOST_VIEWS = 50;

/**
 * Returns the user's own saved views and the shared views. If a view refers to something that no longer exists, such as a deleted
 * municipality, `missing` lists the affected parts of the view.
 */
export async function readViews(selling: Selling, identity: Identity): Promise<SavedRequestViews> {
  const { userId } = memberOf(identity);
  const { db } = selling;
  const there = await whatIsThere(selling);
  const columns = chosenColumnsBody.safeParse({ Columns: await findColumns(db, userId) });
  return {
    views: (await listViews(db, userId)).map((view) => savedView(view, there)),
    columns: columns.success ? columns.data.columns : null,
  };
}

/** Saves a new view of the list of requests. Throws `not-allowed` and `too-many-views`. */
export async function addView(selling: Selling, identity: Identity, writing: RequestViewWriting): Promise<SavedRequestView> {
  const ownerId = ownerOf(identity, writing);
  if ((await countOwn(selling.db, ownerId)) >= MOST_VIEWS) throw new AppError('too-many-views');
  const { name, list } = writing;
  const view = await insertView(selling.db, { ownerId, name, list: z.encode(requestListBody, list) });
  if (!view) throw new Error('the view was not stored');
  return savedView(view, await whatIsThere(selling));
}

/**
 * Changes a saved view. Throws `unknown-view`, `not-allowed`, and `view-conflict` if somebody has changed the view since the user read it.
 * @param ifMatch the version of the view that the user read
 */
export async function changeView(
  selling: Selling,
  identity: Identity,
  id: number,
  writing: RequestViewWriting,
  ifMatch: string,
): Promise<SavedRequestView> {
  const there = await whatIsThere(selling);
  return selling.db.transaction(async (tx) => {
    const view = await lockOwn(tx, identity, id, ifMatch);
    const { name, list } = writing;
    const changed = await updateView(tx, view, {
      ownerId: ownerOf(identity, writing),
      name,
      list: z.encode(requestListBody, list),
    });
    return savedView(changed ?? view, there);
  });
}

/** Deletes a saved view. Throws the errors of `changeView`. */
export async function removeView(selling: Selling, identity: Identity, id: number, ifMatch: string): Promise<void> {
  await selling.db.transaction(async (tx) => {
    await deleteView(tx, (await lockOwn(tx, identity, id, ifMatch)).id);
  });
}

/**
 * Stores the columns that the user has chosen for their list of requests.
 * @param columns null: back to the default columns
 */
export async function keepOwnColumns(
  { db }: Selling,
  identity: Identity,
  columns: readonly RequestColumn[] | null,
): Promise<void> {
  const wire = z.encode(chosenColumnsBody, { columns });
  await keepColumns(db, memberOf(identity).userId, Reflect.get(Object(wire), 'Columns'));
}

async function lockOwn(tx: Database, identity: Identity, id: number, ifMatch: string): Promise<Stored> {
  const { userId, role } = memberOf(identity);
  const view = await lockView(tx, userId, id);
  if (!view) throw new AppError('unknown-view');
  if (view.ownerId === null && role !== 'Admin') throw new AppError('not-allowed');
  if (ifMatch !== `"${view.version}"`) throw new AppError('view-conflict', '', { field: 'If-Match' });
  return view;
}

/** Returns the owner of a view that a user saves; null: it is shared, which only administrators may do. Throws `not-allowed`. */
function ownerOf(identity: Identity, { isShared }: RequestViewWriting): string | null {
  const { userId, role } = memberOf(identity);
  if (isShared && role !== 'Admin') throw new AppError('not-allowed', '', { field: 'IsShared' });
  return isShared ? null : userId;
}

interface There {
  /** The text that pages show for a saved view without a name. */
  readonly nameless: string;
  readonly accounts: ReadonlySet<number>;
  readonly municipalities: ReadonlySet<string>;
}

async function whatIsThere({ db, currentRange }: Selling): Promise<There> {
  const { municipalities, texts } = await currentRange();
  return {
    nameless: createTexts(texts).of(requestListTexts)('viewNameless'),
    accounts: new Set((await listStaff(db)).map(({ id }) => id)),
    municipalities: new Set(municipalities.map(({ id }) => id)),
  };
}

function savedView({ id, ownerId, name, list: stored, version }: Stored, there: There): SavedRequestView {
  const { list, unread } = readList(stored);
  const isGone: Partial<Record<ViewPart, boolean>> = {
    owner: typeof list.owner === 'number' && !there.accounts.has(list.owner),
    municipality: list.municipalityId !== null && !there.municipalities.has(list.municipalityId),
  };
  const gone = (['owner', 'municipality'] as const).filter((part) => isGone[part]);
  return { id, name: name || there.nameless, isShared: ownerId === null, version, list, missing: [...unread, ...gone] };
}

/** The defaults for the parts of a stored list, in its wire format. */
const plain = {
  Layout: 'table',
  View: 'all',
  Owner: null,
  Milestone: null,
  MunicipalityId: null,
  Order: 'due',
  IsDescending: false,
  Columns: null,
} as const;

const partOf: Readonly<Record<string, ViewPart>> = {
  View: 'view',
  Owner: 'owner',
  Milestone: 'milestone',
  MunicipalityId: 'municipality',
  Order: 'order',
  Columns: 'columns',
};

/**
 * Parses a stored list. A part with an unknown value gets its default, and unknown columns are left out. `unread` lists these parts,
 * except the layout and the direction.
 */
function readList(stored: unknown): { readonly list: RequestList; readonly unread: readonly ViewPart[] } {
  const wire: Record<string, unknown> = { ...plain };
  const unread: ViewPart[] = [];
  for (const name of Object.keys(plain)) {
    const value: unknown = Reflect.get(Object(stored), name);
    if (value === undefined) continue;
    const known = name === 'Columns' ? knownColumns(value) : value;
    const isRead = requestListBody.safeParse({ ...plain, [name]: known }).success;
    if (isRead) wire[name] = known;
    const part = partOf[name];
    if (part && (!isRead || known !== value)) unread.push(part);
  }
  return { list: requestListBody.parse(wire), unread };
}

/** Removes columns that no longer exist. If all exist, returns the same list. */
function knownColumns(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const known = value.filter((column) => chosenColumnsBody.safeParse({ Columns: [column] }).success);
  return known.length === value.length ? value : known;
}
