import type { BEGUN, LATER } from './wait-to-begin.ts';

export interface WatchSettings {
  readonly begun: typeof BEGUN;
  readonly later: typeof LATER;
  /** The key in the tab’s `sessionStorage` under which `parts/reload-page.ts` records the last reload that the page made by itself. */
  readonly reloaded: string;
  readonly texts: {
    /** The text of the notice if the scripts are still missing after a reload. */
    readonly missing: string;
    readonly unreachable: string;
    readonly slow: string;
    readonly retry: string;
    readonly ownHouses: string;
  };
  /** The address of the visitor’s own houses. */
  readonly ownHouses: string;
}

/**
 * Reloads a page whose first scripts failed to load, because without them no button works. It waits until the server responds. It reloads
 * at most once a minute, and stops when the scripts have started. A notice appears if the reload did not help, if the server does not
 * respond, or if the scripts take very long. The notice looks like the one of `parts/part-notice.tsx`.
 *
 * The page contains this function as text, so it must not refer to anything outside itself.
 */
export function watchFirstScripts({ begun, later, reloaded, texts, ownHouses }: WatchSettings): void {
  const REASON = 'first scripts';
  const ASK_EVERY_MS = 2000;
  const NOT_AGAIN_WITHIN_MS = 60_000;
  const SLOW_AFTER_MS = 30_000;
  const watch = new AbortController();
  const { signal } = watch;
  let isLeft = false;
  const place = document.createElement('div');
  place.className = 'part-notice-place';
  const loadAnew = () => {
    if (signal.aborted) return;
    watch.abort();
    try {
      const { reason, at } = JSON.parse(sessionStorage.getItem(reloaded) ?? '{}');
      if (reason === REASON && Date.now() - at < NOT_AGAIN_WITHIN_MS) return say(texts.missing);
      // The visitor has not used the page yet, so the reload needs no notice.
      sessionStorage.setItem(reloaded, JSON.stringify({ at: Date.now(), reason: REASON, isTold: true, hadPassword: false }));
    } catch {
      return say(texts.missing);
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
      if (!place.isConnected) say(texts.unreachable);
      setTimeout(ask, ASK_EVERY_MS);
    };
    ask();
  };
  const saySlow = () => {
    if (signal.aborted) return;
    // While the scripts of a page wait for the visitor’s first input, they are not slow, so check again later.
    if (document.getElementById(later.scripts)) setTimeout(saySlow, SLOW_AFTER_MS);
    else say(texts.slow);
  };
  setTimeout(saySlow, SLOW_AFTER_MS);
  // The visitor leaves the page by a link, which works without scripts. A reload would cancel this navigation.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && loadAnew(), { capture: true, signal });
  addEventListener('unhandledrejection', ({ reason }) => /module/i.test(String(reason)) && loadAnew(), { signal });
  addEventListener(
    begun,
    () => {
      watch.abort();
      place.remove();
    },
    { once: true },
  );

  function say(text: string): void {
    const notice = document.createElement('div');
    notice.className = 'part-notice';
    notice.role = 'alert';
    const words = document.createElement('p');
    words.append(text);
    // Retry with a link, because links work without scripts. An empty address is that of the page itself.
    notice.append(words, link(texts.retry, ''), link(texts.ownHouses, ownHouses));
    place.replaceChildren(notice);
    document.body.append(place);
  }

  function link(text: string, to: string): HTMLAnchorElement {
    const made = document.createElement('a');
    made.append(text);
    made.setAttribute('href', to);
    return made;
  }
}
