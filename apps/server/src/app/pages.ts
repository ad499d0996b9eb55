import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import { POLICY, WORKER_POLICY } from '../http/security.ts';
import type { PublicPage } from './asked-page.ts';

/** Renders a page; see `apps/web/server.ts`. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

interface PageContext {
  /** Asks our own `/api` in-process, as the visitor. */
  readonly api: { fetch(path: string, init?: RequestInit): Promise<Response> };
  /** The nonce of this answer's content security policy. */
  readonly nonce: string;
  /** It is to come in one piece, and with the status 500 where a part of it fails. */
  readonly whole: boolean;
  /** What is in a style sheet that the page names, for one that is kept; null: its style sheets come by themselves, and its scripts at once. */
  readonly readStyle: ((path: string) => Promise<string>) | null;
}

/** The pattern of the page at a path, such as `/houses/:house`; null: there is none. */
export type PageOf = (path: string) => string | null;

/** The built web application: what renders its pages, and the folder of its files. */
export interface BuiltPages {
  readonly render: RenderPage;
  /** The pages that are rendered once for everybody who is not logged in. */
  readonly publicPages: readonly PublicPage[];
  readonly pageOf: PageOf;
  readonly clientFolder: string;
}

/** Loads the web application; null where it has not been built. */
export async function loadPages(
  folder = fileURLToPath(new URL('../../../web/build', import.meta.url)),
): Promise<BuiltPages | null> {
  const server = join(folder, 'server', 'index.js');
  if (!existsSync(server)) return null;
  return { ...readBundle(await import(pathToFileURL(server).href)), clientFolder: join(folder, 'client') };
}

/** What the web application's server bundle says of its pages. Throws where it does not. */
export function readBundle(bundle: unknown): Pick<BuiltPages, 'render' | 'publicPages' | 'pageOf'> {
  const { handle, publicPages, pageOf } = webBundle.parse(bundle);
  return { render: handle, publicPages, pageOf };
}

/** The web application's files: those under `/assets` have their content's hash in their name, so they never change; the service worker is asked for again each time. */
export function clientFiles(clientFolder: string): Hono {
  return new Hono()
    .get('/assets/*', files(clientFolder, 'public, max-age=31536000, immutable'), () => {
      throw new AppError('not-found');
    })
    .get('/service-worker.js', files(clientFolder, 'no-cache', { [POLICY]: WORKER_POLICY }))
    .get('*', files(clientFolder, 'public, max-age=3600'));
}

function files(root: string, cacheControl: string, more: Readonly<Record<string, string>> = {}): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    const found = await serve(c, next);
    // What comes of going on is not a file.
    if (!(found instanceof Response)) return;
    for (const [name, value] of Object.entries({ 'Cache-Control': cacheControl, ...more })) found.headers.set(name, value);
    // Of a file that never changes nobody asks whether it has; and there are so many that each line counts.
    if (cacheControl.includes('immutable')) found.headers.delete('Last-Modified');
    return found;
  };
}

const isFunction = (value: unknown) => typeof value === 'function';
const webBundle = z.object({
  handle: z.custom<RenderPage>(isFunction, 'the web build exports no handle function'),
  pageOf: z.custom<PageOf>(isFunction, 'the web build exports no pageOf function'),
  publicPages: z.array(z.object({ path: z.string(), parameters: z.array(z.string()) })),
});
