import type { Database } from '../../db/connect.ts';
import type { PrintedHouse } from '../documents/print-house.ts';
import type { FrozenName, FrozenPicture } from '../pictures/pictures.routes.ts';
import { DOCUMENT, THUMBNAIL } from './order-files.ts';
import { findFile, findOrder } from './orders.repository.ts';

/** The PDF of an order as it was made; null: the house is none. Who may have it is judged before. */
export async function frozenDocument(db: Database, token: string): Promise<PrintedHouse | null> {
  const file = await findFile(db, token, DOCUMENT);
  const order = file && (await findOrder(db, token));
  return order && { bytes: file.bytes, houseTitle: order.houseTitle, letterPicture: null };
}

/** A picture of an order as it was made; null: there is none. Who may see it is judged before. */
export async function frozenPicture(db: Database, token: string, wanted: FrozenName): Promise<FrozenPicture | null> {
  if ('name' in wanted) return wanted.name === DOCUMENT ? null : findFile(db, token, wanted.name);
  const small = wanted.house === 'small' ? await findFile(db, token, THUMBNAIL) : null;
  return small ?? findFile(db, token, 'picture-0');
}
