import type { AccountId } from '@gavel/core';
import { type Body, body, lenient } from '../body.ts';
import { type ListedHouse, listedHouseBody } from '../saved-house-bodies.ts';
import { accountIdOrNull, instant, instantOrNull, integer, list, text, textOrNull, token } from '../values.ts';
import { z } from '../zod.ts';
import { type TimelineEntry, timelineEntry } from './timeline-bodies.ts';
import { type WorkedRequest, workedRequestBody } from './worked-request-bodies.ts';

/** The longest text that staff may send with a link to a house, in characters. */
export const longestLinkWords = 2000;

/** A customer in a list: somebody with a request or an account. */
export interface ListedCustomer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Empty: unknown. */
  readonly municipalityName: string;
  /** The account’s number; null: no account. */
  readonly customerNumber: AccountId | null;
  readonly requests: number;
  readonly houses: number;
  /** The latest request; null: the customer has sent no request. */
  readonly latest: WorkedRequest | null;
  /** The time of the latest request or of the account’s creation, whichever is later. */
  readonly seenAt: number;
}

const listedCustomer = {
  id: ['Id', integer],
  name: ['Name', text],
  email: ['Email', text],
  phone: ['Phone', text],
  municipalityName: ['MunicipalityName', text],
  customerNumber: ['AccountId', accountIdOrNull],
  requests: ['Requests', integer],
  houses: ['Houses', integer],
  latest: ['Latest', lenient<WorkedRequest | null>(workedRequestBody, null)],
  seenAt: ['SeenAtUtc', instant],
} as const;

const listedCustomerBody: Body<ListedCustomer> = body<ListedCustomer>(listedCustomer);

/** One page of the list of customers. `next`: the parameter for the next page; null: this is the last page. */
export interface ListedCustomers {
  readonly customers: readonly ListedCustomer[];
  readonly next: string | null;
}

export const listedCustomersBody: Body<ListedCustomers> = body<ListedCustomers>({
  customers: ['Customers', list(listedCustomerBody)],
  next: ['Next', textOrNull],
});

/** A consent of a customer. */
interface CustomerConsent {
  readonly title: string;
  /** Empty: unknown. */
  readonly version: string;
  readonly givenAt: number;
  readonly withdrawnAt: number | null;
}

/** One e-mail address of a customer. Staff can join several addresses of one person. */
interface CustomerPart {
  readonly id: number;
  readonly address: string;
}

/** A customer, with everything that the logged-in staff member may see. */
export interface OpenedCustomer extends ListedCustomer {
  /** Counts how often addresses were joined or separated; the ETag of the response. */
  readonly version: number;
  /** The e-mail addresses of the customer. The first is the main address, which is not joined to another one. */
  readonly parts: readonly CustomerPart[];
  /** Latest first. */
  readonly leads: readonly WorkedRequest[];
  /** The houses that the customer owns or shares, latest first. */
  readonly savedHouses: readonly ListedHouse[];
  /** Latest first. */
  readonly consents: readonly CustomerConsent[];
  /** Latest first. */
  readonly entries: readonly TimelineEntry[];
  /** Other customers with the same telephone number. */
  readonly alike: readonly Pick<ListedCustomer, 'id' | 'name' | 'email'>[];
}

export const openedCustomerBody: Body<OpenedCustomer> = body<OpenedCustomer>({
  ...listedCustomer,
  version: ['Version', integer],
  parts: ['Parts', list(body<CustomerPart>({ id: ['Id', integer], address: ['Email', text] }))],
  leads: ['Leads', list(workedRequestBody)],
  savedHouses: ['SavedHouses', list(listedHouseBody)],
  consents: [
    'Consents',
    list(
      body<CustomerConsent>({
        title: ['Title', text],
        version: ['Version', text],
        givenAt: ['GivenAtUtc', instant],
        withdrawnAt: ['WithdrawnAtUtc', instantOrNull],
      }),
    ),
  ],
  entries: ['Entries', list(timelineEntry)],
  alike: [
    'Alike',
    list(body<OpenedCustomer['alike'][number]>({ id: ['Id', integer], name: ['Name', text], email: ['Email', text] })),
  ],
});

/** A manual change of a customer: staff join another customer to this one, or separate the two. */
export interface CustomerChange {
  readonly kind: 'join' | 'part';
  /** The id of the other customer. */
  readonly customerId: number;
}

export const customerChangeBody: Body<CustomerChange> = body<CustomerChange>({
  kind: ['Kind', z.enum(['join', 'part'])],
  customerId: ['CustomerId', z.int().check(z.positive())],
});

/** A link to a house, to be sent by e-mail. */
export interface HouseLink {
  /** The token of one of the customer’s houses. */
  readonly configurationId: string;
  /** The text sent with the link; may be empty. */
  readonly words: string;
}

export const houseLinkBody: Body<HouseLink> = body<HouseLink>({
  configurationId: ['ConfigurationId', token],
  words: ['Words', lenient(z.string().check(z.trim(), z.maxLength(longestLinkWords)), '')],
});
