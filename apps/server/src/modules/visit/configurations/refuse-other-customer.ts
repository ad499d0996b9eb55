import type { AccountId } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { isStaff, type Member, onBehalfOf } from '../../../http/identity.ts';
import { findCustomer } from '../../people/accounts/accounts.repository.ts';

/**
 * Throws `not-acting-for` if a browser window of staff shows another customer than the one for whom the session acts. Without this check,
 * staff who stopped acting could save a customer’s house as their own. Staff who began to act could save their own house as the customer’s.
 * Does nothing for users who are not staff.
 *
 * @param meant the customer whom the window shows; null: the window shows the staff member as themselves
 */
export async function refuseOtherCustomer(db: Database, member: Member, meant: AccountId | null): Promise<void> {
  if (!isStaff(member)) return;
  const userId = meant === null ? member.userId : (await findCustomer(db, meant))?.id;
  if (userId !== onBehalfOf(member)) throw new AppError('not-acting-for', '', { field: 'ImpersonatedOwnerAccountId' });
}
