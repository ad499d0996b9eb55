import { redirect } from 'react-router';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { FIRST_STEP } from './open-configurator.ts';

/** Goes on with the latest configuration of this tab or this browser; the configurator leads to the guide when there is none. */
export function clientLoader(): never {
  throw redirect(FIRST_STEP);
}

/** Another house has taken the visit's place: the configurator loads it, also when it is open already. */
export function clientAction(): never {
  throw redirect(FIRST_STEP);
}

export const HydrateFallback = HouseLoading;

export default function StartStored() {
  return <HouseLoading />;
}
