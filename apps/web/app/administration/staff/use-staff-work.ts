import type { StaffChange, StaffInvitation, StaffList, StaffPerson } from '@gavel/contract/staff';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import type { StaffApi } from '../access/staff-calls.ts';

/** Why the last action failed. */
type StaffTrouble = (typeof told)[number] | 'failed';
const told = ['last-administrator', 'address-taken', 'stand-in-circle', 'staff-conflict'] as const;

/** The actions on staff accounts. Each returns whether it succeeded. */
export interface StaffWork {
  readonly list: StaffList;
  readonly isBusy: boolean;
  readonly trouble: StaffTrouble | null;
  /** The last action and the person’s name, which a screen reader announces; null if the action failed, or there was none. */
  readonly done: { readonly kind: StaffChange['kind'] | 'invite'; readonly name: string } | null;
  change(person: Pick<StaffPerson, 'id' | 'name' | 'version'>, change: StaffChange): Promise<boolean>;
  invite(invitation: StaffInvitation): Promise<boolean>;
}

/**
 * Returns the staff and the actions that change it.
 * @param loaded the list that the page was loaded with; each response replaces it
 */
export function useStaffWork(loaded: StaffList): StaffWork {
  const [list, setList] = useState(loaded);
  const [shown, setShown] = useState(loaded);
  if (shown !== loaded) {
    // Show the new data, because the route has loaded its data again.
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
      // Show what somebody else has changed before the user tries again.
      const latest = code === 'staff-conflict' ? await (await browserStaffApi()).listStaff().catch(() => null) : null;
      if (latest) setList(latest);
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
