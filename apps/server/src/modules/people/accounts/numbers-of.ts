import type { Database } from '../../../db/connect.ts';
import type { NumbersOf } from '../../../http/identity.ts';
import { findUser } from './accounts.repository.ts';

/** Returns a function that returns the customer numbers of a logged-in user and of the customer for whom they act. */
export function numbersOfMembers(db: Database): NumbersOf {
  return async ({ userId, actingFor }) => {
    const user = await findUser(db, userId);
    const customer = actingFor === null ? null : await findUser(db, actingFor);
    return user && { id: user.customerNumber, actingFor: customer && { id: customer.customerNumber } };
  };
}
