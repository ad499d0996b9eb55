import { type Context, Hono } from 'hono';
import { deliverComposed } from '../../../adapters/media/deliver-composed.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import type { PrintingDependencies } from '../../visit/documents/print-house.ts';
import { answerPlaceholder } from '../../visit/pictures/answer-placeholder.ts';
import { askerOf } from '../../visit/pictures/asker-of.ts';
import { readPictureQuery } from '../../visit/pictures/picture-query.ts';
import { refuseWhenFull } from '../../visit/pictures/refuse-when-full.ts';
import { stackOfVisit } from '../../visit/pictures/stack-of-visit.ts';
import { quotedHouse } from './print-quote.ts';
import { findQuoteOfToken } from './quotes.repository.ts';

interface QuotePictures extends PrintingDependencies {
  readonly limits: Pick<Limits, 'lookUpPicture' | 'pictures'>;
}

/** Serves the picture of the house of a quote, in the version that was quoted, to everybody who has the link to the quote. */
export function quotePictureRoutes({ limits, ...printing }: QuotePictures): Hono {
  const { db, pictures, currentRange } = printing;
  return new Hono().get('/media/offers/:file', async (c: Context) => {
    await limits.lookUpPicture(clientAddress(c));
    const [, token = ''] = /^([0-9A-Za-z]{1,64})\.jpg$/.exec(c.req.param('file') ?? '') ?? [];
    const { format, ...wanted } = readPictureQuery(new URL(c.req.url).searchParams);
    const quote = await findQuoteOfToken(db, token);
    const shown = quote && (await quotedHouse(printing, quote));
    if (!shown) return answerPlaceholder(c);
    const stack = await stackOfVisit({ pictures, range: await currentRange() }, shown.opened, {
      sectionId: null,
      questionId: null,
    });
    const composed = { ...wanted, enlarges: false, isKept: true, format: format ?? 'jpeg' } as const;
    const made = await refuseWhenFull(deliverComposed(pictures.renditions, stack, composed, askerOf(c, limits)));
    if (!made) return answerPlaceholder(c);
    return c.body(made.bytes, 200, {
      'Content-Type': `image/${format ?? 'jpeg'}`,
      'Cache-Control': 'private, max-age=300',
      ETag: `"${made.name.slice(0, 32)}"`,
    });
  });
}
