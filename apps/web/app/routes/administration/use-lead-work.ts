import type { LeadChange, OpenedLead } from '@gavel/contract/staff';
import { type DeskWork, useDeskWork } from './use-desk-work.ts';

/** What is done with a request. */
export interface LeadWork extends Omit<DeskWork, 'run'> {
  change(change: LeadChange): Promise<boolean>;
  note(words: string): Promise<boolean>;
}

export function useLeadWork({ id, version }: Pick<OpenedLead, 'id' | 'version'>): LeadWork {
  const { run, ...work } = useDeskWork();
  return {
    ...work,
    change: (change) =>
      run((api) => api.changeLead({ parameters: { id }, body: change, headers: { 'If-Match': `"${version}"` } })),
    note: (words) => run((api) => api.addLeadNote({ parameters: { id }, body: { words } })),
  };
}
