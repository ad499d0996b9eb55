import type { Database } from '../../../db/connect.ts';
import { findRequest } from './requests.repository.ts';

/**
 * Returns the salesperson who handles a request now. This may be a colleague of the salesperson whom an earlier quote or order
 * names.
 * @param named the salesperson whom the quote or the order names
 */
export async function sellerOfNow<Seller extends { readonly name: string; readonly email: string }>(
  tx: Database,
  requestId: string,
  named: Seller,
): Promise<Seller> {
  const request = await findRequest(tx, requestId);
  return request?.salespersonEmail ? { ...named, name: request.salespersonName, email: request.salespersonEmail } : named;
}
