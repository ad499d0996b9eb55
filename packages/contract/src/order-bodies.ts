import type { AccountId, BaseQuestionId, HouseId, Ore, Placement, Selections, WebConfigurationId } from '@gavel/core';
import { type FactoryLine, type OrderState, orderStates } from '@gavel/core/orders';
import type { OwnLine, QuoteHouse } from '@gavel/core/quotes';
import { type Body, body, lenient } from './body.ts';
import { placementOrNull } from './placement-body.ts';
import { ownLineBody, type QuoteSeller, quoteHouseBody, quoteSellerBody } from './quote-bodies.ts';
import {
  accountIdOrNull,
  amount,
  answerId,
  baseAnswerId,
  baseQuestionId,
  decimal,
  flag,
  houseId,
  instant,
  instantOrNull,
  integer,
  list,
  questionId,
  selections,
  text,
  textOrNull,
  token,
  webConfigurationId,
} from './values.ts';
import { z } from './zod.ts';

const integerOrNull: Body<number | null> = lenient<number | null>(integer, null);
const tokenOrNull: Body<string | null> = lenient<string | null>(token, null);

export const orderState: Body<OrderState> = z.enum(orderStates);

/** The customer of an order, as of the day of the order. */
export interface OrderCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The account’s number; null: no account. */
  readonly accountId: AccountId | null;
}

/** The builder’s plot for the house, as offered on the day of the order. */
export interface OrderPlot {
  readonly address: string;
  readonly areaName: string;
  readonly propertyReference: string;
  /** m². */
  readonly landArea: number;
  readonly price: Ore;
}

/** An item of the checklist that staff ticked before they made the order. */
export interface OrderTick {
  readonly title: string;
  /** The text that staff wrote beside the tick; may be empty. */
  readonly words: string;
  readonly by: string;
  readonly at: number;
}

/** A picture of the ordered house. */
export interface OrderPicture {
  /** The last part of its address: `/media/orders/{token}/{name}`. */
  readonly name: string;
  readonly title: string;
  /** True: a line drawing, shown completely with a margin. */
  readonly isDrawing: boolean;
}

/** The ordered version of the house and its choices, with the ids that the range had on the day of the order. */
export interface OrderedHouse {
  /**
   * The token of the saved house or snapshot from which the order was made. `revision`: the version of the saved house; null: the
   * order was made from a snapshot, which has no versions.
   */
  readonly configurationId: string;
  readonly revision: number | null;
  readonly houseId: HouseId;
  readonly webConfigurationId: WebConfigurationId;
  readonly webConfigurationVersion: number;
  readonly municipalityId: string;
  readonly areaCode: string;
  readonly answers: Selections;
  /** The position of the house on a plot; null: the customer had not chosen a position, or the order was made before orders stored it. */
  readonly placement: Placement | null;
}

/** The complete content of a final order, which never changes. Amounts are öre incl. VAT. */
export interface OrderContent {
  readonly madeAt: number;
  readonly madeBy: string;
  readonly chosen: OrderedHouse;
  readonly house: QuoteHouse;
  /** Lines that the salesperson added to the quote; an amount below 0 is a discount. */
  readonly lines: readonly OwnLine[];
  /** The number of the quote whose prices the order has; null: the order has the prices of the day on which it was made. */
  readonly offerNumber: string | null;
  readonly plots: readonly OrderPlot[];
  readonly ticks: readonly OrderTick[];
  readonly customer: OrderCustomer;
  readonly seller: QuoteSeller;
  readonly factory: readonly FactoryLine[];
  readonly pictures: readonly OrderPicture[];
}

const orderedHouse: Body<OrderedHouse> = body<OrderedHouse>({
  configurationId: ['ConfigurationId', token],
  revision: ['Revision', integerOrNull],
  houseId: ['HouseId', houseId],
  webConfigurationId: ['WebConfigurationId', webConfigurationId],
  webConfigurationVersion: ['WebConfigurationVersion', integer],
  municipalityId: ['MunicipalityId', text],
  areaCode: ['PriceListAreaCode', text],
  answers: ['Answers', selections],
  placement: ['Placement', placementOrNull],
});

export const orderCustomerBody: Body<OrderCustomer> = body<OrderCustomer>({
  name: ['Name', text],
  email: ['Email', text],
  phone: ['Phone', text],
  accountId: ['AccountId', accountIdOrNull],
});

export const orderPlotBody: Body<OrderPlot> = body<OrderPlot>({
  address: ['Adress', text],
  areaName: ['AreaName', text],
  propertyReference: ['PropertyReference', text],
  landArea: ['LandArea', decimal],
  price: ['Price', amount],
});

const baseQuestionIdOrNull: Body<BaseQuestionId | null> = lenient<BaseQuestionId | null>(baseQuestionId, null);

export const factoryLineBody: Body<FactoryLine> = body<FactoryLine>({
  section: ['Section', text],
  questionId: ['GuideQuestionId', questionId],
  question: ['Question', text],
  answerId: ['GuideAnswerId', answerId],
  answer: ['Answer', text],
  baseQuestionId: ['BaseQuestionId', baseQuestionIdOrNull],
  baseAnswerId: ['BaseAnswerId', baseAnswerId],
  quantity: ['Quantity', decimal],
  unitPrice: ['UnitPrice', decimal],
  amount: ['Amount', amount],
});

const orderContent = {
  madeAt: ['MadeAtUtc', instant],
  madeBy: ['MadeBy', text],
  chosen: ['Chosen', orderedHouse],
  house: ['House', quoteHouseBody],
  lines: ['Lines', list(ownLineBody)],
  offerNumber: ['OfferNumber', textOrNull],
  plots: ['Plots', list(orderPlotBody)],
  ticks: [
    'Checks',
    list(body<OrderTick>({ title: ['Title', text], words: ['Words', text], by: ['By', text], at: ['AtUtc', instant] })),
  ],
  customer: ['Customer', orderCustomerBody],
  seller: ['Seller', quoteSellerBody],
  factory: ['Factory', list(factoryLineBody)],
  pictures: [
    'Pictures',
    list(body<OrderPicture>({ name: ['Name', text], title: ['Title', text], isDrawing: ['IsDrawing', flag] })),
  ],
} as const;

/** The JSON of an order’s content, in the API and in the database. */
export const orderContentBody: Body<OrderContent> = body<OrderContent>(orderContent);

/** A final order, as the API returns it to users who may see it. */
export interface FinalOrder extends OrderContent {
  /** The last part of its address: `/base/{token}`. */
  readonly token: string;
  readonly number: number;
  readonly state: OrderState;
  readonly frozenAt: number | null;
  readonly cancelledAt: number | null;
  /** Why the order was refused or cancelled; empty: the order is neither refused nor cancelled. */
  readonly reason: string;
  /** The older order that this order replaces, and the newer order that replaces this order; null: there is no such order. */
  readonly replaces: OrderName | null;
  readonly replacedBy: OrderName | null;
}

export interface OrderName {
  readonly token: string;
  readonly number: number;
}

export const orderNameBody: Body<OrderName> = body<OrderName>({ token: ['Token', token], number: ['Number', integer] });
export const orderNameOrNull: Body<OrderName | null> = lenient<OrderName | null>(orderNameBody, null);

export const finalOrder = {
  ...orderContent,
  token: ['Token', token],
  number: ['Number', integer],
  state: ['State', orderState],
  frozenAt: ['FrozenAtUtc', instantOrNull],
  cancelledAt: ['CancelledAtUtc', instantOrNull],
  reason: ['Reason', text],
  replaces: ['Replaces', orderNameOrNull],
  replacedBy: ['ReplacedBy', orderNameOrNull],
} as const;

export const finalOrderBody: Body<FinalOrder> = body<FinalOrder>(finalOrder);

/** A final order in the API for other systems. */
export interface OrderRecord extends Pick<FinalOrder, 'token' | 'number' | 'state' | 'reason'> {
  readonly leadId: string | null;
  readonly frozenAt: number | null;
  readonly cancelledAt: number | null;
  readonly replaces: string | null;
  readonly offerNumber: string | null;
  readonly customer: OrderCustomer;
  readonly chosen: OrderedHouse;
  readonly houseTitle: string;
  /** The total to pay, and the VAT in it. */
  readonly total: Ore;
  readonly vat: Ore;
  readonly lines: readonly OwnLine[];
  readonly factory: readonly FactoryLine[];
  readonly url: string;
}

export const orderRecordBody: Body<OrderRecord> = body<OrderRecord>({
  token: ['Token', token],
  number: ['Number', integer],
  state: ['State', orderState],
  reason: ['Reason', text],
  leadId: ['LeadId', textOrNull],
  frozenAt: ['FrozenAtUtc', instantOrNull],
  cancelledAt: ['CancelledAtUtc', instantOrNull],
  replaces: ['Replaces', tokenOrNull],
  offerNumber: ['OfferNumber', textOrNull],
  customer: ['Customer', orderCustomerBody],
  chosen: ['Chosen', orderedHouse],
  houseTitle: ['HouseModelName', text],
  total: ['Total', amount],
  vat: ['Vat', amount],
  lines: ['Lines', list(ownLineBody)],
  factory: ['Factory', list(factoryLineBody)],
  url: ['Url', text],
});
