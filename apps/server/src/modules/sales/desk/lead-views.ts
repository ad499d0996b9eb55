import { z } from '@gavel/contract';
import {
  chosenColumnsBody,
  type LeadColumn,
  type LeadList,
  type LeadViewWriting,
  leadListBody,
  type SavedLeadView,
  type SavedLeadViews,
  type ViewPart,
} from '@gavel/contract/staff';
import { createTexts, leadsTexts } from '@gavel/texts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import { listStaff } from './lead-changes.repository.ts';
import {
  countOwn,
  deleteView,
  findColumns,
  insertView,
  keepColumns,
  listViews,
  lockView,
  updateView,
} from './lead-views.repository.ts';
import type { Selling } from './look-at-leads.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof lockView>>>;

/** More than anybody finds their way in. */
const MOST_VIEWS = 50;

/** One's own views and everybody's, each with what it names that is there no more. */
export async function readViews(selling: Selling, identity: Identity): Promise<SavedLeadViews> {
  const { userId } = memberOf(identity);
  const { db } = selling;
  const there = await whatIsThere(selling);
  const columns = chosenColumnsBody.safeParse({ Columns: await findColumns(db, userId) });
  return {
    views: (await listViews(db, userId)).map((view) => savedView(view, there)),
    columns: columns.success ? columns.data.columns : null,
  };
}

/** Throws `not-allowed` and `too-many-views`. */
export async function addView(selling: Selling, identity: Identity, writing: LeadViewWriting): Promise<SavedLeadView> {
  const ownerId = ownerOf(identity, writing);
  if ((await countOwn(selling.db, ownerId)) >= MOST_VIEWS) throw new AppError('too-many-views');
  const { name, list } = writing;
  const view = await insertView(selling.db, { ownerId, name, list: z.encode(leadListBody, list) });
  if (!view) throw new Error('the view was not stored');
  return savedView(view, await whatIsThere(selling));
}

/** Throws `unknown-view`, `not-allowed`, and `view-conflict` where somebody has changed it since it was read. @param ifMatch its version */
export async function changeView(
  selling: Selling,
  identity: Identity,
  id: number,
  writing: LeadViewWriting,
  ifMatch: string,
): Promise<SavedLeadView> {
  const there = await whatIsThere(selling);
  return selling.db.transaction(async (tx) => {
    const view = await lockOwn(tx, identity, id, ifMatch);
    const { name, list } = writing;
    const changed = await updateView(tx, view, {
      ownerId: ownerOf(identity, writing),
      name,
      list: z.encode(leadListBody, list),
    });
    return savedView(changed ?? view, there);
  });
}

/** Throws as `changeView` does. */
export async function removeView(selling: Selling, identity: Identity, id: number, ifMatch: string): Promise<void> {
  await selling.db.transaction(async (tx) => {
    await deleteView(tx, (await lockOwn(tx, identity, id, ifMatch)).id);
  });
}

/** @param columns null: as they are by themselves */
export async function keepOwnColumns({ db }: Selling, identity: Identity, columns: readonly LeadColumn[] | null): Promise<void> {
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

/** Null: everybody. Throws `not-allowed`. */
function ownerOf(identity: Identity, { isShared }: LeadViewWriting): string | null {
  const { userId, role } = memberOf(identity);
  if (isShared && role !== 'Admin') throw new AppError('not-allowed', '', { field: 'IsShared' });
  return isShared ? null : userId;
}

interface There {
  /** What a view is called that has lost its name. */
  readonly nameless: string;
  readonly accounts: ReadonlySet<number>;
  readonly municipalities: ReadonlySet<string>;
}

async function whatIsThere({ db, currentRange }: Selling): Promise<There> {
  const { municipalities, texts } = await currentRange();
  return {
    nameless: createTexts(texts).of(leadsTexts)('viewNameless'),
    accounts: new Set((await listStaff(db)).map(({ id }) => id)),
    municipalities: new Set(municipalities.map(({ id }) => id)),
  };
}

function savedView({ id, ownerId, name, list: stored, version }: Stored, there: There): SavedLeadView {
  const { list, unread } = readList(stored);
  const isGone: Partial<Record<ViewPart, boolean>> = {
    owner: typeof list.owner === 'number' && !there.accounts.has(list.owner),
    municipality: list.municipalityId !== null && !there.municipalities.has(list.municipalityId),
  };
  const gone = (['owner', 'municipality'] as const).filter((part) => isGone[part]);
  return { id, name: name || there.nameless, isShared: ownerId === null, version, list, missing: [...unread, ...gone] };
}

/** A list as it is where nothing else is said. */
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

/** What was stored, and in place of what is not known any more what there is by itself. */
function readList(stored: unknown): { readonly list: LeadList; readonly unread: readonly ViewPart[] } {
  const wire: Record<string, unknown> = { ...plain };
  const unread: ViewPart[] = [];
  for (const name of Object.keys(plain)) {
    const value: unknown = Reflect.get(Object(stored), name);
    if (value === undefined) continue;
    const known = name === 'Columns' ? knownColumns(value) : value;
    const isRead = leadListBody.safeParse({ ...plain, [name]: known }).success;
    if (isRead) wire[name] = known;
    const part = partOf[name];
    if (part && (!isRead || known !== value)) unread.push(part);
  }
  return { list: leadListBody.parse(wire), unread };
}

/** The columns that there still are; the same list where those are all. */
function knownColumns(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const known = value.filter((column) => chosenColumnsBody.safeParse({ Columns: [column] }).success);
  return known.length === value.length ? value : known;
}
