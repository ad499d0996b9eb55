import type { LeadOffer, OpenedLead } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { findCustomerOf, findCustomerParts } from '../../people/customers/customers.repository.ts';
import { findNumberedLead, type NumberedLead } from '../leads/leads.repository.ts';
import { isAboutHouse, type SentHouse } from '../leads/sent-house.ts';
import { listOffers, type SentOffer, stateOf } from '../offers/offers.repository.ts';
import { listOrdersOfLead } from '../orders/orders.repository.ts';
import { findListed, type ListedLead, listFrom } from './lead-list.repository.ts';
import { lookingOf, type Selling, workedLead } from './look-at-leads.ts';
import { timelineOf } from './timeline.ts';

/** A request that somebody may see, with everything that happened. Throws `unknown-lead`. */
export async function openLead(selling: Selling, identity: Identity, id: string): Promise<OpenedLead> {
  const { db } = selling;
  const { listed, lead } = await findVisible(selling, identity, id);
  const looking = lookingOf(selling, identity);
  const range = await selling.currentRange();
  const customer = lead.email === '' ? null : await findCustomerOf(db, lead.email);
  const parts = customer === null ? [] : await findCustomerParts(db, customer);
  const theirs = await listFrom(
    db,
    looking,
    parts.map(({ address }) => address),
  );
  const { houseSavedAt, version } = listed;
  const [offer] = await listOffers(db, id);
  const [order] = await listOrdersOfLead(db, id);
  return {
    ...workedLead(listed, range),
    message: lead.message,
    email: lead.emailTyped ?? lead.email,
    version,
    customerNumber: lead.customerNumber,
    savedSince: houseSavedAt?.getTime() ?? null,
    customerId: parts[0]?.id ?? null,
    offer: offer ? offered(offer, stockholmDay(selling.now())) : null,
    order: order ? { token: order.token, number: order.number, state: order.state } : null,
    entries: await timelineOf(
      { db, range },
      { leads: [listed], tokens: lead.configurationId === null ? [] : [lead.configurationId], customerIds: [], accounts: [] },
    ),
    others: theirs.filter((other) => other.id !== id).map((other) => workedLead(other, range)),
  };
}

function offered(offer: SentOffer, today: string): LeadOffer {
  const { number, validUntil, total, acceptedAt, acceptedName } = offer;
  return { number, state: stateOf(offer, today), validUntil, total, acceptedAt: acceptedAt?.getTime() ?? null, acceptedName };
}

/** The house of a request that somebody may see. Throws `unknown-lead` and, where it is about none, `unknown-configuration`. */
export async function findSent(selling: Selling, identity: Identity, id: string): Promise<SentHouse> {
  const { lead } = await findVisible(selling, identity, id);
  if (!isAboutHouse(lead)) throw new AppError('unknown-configuration', 'The request is about no house that is kept');
  return lead;
}

/** Throws `unknown-lead`. */
export async function findVisible(
  selling: Selling,
  identity: Identity,
  id: string,
): Promise<{ readonly listed: ListedLead; readonly lead: NumberedLead }> {
  const lead = await findNumberedLead(selling.db, id);
  const listed = lead && (await findListed(selling.db, lookingOf(selling, identity), id));
  if (!lead || !listed) throw new AppError('unknown-lead');
  return { listed, lead };
}
