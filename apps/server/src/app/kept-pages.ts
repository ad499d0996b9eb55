import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { answerKept, type KeptAnswer, keepAnswer } from '../http/kept-answer.ts';
import { KeptAnswers } from '../http/kept-answers.ts';
import type { Metrics } from '../http/metrics.ts';
import type { ReadSeason } from '../http/season.ts';
import { newNonce, POLICY, pagePolicy } from '../http/security.ts';
import { siteOf } from '../http/site-of.ts';
import { askedPage } from './asked-page.ts';
import { describePage } from './describe-page.ts';
import type { BuiltPages } from './pages.ts';

interface KeptPagesParts {
  /** Serves the API calls that pages make. */
  readonly app: Hono;
  readonly pages: Pick<BuiltPages, 'render' | 'publicPages'> & { readonly clientFolder: string | null };
  readonly readSeason: ReadSeason;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The address at which visitors reach the server; null: take it from each HTTP request. */
  readonly baseUrl: string | null;
  readonly metrics: Pick<Metrics, 'lookedUp'>;
}

/** The greatest total size of the cached pages, in bytes: about 250 pages. */
const LARGEST = 16_000_000;

/**
 * Responds to visitors without a cookie with cached public pages. A cached page is rendered once in each season (the time in which the
 * range and the campaigns stay the same). It is rendered without a visitor's headers, so that all visitors can share it. The next
 * handler renders all other pages, and pages that cannot be cached.
 */
export function keptPages({ app, pages, readSeason, now, baseUrl, metrics }: KeptPagesParts): MiddlewareHandler {
  const answers = new KeptAnswers<KeptAnswer>(readSeason, LARGEST, (isKept) => metrics.lookedUp('pages', isKept));
  return async (c, next) => {
    if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || c.req.header('cookie') !== undefined) return next();
    const asked = askedPage(new URL(c.req.url), pages.publicPages);
    if (!asked) return next();
    // If there is no range, the page itself reports that.
    const season = await readSeason().catch(() => null);
    if (!season || !asked.names.every((name) => season.names.has(name))) return next();
    const address = siteOf(baseUrl, c.req.raw.headers) + asked.address;
    const page = await answers.get(address, season, () => makePage(app, pages, address));
    if (!page) return next();
    c.set('page', asked.pattern);
    return answerKept(c, page, season, now());
  };
}

/** Renders a page for the cache; null: rendering failed, or the page differs between visitors. */
async function makePage(
  app: Hono,
  { render, clientFolder }: KeptPagesParts['pages'],
  address: string,
): Promise<KeptAnswer | null> {
  const nonce = newNonce();
  let setsCookie = false;
  const fetch = async (path: string, init?: RequestInit) => {
    const answered = await app.request(path, init);
    setsCookie ||= answered.headers.has('Set-Cookie');
    return answered;
  };
  const readStyle = clientFolder === null ? null : (path: string) => readFile(join(clientFolder, path), 'utf8');
  const page = await render(new Request(address), { api: { fetch }, nonce, whole: true, readStyle, preview: null });
  const headers = Object.fromEntries(page.headers);
  const text = await page.text();
  if (page.status !== 200 || setsCookie || page.headers.has('Set-Cookie')) return null;
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return keepAnswer(text, headers);
  const { html, policy } = withoutNonce(text, nonce);
  const described = await describePage(fetch, new URL(address));
  return keepAnswer(described ? html.replace('</head>', () => `${described}</head>`) : html, {
    ...headers,
    Vary: 'Cookie',
    [POLICY]: policy,
  });
}

/**
 * Returns a page that many visitors can share: without the nonce, and with a policy that allows by their hashes the scripts and style
 * sheets that had the nonce. Only our own scripts and style sheets have the nonce, so injected scripts remain forbidden.
 */
function withoutNonce(page: string, nonce: string): { readonly html: string; readonly policy: string } {
  const mark = ` nonce="${nonce}"`;
  const elements = [...page.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)];
  const inside = (kind: 'script' | 'style') => {
    const ours = elements.filter(
      ([, name, attributes = '']) => name === kind && attributes.includes(mark) && !/\ssrc=/.test(attributes),
    );
    return [...new Set(ours.map(([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
  };
  return { html: page.replaceAll(mark, ''), policy: pagePolicy({ script: inside('script'), style: inside('style') }) };
}
