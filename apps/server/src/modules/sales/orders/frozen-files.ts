import type { Logger } from 'pino';
import type { Database } from '../../../db/connect.ts';
import type { PrintFor } from '../../people/letters/send-letters.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { printOrLeaveOut } from '../../visit/documents/print-for-letter.ts';
import { type PrintedHouse, printedFileName } from '../../visit/documents/print-house.ts';
import type { FrozenName, FrozenPicture } from '../../visit/pictures/pictures.routes.ts';
import { DOCUMENT, THUMBNAIL } from './order-files.ts';
import { findFile, findOrder } from './orders.repository.ts';

/** The PDF of an order as it was made; null: the house is none. Who may have it is judged before. */
export async function frozenDocument(db: Database, token: string): Promise<PrintedHouse | null> {
  const file = await findFile(db, token, DOCUMENT);
  const order = file && (await findOrder(db, token));
  return order && { bytes: file.bytes, houseTitle: order.houseTitle, letterPicture: null };
}

interface Attaching {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly logger: Logger;
}

/** What goes with an order's letter: its PDF, and its picture, as they were made. */
export function attachOrder({ db, currentRange, logger }: Attaching): PrintFor {
  return (token, isLate) =>
    printOrLeaveOut({ logger, about: { order: token }, isLate }, async () => {
      const document = await frozenDocument(db, token);
      if (!document) return null;
      const { bytes, houseTitle } = document;
      const picture = (await findFile(db, token, THUMBNAIL))?.bytes ?? null;
      return { name: printedFileName(houseTitle, await currentRange()), bytes, mediaType: 'application/pdf', picture };
    });
}

/** A picture of an order as it was made; null: there is none. Who may see it is judged before. */
export async function frozenPicture(db: Database, token: string, wanted: FrozenName): Promise<FrozenPicture | null> {
  if ('name' in wanted) return wanted.name === DOCUMENT ? null : findFile(db, token, wanted.name);
  const small = wanted.house === 'small' ? await findFile(db, token, THUMBNAIL) : null;
  return small ?? findFile(db, token, 'picture-0');
}
