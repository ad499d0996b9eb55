import { type RequestPlace, requestPlaces } from '@gavel/core/requests';
import { type Body, body } from '../body.ts';
import { flag, integer, list, text, textOrNull } from '../values.ts';
import { z } from '../zod.ts';
import { type RequestChange, requestChangeBody } from './request-change-bodies.ts';
import type { RequestOrder } from './request-desk-bodies.ts';
import { type WorkedRequest, workedRequestBody } from './worked-request-bodies.ts';

/** One column of the board with its first requests. `next`: the parameter for more requests; null: there are no more requests. */
export interface BoardColumn {
  readonly place: RequestPlace;
  readonly count: number;
  /** True: there are more requests than `count`. */
  readonly isMore: boolean;
  readonly leads: readonly WorkedRequest[];
  readonly next: string | null;
}

/**
 * Returns the sort order of the requests in a column: the request that is due earliest comes first. In the column of lost
 * requests, the request that staff handled last comes first.
 */
export function orderAt(place: RequestPlace): { readonly order: RequestOrder; readonly direction: 'asc' | 'desc' } {
  return place === 'lost' ? { order: 'waiting', direction: 'desc' } : { order: 'due', direction: 'asc' };
}

export interface RequestBoard {
  readonly columns: readonly BoardColumn[];
}

export const requestBoardBody: Body<RequestBoard> = body<RequestBoard>({
  columns: [
    'Columns',
    list(
      body<BoardColumn>({
        place: ['Place', z.enum(requestPlaces)],
        count: ['Count', integer],
        isMore: ['IsMore', flag],
        leads: ['Leads', list(workedRequestBody)],
        next: ['Next', textOrNull],
      }),
    ),
  ],
});

/** The largest number of requests that can be selected at the same time. */
export const mostChosen = 200;

/** One change for several requests, each with the version that the user saw. */
export interface ManyRequestsChange {
  readonly change: RequestChange;
  readonly leads: readonly { readonly id: string; readonly version: number }[];
}

const chosen = body<ManyRequestsChange['leads'][number]>({ id: ['Id', z.uuid()], version: ['Version', integer] });

export const manyRequestsChangeBody: Body<ManyRequestsChange> = body<ManyRequestsChange>({
  change: ['Change', requestChangeBody],
  leads: ['Leads', z.array(chosen).check(z.minLength(1), z.maxLength(mostChosen))],
});

/** The outcome of a change for each of several requests: `done`, or the reason why the server refused the change. */
export const manyOutcomes = ['done', 'unknown-lead', 'lead-conflict', 'lead-erased', 'move-refused'] as const;
export type ManyOutcome = (typeof manyOutcomes)[number];

export interface ManyRequestsAnswer {
  readonly outcomes: readonly { readonly id: string; readonly outcome: ManyOutcome }[];
}

export const manyRequestsAnswerBody: Body<ManyRequestsAnswer> = body<ManyRequestsAnswer>({
  outcomes: [
    'Outcomes',
    list(body<ManyRequestsAnswer['outcomes'][number]>({ id: ['Id', text], outcome: ['Outcome', z.enum(manyOutcomes)] })),
  ],
});

export interface ChosenRequests {
  readonly ids: readonly string[];
}

export const chosenRequestsBody: Body<ChosenRequests> = body<ChosenRequests>({
  ids: ['Ids', z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostChosen))],
});
