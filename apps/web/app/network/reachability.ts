import { ownAddress } from '../preview/own-address.ts';
import { createReachability, type Reachability } from './create-reachability.ts';
import { serverTime } from './server-time.ts';

/** Whether the server responds to the requests of this page. Always true while the server renders the page. */
export const reachability: Reachability =
  typeof window === 'undefined'
    ? {
        isReachable: () => true,
        verdict: async () => true,
        subscribe: () => nothing,
        onReturn: () => nothing,
        answered: nothing,
        unanswered: nothing,
      }
    : createReachability({ probe, isOnline: () => navigator.onLine, window });

function nothing(): void {}

/** Resolves when the server responds again. */
export function untilReturn(): Promise<void> {
  return new Promise((done) => {
    const end = reachability.onReturn(() => {
      end();
      done();
    });
  });
}

/**
 * Sends a request to this site’s own server, as `fetch` does. Records whether the server responded, and the server’s time. An HTML page
 * with a success status does not count as a response of the server: it may be the login page of a hotel’s Wi-Fi. An HTML page with an error
 * status counts, because the proxy in front of our server may have sent it. In a preview, the request goes to the API of that preview.
 */
export async function fetchOwn(address: string, init?: RequestInit): Promise<Response> {
  const hear = serverTime.ask();
  try {
    const response = await fetch(ownAddress(address), init);
    hear(response.headers);
    if (response.status >= 400 || !isPage(response)) reachability.answered();
    else reachability.unanswered();
    return response;
  } catch (fault) {
    // Ignore a request that the page itself aborted, because it does not show whether the server is reachable.
    if (!init?.signal?.aborted) reachability.unanswered();
    throw fault;
  }
}

/**
 * Like `fetchOwn`, for a request that the service worker may answer from its cache. Records only a failure, because a response may not be
 * from the server.
 */
export async function fetchKept(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(ownAddress(address), init);
  } catch (fault) {
    reachability.unanswered();
    throw fault;
  }
}

function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

async function probe(): Promise<void> {
  const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_WAITS_MS) });
  if (isPage(response) && response.status < 400) throw new Error('Somebody else answered');
}

/**
 * After how many ms a probe without a response is aborted. The server counts as unreachable earlier (`PATIENCE_MS`), but a late response
 * shows that it is reachable.
 */
const PROBE_WAITS_MS = 10_000;
