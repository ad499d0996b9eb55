import type { WorkedLead } from '@gavel/contract/staff';
import { type LeadMove, type LeadPlace, type LeadState, leadStateOn, milestones, placeOf, placesByHand } from '@gavel/core/leads';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';

/** Why a card went back. `conflict`: somebody has changed it meanwhile, whose name is known or empty. */
export interface CardRefused {
  readonly lead: WorkedLead;
  readonly why: 'conflict' | 'gone' | 'refused' | 'failed';
  readonly by: string;
}

/** What has to be said or done before a card moves. */
export interface CardAsk {
  readonly lead: WorkedLead;
  readonly place: LeadPlace;
}

export function stateOf({ milestone, dormantUntil, lostReason }: WorkedLead, today: string): LeadState {
  if (lostReason) return { milestone, rest: { kind: 'lost', reason: lostReason } };
  return leadStateOn({ milestone, rest: dormantUntil ? { kind: 'dormant', until: dormantUntil } : null }, today);
}

/** What is done on the board: a card stands where it was put at once (`moved`), and goes back where the server refuses. */
export function useBoard(today: string) {
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<CardAsk | null>(null);
  const [ask, setAsk] = useState<CardAsk | null>(null);
  const [refused, setRefused] = useState<CardRefused | null>(null);

  /** Asks first where something is missing, or where the place is reached by doing alone. */
  function put(lead: WorkedLead, place: LeadPlace) {
    const state = stateOf(lead, today);
    if (moved || place === placeOf(state)) return;
    setRefused(null);
    const milestone = milestones.find((one) => one === place);
    if (milestone === undefined || !placesByHand(state).includes(place)) setAsk({ lead, place });
    else void move(lead, place, milestone === state.milestone ? { kind: 'open' } : { kind: 'milestone', milestone });
  }

  async function move(lead: WorkedLead, place: LeadPlace, change: LeadMove) {
    const { id, version } = lead;
    setAsk(null);
    setMoved({ lead, place });
    try {
      const api = await browserStaffApi();
      await api.changeLead({ parameters: { id }, body: change, headers: { 'If-Match': `"${version}"` } });
    } catch (error) {
      setRefused({ lead, ...(await whyOf(error, id)) });
    }
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

/** Who has changed it meanwhile stands in its time line. */
async function whyOf(error: unknown, id: string): Promise<Pick<CardRefused, 'why' | 'by'>> {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'unknown-lead') return { why: 'gone', by: '' };
  if (code === 'move-refused') return { why: 'refused', by: '' };
  if (code !== 'lead-conflict') return { why: 'failed', by: '' };
  try {
    const { entries } = await (await browserStaffApi()).readWorkedLead({ parameters: { id } });
    return { why: 'conflict', by: entries.find(({ kind }) => kind !== 'asked' && kind !== 'saved')?.by ?? '' };
  } catch {
    return { why: 'conflict', by: '' };
  }
}
