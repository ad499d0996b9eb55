import { readBootstrap } from '../stored/bootstrap-storage.ts';
import { keepModel } from '../stored/kept-models.ts';
import { firstSign } from '../ui/first-sign.ts';
import { idle } from '../ui/idle.ts';
import { isSavingData } from '../ui/is-saving-data.ts';
import { rendition } from '../ui/renditions.ts';

/**
 * Has a service worker keep what opens the configurator without a network, with the pictures that were shown, and keeps the house itself. Only in the built site, once the
 * visitor has done something and the page has nothing better to do, and not for those who save data. Nothing needs it: what goes wrong is only for developers.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSavingData()) return;
  try {
    await firstSign();
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    await idle();
    const shown = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = shown.filter((address) => address.startsWith(`${location.origin}/media/`));
    const model = await keepModel(readBootstrap()?.configuration);
    // As "Mina hus" shows it, where the house as it is configured cannot be had.
    active?.postMessage(model?.houseImage ? [...own, rendition(model.houseImage, 'houselist')] : own);
  } catch (fault) {
    console.debug('No service worker', fault);
  }
}
