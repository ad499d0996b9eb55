import type { LeadChange, OpenedLead } from '@gavel/contract/staff';
import { useState } from 'react';
import { type DeskWork, useDeskWork } from '../../access/use-desk-work.ts';

/** What is done with a request. */
export interface LeadWork extends Omit<DeskWork, 'run'> {
  /** Counts the changes of the request that is shown. */
  readonly version: number;
  /** @param read the version that it was decided over; left out: the one that is shown */
  change(change: LeadChange, read?: number): Promise<boolean>;
  note(words: string): Promise<boolean>;
}

export function useLeadWork({ id, version }: Pick<OpenedLead, 'id' | 'version'>): LeadWork {
  const { run, ...work } = useDeskWork();
  return {
    ...work,
    version,
    change: (change, read = version) =>
      run((api) => api.changeLead({ parameters: { id }, body: change, headers: { 'If-Match': `"${read}"` } })),
    note: (words) => run((api) => api.addLeadNote({ parameters: { id }, body: { words } })),
  };
}

/**
 * Saves a form that decides over `about`, in words of its own. Where somebody else has changed that since the form was opened it is refused, although the page
 * has been read anew beside it; whatever else has happened to the request, such as a step of one's own, is no reason to. Refused, it is over what is shown.
 */
export function useFormChange({ change, version }: LeadWork, about = ''): (change: LeadChange) => Promise<boolean> {
  const [opened, setOpened] = useState<{ readonly version: number; readonly about: string } | null>({ version, about });
  return async (decided) => {
    const isDone = await change(decided, opened && opened.about !== about ? opened.version : version);
    if (!isDone) setOpened(null);
    return isDone;
  };
}
