import { createServer, type IncomingMessage, request as requestUpstream, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { withPreload, withPreloadPolicy } from './preload.ts';

/** What the front (the proxy between browser and server) does with a request instead of forwarding it immediately. */
type Verdict =
  | OwnAnswer
  /** Forwards the request when the promise of this function resolves. */
  | { readonly after: () => Promise<unknown> }
  /** The function decides for each request separately. If the function returns null, the front forwards the request. */
  | ((path: string) => OwnAnswer | null);

type OwnAnswer =
  /** Closes the connection without a response. */
  | 'refuse'
  /** Responds itself, with an empty body. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

interface FrontRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
}

interface FrontOptions {
  /** The origin of the server to which the proxy forwards requests. */
  readonly upstream: string;
  /** The client's IP address, as the server sees it. */
  readonly clientAddress: string;
  /** A script that runs in each HTML document before all other scripts. */
  readonly preload: string;
}

/** A proxy between browser and server. WebKit's WebDriver cannot intercept requests, so this proxy intercepts them for every engine. */
export interface Front {
  readonly address: string;
  /** All requests that the proxy has received, the oldest first, including those that it refused; no reports to `ERRORS_PATH`. */
  readonly requests: readonly FrontRequest[];
  /** The errors that pages reported (`preload.ts`). */
  readonly errors: readonly string[];
  count(path: RegExp): number;
  /** Adds a rule for requests. For each request the first matching rule decides. The returned function removes the rule. */
  rule(path: RegExp, verdict: Verdict): () => void;
  /** Cuts the network without informing the browser: closes every open connection, and the connection of each new request. */
  cut(): void;
  reconnect(): void;
  /** From now on forwards requests to another server, as during a deploy. */
  replaceUpstream(origin: string): void;
  stop(): Promise<void>;
}

/** The path to which pages report their errors. It works even while the network is cut. */
export const ERRORS_PATH = '/engine-errors';

export async function openFront({ upstream, clientAddress, preload }: FrontOptions): Promise<Front> {
  const requests: FrontRequest[] = [];
  const errors: string[] = [];
  const rules = new Set<{ readonly path: RegExp; readonly verdict: Verdict }>();
  let origin = upstream;
  let isCut = false;

  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    if (path === ERRORS_PATH) {
      errors.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    requests.push({ method, path });
    const rule = [...rules].find((rule) => rule.path.test(path))?.verdict;
    const verdict = typeof rule === 'function' ? rule(path) : rule;
    if (isCut || verdict === 'refuse') {
      request.socket.destroy();
      return;
    }
    if (verdict && 'status' in verdict) {
      response.writeHead(verdict.status, { 'Cache-Control': 'no-store', ...verdict.headers }).end();
      return;
    }
    if (verdict) await verdict.after();
    pass(request, response);
  });

  function pass(request: IncomingMessage, response: ServerResponse) {
    const { host } = new URL(origin);
    const headers = { ...request.headers, host, 'accept-encoding': 'identity', 'x-forwarded-for': clientAddress };
    if (headers.origin === address) headers.origin = origin;
    if (headers.referer) headers.referer = headers.referer.replace(address, origin);
    const { method, url: path } = request;
    // Use a new connection. An open one could belong to a server that a deploy has ended.
    const passed = requestUpstream(`${origin}${path}`, { method, headers, agent: false }, (answer) =>
      giveBack(answer, response).catch(() => response.destroy()),
    );
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }

  async function giveBack(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { ...answer.headers };
    delete headers.connection;
    delete headers['keep-alive'];
    if (headers.location) headers.location = headers.location.replace(origin, address);
    const policy = headers['content-security-policy'];
    if (typeof policy === 'string') headers['content-security-policy'] = withPreloadPolicy(policy);
    const isPage = headers['content-type']?.startsWith('text/html') && answer.headers['content-length'] !== '0';
    if (isPage) {
      delete headers['content-length'];
      delete headers['transfer-encoding'];
      const page = withPreload(await text(answer), preload);
      response.writeHead(answer.statusCode ?? 502, headers).end(page);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  }

  // Keep idle connections open: if the proxy closed one just when a browser uses it, the request would fail, and WebKit does not
  // retry.
  server.keepAliveTimeout = 10 * 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;

  return {
    address,
    requests,
    errors,
    count: (path) => requests.filter((request) => path.test(request.path)).length,
    rule(path, verdict) {
      const rule = { path, verdict };
      rules.add(rule);
      return () => rules.delete(rule);
    },
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    reconnect() {
      isCut = false;
    },
    replaceUpstream(other) {
      origin = other;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
