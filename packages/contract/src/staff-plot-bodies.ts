import type { Plot, PlotLimit } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { plotBody } from './range-bodies.ts';
import { decimal, flag, instant, instantOrNull, integer, list, text, textOrNull } from './values.ts';
import { type WorkedLead, workedLeadBody } from './worked-lead-bodies.ts';
import { z } from './zod.ts';

/** A plot that is for sale, and how many want it. */
export interface PlotInterest {
  readonly plot: Plot;
  /** Saved houses that have chosen it. */
  readonly houses: number;
  /** Requests that name it, of those that one may see. */
  readonly requests: number;
  /** Of both, those of the last seven days. */
  readonly fresh: number;
  /** When it was chosen or named last; null: nobody has. */
  readonly latestAt: number | null;
}

const plotInterest = {
  plot: ['Plot', plotBody],
  houses: ['Houses', integer],
  requests: ['Requests', integer],
  fresh: ['Fresh', integer],
  latestAt: ['LatestAtUtc', instantOrNull],
} as const;

export interface PlotInterests {
  readonly now: number;
  readonly plots: readonly PlotInterest[];
  /** Names of those that have plots. */
  readonly municipalities: readonly string[];
}

export const plotInterestsBody: Body<PlotInterests> = body<PlotInterests>({
  now: ['NowUtc', instant],
  plots: ['Plots', list(body<PlotInterest>(plotInterest))],
  municipalities: ['Municipalities', list(text)],
});

/** Somebody who wants a plot: by a saved house that has chosen it, or by a request that names it. */
export interface PlotInterested {
  /** Since when. */
  readonly at: number;
  /** Empty: a customer of somebody else, of a builder whose salesmen see their own only. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Null: nobody whom one may see. */
  readonly customerId: number | null;
  /** Of the house; null: it is a request without such a house. */
  readonly token: string | null;
  readonly houseName: string;
  /** Empty: no house, or one that is sold no more. */
  readonly houseTitle: string;
  /** How the house fits, as far as it is known. */
  readonly limits: readonly PlotLimit[];
  /** The latest request that names it. */
  readonly lead: WorkedLead | null;
}

const interested: Body<PlotInterested> = body<PlotInterested>({
  at: ['AtUtc', instant],
  name: ['Name', text],
  email: ['Email', text],
  phone: ['Phone', text],
  customerId: ['CustomerId', lenient<number | null>(integer, null)],
  token: ['ConfigurationId', textOrNull],
  houseName: ['ConfigurationName', text],
  houseTitle: ['HouseModelName', text],
  limits: [
    'Limits',
    list(
      body<PlotLimit>({
        measure: ['Measure', z.enum(['buildArea', 'height'])],
        has: ['Has', decimal],
        allows: ['Allows', decimal],
        holds: ['Holds', flag],
      }),
    ),
  ],
  lead: ['Lead', lenient<WorkedLead | null>(workedLeadBody, null)],
});

/** A plot with a part of those who want it, and where the next part begins; null: it was the last. */
export interface PlotInterestedPage extends PlotInterest {
  readonly now: number;
  readonly interested: readonly PlotInterested[];
  readonly next: string | null;
}

export const plotInterestedPageBody: Body<PlotInterestedPage> = body<PlotInterestedPage>({
  ...plotInterest,
  now: ['NowUtc', instant],
  interested: ['Interested', list(interested)],
  next: ['Next', textOrNull],
});
