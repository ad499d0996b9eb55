import type { Logger } from 'pino';
import type { Database } from '../../../db/connect.ts';
import type { PrintFor } from '../../people/mail/send-mails.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { printOrLeaveOut } from '../../visit/documents/print-for-mail.ts';
import { type PrintedHouse, printedFileName } from '../../visit/documents/print-house.ts';
import type { FrozenName, FrozenPicture } from '../../visit/pictures/pictures.routes.ts';
import { DOCUMENT, THUMBNAIL } from './order-files.ts';
import { findFile, findOrder } from './orders.repository.ts';

/** Returns the stored PDF of an order; null: the token belongs to no order. The calling code must check who may read the PDF. */
export async function frozenDocument(db: Database, token: string): Promise<PrintedHouse | null> {
  const file = await findFile(db, token, DOCUMENT);
  const order = file && (await findOrder(db, token));
  return order && { bytes: file.bytes, houseTitle: order.houseTitle, mailPicture: null };
}

interface Attaching {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly logger: Logger;
}

/** Returns a function that reads the attachments of an order's e-mail: the stored PDF and the stored picture. */
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

/** Returns a stored picture of an order; null: the order has no such picture. The calling code must check who may see it. */
export async function frozenPicture(db: Database, token: string, wanted: FrozenName): Promise<FrozenPicture | null> {
  if ('name' in wanted) return wanted.name === DOCUMENT ? null : findFile(db, token, wanted.name);
  const small = wanted.house === 'small' ? await findFile(db, token, THUMBNAIL) : null;
  return small ?? findFile(db, token, 'picture-0');
}
