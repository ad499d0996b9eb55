import { requestActions, type WorkedRequest } from '@gavel/contract/staff';
import {
  milestones,
  placeOf,
  placesByHand,
  type RequestMove,
  type RequestPlace,
  type RequestState,
  requestStateOn,
} from '@gavel/core/requests';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { losesPage } from '../../access/use-desk-work.ts';

/**
 * Why the server refused a move. With `conflict`, somebody else has changed the request: `by` is their name, or empty if it is unknown.
 */
export interface CardRefused {
  readonly request: WorkedRequest;
  readonly why: 'conflict' | 'gone' | 'refused' | 'loggedOut' | 'failed';
  readonly by: string;
}

/** A move of a request’s card to a column. */
export interface CardAsk {
  readonly request: WorkedRequest;
  readonly place: RequestPlace;
}

export function stateOf({ milestone, dormantUntil, lostReason }: WorkedRequest, today: string): RequestState {
  if (lostReason) return { milestone, rest: { kind: 'lost', reason: lostReason } };
  return requestStateOn({ milestone, rest: dormantUntil ? { kind: 'dormant', until: dormantUntil } : null }, today);
}

/** Moves cards on the board. A card moves immediately (`moved`), and goes back if the server refuses the move. */
export function useBoard(today: string) {
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<CardAsk | null>(null);
  const [ask, setAsk] = useState<CardAsk | null>(null);
  const [refused, setRefused] = useState<CardRefused | null>(null);

  /**
   * Moves the card immediately if the user may set the new milestone by hand. For all other moves it opens a sheet, which asks for a day or
   * a reason, links to the form for a quote or an order, or explains why the move is impossible.
   */
  function put(request: WorkedRequest, place: RequestPlace) {
    const state = stateOf(request, today);
    if (moved || place === placeOf(state)) return;
    setRefused(null);
    const milestone = milestones.find((one) => one === place);
    if (milestone === undefined || !placesByHand(state).includes(place)) setAsk({ request, place });
    else void move(request, place, milestone === state.milestone ? { kind: 'open' } : { kind: 'milestone', milestone });
  }

  async function move(request: WorkedRequest, place: RequestPlace, change: RequestMove) {
    const { id, version } = request;
    setRefused(null);
    setMoved({ request, place });
    try {
      const api = await browserStaffApi();
      await api.changeLead({ parameters: { id }, body: change, headers: { 'If-Match': `"${version}"` } });
    } catch (error) {
      setRefused({ request, ...(await whyOf(error, id)) });
      // Do not load the page’s data again, because this would replace the page and lose the day or the reason that the user has entered.
      if (losesPage(error)) return setMoved(null);
    }
    setAsk(null);
    await revalidate();
    setMoved(null);
  }

  return {
    moved,
    ask,
    refused,
    put,
    move,
    closeAsk: () => setAsk(null),
    closeRefused: () => setRefused(null),
  };
}

/** Returns why the server refused the move. If a colleague has changed the request, their name comes from the timeline. */
async function whyOf(error: unknown, id: string): Promise<Pick<CardRefused, 'why' | 'by'>> {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'unknown-lead') return { why: 'gone', by: '' };
  if (code === 'move-refused') return { why: 'refused', by: '' };
  if (code === 'not-logged-in') return { why: 'loggedOut', by: '' };
  if (code !== 'lead-conflict') return { why: 'failed', by: '' };
  try {
    const { entries } = await (await browserStaffApi()).readWorkedLead({ parameters: { id } });
    // Find the latest entry that changed the request itself, because the timeline also lists e-mails and saves of the house.
    const change = entries.find(({ kind }) => requestActions.some((action) => action === kind));
    return { why: 'conflict', by: change?.by ?? '' };
  } catch {
    return { why: 'conflict', by: '' };
  }
}
