import type { BEGUN } from './wait-to-begin.ts';

export interface WatchSettings {
  readonly begun: typeof BEGUN;
  /** In the tab's storage: when a page was last loaded anew by itself, as `parts/reload-page.ts` writes it. */
  readonly reloaded: string;
}

/**
 * Reloads a page whose first scripts failed to load, once the server answers: without them no button works. It reloads at most once a
 * minute, and stops when the page has begun.
 *
 * The page contains it as text, so it must not refer to anything outside itself.
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
      // Nobody has used the page yet, so it needs no notice.
      sessionStorage.setItem(reloaded, JSON.stringify({ at: Date.now(), reason: REASON, isTold: true, hadPassword: false }));
    } catch {
      return;
    }
    const ask = () =>
      fetch('/healthz', { cache: 'no-store' })
        .then(fetchAll)
        .then(() => isLeft || location.reload(), askLater);
    // WebKit keeps a preload that failed, and gives it to the next document without a request.
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
  // A link works without scripts, and a reload would cancel it.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && loadAnew(), { capture: true, signal });
  addEventListener('unhandledrejection', ({ reason }) => /module/i.test(String(reason)) && loadAnew(), { signal });
  addEventListener(begun, () => watch.abort(), { signal });
}
