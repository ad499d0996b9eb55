import type { Handlers } from '../../http/serve-endpoint.ts';
import { siteOf } from '../../http/site-of.ts';
import { type PrintingSaved, printedFileName, printHouse } from './print-house.ts';

interface DocumentsDependencies extends PrintingSaved {
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
}

/** Houses on paper. */
export function documentsRoutes(dependencies: DocumentsDependencies): Handlers<'makeDocument'> {
  const { baseUrl, currentRange } = dependencies;
  return {
    makeDocument: async ({ parameters: { id }, identity, requestHeaders }) => {
      const { bytes, houseTitle } = await printHouse(dependencies, id, identity, siteOf(baseUrl, requestHeaders));
      return { bytes, name: printedFileName(houseTitle, await currentRange()) };
    },
  };
}
