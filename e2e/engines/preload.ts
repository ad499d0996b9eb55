import { shiftClock } from '../support/shift-clock.ts';

/** The nonce of the preloaded script. It is added to the sources of the page's content security policy, and allows nothing else. */
const NONCE = 'engine-preload';

/**
 * Returns the script that sets a page's clock to the date of the tests and reports the page's errors.
 * @param clockShift by how many ms the page's clock is ahead of the real one
 * @param errorsPath the path to which the page reports errors
 */
export function preloadScript(clockShift: number, errorsPath: string): string {
  return `(${shiftClock})(${clockShift});(${reportErrors})(${JSON.stringify(errorsPath)});document.currentScript.remove();`;
}

/** Returns the HTML document with a script that runs before all others. */
export function withPreload(html: string, script: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script nonce="${NONCE}">${script}</script>`);
}

export function withPreloadPolicy(policy: string): string {
  return policy.replace(/script-src [^;]*/, (sources) => `${sources} 'nonce-${NONCE}'`);
}

/** Runs in the page and reports its errors, because WebDriver cannot read console messages. */
function reportErrors(path: string): void {
  const report = (words: string) => navigator.sendBeacon(path, `${words} at ${location.href}`);
  // When a visitor leaves a page, the browser stops loading its files. Firefox and WebKit report an error for each element that has not
  // loaded.
  let isLeft = false;
  if (!globalThis.navigation)
    addEventListener('beforeunload', () => {
      isLeft = true;
    });
  globalThis.navigation?.addEventListener('navigate', ({ destination }) => {
    isLeft ||= !destination.sameDocument;
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  addEventListener(
    'error',
    ({ target, error }) => {
      // Firefox reports an error for a preloaded module that the page already has. A module that is really missing fails its import.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      if (target instanceof HTMLElement && isLeft) return;
      // A navigation by the driver fires no event. So wait before the report: only a page that stays open reports what it could not load.
      if (target instanceof HTMLElement) setTimeout(() => report(`could not load: ${target.outerHTML}`), 300);
      // Some messages, for example about an observer's loop, have no error. They do not count.
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
