import type { DataRouter } from 'react-router';
import { addressesOf, samePage, tokenOf } from '../addresses.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';

/**
 * Once a house lies under a token of its own, the address has it, now and after each Back: the page goes on with the same visit there. It
 * asks the router itself where the page is: while something loads, `useLocation` still says where the page was, and a navigation from there
 * would undo the one that is under way.
 * @param store of the visit; an address that shows another one is left alone
 * @returns ends it
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
  // Not while the router tells: it would take the rest of that navigation for this one's.
  return router.subscribe(() => queueMicrotask(put));
}
