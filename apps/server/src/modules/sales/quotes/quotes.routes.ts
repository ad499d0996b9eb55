import { AppError } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { siteOf } from '../../../http/site-of.ts';
import type { Counts } from '../../visit/counts/counts.ts';
import { findVisible } from '../desk/open-request.ts';
import { acceptQuote, askAboutQuote, findByAddress, readQuote } from './answer-quote.ts';
import { printQuote, printSentQuote } from './print-quote.ts';
import { findQuote } from './quotes.repository.ts';
import { type Quoting, sellerOf } from './quoting.ts';
import { sendQuote, withdrawQuote } from './send-quote.ts';
import { quoteBefore, readQuoteDesk, saveQuote, writtenQuote } from './write-quote.ts';

type QuotesEndpoint =
  | 'readOfferDesk'
  | 'saveOffer'
  | 'sendOffer'
  | 'withdrawOffer'
  | 'previewOfferDocument'
  | 'makeSentOfferDocument'
  | 'readOffer'
  | 'acceptOffer'
  | 'askAboutOffer'
  | 'makeOfferDocument';

/** Returns the handlers with which staff write quotes, and with which customers answer them. */
export function quotesRoutes(quoting: Quoting & { readonly counts: Counts }): Handlers<QuotesEndpoint> {
  const { db, baseUrl, counts } = quoting;
  return {
    async readOfferDesk({ parameters: { id }, identity, setETag }) {
      const desk = await readQuoteDesk(quoting, identity, id);
      setETag(desk.tag);
      return desk;
    },
    async saveOffer({ parameters: { id }, body, identity, header, setETag }) {
      const desk = await saveQuote(quoting, identity, id, body, header('If-Match'));
      setETag(desk.tag);
      return desk;
    },
    async sendOffer({ parameters: { id }, identity, header, setETag }) {
      const desk = await sendQuote(quoting, identity, id, header('If-Match'));
      // Count only the first quote of a request. Later quotes are about the same house.
      if (desk.offers.length === 1) counts.add({ kind: 'offered' });
      setETag(desk.tag);
      return desk;
    },
    withdrawOffer: ({ parameters: { id, offer: quote }, identity }) => withdrawQuote(quoting, identity, id, quote),
    async previewOfferDocument({ parameters: { id }, identity }) {
      const { lead: request, from, draft, sent } = await writtenQuote(quoting, identity, id);
      const writing = draft ?? (await readQuoteDesk(quoting, identity, id)).writing;
      const seller = sellerOf(request, await quoting.currentRange());
      const about = { number: null, sentAt: null, customerName: request.name, seller, house: from.house, address: null };
      const pictured = from.opened && { opened: from.opened, pricedAt: quoting.now(), placement: from.chosen.placement };
      return printQuote(quoting, { ...writing, ...about, before: quoteBefore(sent) }, pictured);
    },
    async makeSentOfferDocument({ parameters: { id, offer: quoteId }, identity, requestHeaders }) {
      const { lead: request } = await findVisible(quoting, identity, id);
      const quote = await findQuote(db, quoteId);
      if (quote?.leadId !== request.id) throw new AppError('unknown-offer');
      return printSentQuote(quoting, quote, siteOf(baseUrl, requestHeaders));
    },
    readOffer: ({ parameters: { token } }) => readQuote(quoting, token),
    acceptOffer: ({ parameters: { token }, body }) => acceptQuote(quoting, token, body),
    askAboutOffer: ({ parameters: { token }, body }) => askAboutQuote(quoting, token, body),
    makeOfferDocument: async ({ parameters: { token }, requestHeaders }) =>
      printSentQuote(quoting, await findByAddress(db, token), siteOf(baseUrl, requestHeaders)),
  };
}
