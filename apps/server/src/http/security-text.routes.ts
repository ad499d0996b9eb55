import { Hono } from 'hono';
import { siteOf } from './site-of.ts';

export interface SecurityTextParts {
  /** Where a fault may be told of: an address of the web, or of mail with `mailto:`. */
  readonly readContact: () => Promise<string>;
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const DAY = 86_400_000;
/** Whoever keeps it asks again in good time (RFC 9116: less than a year). */
const HOLDS_DAYS = 180;

/** `/.well-known/security.txt`: whom to tell of a fault in the site's security (RFC 9116). */
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
