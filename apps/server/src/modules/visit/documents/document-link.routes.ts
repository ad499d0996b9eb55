import { type Context, Hono } from 'hono';
import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { attachment } from '../../../http/attachment.ts';
import { clientAddress } from '../../../http/client-address.ts';
import { expiredLinkPage, unavailablePage } from '../../../http/error-page.ts';
import type { AccessToHouse, Identity } from '../../../http/identity.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { siteOf } from '../../../http/site-of.ts';
import { spend } from '../../../http/spending.ts';
import type { DocumentLinks } from './document-links.ts';
import { type PrintingAny, printSaved } from './print-saved.ts';

interface LinkedDocuments extends PrintingAny {
  readonly documentLinks: DocumentLinks;
  readonly limits: Pick<Limits, 'lookUp' | 'document'>;
  readonly accessToHouse: AccessToHouse;
  /** Returns the identity of an account. If the account is disabled or deleted, returns the identity of a visitor. */
  readonly identifyUser: (db: Database, userId: string) => Promise<Identity>;
  /** The address of the site for visitors; null: the server takes it from each HTTP request. */
  readonly baseUrl: string | null;
}

/**
 * Serves PDFs at addresses that need no login, because a browser may pass a download to another program, which has no cookies.
 * A browser gets a page if the address is no longer valid or the server is busy.
 */
export function documentLinkRoutes(dependencies: LinkedDocuments): Hono {
  const { db, documentLinks, limits, accessToHouse, identifyUser, baseUrl } = dependencies;

  /**
   * Returns the PDF at the address in the HTTP request. Throws `unknown-configuration` if the address is no longer valid or its
   * account may not open the house, `too-many-requests`, and the errors of `printSaved`.
   */
  async function download(c: Context): Promise<Response> {
    await limits.lookUp(clientAddress(c));
    await spend(c, 'call');
    const [, key = ''] = /^([\w-]{1,500})\.pdf$/.exec(c.req.param('file') ?? '') ?? [];
    const linked = documentLinks.read(key);
    if (!linked) throw new AppError('unknown-configuration');
    const { token, userId, copy } = linked;
    const identity = await identifyUser(db, userId);
    if (!(await accessToHouse(token, identity))) throw new AppError('unknown-configuration');
    // Count each download, just as `makeDocument` counts each PDF. Without this count, a client could bypass the limit by downloading from
    // these addresses.
    await limits.document(`account ${userId}`);
    const site = siteOf(baseUrl, c.req.raw.headers);
    const { bytes, name } = await printSaved(dependencies, token, identity, { site, sizes: sizesOf(copy) });
    return c.body(bytes, 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    });
  }

  return new Hono().get('/documents/:file', async (c) => {
    try {
      return await download(c);
    } catch (error) {
      if (!(error instanceof AppError) || !c.req.header('Accept')?.includes('text/html')) throw error;
      c.header('Cache-Control', 'no-store');
      if (error.code === 'unknown-configuration') return c.html(expiredLinkPage(), 404);
      if (error.code !== 'busy' && error.code !== 'unavailable') throw error;
      return c.html(unavailablePage(), 503, { 'Retry-After': String(error.retryAfter ?? 5) });
    }
  });
}
