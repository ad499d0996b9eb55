import type { OpenedRequest, RequestQuote } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { findCustomerOf, findCustomerParts } from '../../people/customers/customers.repository.ts';
import { listOrdersOfRequest } from '../orders/orders.repository.ts';
import { listQuotes, type SentQuote, stateOf } from '../quotes/quotes.repository.ts';
import { findNumberedRequest, type NumberedRequest } from '../requests/requests.repository.ts';
import { isAboutHouse, type SentHouse } from '../requests/sent-house.ts';
import { lookingOf, type Selling, workedRequest } from './look-at-requests.ts';
import { findListed, type ListedRequest, listFrom } from './request-list.repository.ts';
import { timelineOf } from './timeline.ts';

/** Returns a request that the user may see, with its history. Throws `unknown-lead`. */
export async function openRequest(selling: Selling, identity: Identity, id: string): Promise<OpenedRequest> {
  const { db } = selling;
  const { listed, lead: request } = await findVisible(selling, identity, id);
  const looking = lookingOf(selling, identity);
  const range = await selling.currentRange();
  const customer = request.email === '' ? null : await findCustomerOf(db, request.email);
  const parts = customer === null ? [] : await findCustomerParts(db, customer);
  const theirs = await listFrom(
    db,
    looking,
    parts.map(({ address }) => address),
  );
  const { houseSavedAt, version } = listed;
  const [quote] = await listQuotes(db, id);
  const [order] = await listOrdersOfRequest(db, id);
  return {
    ...workedRequest(listed, range),
    message: request.message,
    email: request.emailTyped ?? request.email,
    version,
    customerNumber: request.customerNumber,
    savedSince: houseSavedAt?.getTime() ?? null,
    customerId: parts[0]?.id ?? null,
    offer: quote ? offered(quote, stockholmDay(selling.now())) : null,
    order: order ? { token: order.token, number: order.number, state: order.state } : null,
    entries: await timelineOf(
      { db, range },
      {
        leads: [listed],
        tokens: request.configurationId === null ? [] : [request.configurationId],
        customerIds: [],
        accounts: [],
      },
    ),
    others: theirs.filter((other) => other.id !== id).map((other) => workedRequest(other, range)),
  };
}

function offered(quote: SentQuote, today: string): RequestQuote {
  const { number, validUntil, total, acceptedAt, acceptedName } = quote;
  return { number, state: stateOf(quote, today), validUntil, total, acceptedAt: acceptedAt?.getTime() ?? null, acceptedName };
}

/**
 * Returns a request that the user may see and that is about a house. Throws `unknown-lead`, and `unknown-configuration` if the
 * request is about no stored house.
 */
export async function findSent(selling: Selling, identity: Identity, id: string): Promise<SentHouse> {
  const { lead: request } = await findVisible(selling, identity, id);
  if (!isAboutHouse(request)) throw new AppError('unknown-configuration', 'The request is about no house that is kept');
  return request;
}

/** Returns a request if the user may see it. Throws `unknown-lead`. */
export async function findVisible(
  selling: Selling,
  identity: Identity,
  id: string,
): Promise<{ readonly listed: ListedRequest; readonly lead: NumberedRequest }> {
  const request = await findNumberedRequest(selling.db, id);
  const listed = request && (await findListed(selling.db, lookingOf(selling, identity), id));
  if (!request || !listed) throw new AppError('unknown-lead');
  return { listed, lead: request };
}
