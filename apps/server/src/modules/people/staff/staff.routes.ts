import type { StaffList } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { findUser } from '../accounts/accounts.repository.ts';
import { changeStaff } from './change-staff.ts';
import { acceptInvitation, type Inviting, inviteStaff } from './invite-staff.ts';
import { readOwnAbsence } from './own-absence.ts';
import { listAbsences, listStaff } from './staff.repository.ts';

type StaffEndpoint =
  | 'listStaff'
  | 'inviteStaff'
  | 'changeStaff'
  | 'acceptStaffInvitation'
  | 'readOwnAbsence'
  | 'changeOwnAbsence';

/** Endpoints for staff. */
export function staffRoutes(dependencies: Inviting): Handlers<StaffEndpoint> {
  return {
    listStaff: ({ identity }) => readStaff(dependencies, memberOf(identity).userId),
    async inviteStaff({ identity, body }) {
      const { userId } = memberOf(identity);
      await inviteStaff(dependencies, userId, body);
      return readStaff(dependencies, userId);
    },
    async changeStaff({ parameters: { person }, identity, body, header }) {
      const { userId } = memberOf(identity);
      await changeStaff(dependencies, userId, person, body, header('If-Match'));
      return readStaff(dependencies, userId);
    },
    async readOwnAbsence({ identity, setETag }) {
      const absence = await readOwnAbsence(dependencies, memberOf(identity).userId);
      setETag(absence.version);
      return absence;
    },
    async changeOwnAbsence({ identity, body, header, setETag }) {
      const { userId } = memberOf(identity);
      const user = await findUser(dependencies.db, userId);
      if (!user) throw new AppError('not-logged-in');
      await changeStaff(dependencies, userId, user.customerNumber, body, header('If-Match'));
      const absence = await readOwnAbsence(dependencies, userId);
      setETag(absence.version);
      return absence;
    },
    async acceptStaffInvitation({ body, requestHeaders, setCookies }) {
      setCookies(await acceptInvitation(dependencies, body, requestHeaders));
      return null;
    },
  };
}

async function readStaff({ db, currentRange, now }: Inviting, userId: string): Promise<StaffList> {
  const { brand, salespersons, municipalities } = await currentRange();
  /** Returns the ids of the municipalities that the range has for the salesperson with this address. */
  const inRange = (email: string) => {
    const names = salespersons.find((one) => one.email.toLowerCase() === email)?.municipalities ?? [];
    return municipalities.flatMap(({ id, name }) => (names.includes(name) ? [id] : []));
  };
  const absences = await listAbsences(db, stockholmDay(now()));
  const people = (await listStaff(db)).map(({ user, invitedUntil, version, givenIds }) => ({
    id: user.customerNumber,
    name: user.name,
    email: user.email,
    role: user.role === 'Admin' ? ('Admin' as const) : ('Salesmen' as const),
    access: user.grantedAccess,
    state: user.disabledAt ? ('disabled' as const) : invitedUntil ? ('invited' as const) : ('open' as const),
    invitedUntil: invitedUntil?.getTime() ?? null,
    hasSecondFactor: user.twoFactorEnabled,
    version,
    municipalityIds: givenIds ?? inRange(user.email),
    hasGivenAreas: givenIds !== null,
    isThis: user.id === userId,
    absences: absences
      .filter((absence) => absence.userId === user.id)
      .map(({ id, from, to, standIn }) => ({ id, from, to, standIn })),
  }));
  return {
    now: now(),
    needsSecondFactor: brand.staffNeedSecondFactor,
    municipalities: municipalities.map(({ id, name }) => ({ id, name })),
    people,
  };
}
