import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from './errors.ts';

/** Renders a page; see `apps/web/server.ts`. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

export interface PageContext {
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

/** The web application's files: those under `/assets` have their content's hash in their name, so they never change. */
export function clientFiles(clientFolder: string): Hono {
  const files = (cacheControl: string) =>
    serveStatic({ root: clientFolder, precompressed: true, onFound: (_, c) => c.header('Cache-Control', cacheControl) });
  return new Hono()
    .get('/assets/*', files('public, max-age=31536000, immutable'), () => {
      throw new AppError('not-found');
    })
    .get('*', files('public, max-age=3600'));
}

const isFunction = (value: unknown): value is RenderPage => typeof value === 'function';
const webBundle = z.object({ handle: z.custom<RenderPage>(isFunction, 'the web build exports no handle function') });
