import type { Handlers } from '../../http/serve-endpoint.ts';
import { fileName } from '../pictures/download-name.ts';
import { documentName, type PrintingDependencies, printHouse } from './print-house.ts';

interface DocumentsDependencies extends PrintingDependencies {
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
}

/** Houses on paper. */
export function documentsRoutes(dependencies: DocumentsDependencies): Handlers<'makeDocument'> {
  const { baseUrl, currentRange } = dependencies;
  return {
    makeDocument: async ({ parameters: { id }, identity, requestHeaders }) => {
      const site = baseUrl ?? `http://${requestHeaders.get('host') ?? 'localhost'}`;
      const { bytes, houseTitle } = await printHouse(dependencies, id, identity, new URL(site).origin);
      return { bytes, name: fileName([houseTitle], documentName((await currentRange()).texts), 'pdf') };
    },
  };
}
