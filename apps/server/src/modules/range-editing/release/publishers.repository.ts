import { and, arrayContains, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';

/** A member of staff who may publish the range. */
export interface Publisher {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly email: string;
}

/** Returns the staff who may publish the range, sorted by name: administrators, and salespersons with the right `range-publish`. */
export async function listPublishers(db: Database): Promise<readonly Publisher[]> {
  const { id, name, firstName, email } = users;
  return db
    .select({ id, name, firstName, email })
    .from(users)
    .where(
      and(
        ne(users.role, 'Customer'),
        isNull(users.disabledAt),
        or(eq(users.role, 'Admin'), arrayContains(users.grantedAccess, ['range-publish'])),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
