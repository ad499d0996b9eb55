import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../accounts/accounts.tables.ts';
import { salespersonAreas } from './salespersons.tables.ts';

/** A staff member for whom an administrator has set the municipalities that they are responsible for. */
export type GivenArea = Awaited<ReturnType<typeof listGivenAreas>>[number];

/** Returns the municipalities that administrators have set for staff whose accounts are enabled. */
export async function listGivenAreas(db: Database) {
  return db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      phone: users.cellphone,
      municipalityIds: salespersonAreas.municipalityIds,
    })
    .from(salespersonAreas)
    .innerJoin(users, eq(users.id, salespersonAreas.userId))
    .where(and(ne(users.role, 'Customer'), isNull(users.disabledAt)))
    .orderBy(asc(users.name), asc(users.id));
}

/**
 * Sets the municipalities of a staff member.
 * @param municipalityIds null: the municipalities that the range sets apply again
 */
export async function giveAreas(tx: Database, userId: string, municipalityIds: readonly string[] | null): Promise<void> {
  if (municipalityIds === null) {
    await tx.delete(salespersonAreas).where(eq(salespersonAreas.userId, userId));
    return;
  }
  const given = { municipalityIds: [...municipalityIds] };
  await tx
    .insert(salespersonAreas)
    .values({ userId, ...given })
    .onConflictDoUpdate({ target: salespersonAreas.userId, set: given });
}
