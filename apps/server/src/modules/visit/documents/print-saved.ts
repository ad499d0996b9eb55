import type { AnsweredFile } from '@gavel/contract';
import type { Database } from '../../../db/connect.ts';
import type { Identity } from '../../../http/identity.ts';
import { type PrintedHouse, type PrintingSaved, printedFileName, printHouse, type WantedDocument } from './print-house.ts';

/** The dependencies of `printSaved`. */
export interface PrintingAny extends PrintingSaved {
  /** Returns the PDF that was stored with a final order; null: the house is no final order. */
  readonly frozenDocument: (db: Database, token: string) => Promise<PrintedHouse | null>;
}

interface PrintedFile extends AnsweredFile, Pick<PrintedHouse, 'mailPicture'> {}

/**
 * Returns the PDF of a saved house. For a final order, returns the PDF that was stored with the order, without the pictures of the 3D model
 * in `wanted`. Throws the errors of `printHouse`.
 */
export async function printSaved(
  printing: PrintingAny,
  token: string,
  identity: Identity,
  wanted: WantedDocument,
): Promise<PrintedFile> {
  const { bytes, houseTitle, mailPicture } =
    (await printing.frozenDocument(printing.db, token)) ?? (await printHouse(printing, token, identity, wanted));
  return { bytes, name: printedFileName(houseTitle, await printing.currentRange()), mailPicture };
}
