import { redirect } from 'react-router';
import { ownVisit } from '../../addresses.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';

/** Goes on with the latest configuration of this tab or this browser; the configurator leads to the guide when there is none. */
export function clientLoader(): never {
  throw redirect(ownVisit.configuration);
}

/** Another house has taken the visit's place: the configurator loads it, also when it is open already. */
export function clientAction(): never {
  throw redirect(ownVisit.firstStep);
}

export const HydrateFallback = HouseLoading;

export default function StartStored() {
  return <HouseLoading />;
}
