import { useSyncExternalStore } from 'react';

/** Whether this browser deletes what the page stored when nobody visits it. False on the server. */
export function useKeepsForATime(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => keepsForATime(navigator.userAgent, matchMedia('(display-mode: standalone)').matches),
    () => false,
  );
}

/**
 * WebKit deletes what scripts stored after seven days of browser use without a visit, except in an application on the home screen
 * (webkit.org/blog/10218). On iPhones Chrome and Firefox are WebKit too; Chromium names WebKit beside itself.
 */
export function keepsForATime(userAgent: string, isInstalled: boolean): boolean {
  return !isInstalled && /AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent);
}
