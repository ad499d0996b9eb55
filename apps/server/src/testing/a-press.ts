import type { Press } from '../adapters/pdf/press.ts';
import type { PrintedDocument, PrintedPictures } from '../adapters/pdf/printed-document.ts';
import type { PrintedQuote } from '../adapters/pdf/printed-quote.ts';

/** A press (the part of the server that makes PDFs) for tests. It stores the documents that it gets, and returns bytes that are no PDF. */
export interface TestPress extends Press {
  readonly offers: PrintedQuote[];
  readonly printed: { readonly document: PrintedDocument; readonly pictures: PrintedPictures }[];
}

export function aPress(): TestPress {
  const printed: TestPress['printed'] = [];
  const quotes: PrintedQuote[] = [];
  return {
    offers: quotes,
    printed,
    async print(prepare) {
      const { document, pictures } = await prepare();
      if ('template' in document) quotes.push(document);
      else printed.push({ document, pictures });
      return new TextEncoder().encode(JSON.stringify(document));
    },
    close: () => undefined,
  };
}
