import { quoteEndpoints } from '@gavel/contract/quotes';
import { type ApiOf, createCalls } from '../../api/create-api.ts';
import type { Fetcher } from '../../api/fetcher.ts';
import { fetchOwn } from '../../network/reachability.ts';

/** The API calls of the customer's quote page. */
export type QuoteApi = ApiOf<typeof quoteEndpoints>;

export function createQuoteApi(server: Fetcher): QuoteApi {
  return createCalls(quoteEndpoints, server);
}

/** Returns the API calls of the quote page for the browser. */
export function browserQuoteApi(): QuoteApi {
  return createQuoteApi({ fetch: fetchOwn });
}
