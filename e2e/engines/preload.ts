import { shiftClock } from '../support/shift-clock.ts';

/** The content security policy lets scripts run that carry it. Added to the policy's own sources, it allows nothing else. */
const NONCE = 'engine-preload';

/**
 * The script that gives a page the journey's day and reports its errors.
 * @param clockShift how much later the page's clock is than the real one, ms
 * @param errorsPath where the page reports
 */
export function preloadScript(clockShift: number, errorsPath: string): string {
  return `(${shiftClock})(${clockShift});(${reportErrors})(${JSON.stringify(errorsPath)});document.currentScript.remove();`;
}

/** An HTML document that runs a script before all others. */
export function withPreload(html: string, script: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script nonce="${NONCE}">${script}</script>`);
}

export function withPreloadPolicy(policy: string): string {
  return policy.replace(/script-src [^;]*/, (sources) => `${sources} 'nonce-${NONCE}'`);
}

/** Runs in the page. WebDriver has no console messages, so every page reports its errors itself. */
function reportErrors(path: string): void {
  const report = (words: string) => navigator.sendBeacon(path, `${words} at ${location.href}`);
  // A page that is left stops loading, which Firefox and WebKit report as an error of each element.
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
      // Firefox reports a preloaded module that the page has already. A module that is really missing fails its import.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      if (target instanceof HTMLElement && isLeft) return;
      if (target instanceof HTMLElement) report(`could not load: ${target.outerHTML}`);
      // A message about an observer's loop, for example, is no error.
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
