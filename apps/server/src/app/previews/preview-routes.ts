import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../../http/app-error.ts';
import { endedPreviewPage, failedPreviewPage, preparedPreviewPage } from '../../http/error-page.ts';
import type { CurrentRange } from '../../modules/range/current-range.ts';
import { lookUpPreview } from '../../modules/range-editing/previews/find-preview.ts';
import { PREVIEW_PATTERN, previewAddress } from '../../modules/range-editing/previews/preview-address.ts';
import { previewedRange } from '../../modules/range-editing/previews/previewed-range.ts';
import type { RangeEditing } from '../../modules/range-editing/range-editing.ts';
import { keptSites } from './kept-sites.ts';
import type { PreviewOfRequest } from './preview-of-request.ts';

interface PreviewParts extends Omit<RangeEditing, 'readVersion'> {
  readonly logger: Logger;
}

/**
 * How long a page request waits for the previewed site to be built, in ms. After that, the browser shows a page with the message that the
 * site is being built.
 */
const PATIENCE = 400;
/** The page with the message that the site is being built reloads after this number of seconds. */
const ASKS_AGAIN = 2;

/**
 * Request headers that are not forwarded: they would identify the visitor, or would let the previewed site respond in a form that `forward`
 * cannot read.
 */
const LEFT_OUT = ['cookie', 'authorization', 'page-account', 'accept-encoding', 'if-none-match'];

/** Matches pictures whose address contains a hash of the range's pictures. */
const NEVER_CHANGES = /^\/media\/[0-9a-f]{16}\//;

/**
 * Serves the site with a draft of the range under the address of a private link. The site is built at the first request, and again
 * after it was not used for a while. Every response of the site forbids shared caches to store it, and search engines to show it.
 * @param build returns the site that shows a range
 */
export function previewRoutes(parts: PreviewParts, build: (range: CurrentRange) => Hono): Hono {
  const { db, now, logger } = parts;
  const sites = keptSites<Hono>();
  return new Hono()
    .get(PREVIEW_PATTERN, (c) => c.redirect(`${previewAddress(c.req.param('token'))}/`))
    .all(`${PREVIEW_PATTERN}/*`, async (c) => {
      const token = c.req.param('token');
      const found = await lookUpPreview(db, token, now());
      if (found.kind === 'ended') {
        if (!isPage(c)) throw new AppError('preview-ended');
        return unstored(await c.html(endedPreviewPage(found.why), found.why === 'unknown' ? 404 : 410));
      }
      const { preview } = found;
      const opening = sites.open(preview.contentHash, async () => {
        const begun = performance.now();
        const site = build(await previewedRange(parts, preview));
        logger.info({ draft: preview.draft, ms: Math.round(performance.now() - begun) }, 'a preview of the range is built');
        return site;
      });
      const site = isPage(c) ? await soon(opening).catch((error: unknown) => failed(error)) : await opening;
      if (site === 'later') {
        c.header('Refresh', String(ASKS_AGAIN));
        return unstored(await c.html(preparedPreviewPage(preview.draft), 202));
      }
      if (site === 'failed') return unstored(await c.html(failedPreviewPage(), 409));
      const prefix = previewAddress(token);
      const { draft } = preview;
      return forward(c, site, { prefix, draft, requestId: c.get('requestId'), spend: c.get('spend') });
    });
}

/** Returns whether the browser opens the address as a page. False if a script or an element of a page made the request. */
function isPage(c: Context): boolean {
  return c.req.method === 'GET' && (c.req.header('accept')?.includes('text/html') ?? false);
}

/** Returns the site, or `later` if it is not built within `PATIENCE`. */
async function soon(opening: Promise<Hono>): Promise<Hono | 'later'> {
  const { promise: late, resolve } = Promise.withResolvers<'later'>();
  const timer = setTimeout(() => resolve('later'), PATIENCE);
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns `failed` if the site can no longer be built because the server refuses its range, for example after an update of the program.
 * Rethrows any other error.
 */
function failed(error: unknown): 'failed' {
  if (error instanceof AppError && error.code === 'range-refused') return 'failed';
  throw error;
}

/** Sends a request to the previewed site, without the visitor's session. */
async function forward(c: Context, site: Hono, preview: PreviewOfRequest): Promise<Response> {
  const { raw } = c.req;
  const url = new URL(raw.url);
  url.pathname = url.pathname.slice(preview.prefix.length) || '/';
  const headers = new Headers(raw.headers);
  for (const name of LEFT_OUT) headers.delete(name);
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD';
  const request = new Request(url, {
    method: raw.method,
    headers,
    signal: raw.signal,
    ...(hasBody && { body: raw.body, duplex: 'half' }),
  });
  return unstored(await site.fetch(request, { ...c.env, preview }), NEVER_CHANGES.test(url.pathname));
}

/** Returns a response that shared caches may not store. The visitor's browser may store it only if the response never changes. */
function unstored(response: Response, neverChanges = false): Response {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', neverChanges && response.ok ? 'private, max-age=3600' : 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  for (const name of ['Set-Cookie', 'ETag', 'Last-Modified']) headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}
