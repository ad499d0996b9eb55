import { type LeadPlace, leadPlaces } from '@gavel/core/leads';
import { type Body, body } from './body.ts';
import { type LeadChange, leadChangeBody } from './lead-change-bodies.ts';
import type { LeadOrder } from './lead-desk-bodies.ts';
import { flag, integer, list, text, textOrNull } from './values.ts';
import { type WorkedLead, workedLeadBody } from './worked-lead-bodies.ts';
import { z } from './zod.ts';

/** Requests in one place of the board: how many there are, the first of them, and where the next part begins; null: those are all. */
export interface BoardColumn {
  readonly place: LeadPlace;
  readonly count: number;
  /** More than that. */
  readonly isMore: boolean;
  readonly leads: readonly WorkedLead[];
  readonly next: string | null;
}

/** The order in which requests stand in a place: what is due first; of what is lost, the latest. */
export function orderAt(place: LeadPlace): { readonly order: LeadOrder; readonly direction: 'asc' | 'desc' } {
  return place === 'lost' ? { order: 'waiting', direction: 'desc' } : { order: 'due', direction: 'asc' };
}

export interface LeadBoard {
  readonly columns: readonly BoardColumn[];
}

export const leadBoardBody: Body<LeadBoard> = body<LeadBoard>({
  columns: [
    'Columns',
    list(
      body<BoardColumn>({
        place: ['Place', z.enum(leadPlaces)],
        count: ['Count', integer],
        isMore: ['IsMore', flag],
        leads: ['Leads', list(workedLeadBody)],
        next: ['Next', textOrNull],
      }),
    ),
  ],
});

/** So many requests can be chosen at once. */
export const mostChosen = 200;

/** The same thing, done with several requests, each as it was read. */
export interface ManyLeadsChange {
  readonly change: LeadChange;
  readonly leads: readonly { readonly id: string; readonly version: number }[];
}

const chosen = body<ManyLeadsChange['leads'][number]>({ id: ['Id', z.uuid()], version: ['Version', integer] });

export const manyLeadsChangeBody: Body<ManyLeadsChange> = body<ManyLeadsChange>({
  change: ['Change', leadChangeBody],
  leads: ['Leads', z.array(chosen).check(z.minLength(1), z.maxLength(mostChosen))],
});

/** What became of one of several: `done`, or why it was refused. */
export const manyOutcomes = ['done', 'unknown-lead', 'lead-conflict', 'move-refused'] as const;
export type ManyOutcome = (typeof manyOutcomes)[number];

export interface ManyLeadsAnswer {
  readonly outcomes: readonly { readonly id: string; readonly outcome: ManyOutcome }[];
}

export const manyLeadsAnswerBody: Body<ManyLeadsAnswer> = body<ManyLeadsAnswer>({
  outcomes: [
    'Outcomes',
    list(body<ManyLeadsAnswer['outcomes'][number]>({ id: ['Id', text], outcome: ['Outcome', z.enum(manyOutcomes)] })),
  ],
});

export interface ChosenLeads {
  readonly ids: readonly string[];
}

export const chosenLeadsBody: Body<ChosenLeads> = body<ChosenLeads>({
  ids: ['Ids', z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostChosen))],
});
