import { redirect } from 'react-router';
import { ownVisit, readKept } from '../../addresses.ts';
import { openVisitContext } from '../../page-context.ts';
import { currentKey } from '../../shell/current-entry.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { showHouse } from '../../stored/bootstrap-storage.ts';
import { forgetEntry } from '../../stored/entry-houses.ts';
import type { Route } from './+types/start-stored';

/**
 * Goes on with the house that the address names, else with what this tab shows or the browser kept last; the configurator leads to the guide
 * when there is none.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const kept = readKept(new URL(request.url).searchParams);
  if (kept !== null) showHouse(kept);
  throw redirect(ownVisit.configuration);
}

/** Another house has taken the visit's place: the configurator loads it, also when it is open already. */
export function clientAction({ context }: Route.ClientActionArgs): never {
  context.get(openVisitContext).current = null;
  const key = currentKey();
  if (key !== null) forgetEntry(key);
  throw redirect(ownVisit.firstStep);
}

export const HydrateFallback = HouseLoading;

export default function StartStored() {
  return <HouseLoading />;
}
