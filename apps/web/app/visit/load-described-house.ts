import type { DescribedHouse } from '@gavel/core/plan';
import { fetchKept } from '../network/reachability.ts';

/**
 * Loads the description from which the browser builds the 3D model. Throws if the server does not respond or returns something else.
 * @param key the key of the house model in the range, such as `bjorkliden-142`
 */
export async function loadDescribedHouse(key: string): Promise<DescribedHouse> {
  const address = `/media/model/${key}.json`;
  const response = await fetchKept(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const read: unknown = await response.json();
  if (!isDescribedHouse(read)) throw new Error(`${address} describes no house`);
  return read;
}

/**
 * Returns whether the response is a description of a house. Checks only that it has a plan and a building, because the server has checked
 * their content when it published the range.
 */
function isDescribedHouse(read: unknown): read is DescribedHouse {
  return typeof read === 'object' && read !== null && 'plan' in read && 'building' in read && read.plan !== null;
}
