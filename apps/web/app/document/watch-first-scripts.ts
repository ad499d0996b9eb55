import type { BEGUN } from './wait-to-begin.ts';

export interface WatchSettings {
  readonly begun: typeof BEGUN;
  /** The key in the tab’s `sessionStorage` under which `parts/reload-page.ts` records the last reload that the page made by itself. */
  readonly reloaded: string;
}

/**
 * Reloads a page whose first scripts failed to load, because without them no button works. It waits until the server responds. It reloads
 * at most once a minute, and stops when the scripts have started.
 *
 * The page contains this function as text, so it must not refer to anything outside itself.
 */
export function watchFirstScripts({ begun, reloaded }: WatchSettings): void {
  const REASON = 'first scripts';
  const ASK_EVERY_MS = 2000;
  const NOT_AGAIN_WITHIN_MS = 60_000;
  const watch = new AbortController();
  const { signal } = watch;
  let isLeft = false;
  const loadAnew = () => {
    if (signal.aborted) return;
    watch.abort();
    try {
      const { reason, at } = JSON.parse(sessionStorage.getItem(reloaded) ?? '{}');
      if (reason === REASON && Date.now() - at < NOT_AGAIN_WITHIN_MS) return;
      // The visitor has not used the page yet, so the reload needs no notice.
      sessionStorage.setItem(reloaded, JSON.stringify({ at: Date.now(), reason: REASON, isTold: true, hadPassword: false }));
    } catch {
      return;
    }
    const ask = () =>
      fetch('/healthz', { cache: 'no-store' })
        .then(fetchAll)
        .then(() => isLeft || location.reload(), askLater);
    // WebKit remembers a failed preload and uses it in the next document without a new request. So request the files before the reload.
    const fetchAll = () =>
      Promise.all(
        Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) =>
          fetch(href).then((file) => file.arrayBuffer()),
        ),
      );
    const askLater = () => {
      setTimeout(ask, ASK_EVERY_MS);
    };
    ask();
  };
  // The visitor has followed a link, which works without scripts. A reload would cancel it.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && loadAnew(), { capture: true, signal });
  addEventListener('unhandledrejection', ({ reason }) => /module/i.test(String(reason)) && loadAnew(), { signal });
  addEventListener(begun, () => watch.abort(), { signal });
}
