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
  /** Calls our own `/api` in-process: with the visitor's cookies, or as nobody for a page that is cached. */
  readonly api: { fetch(path: string, init?: RequestInit): Promise<Response> };
  /** The nonce of this response's content security policy. */
  readonly nonce: string;
  /** True: the page is sent only after all of it is rendered, with the status 500 if any part of it fails. */
  readonly whole: boolean;
  /**
   * Returns the text of a style sheet, for a page that is cached. Such a page contains the text of its style sheets, and loads its scripts
   * only after the visitor sees the page. Null: the page links to its style sheets, and its scripts start immediately.
   */
  readonly readStyle: ((path: string) => Promise<string>) | null;
  /**
   * If the page is part of a preview of a range draft: the preview's path prefix and the draft's number. Null: the page is part of the real
   * site.
   */
  readonly preview: { readonly prefix: string; readonly draft: number } | null;
}

/** Returns the pattern of the page at a path, such as `/houses/:house`; null: there is no page at this path. */
export type PageOf = (path: string) => string | null;

/** The built web application: its page renderer, and the folder of its files. */
export interface BuiltPages {
  readonly render: RenderPage;
  /** The pages that are rendered once for all visitors who are not logged in. */
  readonly publicPages: readonly PublicPage[];
  readonly pageOf: PageOf;
  readonly clientFolder: string;
}

/** The parts that serve the pages. If `render` is null, the server has no pages. */
export interface Web {
  readonly render: RenderPage | null;
  /** The pages that are rendered once for all visitors who are not logged in. */
  readonly publicPages: readonly PublicPage[];
  /** Returns the pattern of the page at a path, for the log; null: there is no page at this path. */
  readonly pageOf: PageOf;
  /** Null: another program serves the files of the web application (development). */
  readonly clientFolder: string | null;
  readonly development: boolean;
}

/** Loads the web application; null: it has not been built. */
export async function loadPages(
  folder = fileURLToPath(new URL('../../../web/build', import.meta.url)),
): Promise<BuiltPages | null> {
  const server = join(folder, 'server', 'index.js');
  if (!existsSync(server)) return null;
  return { ...readBundle(await import(pathToFileURL(server).href)), clientFolder: join(folder, 'client') };
}

/** Returns the exports of the file with which the web application renders pages. Throws if one of them is missing. */
export function readBundle(bundle: unknown): Pick<BuiltPages, 'render' | 'publicPages' | 'pageOf'> {
  const { handle, publicPages, pageOf } = webBundle.parse(bundle);
  return { render: handle, publicPages, pageOf };
}

/**
 * Serves the files of the web application. File names under `/assets` contain the hash of the content, so these files never change. The
 * browser revalidates the service worker's file at each use.
 */
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
    // Without such a file, `serveStatic` returns no response.
    if (!(found instanceof Response)) return;
    for (const [name, value] of Object.entries({ 'Cache-Control': cacheControl, ...more })) found.headers.set(name, value);
    // No client revalidates a file that never changes, so this header would only cost bytes.
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
