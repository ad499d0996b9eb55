import type { Press } from '../adapters/pdf/press.ts';
import type { PrintedDocument, PrintedPictures } from '../adapters/pdf/printed-document.ts';
import type { PrintedOffer } from '../adapters/pdf/printed-offer.ts';

/** A press that keeps what it is given, and gives it back as bytes that are no PDF. */
export interface TestPress extends Press {
  readonly offers: PrintedOffer[];
  readonly printed: { readonly document: PrintedDocument; readonly pictures: PrintedPictures }[];
}

export function aPress(): TestPress {
  const printed: TestPress['printed'] = [];
  const offers: PrintedOffer[] = [];
  return {
    offers,
    printed,
    async print(prepare) {
      const { document, pictures } = await prepare();
      if ('template' in document) offers.push(document);
      else printed.push({ document, pictures });
      return new TextEncoder().encode(JSON.stringify(document));
    },
    close: () => undefined,
  };
}
