import type { AccountId } from '@gavel/core';
import { type Milestone, milestones } from '@gavel/core/leads';
import { type Body, body, lenient } from './body.ts';
import { type LeadOrder, type LeadView, leadOrders, leadViews } from './lead-desk-bodies.ts';
import { accountId, flag, integer, list, text } from './values.ts';
import { z } from './zod.ts';

/** What a table of requests can show of each beside who asked, which always comes first. */
export const leadColumns = ['house', 'state', 'next', 'price', 'waited', 'arrived', 'owner', 'kind', 'phone', 'offer'] as const;
export type LeadColumnName = (typeof leadColumns)[number];

/** As narrow and as wide as a column can be, in px. */
export const columnWidths = { least: 64, most: 640 } as const;

/** A column in its place. */
export interface LeadColumn {
  readonly name: LeadColumnName;
  /** px; null: as wide as it is by itself. */
  readonly width: number | null;
}

export const leadLayouts = ['table', 'board'] as const;
export type LeadLayout = (typeof leadLayouts)[number];

/** What a saved view keeps of a list. No words that were searched for: those are people's names, and would outlive them. */
export interface LeadList {
  readonly layout: LeadLayout;
  readonly view: LeadView;
  readonly owner: AccountId | 'none' | null;
  readonly milestone: Milestone | null;
  readonly municipalityId: string | null;
  readonly order: LeadOrder;
  readonly isDescending: boolean;
  /** Null: whoever looks sees their own. */
  readonly columns: readonly LeadColumn[] | null;
}

/** What a view can name that is there no more. */
export const viewParts = ['view', 'owner', 'milestone', 'municipality', 'order', 'columns'] as const;
export type ViewPart = (typeof viewParts)[number];

/** A view with a name: somebody's own, or everybody's. */
export interface SavedLeadView {
  readonly id: number;
  readonly name: string;
  /** Everybody has it; administrators look after it. */
  readonly isShared: boolean;
  /** Counts the changes. */
  readonly version: number;
  readonly list: LeadList;
  /** What it names that is there no more. An account or a municipality stays in `list`; of anything else, what there is by itself stands there. */
  readonly missing: readonly ViewPart[];
}

/** One's own views and everybody's, by name, and one's own columns; null: none were chosen yet. */
export interface SavedLeadViews {
  readonly views: readonly SavedLeadView[];
  readonly columns: readonly LeadColumn[] | null;
}

const column: Body<LeadColumn> = body<LeadColumn>({
  name: ['Name', z.enum(leadColumns)],
  width: ['Width', lenient<number | null>(z.int().check(z.minimum(columnWidths.least), z.maximum(columnWidths.most)), null)],
});

/** Each column once. */
export const leadColumnsBody: Body<readonly LeadColumn[]> = z.array(column).check(
  z.maxLength(leadColumns.length),
  z.refine((columns) => new Set(columns.map(({ name }) => name)).size === columns.length, 'expected each column once'),
);

const columnsOrNull = lenient<readonly LeadColumn[] | null>(leadColumnsBody, null);

export const leadListBody: Body<LeadList> = body<LeadList>({
  layout: ['Layout', z.enum(leadLayouts)],
  view: ['View', z.enum(leadViews)],
  owner: ['Owner', lenient<LeadList['owner']>(z.union([z.literal('none'), accountId]), null)],
  milestone: ['Milestone', lenient<Milestone | null>(z.enum(milestones), null)],
  municipalityId: ['MunicipalityId', lenient<string | null>(z.string().check(z.maxLength(20)), null)],
  order: ['Order', z.enum(leadOrders)],
  isDescending: ['IsDescending', flag],
  columns: ['Columns', columnsOrNull],
});

export const savedLeadViewBody: Body<SavedLeadView> = body<SavedLeadView>({
  id: ['Id', integer],
  name: ['Name', text],
  isShared: ['IsShared', flag],
  version: ['Version', integer],
  list: ['List', leadListBody],
  missing: ['Missing', list(z.enum(viewParts))],
});

export const savedLeadViewsBody: Body<SavedLeadViews> = body<SavedLeadViews>({
  views: ['Views', list(savedLeadViewBody)],
  columns: ['Columns', columnsOrNull],
});

/** As long as a view's name may be. */
export const longestViewName = 60;

/** A view as it is to be. */
export interface LeadViewWriting {
  readonly name: string;
  readonly isShared: boolean;
  readonly list: LeadList;
}

export const leadViewWritingBody: Body<LeadViewWriting> = body<LeadViewWriting>({
  name: [
    'Name',
    z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(longestViewName), z.regex(/^\P{Cc}*$/u, 'expected no control characters')),
  ],
  isShared: ['IsShared', flag],
  list: ['List', leadListBody],
});

export interface ChosenColumns {
  readonly columns: readonly LeadColumn[] | null;
}

/** Null: as they are by themselves. */
export const chosenColumnsBody: Body<ChosenColumns> = body<ChosenColumns>({
  columns: ['Columns', z.nullable(leadColumnsBody)],
});
