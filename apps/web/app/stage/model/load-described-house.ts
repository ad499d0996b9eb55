import type { DescribedHouse } from '@gavel/core/plan';
import { fetchKept } from '../../network/reachability.ts';

/** What the model of a house is built from, by the house's key. Throws when nobody answers, or with something else. */
export async function loadDescribedHouse(key: string): Promise<DescribedHouse> {
  const address = `/media/model/${key}.json`;
  const response = await fetchKept(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const read: unknown = await response.json();
  if (!isDescribedHouse(read)) throw new Error(`${address} describes no house`);
  return read;
}

/** The server has checked a house's description when its range was published: here it is enough that it is one. */
function isDescribedHouse(read: unknown): read is DescribedHouse {
  return typeof read === 'object' && read !== null && 'plan' in read && 'building' in read && read.plan !== null;
}
