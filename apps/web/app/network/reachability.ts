import { createReachability, type Reachability } from './create-reachability.ts';
import { serverTime } from './server-time.ts';

/** Whether the server answers this page; on the server, which renders pages, always. */
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

/** Resolves when the server answers again. */
export function untilReturn(): Promise<void> {
  return new Promise((done) => {
    const end = reachability.onReturn(() => {
      end();
      done();
    });
  });
}

/**
 * `fetch` to this site's own server. It records whether an answer came, and the time in it. An HTML page with a success status is not our answer, but for example
 * the login page of a hotel's Wi-Fi. An HTML page with a server error may come from the proxy before our server.
 */
export async function fetchOwn(address: string, init?: RequestInit): Promise<Response> {
  const hear = serverTime.ask();
  try {
    const response = await fetch(address, init);
    hear(response.headers);
    if (response.status >= 400 || !isPage(response)) reachability.answered();
    else reachability.unanswered();
    return response;
  } catch (fault) {
    // A request that the page itself aborted says nothing about the network.
    if (!init?.signal?.aborted) reachability.unanswered();
    throw fault;
  }
}

/** The same for requests that the service worker may answer: it records only failures. */
export async function fetchKept(address: string): Promise<Response> {
  try {
    return await fetch(address);
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

/** Long, because a slow network is not a missing one. */
const PROBE_WAITS_MS = 10_000;
