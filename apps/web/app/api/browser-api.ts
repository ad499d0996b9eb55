import { fetchOwn } from '../network/reachability.ts';
import { PartError } from '../parts/part-error.ts';
import { reloadIfOutdated } from '../parts/reload-page.ts';
import { tellRefusal } from '../preview/preview-refusals.ts';
import { ApiError } from './api-error.ts';
import type { Api } from './create-api.ts';
import type { Fetcher } from './fetcher.ts';
import { namedInHead } from './named-in-head.ts';
import { pageAccount } from './page-account.ts';

/**
 * Returns the API for the browser. The code that encodes and decodes bodies loads with the first call, so that no page waits for it. Throws
 * `ApiError` with the code `network` if this code fails to load. If the server no longer has its files, because the page is of an earlier
 * build, the page reloads.
 */
export async function browserApi(): Promise<Api> {
  const { createApi } = await import('./create-api.ts').catch((error: unknown) => {
    reloadIfOutdated(error);
    throw error instanceof PartError ? new ApiError('network', 0, null, { cause: error }) : error;
  });
  return createApi(browserFetcher);
}

/** Sends the browser's API requests, with the account that the page shows. */
export const browserFetcher: Fetcher = {
  fetch: (path, init) => fetchOwn(namedInHead(path), init),
  shownAccount: () => pageAccount.shown,
  otherAccount: pageAccount.refused,
  refused: tellRefusal,
};
