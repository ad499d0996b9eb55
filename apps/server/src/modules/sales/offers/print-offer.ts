import { createTexts, customerOfferTexts } from '@gavel/texts';
import { LETTER, type PictureSizes } from '../../../adapters/pdf/printed-sizes.ts';
import type { PrintFor } from '../../people/letters/send-letters.ts';
import type { OpenedVisit } from '../../visit/configurations/open-configuration.ts';
import { openAsOf } from '../../visit/configurations/open-configuration.ts';
import { documentPictures } from '../../visit/documents/document-pictures.ts';
import { printOrLeaveOut } from '../../visit/documents/print-for-letter.ts';
import { logo, type PrintingDependencies, printPrepared, sheetOfVisit } from '../../visit/documents/print-house.ts';
import { LOGO } from '../../visit/documents/printed-summary.ts';
import { fileName } from '../../visit/pictures/download-name.ts';
import { orUnknown } from '../leads/sent-house.ts';
import { findOffer, type SentOffer } from './offers.repository.ts';
import { type OfferToPrint, printedOffer } from './printed-offer.ts';

/** It goes with an e-mail, which the smallest mailboxes have to take. The picture is across the page, mm. */
const SIZES: PictureSizes = { copy: 'light', cover: { width: 170, height: 62 }, letter: LETTER };

/** The house of an offer at the moment whose prices it has. */
interface OfferedHouse {
  readonly opened: Omit<OpenedVisit, 'carriedOver'>;
  readonly pricedAt: number;
}

interface PrintedOfferFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  /** The house as the offer's letter shows it, a JPEG; null: there is none. */
  readonly letterPicture: Uint8Array | null;
}

/** An offer as a PDF: its words and numbers are those that are kept, and its pictures are of the version that it is of. Throws `busy` and `document-failed`. */
export async function printOffer(
  printing: PrintingDependencies,
  offer: OfferToPrint,
  pictured: OfferedHouse | null,
): Promise<PrintedOfferFile> {
  const range = await printing.currentRange();
  const texts = createTexts(range.texts);
  const t = texts.of(customerOfferTexts);
  let letterPicture: Uint8Array | null = null;
  const prepare = async () => {
    const pictures = pictured && (await picturesOf(printing, pictured));
    letterPicture = pictures?.letter ?? null;
    const shown = pictures ?? { cover: null, drawings: [] };
    const document = printedOffer(offer, shown, { brand: range.brand, fonts: printing.brandFonts, texts });
    const { drawings = [], photographs = new Map() } = pictures?.files ?? {};
    const sign = [LOGO, Buffer.from(logo(range.brand.logo))] as const;
    return { document, pictures: { drawings: new Map([...drawings, sign]), photographs } };
  };
  const { number } = offer;
  const title = number === null ? t('fileDraft') : t('fileName', { number });
  const bytes = await printPrepared(printing, prepare, number ?? 'draft');
  return { bytes, name: fileName([title], 'Offert', 'pdf'), letterPicture };
}

/** One that was sent, for its customer, for staff and for its letter. @param site where visitors reach the server, without a path */
export async function printSentOffer(printing: PrintingDependencies, offer: SentOffer, site: string): Promise<PrintedOfferFile> {
  const before = offer.replaces === null ? null : await findOffer(printing.db, offer.replaces);
  return printOffer(printing, { ...offer, before, address: `${site}/offer/${offer.token}` }, await offeredHouse(printing, offer));
}

/** The house of an offer as it was sent. Null: its municipality is gone, and it has no pictures any more. */
export async function offeredHouse(
  printing: PrintingDependencies,
  { configurationId, chosen, sentAt }: Pick<SentOffer, 'configurationId' | 'chosen' | 'sentAt'>,
): Promise<OfferedHouse | null> {
  return orUnknown(async () => ({
    opened: await openAsOf(printing, configurationId, { ...chosen, savedAt: sentAt }),
    pricedAt: sentAt.getTime(),
  }));
}

/** Prints an offer for its letter, which names the page that has it all. */
export function printForLetter({ baseUrl, ...printing }: PrintingDependencies & { readonly baseUrl: string }): PrintFor {
  const { db, logger } = printing;
  return (id, isLate) =>
    printOrLeaveOut({ logger, about: { offer: id }, isLate }, async () => {
      const offer = await findOffer(db, id);
      if (!offer) return null;
      const { bytes, name, letterPicture: picture } = await printSentOffer(printing, offer, baseUrl);
      return { name, bytes, mediaType: 'application/pdf', picture };
    });
}

async function picturesOf(printing: PrintingDependencies, { opened, pricedAt }: OfferedHouse) {
  const range = await printing.currentRange();
  const { gallery } = sheetOfVisit(opened, range, { pricedAt, plotIds: [], terms: null });
  const front = gallery.find(({ isDrawing }) => !isDrawing);
  const shown = [...(front ? [front] : []), ...gallery.filter(({ isDrawing }) => isDrawing)];
  return documentPictures({ pictures: printing.pictures, range }, { gallery: shown, sections: [] }, SIZES);
}
