import type { ListedHouse } from '@gavel/contract';
import { finalOrderAddress, linkAddress } from '../addresses.ts';

/** Where a saved house opens: what has been ordered is read, everything else goes on. */
export function savedAddress({ id, type }: Pick<ListedHouse, 'id' | 'type'>): string {
  return type === 'base' ? finalOrderAddress(id) : linkAddress(id);
}
