import { forgetBootstrap, readBootstrap } from '../../stored/bootstrap-storage.ts';
import { forgetHouse } from '../../stored/kept-houses.ts';
import { forgetPictures } from '../../stored/kept-pictures.ts';

/** Deletes a house that only this browser has stored. */
export function forgetKeptHouse(startedAt: number): void {
  forgetHouse(startedAt);
  void forgetPictures({ startedAt, token: null });
  // Without this call, a reload of the configurator in this tab would restore the deleted house.
  if (readBootstrap()?.startedAt === startedAt) forgetBootstrap();
}
