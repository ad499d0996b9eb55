import type { AnsweredFile } from '@gavel/contract';
import type { PictureSizes } from '../../../adapters/pdf/printed-sizes.ts';
import type { Database } from '../../../db/connect.ts';
import type { Identity } from '../../../http/identity.ts';
import { type PrintedHouse, type PrintingSaved, printedFileName, printHouse } from './print-house.ts';

/** What the PDF of any saved house takes. */
export interface PrintingAny extends PrintingSaved {
  /** The PDF that was frozen with a final order; null: the house is none. */
  readonly frozenDocument: (db: Database, token: string) => Promise<PrintedHouse | null>;
}

interface PrintedFile extends AnsweredFile, Pick<PrintedHouse, 'letterPicture'> {}

/**
 * The PDF of a saved house or of a final order, which has one alone. Throws as `printHouse` does.
 * @param wanted `site`: the address of the site, without a path
 */
export async function printSaved(
  printing: PrintingAny,
  token: string,
  identity: Identity,
  wanted: { readonly site: string; readonly sizes: PictureSizes },
): Promise<PrintedFile> {
  const { bytes, houseTitle, letterPicture } =
    (await printing.frozenDocument(printing.db, token)) ?? (await printHouse(printing, token, identity, wanted));
  return { bytes, name: printedFileName(houseTitle, await printing.currentRange()), letterPicture };
}
