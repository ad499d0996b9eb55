import type { StaffChange, StaffInvitation, StaffList, StaffPerson } from '@gavel/contract/staff';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import type { StaffApi } from '../access/staff-calls.ts';

/** What went wrong with what was done last. */
type StaffTrouble = (typeof told)[number] | 'failed';
const told = ['last-administrator', 'address-taken', 'stand-in-circle', 'staff-conflict'] as const;

/** What is done with those who work here. Each tells whether it was. */
export interface StaffWork {
  readonly list: StaffList;
  readonly isBusy: boolean;
  readonly trouble: StaffTrouble | null;
  /** What was done last, to whom: said to those who do not see it. */
  readonly done: { readonly kind: StaffChange['kind'] | 'invite'; readonly name: string } | null;
  change(person: Pick<StaffPerson, 'id' | 'name' | 'version'>, change: StaffChange): Promise<boolean>;
  invite(invitation: StaffInvitation): Promise<boolean>;
}

/** @param loaded as the page was loaded; every answer takes its place */
export function useStaffWork(loaded: StaffList): StaffWork {
  const [list, setList] = useState(loaded);
  const [shown, setShown] = useState(loaded);
  if (shown !== loaded) {
    // It was loaded anew.
    setShown(loaded);
    setList(loaded);
  }
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<StaffTrouble | null>(null);
  const [done, setDone] = useState<StaffWork['done']>(null);

  async function run(doing: NonNullable<StaffWork['done']>, work: (api: StaffApi) => Promise<StaffList>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      setList(await work(await browserStaffApi()));
      setTrouble(null);
      setDone(doing);
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      setTrouble(told.find((one) => one === code) ?? 'failed');
      setDone(null);
      // What somebody else has made of it is shown before anything is done again.
      if (code === 'staff-conflict') setList(await (await browserStaffApi()).listStaff());
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    list,
    isBusy,
    trouble,
    done,
    change: ({ id, name, version }, change) =>
      run({ kind: change.kind, name }, (api) =>
        api.changeStaff({ parameters: { person: id }, body: change, headers: { 'If-Match': `"${version}"` } }),
      ),
    invite: (invitation) =>
      run({ kind: 'invite', name: `${invitation.firstName} ${invitation.lastName}` }, (api) =>
        api.inviteStaff({ body: invitation }),
      ),
  };
}
