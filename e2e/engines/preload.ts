import { shiftClock } from '../support/shift-clock.ts';

/**
 * The nonce of the preloaded script. The proxy of the tests (`front.ts`) adds it to the page’s content security policy to allow this
 * script, and nothing more.
 */
const NONCE = 'engine-preload';
/** The event that a test fires in a page before it opens another address in the same tab. */
export const LEFT = 'gavel-test-leaves';

/**
 * Returns the script that sets a page’s clock to the date of the tests and reports the page’s errors.
 * @param clockShift by how many ms the page’s clock is ahead of the real clock
 * @param errorsPath the path to which the page reports errors
 */
export function preloadScript(clockShift: number, errorsPath: string): string {
  return `(${shiftClock})(${clockShift});(${reportErrors})(${JSON.stringify(errorsPath)}, ${JSON.stringify(LEFT)});document.currentScript.remove();`;
}

/** Returns the HTML document with a script that runs before all others. */
export function withPreload(html: string, script: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script nonce="${NONCE}">${script}</script>`);
}

export function withPreloadPolicy(policy: string): string {
  return policy.replace(/script-src [^;]*/, (sources) => `${sources} 'nonce-${NONCE}'`);
}

/** Runs in the page and reports its errors, because WebDriver cannot read console messages. */
function reportErrors(path: string, left: string): void {
  const report = (words: string) => navigator.sendBeacon(path, `${words} at ${location.href}`);
  // When a visitor leaves a page, the browser stops loading its files. Firefox and WebKit report an error for each element that has not
  // loaded.
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  addEventListener(left, leave);
  if (!globalThis.navigation) addEventListener('beforeunload', leave);
  globalThis.navigation?.addEventListener('navigate', ({ destination }) => {
    isLeft ||= !destination.sameDocument;
  });
  // A page that is left while it still loads fires `pageshow` too. Only a page that comes back, by the Back button, is no longer left.
  addEventListener('pageshow', ({ persisted }) => {
    isLeft &&= !persisted;
  });
  const reportMissing = async (element: HTMLElement) => {
    if (element instanceof HTMLLinkElement && element.rel === 'preload') {
      // A preload with a choice of sizes has no address. Its picture reports its own error.
      if (element.href === '') return;
      // WebKit sometimes drops the preload of a file that the page before has just loaded, without a request. So check whether the file is
      // really missing.
      if ((await fetch(element.href).catch(() => null))?.ok) return;
    }
    if (!isLeft) report(`could not load: ${element.outerHTML}`);
  };
  addEventListener(
    'error',
    ({ target, error }) => {
      // Firefox reports an error for a preloaded module that the page has already loaded, so ignore it. If a module is really missing, its
      // import fails.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      if (target instanceof HTMLElement && isLeft) return;
      // A page in a tab that the test closes stops loading its files too, without any event. So wait before reporting: only a page that
      // stays open then reports the files that it could not load.
      if (target instanceof HTMLElement) setTimeout(() => reportMissing(target), 300);
      // Ignore events without an error object, such as the browser's message about a loop of a ResizeObserver.
      else if (error) report(`thrown: ${error.stack ?? error}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    report(`content security policy: ${effectiveDirective} ${blockedURI} (${sourceFile})`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    report(`console.error: ${words.map((word) => (word instanceof Error ? word.stack : word)).join(' ')}`);
    error(...words);
  };
}
