import { redirect } from 'react-router';
import { readBootstrap } from '../../configurator/bootstrap-storage.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { FIRST_STEP } from './open-configurator.ts';

/** Goes on with the latest configuration of this tab, or to the guide when there is none. */
export function clientLoader(): never {
  throw redirect(readBootstrap() === null ? '/' : FIRST_STEP);
}

export const HydrateFallback = HouseLoading;

export default function StartStored() {
  return <HouseLoading />;
}
