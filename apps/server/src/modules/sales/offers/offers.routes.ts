import { AppError } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { siteOf } from '../../../http/site-of.ts';
import type { Counts } from '../../visit/counts/counts.ts';
import { findVisible } from '../desk/open-lead.ts';
import { acceptOffer, askAboutOffer, findByAddress, readOffer } from './answer-offer.ts';
import { type Offering, sellerOf } from './offering.ts';
import { findOffer } from './offers.repository.ts';
import { printOffer, printSentOffer } from './print-offer.ts';
import { sendOffer, withdrawOffer } from './send-offer.ts';
import { offerBefore, readOfferDesk, saveOffer, writtenOffer } from './write-offer.ts';

type OffersEndpoint =
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

/** Offers, as staff write them and as customers answer them. */
export function offersRoutes(offering: Offering & { readonly counts: Counts }): Handlers<OffersEndpoint> {
  const { db, baseUrl, counts } = offering;
  return {
    async readOfferDesk({ parameters: { id }, identity, setETag }) {
      const desk = await readOfferDesk(offering, identity, id);
      setETag(desk.tag);
      return desk;
    },
    async saveOffer({ parameters: { id }, body, identity, header, setETag }) {
      const desk = await saveOffer(offering, identity, id, body, header('If-Match'));
      setETag(desk.tag);
      return desk;
    },
    async sendOffer({ parameters: { id }, identity, header, setETag }) {
      const desk = await sendOffer(offering, identity, id, header('If-Match'));
      // Those that come after it are about the same house.
      if (desk.offers.length === 1) counts.add({ kind: 'offered' });
      setETag(desk.tag);
      return desk;
    },
    withdrawOffer: ({ parameters: { id, offer }, identity }) => withdrawOffer(offering, identity, id, offer),
    async previewOfferDocument({ parameters: { id }, identity }) {
      const { lead, from, draft, sent } = await writtenOffer(offering, identity, id);
      const writing = draft ?? (await readOfferDesk(offering, identity, id)).writing;
      const seller = sellerOf(lead, await offering.currentRange());
      const about = { number: null, sentAt: null, customerName: lead.name, seller, house: from.house, address: null };
      const pictured = { opened: from.opened, pricedAt: offering.now() };
      return printOffer(offering, { ...writing, ...about, before: offerBefore(sent) }, pictured);
    },
    async makeSentOfferDocument({ parameters: { id, offer: offerId }, identity, requestHeaders }) {
      const { lead } = await findVisible(offering, identity, id);
      const offer = await findOffer(db, offerId);
      if (offer?.leadId !== lead.id) throw new AppError('unknown-offer');
      return printSentOffer(offering, offer, siteOf(baseUrl, requestHeaders));
    },
    readOffer: ({ parameters: { token } }) => readOffer(offering, token),
    acceptOffer: ({ parameters: { token }, body }) => acceptOffer(offering, token, body),
    askAboutOffer: ({ parameters: { token }, body }) => askAboutOffer(offering, token, body),
    makeOfferDocument: async ({ parameters: { token }, requestHeaders }) =>
      printSentOffer(offering, await findByAddress(db, token), siteOf(baseUrl, requestHeaders)),
  };
}
