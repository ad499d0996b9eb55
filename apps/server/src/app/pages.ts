import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';

/** Renders a page; see `apps/web/server.ts`. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

interface PageContext {
  /** Asks our own `/api` in-process, as the visitor. */
  readonly api: { fetch(path: string, init?: RequestInit): Promise<Response> };
  /** The nonce of this answer's content security policy. */
  readonly nonce: string;
}

/** The built web application: what renders its pages, and the folder of its files. */
export interface BuiltPages {
  readonly render: RenderPage;
  readonly clientFolder: string;
}

/** Loads the web application; null where it has not been built. */
export async function loadPages(
  folder = fileURLToPath(new URL('../../../web/build', import.meta.url)),
): Promise<BuiltPages | null> {
  const server = join(folder, 'server', 'index.js');
  if (!existsSync(server)) return null;
  return { render: pageRenderer(await import(pathToFileURL(server).href)), clientFolder: join(folder, 'client') };
}

/** What renders pages in the web application's server bundle. Throws where there is nothing. */
export function pageRenderer(bundle: unknown): RenderPage {
  return webBundle.parse(bundle).handle;
}

/** The web application's files: those under `/assets` have their content's hash in their name, so they never change; the service worker is asked for again each time. */
export function clientFiles(clientFolder: string): Hono {
  return new Hono()
    .get('/assets/*', files(clientFolder, 'public, max-age=31536000, immutable'), () => {
      throw new AppError('not-found');
    })
    .get('/service-worker.js', files(clientFolder, 'no-cache'))
    .get('*', files(clientFolder, 'public, max-age=3600'));
}

function files(root: string, cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    const found = await serve(c, next);
    // What comes of going on is not a file.
    if (!(found instanceof Response)) return;
    found.headers.set('Cache-Control', cacheControl);
    return found;
  };
}

const isFunction = (value: unknown): value is RenderPage => typeof value === 'function';
const webBundle = z.object({ handle: z.custom<RenderPage>(isFunction, 'the web build exports no handle function') });
