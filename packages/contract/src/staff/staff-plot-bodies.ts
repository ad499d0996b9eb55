import type { Plot, PlotLimit } from '@gavel/core';
import { type Body, body, lenient } from '../body.ts';
import { plotBody } from '../range/range-bodies.ts';
import { decimal, flag, instant, instantOrNull, integer, list, text, textOrNull } from '../values.ts';
import { z } from '../zod.ts';
import { type WorkedRequest, workedRequestBody } from './worked-request-bodies.ts';

/** A plot that is for sale, and how many saved houses and requests are about it. */
export interface PlotInterest {
  readonly plot: Plot;
  /** The number of saved houses whose household has chosen the plot. */
  readonly houses: number;
  /** The number of requests that name the plot, among the requests that the user may see. */
  readonly requests: number;
  /** The part of `houses` for which the plot was chosen in the last seven days, plus the part of `requests` that arrived in these days. */
  readonly fresh: number;
  /** When a household last chose the plot or a request last named it; null: never. */
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
  /** The names of municipalities with plots. */
  readonly municipalities: readonly string[];
}

export const plotInterestsBody: Body<PlotInterests> = body<PlotInterests>({
  now: ['NowUtc', instant],
  plots: ['Plots', list(body<PlotInterest>(plotInterest))],
  municipalities: ['Municipalities', list(text)],
});

/** Somebody interested in a plot, through a saved house for which it was chosen or a request that names it. */
export interface PlotInterested {
  /** When the plot was chosen for the saved house; if `token` is null, when the request arrived. */
  readonly at: number;
  /** Empty: a customer that the user may not see. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Null: a customer that the user may not see. */
  readonly customerId: number | null;
  /** The token of the saved house for which the plot was chosen; null: the interest comes only from a request. */
  readonly token: string | null;
  readonly houseName: string;
  /** Empty: there is no house, or the builder no longer sells it. */
  readonly houseTitle: string;
  /** The building area and height that the plot allows, each with that of the house. A measure is left out if either number is unknown. */
  readonly limits: readonly PlotLimit[];
  /** The request that names the plot; for a saved house, the latest such request about the house; null: there is none. */
  readonly lead: WorkedRequest | null;
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
  lead: ['Lead', lenient<WorkedRequest | null>(workedRequestBody, null)],
});

/** A plot with one page of the interested people. `next`: the parameter for the next page; null: this is the last page. */
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
