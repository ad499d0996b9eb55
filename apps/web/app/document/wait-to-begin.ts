/** The event on the window that says: what the page shows answers by itself from now on. */
export const BEGUN = 'gavel:begun';

/** What a kept page has been given instead of its scripts and style sheets, by which the script in it finds them. */
export const LATER = { scripts: 'later-scripts', sheet: 'data-sheet', fonts: 'data-fonts', part: 'data-later' } as const;

/** When a page's scripts begin: with the visitor's first sign, or by themselves once all that is seen has come. */
export type Begins = 'sign' | 'load';

/** What a route says of its page. */
export interface PageHandle {
  readonly begins: Begins;
}

export interface WaitSettings {
  readonly begins: Begins;
  readonly begun: typeof BEGUN;
  readonly later: typeof LATER;
  /** In the tab's storage: what was typed into a page that was loaded anew (`parts/typed-fields.ts`). */
  readonly typed: string;
}

/**
 * Lets a page's scripts wait until somebody is there: a pointer, a finger, a key, a page that moves. A press on a button before they
 * have begun is made again then, and so is a choice in a list, what is written in a line, and the sending of a form that scripts check
 * (`noValidate`); links and other forms work by themselves. Where this browser keeps something of a visit, the page has more to show than
 * came with it, and nothing waits; and where a part is seen that comes with the scripts (`data-later`), they begin once the page has loaded.
 * Fonts wait for the picture that the page is opened for, except where this browser has them: it comes from another of our pages, or back.
 *
 * It stands in the page as text: it names nothing outside of itself.
 */
export function waitToBegin({ begins, begun, later, typed }: WaitSettings): void {
  const SIGNS = 'pointermove pointerdown touchstart wheel scroll keydown focusin click input change'.split(' ');
  const signs = new AbortController();
  const presses = new AbortController();
  let pressed: HTMLElement | null = null;
  let sent: HTMLFormElement | null = null;
  const given = new Map<HTMLSelectElement | HTMLInputElement, string>();

  const begin = () => {
    if (signs.signal.aborted) return;
    signs.abort();
    // The sheets that the scripts know the page by. They take over together: each alone would have the page's style reckoned anew.
    const styles = [...document.querySelectorAll<HTMLStyleElement>(`style[${later.sheet}]`)];
    const sheets = styles.map((style) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = style.getAttribute(later.sheet) ?? '';
      link.media = 'print';
      return new Promise<() => void>((come) => {
        link.onload = () =>
          come(() => {
            link.removeAttribute('media');
            style.remove();
          });
        link.onerror = () => come(() => undefined);
        style.before(link);
      });
    });
    Promise.all(sheets).then((changes) => {
      for (const change of changes) change();
    });
    const scripts = document.getElementById(later.scripts);
    if (scripts instanceof HTMLTemplateElement) scripts.replaceWith(scripts.content);
  };
  const whenRead = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
    else begin();
  };
  const keepsSomething = () => {
    try {
      return localStorage.length > 0 || sessionStorage.getItem(typed) !== null;
    } catch {
      return false;
    }
  };

  /** As if somebody wrote it: React hears nothing of what is set through the element's own property; without `inputType` it would be autofill. */
  const write = (field: HTMLInputElement, value: string) => {
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }));
  };

  const hear = (event: Event) => {
    // Browsers say that a pointer moves where the page under it does.
    const isStill = event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isStill) whenRead();
  };
  for (const sign of SIGNS) addEventListener(sign, hear, { signal: signs.signal, passive: true, capture: true });
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('a,button') : null;
      if (!(button instanceof HTMLButtonElement) || button.type !== 'button') return;
      event.stopImmediatePropagation();
      pressed = button;
    },
    { signal: presses.signal, capture: true },
  );
  addEventListener(
    'submit',
    (event) => {
      // Such a form is checked by the scripts; the browser would send it as it is.
      if (!(event.target instanceof HTMLFormElement) || !event.target.noValidate) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      sent = event.target;
    },
    { signal: presses.signal, capture: true },
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text'))
        given.set(target, target.value);
    },
    { signal: presses.signal, capture: true },
  );
  addEventListener(
    begun,
    () => {
      presses.abort();
      for (const [field, value] of given) {
        if (field instanceof HTMLInputElement) {
          write(field, value);
          continue;
        }
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      pressed?.click();
      sent?.requestSubmit();
    },
    { once: true },
  );
  const fetchFonts = () => {
    for (const style of document.querySelectorAll(`style[${later.fonts}]`)) style.removeAttribute('media');
  };
  const hasFonts =
    document.referrer.startsWith(`${location.origin}/`) ||
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');
  if (hasFonts) fetchFonts();
  // Of a picture's the window hears nothing.
  for (const event of ['load', 'error'])
    document.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof HTMLImageElement && target.fetchPriority === 'high') fetchFonts();
      },
      { capture: true },
    );
  addEventListener('load', fetchFonts);
  if (keepsSomething()) whenRead();
  const whenLoaded = () => {
    if (begins === 'load') {
      // A machine that is never idle begins all the same, ms.
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1000 });
      else setTimeout(begin);
    }
    const seen = new IntersectionObserver((parts) => parts.some(({ isIntersecting }) => isIntersecting) && begin());
    signs.signal.addEventListener('abort', () => seen.disconnect());
    for (const part of document.querySelectorAll(`[${later.part}]`)) seen.observe(part);
  };
  addEventListener('load', whenLoaded, { once: true, signal: signs.signal });
}
