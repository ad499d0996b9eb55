import type { DataRouter } from 'react-router';
import { addressesOf, samePage, tokenOf } from '../addresses.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';

/**
 * Puts the token of the house into the address, now and after each navigation. The page continues the same visit. The function reads the
 * location from the router: during a navigation, `useLocation` still returns the old page, and a navigation from there would cancel the
 * running one.
 * @param store the store of the visit; addresses that show another visit stay as they are
 * @returns a function that ends these changes of the address
 */
export function keepTokenInAddress(router: DataRouter, store: ConfiguratorStore, token: string): () => void {
  function put(): void {
    const { location, navigation, loaderData } = router.state;
    const here = tokenOf(location.pathname);
    if (navigation.state !== 'idle' || here === null || here === token) return;
    if (!Object.values(loaderData).some((loaded) => loaded?.store === store)) return;
    const pathname = location.pathname.replace(addressesOf(here).configuration, addressesOf(token).configuration);
    void router.navigate(
      { pathname, search: location.search },
      { replace: true, preventScrollReset: true, state: samePage(location.state) },
    );
  }
  put();
  // Wait until the router has called all its subscribers. A navigation during these calls would get mixed up with the running navigation.
  return router.subscribe(() => queueMicrotask(put));
}
