import type { Ore } from '@gavel/core';
import { type FactoryLine, type OrderDecision, type OrderFault, orderDecisions } from '@gavel/core/orders';
import type { OwnLine, QuoteHouse } from '@gavel/core/quotes';
import { type Body, body, lenient } from '../body.ts';
import {
  type FinalOrder,
  factoryLineBody,
  finalOrder,
  type OrderCustomer,
  type OrderName,
  type OrderPlot,
  orderCustomerBody,
  orderPlotBody,
  orderState,
} from '../order-bodies.ts';
import { ownLineBody, quoteHouseBody } from '../quote-bodies.ts';
import { amount, flag, instant, instantOrNull, integer, list, text, textOrNull, token } from '../values.ts';
import { z } from '../zod.ts';

/** The greatest lengths, in characters, of the text beside a tick of the checklist, and of the reason for a refusal or a cancellation. */
export const longestTick = 500;
export const longestReason = 1000;

/** The reasons why a house cannot be ordered. */
export const orderGaps = ['unanswered', 'refused', 'plot', 'plots', 'name', 'email', 'check', 'ordered'] as const;

/**
 * One obstacle to an order. `plots`: the house has more than one chosen plot. `ordered`: another order of the request waits for approval.
 */
export interface OrderGap extends Omit<OrderFault, 'kind'> {
  readonly kind: (typeof orderGaps)[number];
}

/** An order by number and token, with its state. */
export type NamedOrder = OrderName & Pick<FinalOrder, 'state'>;

export const namedOrderBody: Body<NamedOrder> = body<NamedOrder>({
  token: ['Token', token],
  number: ['Number', integer],
  state: ['State', orderState],
});

/** An item of the checklist that staff must tick before an order. */
export interface DraftCheck {
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  /** Whether the tick needs a text. */
  readonly needsWords: boolean;
  /** Null: not ticked. */
  readonly tick: { readonly words: string; readonly by: string; readonly at: number } | null;
}

/** The final order as the server would make it now. */
export interface OrderDraft {
  readonly leadId: string;
  readonly configurationId: string;
  readonly image: string;
  readonly customer: OrderCustomer;
  readonly house: QuoteHouse;
  readonly lines: readonly OwnLine[];
  readonly plots: readonly OrderPlot[];
  /** The quote whose prices the order has; null: the order has today’s prices. */
  readonly offer: { readonly number: string; readonly sentAt: number; readonly isAccepted: boolean } | null;
  /** True: there is a valid quote, whether or not the order uses it. */
  readonly hasOffer: boolean;
  /** True: the house has changed since the quote; its name and price do not count. */
  readonly isChangedSinceOffer: boolean;
  readonly checks: readonly DraftCheck[];
  readonly gaps: readonly OrderGap[];
  /** True: an administrator must approve the order before it is frozen. */
  readonly waits: boolean;
  /** Every order of the request, latest first. A new order replaces the frozen order. */
  readonly orders: readonly NamedOrder[];
  /**
   * Identifies the data that the user saw. The HTTP request that makes the order sends this tag back. The server refuses the order if the
   * data have changed.
   */
  readonly tag: string;
}

const gap: Body<OrderGap> = body<OrderGap>({
  kind: ['Kind', z.enum(orderGaps)],
  section: ['Section', text],
  question: ['Question', text],
  answer: ['Answer', text],
});

const tick: Body<NonNullable<DraftCheck['tick']>> = body<NonNullable<DraftCheck['tick']>>({
  words: ['Words', text],
  by: ['By', text],
  at: ['AtUtc', instant],
});

const check: Body<DraftCheck> = body<DraftCheck>({
  key: ['Key', text],
  title: ['Title', text],
  hint: ['Hint', text],
  needsWords: ['NeedsWords', flag],
  tick: ['Tick', lenient<DraftCheck['tick']>(tick, null)],
});

const draftQuote: Body<NonNullable<OrderDraft['offer']>> = body<NonNullable<OrderDraft['offer']>>({
  number: ['Number', text],
  sentAt: ['SentAtUtc', instant],
  isAccepted: ['IsAccepted', flag],
});

export const orderDraftBody: Body<OrderDraft> = body<OrderDraft>({
  leadId: ['LeadId', text],
  configurationId: ['ConfigurationId', token],
  image: ['Image', text],
  customer: ['Customer', orderCustomerBody],
  house: ['House', quoteHouseBody],
  lines: ['Lines', list(ownLineBody)],
  plots: ['Plots', list(orderPlotBody)],
  offer: ['Offer', lenient<OrderDraft['offer']>(draftQuote, null)],
  hasOffer: ['HasOffer', flag],
  isChangedSinceOffer: ['IsChangedSinceOffer', flag],
  checks: ['Checks', list(check)],
  gaps: ['Gaps', list(gap)],
  waits: ['Waits', flag],
  orders: ['Orders', list(namedOrderBody)],
  tag: ['Tag', text],
});

/** Ticks one item of the checklist, or removes its tick. */
export interface OrderTicking {
  readonly key: string;
  readonly isDone: boolean;
  readonly words: string;
  /** The time of the tick that the user saw; null: there was no tick. If the tick has changed meanwhile, the server refuses the new one. */
  readonly seenAt: number | null;
}

export const orderTickingBody: Body<OrderTicking> = body<OrderTicking>({
  key: ['Key', z.string().check(z.minLength(1), z.maxLength(100))],
  isDone: ['IsDone', flag],
  words: ['Words', z.string().check(z.trim(), z.maxLength(longestTick))],
  seenAt: ['SeenAtUtc', instantOrNull],
});

/** An order, as staff see it. */
export interface StaffOrder extends FinalOrder {
  /** Null: the request is deleted. */
  readonly leadId: string | null;
  readonly frozenBy: string | null;
  readonly refusedAt: number | null;
  readonly refusedBy: string | null;
  readonly cancelledBy: string | null;
  /** The decisions that the user may make. */
  readonly decisions: readonly OrderDecision[];
}

export const staffOrderBody: Body<StaffOrder> = body<StaffOrder>({
  ...finalOrder,
  leadId: ['LeadId', textOrNull],
  frozenBy: ['FrozenBy', textOrNull],
  refusedAt: ['RefusedAtUtc', instantOrNull],
  refusedBy: ['RefusedBy', textOrNull],
  cancelledBy: ['CancelledBy', textOrNull],
  decisions: ['Decisions', list(z.enum(orderDecisions))],
});

/** A decision about an order; refusals and cancellations need a reason. */
export type OrderDeciding =
  | { readonly kind: 'approve' }
  | { readonly kind: Exclude<OrderDecision, 'approve'>; readonly reason: string };

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReason));
const wireDeciding = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('approve') }),
  z.object({ Kind: z.enum(['refuse', 'cancel']), Reason: reason }),
]);

export const orderDecidingBody: Body<OrderDeciding> = z.codec(wireDeciding, z.custom<OrderDeciding>(), {
  decode: (wire): OrderDeciding => (wire.Kind === 'approve' ? { kind: wire.Kind } : { kind: wire.Kind, reason: wire.Reason }),
  encode: (deciding) =>
    deciding.kind === 'approve' ? { Kind: deciding.kind } : { Kind: deciding.kind, Reason: deciding.reason },
});

/** An order in a list. */
export interface ListedOrder
  extends Pick<StaffOrder, 'token' | 'number' | 'state' | 'leadId' | 'madeAt' | 'madeBy' | 'frozenAt'> {
  readonly customerName: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly image: string;
  readonly price: Ore;
}

export const listedOrderBody: Body<ListedOrder> = body<ListedOrder>({
  token: ['Token', token],
  number: ['Number', integer],
  state: ['State', orderState],
  leadId: ['LeadId', textOrNull],
  madeAt: ['MadeAtUtc', instant],
  madeBy: ['MadeBy', text],
  frozenAt: ['FrozenAtUtc', instantOrNull],
  customerName: ['CustomerName', text],
  houseTitle: ['HouseModelName', text],
  municipalityName: ['MunicipalityName', text],
  image: ['Image', text],
  price: ['Price', amount],
});

/** One page of a list of orders, the latest first. `next`: the parameter for the next page; null: this is the last page. */
export interface ListedOrders {
  readonly orders: readonly ListedOrder[];
  readonly next: string | null;
}

export const listedOrdersBody: Body<ListedOrders> = body<ListedOrders>({
  orders: ['Orders', list(listedOrderBody)],
  next: ['Next', textOrNull],
});

/** An order for the factory. The price of the house and all lines add up to the ordinary price. */
export interface FactoryList extends Pick<FinalOrder, 'token' | 'number' | 'state' | 'frozenAt'> {
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly webConfigurationVersion: number;
  readonly housePrice: Ore;
  readonly ordinary: Ore;
  readonly lines: readonly FactoryLine[];
}

export const factoryListBody: Body<FactoryList> = body<FactoryList>({
  token: ['Token', token],
  number: ['Number', integer],
  state: ['State', orderState],
  frozenAt: ['FrozenAtUtc', instantOrNull],
  houseTitle: ['HouseModelName', text],
  municipalityName: ['MunicipalityName', text],
  webConfigurationVersion: ['WebConfigurationVersion', integer],
  housePrice: ['HousePrice', amount],
  ordinary: ['OrdinaryPrice', amount],
  lines: ['Lines', list(factoryLineBody)],
});
