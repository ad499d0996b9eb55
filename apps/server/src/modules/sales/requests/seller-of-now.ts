import type { Database } from '../../../db/connect.ts';
import { findRequest } from './requests.repository.ts';

/**
 * Returns the salesperson who has a request now. A colleague may have taken over since a quote or an order named a salesperson.
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
