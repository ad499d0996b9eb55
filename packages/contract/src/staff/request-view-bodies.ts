import type { AccountId } from '@gavel/core';
import { type Milestone, milestones } from '@gavel/core/requests';
import { type Body, body, lenient } from '../body.ts';
import { accountId, flag, integer, list, text } from '../values.ts';
import { z } from '../zod.ts';
import { type RequestOrder, type RequestView, requestOrders, requestViews } from './request-desk-bodies.ts';

/** The columns of a table of requests. The customer is always the first column. */
export const requestColumns = [
  'house',
  'state',
  'next',
  'price',
  'waited',
  'arrived',
  'owner',
  'kind',
  'phone',
  'offer',
] as const;
export type RequestColumnName = (typeof requestColumns)[number];

/** The least and the largest width of a column, px. */
export const columnWidths = { least: 64, most: 640 } as const;

/** A column of a table. A list of columns has the order in which the table shows them. */
export interface RequestColumn {
  readonly name: RequestColumnName;
  /** px; null: the default width. */
  readonly width: number | null;
}

export const requestLayouts = ['table', 'board'] as const;
export type RequestLayout = (typeof requestLayouts)[number];

/**
 * The settings of a saved view. Search words are not stored, because they can be names of people and would remain after a person is erased.
 */
export interface RequestList {
  readonly layout: RequestLayout;
  readonly view: RequestView;
  readonly owner: AccountId | 'none' | null;
  readonly milestone: Milestone | null;
  readonly municipalityId: string | null;
  readonly order: RequestOrder;
  readonly isDescending: boolean;
  /** Null: the view stores no columns, and each user sees their own. */
  readonly columns: readonly RequestColumn[] | null;
}

/** The parts of a view that may no longer exist. */
export const viewParts = ['view', 'owner', 'milestone', 'municipality', 'order', 'columns'] as const;
export type ViewPart = (typeof viewParts)[number];

/** A saved view, private or shared. */
export interface SavedRequestView {
  readonly id: number;
  readonly name: string;
  /** True: all staff see the view, and administrators maintain it. */
  readonly isShared: boolean;
  /** 1, and one more after each change of the view. */
  readonly version: number;
  readonly list: RequestList;
  /** The parts that no longer exist. A missing account or municipality stays in `list`; other parts get a default. */
  readonly missing: readonly ViewPart[];
}

/** The user’s own and the shared views, by name, and the user’s columns. `columns` null: the default columns. */
export interface SavedRequestViews {
  readonly views: readonly SavedRequestView[];
  readonly columns: readonly RequestColumn[] | null;
}

const column: Body<RequestColumn> = body<RequestColumn>({
  name: ['Name', z.enum(requestColumns)],
  width: ['Width', lenient<number | null>(z.int().check(z.minimum(columnWidths.least), z.maximum(columnWidths.most)), null)],
});

/** Each column may occur once. */
export const requestColumnsBody: Body<readonly RequestColumn[]> = z.array(column).check(
  z.maxLength(requestColumns.length),
  z.refine((columns) => new Set(columns.map(({ name }) => name)).size === columns.length, 'expected each column once'),
);

const columnsOrNull = lenient<readonly RequestColumn[] | null>(requestColumnsBody, null);

export const requestListBody: Body<RequestList> = body<RequestList>({
  layout: ['Layout', z.enum(requestLayouts)],
  view: ['View', z.enum(requestViews)],
  owner: ['Owner', lenient<RequestList['owner']>(z.union([z.literal('none'), accountId]), null)],
  milestone: ['Milestone', lenient<Milestone | null>(z.enum(milestones), null)],
  municipalityId: ['MunicipalityId', lenient<string | null>(z.string().check(z.maxLength(20)), null)],
  order: ['Order', z.enum(requestOrders)],
  isDescending: ['IsDescending', flag],
  columns: ['Columns', columnsOrNull],
});

export const savedRequestViewBody: Body<SavedRequestView> = body<SavedRequestView>({
  id: ['Id', integer],
  name: ['Name', text],
  isShared: ['IsShared', flag],
  version: ['Version', integer],
  list: ['List', requestListBody],
  missing: ['Missing', list(z.enum(viewParts))],
});

export const savedRequestViewsBody: Body<SavedRequestViews> = body<SavedRequestViews>({
  views: ['Views', list(savedRequestViewBody)],
  columns: ['Columns', columnsOrNull],
});

/** The greatest length of the name of a view, in characters. */
export const longestViewName = 60;

/** A view to store. */
export interface RequestViewWriting {
  readonly name: string;
  readonly isShared: boolean;
  readonly list: RequestList;
}

export const requestViewWritingBody: Body<RequestViewWriting> = body<RequestViewWriting>({
  name: [
    'Name',
    z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(longestViewName), z.regex(/^\P{Cc}*$/u, 'expected no control characters')),
  ],
  isShared: ['IsShared', flag],
  list: ['List', requestListBody],
});

export interface ChosenColumns {
  readonly columns: readonly RequestColumn[] | null;
}

/** Null: the default columns. */
export const chosenColumnsBody: Body<ChosenColumns> = body<ChosenColumns>({
  columns: ['Columns', z.nullable(requestColumnsBody)],
});
