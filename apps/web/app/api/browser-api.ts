import { fetchOwn } from '../network/reachability.ts';
import { PartError } from '../parts/part-error.ts';
import { reloadIfOutdated } from '../parts/reload-page.ts';
import { ApiError } from './api-error.ts';
import type { Api } from './create-api.ts';
import type { Fetcher } from './fetcher.ts';
import { namedInHead } from './named-in-head.ts';
import { pageAccount } from './page-account.ts';

/**
 * The API in the browser. The codecs come with the first call, so that no page waits for them to be readable. Throws `ApiError` with
 * `network` when they cannot be loaded; a page of an earlier build is loaded anew.
 */
export async function browserApi(): Promise<Api> {
  const { createApi } = await import('./create-api.ts').catch((error: unknown) => {
    reloadIfOutdated(error);
    throw error instanceof PartError ? new ApiError('network', 0, null, { cause: error }) : error;
  });
  return createApi(browserFetcher);
}

/** How the browser reaches the API, in the name of the account that the page shows. */
export const browserFetcher: Fetcher = {
  fetch: (path, init) => fetchOwn(namedInHead(path), init),
  shownAccount: () => pageAccount.shown,
  otherAccount: pageAccount.refused,
};
