import { isPreview } from '../preview/own-address.ts';
import { readBootstrap } from '../stored/bootstrap-storage.ts';
import { keepModel } from '../stored/kept-models.ts';
import { firstSign } from '../ui/first-sign.ts';
import { idle } from '../ui/idle.ts';
import { isSavingData } from '../ui/is-saving-data.ts';
import { rendition } from '../ui/renditions.ts';

/**
 * Registers the service worker, which caches what the configurator needs without a network, including the pictures that this page
 * has shown. Also stores the answers and prices of the open house model in the browser (`keepModel`). Does this only on the built
 * site and after the visitor’s first input; caches and stores when the browser is idle. Does nothing in a preview, or if the browser is
 * set to save data. Only logs errors, because the page also works without the service worker.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSavingData() || isPreview) return;
  try {
    await firstSign();
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    await idle();
    const shown = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = shown.filter((address) => address.startsWith(`${location.origin}/media/`));
    const model = await keepModel(readBootstrap()?.configuration);
    // The picture of the house model. The list of own houses shows it if the picture of the configured house is not available.
    active?.postMessage(model?.houseImage ? [...own, rendition(model.houseImage, 'houselist')] : own);
  } catch (fault) {
    console.debug('No service worker', fault);
  }
}
