import { vi } from 'vitest';

type Answer = (ask: () => Promise<Response>, sent: RequestInit, search: URLSearchParams) => Response | Promise<Response>;

/**
 * Intercepts all calls of `fetch` whose path matches. `answer` responds to them, and may send the request to the real server. The
 * interception ends with the test, or when the returned function is called.
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

/** Fails in the same way as `fetch` without a network. */
export async function fail(): Promise<never> {
  throw new TypeError('Failed to fetch');
}

/** Returns the response of the server with a changed body. */
export async function changed<Body>(response: Promise<Response>, change: (body: Body) => unknown): Promise<Response> {
  return Response.json(change(await (await response).json()));
}
