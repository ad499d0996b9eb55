import type { OwnAbsence } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { findVersion, listAbsences, listStaff } from './staff.repository.ts';

/** Returns a staff member’s absences that are not over, and the colleagues who could be the substitute. */
export async function readOwnAbsence(
  { db, now }: { readonly db: Database; readonly now: () => number },
  userId: string,
): Promise<OwnAbsence> {
  const absences = (await listAbsences(db, stockholmDay(now()))).filter((absence) => absence.userId === userId);
  const others = (await listStaff(db)).filter(
    ({ user, invitedUntil }) => user.id !== userId && !user.disabledAt && !invitedUntil,
  );
  return {
    now: now(),
    version: await findVersion(db, userId),
    absences: absences.map(({ id, from, to, standIn }) => ({ id, from, to, standIn })),
    colleagues: others.map(({ user }) => ({ id: user.customerNumber, name: user.name })),
  };
}
