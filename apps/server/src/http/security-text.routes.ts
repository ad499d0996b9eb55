import { Hono } from 'hono';
import { siteOf } from './site-of.ts';

export interface SecurityTextParts {
  /** Returns the address for reports about security faults: a web address, or an e-mail address with `mailto:`. */
  readonly readContact: () => Promise<string>;
  /** The address at which visitors reach the server; null: take it from each HTTP request. */
  readonly baseUrl: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const DAY = 86_400_000;
/** How long the file is valid, in days (RFC 9116: less than a year). After that, clients must fetch it again. */
const HOLDS_DAYS = 180;

/** Serves `/.well-known/security.txt`, which names the address for reports about security faults (RFC 9116). */
export function securityTextRoutes({ readContact, baseUrl, now }: SecurityTextParts): Hono {
  return new Hono().get('/.well-known/security.txt', async (c) => {
    const expires = new Date(Math.floor(now() / DAY) * DAY + HOLDS_DAYS * DAY).toISOString().replace('.000', '');
    const lines = [
      `Contact: ${await readContact()}`,
      `Expires: ${expires}`,
      'Preferred-Languages: sv, en',
      `Canonical: ${siteOf(baseUrl, c.req.raw.headers)}/.well-known/security.txt`,
    ];
    return c.body(`${lines.join('\n')}\n`, 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  });
}
