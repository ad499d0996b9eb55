import { useSyncExternalStore } from 'react';

/** Returns whether this browser deletes what the page has stored if the visitor does not come back for some time. False on the server. */
export function useKeepsForATime(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => keepsForATime(navigator.userAgent, matchMedia('(display-mode: standalone)').matches),
    () => false,
  );
}

/**
 * WebKit deletes data that scripts have stored if the browser was used for seven days without a visit to the site. It does not do this
 * for an application on the home screen (webkit.org/blog/10218). On iPhones, Chrome and Firefox are WebKit too. The user agent of
 * Chromium contains both WebKit and Chrome.
 */
export function keepsForATime(userAgent: string, isInstalled: boolean): boolean {
  return !isInstalled && /AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent);
}
