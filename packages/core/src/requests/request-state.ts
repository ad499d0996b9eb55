/** The milestones that a buyer passes on the way to a house, in that order. */
export const milestones = ['new', 'contact', 'review', 'quote', 'order', 'agreement'] as const;
export type Milestone = (typeof milestones)[number];

export const lostReasons = ['price', 'plot', 'financing', 'competitor', 'postponed', 'unreachable', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

/** The milestone of a request, and whether it rests, which means that it is dormant or lost. */
export interface RequestState {
  readonly milestone: Milestone;
  readonly rest: Rest | null;
}

/** A request that rests is dormant until a day (yyyy-MM-dd in Stockholm), or lost. */
export type Rest = { readonly kind: 'dormant'; readonly until: string } | { readonly kind: 'lost'; readonly reason: LostReason };

/** The columns of the sales pipeline: one for each milestone, and one each for dormant and lost requests. */
export const requestPlaces = [...milestones, 'dormant', 'lost'] as const;
export type RequestPlace = (typeof requestPlaces)[number];

/** A change that staff make to a request by hand. `open`: the request is no longer dormant or lost. */
export type RequestMove =
  | { readonly kind: 'milestone'; readonly milestone: Milestone }
  | { readonly kind: 'dormant'; readonly until: string }
  | { readonly kind: 'lost'; readonly reason: LostReason }
  | { readonly kind: 'open' };

/**
 * Why a move is refused. `only-by-doing`: the milestone is in another part of the sales pipeline. `no-such-day`: the day does not exist or
 * is not in the future. `agreed`: a request with an agreement cannot become dormant or lost. `rests-not`: the request is neither dormant
 * nor lost, so it cannot be reopened.
 */
export type MoveRefusal = 'only-by-doing' | 'no-such-day' | 'agreed' | 'rests-not';

/**
 * The parts of the sales pipeline. By hand, a request moves only within its part. A sent quote, or a frozen or cancelled order, moves it to
 * another part.
 */
const parts: readonly (readonly Milestone[])[] = [['new', 'contact', 'review'], ['quote'], ['order', 'agreement']];

/** Returns the milestones that a request can be moved to by hand, in order, without its current milestone. */
export function milestonesByHand({ milestone }: RequestState): readonly Milestone[] {
  return partOf(milestone).filter((other) => other !== milestone);
}

/**
 * Returns the request after a move by hand, or why the move is refused. A move to a milestone reopens a dormant or lost request. A
 * request with an agreement can be neither dormant nor lost.
 * @param today yyyy-MM-dd in Stockholm
 */
export function moveRequest(state: RequestState, move: RequestMove, today: string): RequestState | MoveRefusal {
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

/** Returns the column of a request. A dormant or lost request is in the column of that name, not in the column of its milestone. */
export function placeOf({ milestone, rest }: RequestState): RequestPlace {
  return rest?.kind ?? milestone;
}

/**
 * Returns the columns that a request can be moved to by hand, in order. A dormant or lost request can be reopened at every milestone of
 * its part.
 */
export function placesByHand(state: RequestState): readonly RequestPlace[] {
  const { milestone } = state;
  const here = placeOf(state);
  const rests: readonly RequestPlace[] = milestone === 'agreement' ? [] : ['dormant', 'lost'];
  return requestPlaces.filter(
    (place) => place !== here && ([...partOf(milestone), ...rests] as readonly RequestPlace[]).includes(place),
  );
}

/**
 * Returns the request after a quote was sent (`done` is `quote`) or its order was frozen (`done` is `order`). The milestone is `done` or a
 * later one, and the request is neither dormant nor lost.
 */
export function reachByDoing({ milestone }: RequestState, done: 'quote' | 'order'): RequestState {
  const isFurther = milestones.indexOf(milestone) > milestones.indexOf(done);
  return { milestone: isFurther ? milestone : done, rest: null };
}

/**
 * Returns the request after its order was cancelled. If the request had reached the milestone `order`, its milestone is now `to`: `quote`
 * if the request has a quote, otherwise `review`.
 */
export function stepBack({ milestone, rest }: RequestState, to: 'review' | 'quote'): RequestState {
  return { milestone: milestones.indexOf(milestone) < milestones.indexOf('order') ? milestone : to, rest };
}

/**
 * Returns the state of a request on a day. A request that is dormant until this day or an earlier one is no longer dormant.
 * @param today yyyy-MM-dd
 */
export function requestStateOn(state: RequestState, today: string): RequestState {
  return state.rest?.kind === 'dormant' && state.rest.until <= today ? { ...state, rest: null } : state;
}

/** Returns whether the text is an existing day from the year 2000 to 2999, as yyyy-MM-dd. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function partOf(milestone: Milestone): readonly Milestone[] {
  return parts.find((part) => part.includes(milestone)) ?? [];
}
