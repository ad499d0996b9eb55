import type { Database } from '../../db/connect.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import { siteOf } from '../../http/site-of.ts';
import { sizesOf } from './document-pictures.ts';
import { type PrintedHouse, type PrintingSaved, printedFileName, printHouse } from './print-house.ts';

interface DocumentsDependencies extends PrintingSaved {
  /** The PDF that was frozen with a final order; null: the house is none. */
  readonly frozenDocument: (db: Database, token: string) => Promise<PrintedHouse | null>;
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
}

/** Houses on paper. */
export function documentsRoutes(dependencies: DocumentsDependencies): Handlers<'makeDocument'> {
  const { db, baseUrl, currentRange, frozenDocument } = dependencies;
  return {
    makeDocument: async ({ parameters: { id, copy }, identity, requestHeaders }) => {
      const { bytes, houseTitle } =
        (await frozenDocument(db, id)) ??
        (await printHouse(dependencies, id, identity, { site: siteOf(baseUrl, requestHeaders), sizes: sizesOf(copy) }));
      return { bytes, name: printedFileName(houseTitle, await currentRange()) };
    },
  };
}
