import { offerEndpoints } from '@gavel/contract/offers';
import { type ApiOf, createCalls } from '../../api/create-api.ts';
import type { Fetcher } from '../../api/fetcher.ts';
import { fetchOwn } from '../../network/reachability.ts';

/** What the customer's page of an offer calls. */
export type OfferApi = ApiOf<typeof offerEndpoints>;

export function createOfferApi(server: Fetcher): OfferApi {
  return createCalls(offerEndpoints, server);
}

/** The same in the browser. */
export function browserOfferApi(): OfferApi {
  return createOfferApi({ fetch: fetchOwn });
}
