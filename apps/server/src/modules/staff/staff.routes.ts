import type { StaffList } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { memberOf } from '../../http/identity.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import type { ReadRange } from '../range/current-range.ts';
import { changeStaff } from './change-staff.ts';
import { acceptInvitation, type Inviting, inviteStaff } from './invite-staff.ts';
import { listAbsences, listStaff } from './staff.repository.ts';

interface StaffDependencies extends Inviting {
  readonly currentRange: ReadRange;
}

type StaffEndpoint = 'listStaff' | 'inviteStaff' | 'changeStaff' | 'acceptStaffInvitation';

/** Who works here. */
export function staffRoutes(dependencies: StaffDependencies): Handlers<StaffEndpoint> {
  return {
    listStaff: ({ identity }) => readStaff(dependencies, memberOf(identity).userId),
    async inviteStaff({ identity, body }) {
      const { userId } = memberOf(identity);
      await inviteStaff(dependencies, userId, body);
      return readStaff(dependencies, userId);
    },
    async changeStaff({ parameters: { person }, identity, body }) {
      const { userId } = memberOf(identity);
      await changeStaff(dependencies, userId, person, body);
      return readStaff(dependencies, userId);
    },
    async acceptStaffInvitation({ body, requestHeaders, setCookies }) {
      setCookies(await acceptInvitation(dependencies, body, requestHeaders));
      return null;
    },
  };
}

async function readStaff({ db, currentRange, now }: StaffDependencies, userId: string): Promise<StaffList> {
  const { brand, salespersons } = await currentRange();
  const absences = await listAbsences(db, stockholmDay(now()));
  const people = (await listStaff(db)).map(({ user, invitedUntil }) => ({
    id: user.customerNumber,
    name: user.name,
    email: user.email,
    role: user.role === 'Admin' ? ('Admin' as const) : ('Salesmen' as const),
    access: user.grantedAccess,
    state: user.disabledAt ? ('disabled' as const) : invitedUntil ? ('invited' as const) : ('open' as const),
    invitedUntil: invitedUntil?.getTime() ?? null,
    hasSecondFactor: user.twoFactorEnabled,
    municipalities: salespersons.find(({ email }) => email.toLowerCase() === user.email)?.municipalities ?? [],
    isThis: user.id === userId,
    absences: absences
      .filter((absence) => absence.userId === user.id)
      .map(({ id, from, to, standIn }) => ({ id, from, to, standIn })),
  }));
  return { now: now(), needsSecondFactor: brand.staffNeedSecondFactor, people };
}
