/** What a buyer passes on the way to a house, in that order. */
export const milestones = ['new', 'contact', 'review', 'quote', 'order', 'agreement'] as const;
export type Milestone = (typeof milestones)[number];

export const lostReasons = ['price', 'plot', 'financing', 'competitor', 'postponed', 'unreachable', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

/** How far a request has come, and whether it rests. */
export interface LeadState {
  readonly milestone: Milestone;
  readonly rest: Rest | null;
}

/** It sleeps until a day (yyyy-MM-dd in Stockholm), or nothing came of it. */
export type Rest = { readonly kind: 'dormant'; readonly until: string } | { readonly kind: 'lost'; readonly reason: LostReason };

/** Where requests stand beside each other: by how far they have come, and those that rest by themselves. */
export const leadPlaces = [...milestones, 'dormant', 'lost'] as const;
export type LeadPlace = (typeof leadPlaces)[number];

/** What is done with a request by hand. `open`: it rests no more. */
export type LeadMove =
  | { readonly kind: 'milestone'; readonly milestone: Milestone }
  | { readonly kind: 'dormant'; readonly until: string }
  | { readonly kind: 'lost'; readonly reason: LostReason }
  | { readonly kind: 'open' };

/**
 * Why a move is refused. `only-by-doing`: an offer and a final order are made, not moved to. `no-such-day`: it sleeps until a day that is
 * still to come.
 */
export type MoveRefusal = 'only-by-doing' | 'no-such-day' | 'agreed' | 'rests-not';

/**
 * By hand a request goes to and fro within a part; into the next part it comes by what is done: an offer that is sent, a house that is frozen.
 */
const parts: readonly (readonly Milestone[])[] = [['new', 'contact', 'review'], ['quote'], ['order', 'agreement']];

/** Where a request can be put by hand, in their order, without where it is. */
export function milestonesByHand({ milestone }: LeadState): readonly Milestone[] {
  return partOf(milestone).filter((other) => other !== milestone);
}

/**
 * A request after a move by hand, or why it is refused. Moved to a milestone it rests no more. What is agreed neither sleeps nor is lost.
 * @param today yyyy-MM-dd in Stockholm
 */
export function moveLead(state: LeadState, move: LeadMove, today: string): LeadState | MoveRefusal {
  const { milestone } = state;
  switch (move.kind) {
    case 'milestone':
      return partOf(milestone).includes(move.milestone) ? { milestone: move.milestone, rest: null } : 'only-by-doing';
    case 'dormant':
      if (milestone === 'agreement') return 'agreed';
      return isDay(move.until) && move.until > today
        ? { milestone, rest: { kind: 'dormant', until: move.until } }
        : 'no-such-day';
    case 'lost':
      return milestone === 'agreement' ? 'agreed' : { milestone, rest: { kind: 'lost', reason: move.reason } };
    case 'open':
      return state.rest ? { milestone, rest: null } : 'rests-not';
  }
}

/** Where a request stands. What sleeps or is lost stands there, however far it was. */
export function placeOf({ milestone, rest }: LeadState): LeadPlace {
  return rest?.kind ?? milestone;
}

/**
 * Where a request can be put by hand, in the order of the places. From rest it can be taken up again, into the part that it was in.
 */
export function placesByHand(state: LeadState): readonly LeadPlace[] {
  const { milestone } = state;
  const here = placeOf(state);
  const rests: readonly LeadPlace[] = milestone === 'agreement' ? [] : ['dormant', 'lost'];
  return leadPlaces.filter(
    (place) => place !== here && ([...partOf(milestone), ...rests] as readonly LeadPlace[]).includes(place),
  );
}

/** A request after an offer on it was sent, or its house was frozen: it is as far as that at least, and rests no more. */
export function reachByDoing({ milestone }: LeadState, done: 'quote' | 'order'): LeadState {
  const isFurther = milestones.indexOf(milestone) > milestones.indexOf(done);
  return { milestone: isFurther ? milestone : done, rest: null };
}

/** A request whose order is cancelled is as far as it was before: where its offer is, else where there is none yet. */
export function stepBack({ milestone, rest }: LeadState, to: 'review' | 'quote'): LeadState {
  return { milestone: milestones.indexOf(milestone) < milestones.indexOf('order') ? milestone : to, rest };
}

/** What a request is on a day: one that has slept until then is awake by itself. @param today yyyy-MM-dd */
export function leadStateOn(state: LeadState, today: string): LeadState {
  return state.rest?.kind === 'dormant' && state.rest.until <= today ? { ...state, rest: null } : state;
}

/** Whether text is a day that there is, as yyyy-MM-dd, in this millennium. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function partOf(milestone: Milestone): readonly Milestone[] {
  return parts.find((part) => part.includes(milestone)) ?? [];
}
