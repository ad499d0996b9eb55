import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi } from './app/api/create-api.ts';
import type { Fetcher } from './app/api/fetcher.ts';
import {
  apiContext,
  fetcherContext,
  nonceContext,
  type Preview,
  previewContext,
  readStyleContext,
  wholeContext,
} from './app/page-context.ts';

export { publicPages } from './app/public-pages.ts';

/** What a page gets from the server that renders it. */
export interface PageContext {
  /** Sends requests to this server’s own `/api`, in the same process and with the cookies of the visitor. */
  readonly api: Fetcher;
  /** The nonce in the content security policy of this response. */
  readonly nonce: string;
  /** Whether the server waits for the complete document before it sends the page. Only then can the status be 500 if a part fails. */
  readonly whole: boolean;
  /**
   * Reads a style sheet. Null unless shared caches may store the page. Such a page contains its style sheets instead of linking
   * them, and its scripts load late.
   */
  readonly readStyle: ((path: string) => Promise<string>) | null;
  /** The preview that the page belongs to. All paths of a preview begin with its prefix. Null on the real site. */
  readonly preview: (Preview & { readonly prefix: string }) | null;
}

// For optional properties, the generated type of the build allows `undefined` and the type of the handler does not. The handler treats
// undefined like a missing property.
const handler = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

type Route = NonNullable<ServerBuild['routes'][string]>;

const routes = Object.values(build.routes as ServerBuild['routes']).filter((route) => route !== undefined);
/** The complete pattern of the path of each page. A route without a path is only a layout. */
const patterns = routes.filter(({ path, index }) => path !== undefined || index).map((route) => ({ path: patternOf(route) }));

/** Returns the pattern of the page at a path, such as `/houses/:house`; null if there is no page. */
export function pageOf(path: string): string | null {
  const isData = path.endsWith('.data');
  const page = isData ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path;
  const pattern = matchRoutes(patterns, page)?.at(-1)?.route.path;
  return pattern === undefined || pattern.endsWith('*') ? null : `${pattern}${isData ? '.data' : ''}`;
}

function patternOf({ parentId, path = '' }: Route): string {
  const parent = routes.find(({ id }) => id === parentId);
  const above = parent ? patternOf(parent) : '/';
  return path === '' ? above : `${above === '/' ? '' : above}/${path}`;
}

/**
 * Responds to a request for a page with HTML, a redirect, or the data of a route. If a page fails, renders the error page and does not
 * throw.
 */
export function handle(request: Request, { api, nonce, whole, readStyle, preview }: PageContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(api));
  context.set(fetcherContext, api);
  context.set(nonceContext, nonce);
  context.set(wholeContext, whole);
  context.set(readStyleContext, readStyle);
  context.set(previewContext, preview);
  return (preview ? handlerUnder(preview.prefix) : handler)(request, context);
}

/** Returns the handler of pages whose paths begin with a prefix. The router in the browser reads the prefix from the page. */
function handlerUnder(prefix: string): typeof handler {
  return createRequestHandler({ ...(build as ServerBuild), basename: prefix }, import.meta.env.MODE);
}
