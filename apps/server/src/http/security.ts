import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isIndexed, mayBeEmbedded } from './page-kinds.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** What the scripts and style sheets inside of a page carry, so that the policy of that answer lets them run. */
    nonce: string;
  }
}

/** What nobody guesses, for one answer. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * What browsers may do with our answers. A page, which is what can do something, gets a policy unless it has one of its own; everything else
 * is never taken for one, nor read from other sites. A drawing opened by itself is a page that may nothing. Development also allows what Vite needs.
 *
 * @param isEncrypted whether visitors reach the site by https, and by that alone from now on
 * @param embedders origins whose pages may put public pages into a frame
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
    // Not by robots.txt: who may not read a page cannot read that it is to be left out, and shows its address.
    if (path.startsWith('/api/') || (type.startsWith('text/html') && !isIndexed(path))) headers.set('X-Robots-Tag', 'noindex');
    if (type.startsWith('image/svg+xml')) headers.set(POLICY, DRAWING_POLICY);
    if (!type.startsWith('text/html')) return;
    for (const [name, value] of Object.entries(PAGE)) headers.set(name, value);
    // Whoever makes a page for many, or for one alone, says so; any other is asked for again each time.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
    if (!headers.has(POLICY))
      headers.set(POLICY, pagePolicy({ script: [`'nonce-${nonce}'`], style: [`'nonce-${nonce}'`] }, development));
    if (embedders.length > 0 && mayBeEmbedded(path)) letEmbed(headers, embedders);
  };
}

/** `X-Frame-Options` knows no list of origins, so it goes. */
function letEmbed(headers: Headers, embedders: readonly string[]): void {
  const policy = headers.get(POLICY) ?? '';
  headers.set(POLICY, policy.replace(NO_FRAME, `frame-ancestors 'self' ${embedders.join(' ')}`));
  headers.delete('X-Frame-Options');
}

/** What names the scripts and style sheets inside of a page: its nonce, or their hashes. */
interface Inside {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/** What a page may load and run. */
export function pagePolicy({ script, style }: Inside, development = false): string {
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...script],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...style],
    // Rendered pages colour swatches with style attributes.
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

/** Of the service worker, which asks nobody but us. */
export const WORKER_POLICY = "default-src 'self'";

const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const ANSWER = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };

const PAGE = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  // Nothing here asks for any of them; clipboard, fullscreen and sharing stay as they are.
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
