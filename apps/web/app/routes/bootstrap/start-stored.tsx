import { redirect } from 'react-router';
import { ownVisit, readKept } from '../../addresses.ts';
import { openVisitContext } from '../../page-context.ts';
import { currentKey } from '../../shell/current-entry.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { showHouse } from '../../stored/bootstrap-storage.ts';
import { forgetEntry } from '../../stored/entry-houses.ts';
import type { Route } from './+types/start-stored';

/**
 * Continues the house that the address names, or else the house of this tab, or else the latest house of this browser. If there is none,
 * the configurator redirects to the start page.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const kept = readKept(new URL(request.url).searchParams);
  if (kept !== null) showHouse(kept);
  throw redirect(ownVisit.configuration);
}

/**
 * Handles the form that the page sends when another house has replaced the house of the visit. Makes the configurator load the new
 * house, even if the configurator is already open.
 */
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
