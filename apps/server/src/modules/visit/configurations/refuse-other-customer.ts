import type { AccountId } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { isStaff, type Member, onBehalfOf } from '../../../http/identity.ts';
import { findCustomer } from '../../people/accounts/accounts.repository.ts';

/**
 * A window of staff may be older than what they do now: it neither keeps a customer's house as their own after they have stopped acting, nor
 * gives theirs to a customer for whom they have begun to act since. Throws `not-acting-for`; nobody else's word counts for anything.
 *
 * @param meant for whom the window is, as it knows it; null stands for themselves
 */
export async function refuseOtherCustomer(db: Database, member: Member, meant: AccountId | null): Promise<void> {
  if (!isStaff(member)) return;
  const userId = meant === null ? member.userId : (await findCustomer(db, meant))?.id;
  if (userId !== onBehalfOf(member)) throw new AppError('not-acting-for', '', { field: 'ImpersonatedOwnerAccountId' });
}
