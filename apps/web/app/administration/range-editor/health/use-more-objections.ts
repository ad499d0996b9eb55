import type { GroupedObjections, HealthObjection, ObjectionGroup } from '@gavel/contract/staff';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';

/** `changed` means that the range or the draft has changed since the page loaded. */
type State = 'ready' | 'loading' | 'failed' | 'changed';

/** Returns the objections that the page has loaded of a group, and a function that loads more of them. */
export function useMoreObjections({ list, tag }: Pick<GroupedObjections, 'list' | 'tag'>, group: ObjectionGroup) {
  const { property, kind, stops, first } = group;
  const [shown, setShown] = useState<readonly HealthObjection[]>(first);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const [state, setState] = useState<State>('ready');
  const more = async () => {
    setState('loading');
    try {
      const api = await browserStaffApi();
      const { objections } = await api.readRangeObjections({
        parameters: { list, tag, property, kind, stops, from: shown.length },
      });
      setShown([...shown, ...objections]);
      setFirstNew(shown.length);
      setState('ready');
    } catch (error) {
      setState(error instanceof ApiError && error.code === 'range-conflict' ? 'changed' : 'failed');
    }
  };
  return {
    shown,
    state,
    more: () => void more(),
    /** The index of the first of the newly loaded objections; null if the page has not loaded more. */
    firstNew,
  };
}
