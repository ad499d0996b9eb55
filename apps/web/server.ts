import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi } from './app/api/create-api.ts';
import type { Fetcher } from './app/api/fetcher.ts';
import { apiContext, fetcherContext, nonceContext, readStyleContext, wholeContext } from './app/page-context.ts';

export { publicPages } from './app/public-pages.ts';

/** What a page needs of the server that renders it. */
export interface PageContext {
  /** Asks the server's own `/api`, in-process and with the visitor's cookies. */
  readonly api: Fetcher;
  /** The nonce of this reply's content security policy. */
  readonly nonce: string;
  /** It is to come in one piece, and with the status 500 where a part of it fails. */
  readonly whole: boolean;
  /** What is in a style sheet that the page names, for one that is kept: its style sheets stand in it, and its scripts wait. Null: not this one. */
  readonly readStyle: ((path: string) => Promise<string>) | null;
}

// The generated build's type says `undefined` where the handler's says "absent"; the handler treats both alike.
const handler = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

type Route = NonNullable<ServerBuild['routes'][string]>;

const routes = Object.values(build.routes as ServerBuild['routes']).filter((route) => route !== undefined);
/** Each page's whole pattern; routes without a path only lay out those below them. */
const patterns = routes.filter(({ path, index }) => path !== undefined || index).map((route) => ({ path: patternOf(route) }));

/** The pattern of the page at a path, such as `/houses/:house`; null: there is none. */
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

/** Answers one request for a page: rendered HTML, a redirect, or a route's data. Never throws for a page that fails; it renders the error page. */
export function handle(request: Request, { api, nonce, whole, readStyle }: PageContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(api));
  context.set(fetcherContext, api);
  context.set(nonceContext, nonce);
  context.set(wholeContext, whole);
  context.set(readStyleContext, readStyle);
  return handler(request, context);
}
