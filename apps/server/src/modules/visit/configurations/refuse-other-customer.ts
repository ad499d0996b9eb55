import type { AccountId } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { isStaff, type Member, onBehalfOf } from '../../../http/identity.ts';
import { findCustomer } from '../../people/accounts/accounts.repository.ts';

/**
 * Throws `not-acting-for` when a browser window of staff shows another customer than the session acts for. Otherwise staff could save a
 * customer’s house as their own after they stopped acting, or their own house as the customer’s after they began. The value of users who
 * are not staff is ignored.
 *
 * @param meant the customer that the window acts for; null: the staff member
 */
export async function refuseOtherCustomer(db: Database, member: Member, meant: AccountId | null): Promise<void> {
  if (!isStaff(member)) return;
  const userId = meant === null ? member.userId : (await findCustomer(db, meant))?.id;
  if (userId !== onBehalfOf(member)) throw new AppError('not-acting-for', '', { field: 'ImpersonatedOwnerAccountId' });
}
