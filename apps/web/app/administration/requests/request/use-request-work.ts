import type { OpenedRequest, RequestChange } from '@gavel/contract/staff';
import { useState } from 'react';
import { type DeskWork, useDeskWork } from '../../access/use-desk-work.ts';

/** The actions on a request. */
export interface RequestWork extends Omit<DeskWork, 'run'> {
  /** The version number of the request’s data that the page shows. */
  readonly version: number;
  /**
   * Changes the request.
   * @param read the version number that the page showed when the user decided; left out: the number that the page shows now
   */
  change(change: RequestChange, read?: number): Promise<boolean>;
  note(words: string): Promise<boolean>;
}

export function useRequestWork({ id, version }: Pick<OpenedRequest, 'id' | 'version'>): RequestWork {
  const { run, ...work } = useDeskWork(true);
  return {
    ...work,
    version,
    change: (change, read = version) =>
      run((api) => api.changeLead({ parameters: { id }, body: change, headers: { 'If-Match': `"${read}"` } })),
    note: (words) => run((api) => api.addLeadNote({ parameters: { id }, body: { words } })),
  };
}

/**
 * Returns the function that saves a form. `about` is the part of the request that the form changes, as text. If somebody else has changed
 * this part since the form opened, the server refuses the save, even if the page has loaded the request again. Changes of other parts cause
 * no refusal if the page has loaded the request again. After a failure, the next save only depends on what the page shows then.
 */
export function useFormChange({ change, version }: RequestWork, about = ''): (change: RequestChange) => Promise<boolean> {
  const [opened, setOpened] = useState<{ readonly version: number; readonly about: string } | null>({ version, about });
  return async (decided) => {
    const isDone = await change(decided, opened && opened.about !== about ? opened.version : version);
    if (!isDone) setOpened(null);
    return isDone;
  };
}
