import type { Press } from '../adapters/pdf/press.ts';
import type { PrintedDocument, PrintedPictures } from '../adapters/pdf/printed-document.ts';

/** A press that keeps what it is given, and gives it back as bytes that are no PDF. */
export interface TestPress extends Press {
  readonly printed: { readonly document: PrintedDocument; readonly pictures: PrintedPictures }[];
}

export function aPress(): TestPress {
  const printed: TestPress['printed'] = [];
  return {
    printed,
    async print(prepare) {
      const { document, pictures } = await prepare();
      printed.push({ document, pictures });
      return new TextEncoder().encode(JSON.stringify(document));
    },
    close: () => undefined,
  };
}
