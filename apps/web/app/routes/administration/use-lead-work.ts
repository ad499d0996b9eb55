import type { LeadChange, OpenedLead } from '@gavel/contract/staff';
import { useState } from 'react';
import { type DeskWork, useDeskWork } from './use-desk-work.ts';

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
 * Saves a form over the version that it was opened over, although the page has been read anew beside it: what somebody else has changed meanwhile is told. Refused,
 * it is over what is shown from then on.
 */
export function useFormChange({ change, version }: LeadWork): (change: LeadChange) => Promise<boolean> {
  const [read, setRead] = useState<number | undefined>(version);
  return async (decided) => {
    const isDone = await change(decided, read);
    if (!isDone) setRead(undefined);
    return isDone;
  };
}
