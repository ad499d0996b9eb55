/** Where a final order is. What it says never changes; this does, forwards only. */
export const orderStates = ['waiting', 'frozen', 'refused', 'cancelled', 'replaced'] as const;
export type OrderState = (typeof orderStates)[number];

/** What has become of an order. Null: it has not. */
export interface OrderFate {
  readonly frozenAt: Date | null;
  readonly refusedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Another order that is frozen and not cancelled names it. */
  readonly isReplaced: boolean;
}

/** Nobody writes that an order is replaced: it follows from the one that names it. */
export function orderStateOf({ frozenAt, refusedAt, cancelledAt, isReplaced }: OrderFate): OrderState {
  if (cancelledAt) return 'cancelled';
  if (refusedAt) return 'refused';
  if (!frozenAt) return 'waiting';
  return isReplaced ? 'replaced' : 'frozen';
}

/** What is done with an order after it was made. */
export const orderDecisions = ['approve', 'refuse', 'cancel'] as const;
export type OrderDecision = (typeof orderDecisions)[number];

/** What can be done with an order where it is. One that another has replaced is done with. */
export function decisionsOn(state: OrderState): readonly OrderDecision[] {
  switch (state) {
    case 'waiting':
      return ['approve', 'refuse'];
    case 'frozen':
      return ['cancel'];
    default:
      return [];
  }
}
