import type { ListedHouse } from '@gavel/contract';
import { finalOrderAddress, linkAddress } from '../addresses.ts';

/** Returns the address that opens a saved house. An order opens for reading, any other house in the configurator. */
export function savedAddress({ id, type }: Pick<ListedHouse, 'id' | 'type'>): string {
  return type === 'base' ? finalOrderAddress(id) : linkAddress(id);
}
