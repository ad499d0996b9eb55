/** The state of a final order. Only the state can change, never the content of the order. */
export const orderStates = ['waiting', 'frozen', 'refused', 'cancelled', 'replaced'] as const;
export type OrderState = (typeof orderStates)[number];

/** The times when an order was frozen, refused or cancelled. Null: this has not happened. */
export interface OrderFate {
  readonly frozenAt: Date | null;
  readonly refusedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** True when another order, which is frozen and not cancelled, names this one as the order that it replaces. */
  readonly isReplaced: boolean;
}

/** Returns the state of an order. "Replaced" is not stored: it follows from the newer order that replaces this one. */
export function orderStateOf({ frozenAt, refusedAt, cancelledAt, isReplaced }: OrderFate): OrderState {
  if (cancelledAt) return 'cancelled';
  if (refusedAt) return 'refused';
  if (!frozenAt) return 'waiting';
  return isReplaced ? 'replaced' : 'frozen';
}

/** The decisions that staff can make about an existing order. */
export const orderDecisions = ['approve', 'refuse', 'cancel'] as const;
export type OrderDecision = (typeof orderDecisions)[number];

/** Returns the decisions that are possible in this state. Only a waiting or a frozen order allows decisions. */
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
