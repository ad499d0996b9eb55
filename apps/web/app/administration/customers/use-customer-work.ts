import type { CustomerChange, HouseLink, OpenedCustomer } from '@gavel/contract/staff';
import { type DeskWork, useDeskWork } from '../access/use-desk-work.ts';

/** The actions on a customer. */
export interface CustomerWork extends Omit<DeskWork, 'run'> {
  change(change: CustomerChange): Promise<boolean>;
  note(words: string): Promise<boolean>;
  sendLink(link: HouseLink): Promise<boolean>;
}

export function useCustomerWork({ id, version }: Pick<OpenedCustomer, 'id' | 'version'>): CustomerWork {
  const { run, ...work } = useDeskWork(true);
  const parameters = { customer: id };
  return {
    ...work,
    change: (body) => run((api) => api.changeCustomer({ parameters, body, headers: { 'If-Match': `"${version}"` } })),
    note: (words) => run((api) => api.addCustomerNote({ parameters, body: { words } })),
    sendLink: (body) => run((api) => api.sendHouseLink({ parameters, body })),
  };
}
