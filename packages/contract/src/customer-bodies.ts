import type { AccountId } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { type ListedHouse, listedHouseBody } from './saved-house-bodies.ts';
import { type TimelineEntry, timelineEntry } from './timeline-bodies.ts';
import { accountIdOrNull, instant, instantOrNull, integer, list, text, textOrNull, token } from './values.ts';
import { type WorkedLead, workedLeadBody } from './worked-lead-bodies.ts';
import { z } from './zod.ts';

/** As long as what is written along with a link may be. */
export const longestLinkWords = 2000;

/** Whoever has asked, or has an account, as a list shows them. */
export interface ListedCustomer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Empty: nobody knows. */
  readonly municipalityName: string;
  /** Their account's number; null: they have none. */
  readonly customerNumber: AccountId | null;
  readonly requests: number;
  readonly houses: number;
  /** What they asked last; null: nothing yet. */
  readonly latest: WorkedLead | null;
  /** When they asked last, or made their account. */
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
  latest: ['Latest', lenient<WorkedLead | null>(workedLeadBody, null)],
  seenAt: ['SeenAtUtc', instant],
} as const;

const listedCustomerBody: Body<ListedCustomer> = body<ListedCustomer>(listedCustomer);

/** A part of the list, and where the next part begins; null: it was the last. */
export interface ListedCustomers {
  readonly customers: readonly ListedCustomer[];
  readonly next: string | null;
}

export const listedCustomersBody: Body<ListedCustomers> = body<ListedCustomers>({
  customers: ['Customers', list(listedCustomerBody)],
  next: ['Next', textOrNull],
});

/** What a customer has agreed to. */
interface CustomerConsent {
  readonly title: string;
  /** Empty: nobody knows any more. */
  readonly version: string;
  readonly givenAt: number;
  readonly withdrawnAt: number | null;
}

/** One of the addresses that are this customer. */
interface CustomerPart {
  readonly id: number;
  readonly address: string;
}

/** A customer whole, with what whoever asks may see. */
export interface OpenedCustomer extends ListedCustomer {
  /** Counts the joinings and partings; the answer's ETag. */
  readonly version: number;
  /** The first stands for them, and was joined to nobody. */
  readonly parts: readonly CustomerPart[];
  /** Latest first. */
  readonly leads: readonly WorkedLead[];
  /** Those that they own or share, latest first. */
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
  leads: ['Leads', list(workedLeadBody)],
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

/** What is done with a customer by hand: another one is the same, or is not. */
export interface CustomerChange {
  readonly kind: 'join' | 'part';
  /** Of the other one. */
  readonly customerId: number;
}

export const customerChangeBody: Body<CustomerChange> = body<CustomerChange>({
  kind: ['Kind', z.enum(['join', 'part'])],
  customerId: ['CustomerId', z.int().check(z.positive())],
});

/** A link to a house, by mail. */
export interface HouseLink {
  /** The token of one of the customer's houses. */
  readonly configurationId: string;
  /** What is written along with it; may be empty. */
  readonly words: string;
}

export const houseLinkBody: Body<HouseLink> = body<HouseLink>({
  configurationId: ['ConfigurationId', token],
  words: ['Words', lenient(z.string().check(z.trim(), z.maxLength(longestLinkWords)), '')],
});
