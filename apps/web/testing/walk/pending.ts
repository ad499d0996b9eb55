import { addressesOf, OWN_VISIT, tokenOf } from '../../app/addresses.ts';
import type { WalkApp } from './walk-app.tsx';

/** What is not complete yet in the application, for an error message; null if nothing is pending. */
export function pendingIn({ router, pages: { address, store } }: WalkApp): string | null {
  const { navigation, blockers, loaderData } = router.state;
  if (navigation.state !== 'idle') return `a navigation to ${navigation.location.pathname} is ${navigation.state}`;
  if ([...blockers.values()].some(({ state }) => state !== 'unblocked')) return 'the page asks before it leaves the house';
  const { pathname, search } = location;
  if (address !== pathname + search) return `the address is ${pathname}${search}, and the page shows ${address}`;
  const token = tokenOf(pathname);
  if (token === null) return store === null ? null : `a house is still open at ${pathname}`;
  const loaded: unknown = loaderData.configuration;
  const isLoaded = typeof loaded === 'object' && loaded !== null && 'store' in loaded && loaded.store === store;
  if (!store || !isLoaded) return 'the page does not show the house that is loaded';
  const { saving, origin } = store.getState();
  if (saving.kind === 'sending') return 'the house is being saved';
  if ((origin?.token ?? OWN_VISIT) !== token) return `the address has the token ${token}, and the house ${origin?.token}`;
  return pathname === addressesOf(token).configuration ? 'the address has no step' : null;
}
