import { vi } from 'vitest';

type Answer = (ask: () => Promise<Response>, sent: RequestInit, search: URLSearchParams) => Response | Promise<Response>;

/**
 * Stands between the page and the network until the test ends, or until what it gives is called: what is asked for at a path that matches
 * is answered by `answer`, which may ask the server itself.
 */
export function intercept(path: RegExp, answer: Answer): () => void {
  const network = globalThis.fetch;
  let isActive = true;
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(asked instanceof Request ? asked.url : asked, location.href);
    if (!isActive || !path.test(pathname)) return network(asked, init);
    return answer(() => network(asked, init), init, searchParams);
  });
  return () => {
    isActive = false;
  };
}

/** What a browser does that has no network. */
export async function fail(): Promise<never> {
  throw new TypeError('Failed to fetch');
}

/** The server's answer, changed. */
export async function changed<Body>(response: Promise<Response>, change: (body: Body) => unknown): Promise<Response> {
  return Response.json(change(await (await response).json()));
}
