import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isIndexed, mayBeEmbedded } from './page-kinds.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /**
     * The nonce of the scripts and style sheets in a page. The policy of the response allows inline scripts and style sheets only with this
     * nonce.
     */
    nonce: string;
  }
}

/** Returns a nonce that nobody can guess, for one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Returns middleware that sets the headers which limit what browsers may do with our responses. A page gets a content security
 * policy unless it has its own. All responses are protected against content sniffing and against reading from other
 * sites. A drawing that is opened as a page may load and run nothing. In development, pages may also load what Vite needs.
 *
 * @param isEncrypted whether visitors reach the site by https; browsers then use only https for a year
 * @param embedders origins whose pages may embed public pages in a frame
 */
export function security(development: boolean, isEncrypted = false, embedders: readonly string[] = []): MiddlewareHandler {
  return async (c, next) => {
    const nonce = newNonce();
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(ANSWER)) headers.set(name, value);
    if (isEncrypted) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    const type = headers.get('Content-Type') ?? '';
    const { path } = c.req;
    // Use a header to keep pages out of search results. A rule in robots.txt would only stop search engines from reading a page: they could
    // still list its address, and would not see this header.
    if (path.startsWith('/api/') || (type.startsWith('text/html') && !isIndexed(path))) headers.set('X-Robots-Tag', 'noindex');
    if (type.startsWith('image/svg+xml')) headers.set(POLICY, DRAWING_POLICY);
    if (!type.startsWith('text/html')) return;
    for (const [name, value] of Object.entries(PAGE)) headers.set(name, value);
    // A page that may be cached sets this header itself. Browsers must revalidate all other pages each time.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
    if (!headers.has(POLICY))
      headers.set(POLICY, pagePolicy({ script: [`'nonce-${nonce}'`], style: [`'nonce-${nonce}'`] }, development));
    if (embedders.length > 0 && mayBeEmbedded(path)) letEmbed(headers, embedders);
  };
}

/** Lets these origins embed a page. `X-Frame-Options` cannot list origins, so it is removed. */
function letEmbed(headers: Headers, embedders: readonly string[]): void {
  const policy = headers.get(POLICY) ?? '';
  headers.set(POLICY, policy.replace(NO_FRAME, `frame-ancestors 'self' ${embedders.join(' ')}`));
  headers.delete('X-Frame-Options');
}

/** The nonce or the hashes of the inline scripts and style sheets that the policy of a page allows. */
interface Inside {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/** Returns the policy of a page: what it may load and run. */
export function pagePolicy({ script, style }: Inside, development = false): string {
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...script],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...style],
    // Rendered pages set the colours of swatches with style attributes, so allow these.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
    'worker-src': development ? ["'self'", 'blob:'] : ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

export const POLICY = 'Content-Security-Policy';

const NO_FRAME = "frame-ancestors 'none'";

/** The policy of the service worker, which calls only our server. */
export const WORKER_POLICY = "default-src 'self'";

const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const ANSWER = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };

const PAGE = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  // Forbid the browser features that the site does not use. Clipboard, fullscreen and sharing keep their defaults.
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'DENY',
};
