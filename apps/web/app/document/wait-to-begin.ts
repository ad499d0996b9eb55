/** The event on the window after hydration. From this event on, the page’s own handlers respond to input. */
export const BEGUN = 'gavel:begun';

/**
 * The ids and attributes that mark the delayed scripts, style sheets and fonts of a page, so that the script in the document finds them.
 */
export const LATER = { scripts: 'later-scripts', sheet: 'data-sheet', fonts: 'data-fonts', part: 'data-later' } as const;

/** When the scripts of a page start. `sign`: at the visitor’s first input. `load`: then, or when the page has loaded. */
export type Begins = 'sign' | 'load';

/** The `handle` of a route, with the settings for the route’s page. */
export interface PageHandle {
  readonly begins: Begins;
}

export interface WaitSettings {
  readonly begins: Begins;
  readonly begun: typeof BEGUN;
  readonly later: typeof LATER;
  /**
   * The key in the tab’s `sessionStorage` under which a page stores the text of its form fields before a reload (`parts/typed-fields.ts`).
   */
  readonly typed: string;
}

/**
 * Delays the scripts of a page until the visitor’s first input (pointer, touch, key or scrolling), or as `begins` says. After the scripts
 * have started, this function repeats what the visitor did before: a press on a button, a choice in a list, text in a field, and submitting
 * a form that scripts check (`noValidate`). Links and other forms work without scripts. If this browser has stored data of a visit, the
 * page has more to show, so its scripts start immediately. If an element that needs scripts (`data-later`) is visible, the scripts start
 * when the page has loaded. Fonts wait for the page’s first picture. They do not wait if the browser already has the fonts: after another
 * page of the site, a reload or the Back button. The page contains this function as text, so it must not refer to anything outside itself.
 */
export function waitToBegin({ begins, begun, later, typed }: WaitSettings): void {
  const SIGNS = 'pointermove pointerdown touchstart wheel scroll keydown focusin click input change'.split(' ');
  const signs = new AbortController();
  const presses = new AbortController();
  let pressed: HTMLElement | null = null;
  let sent: HTMLFormElement | null = null;
  const given = new Map<HTMLSelectElement | HTMLInputElement, string>();
  /**
   * For each element that the visitor has pressed, submitted or changed: its place in the page, as indexes of children from the
   * root element on.
   */
  const places = new Map<Element, readonly number[]>();

  for (const sign of SIGNS) addEventListener(sign, hear, { signal: signs.signal, passive: true, capture: true });
  const waiting = { signal: presses.signal, capture: true };
  addEventListener('click', notePress, waiting);
  addEventListener('submit', noteSubmit, waiting);
  addEventListener('input', noteInput, waiting);
  addEventListener(begun, makeAgain, { once: true });
  const hasFonts =
    document.referrer.startsWith(`${location.origin}/`) ||
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');
  if (hasFonts) fetchFonts();
  // The `load` and `error` events of a picture do not bubble, so listen for them in the capture phase.
  for (const event of ['load', 'error']) document.addEventListener(event, onPicture, { capture: true });
  addEventListener('load', fetchFonts);
  if (keepsSomething()) whenRead();
  addEventListener('load', whenLoaded, { once: true, signal: signs.signal });

  function begin(): void {
    if (signs.signal.aborted) return;
    signs.abort();
    // Load the linked style sheets, because the scripts expect them. All of them replace the inlined ones at the same time: each
    // separate change would make the browser recalculate all styles.
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
  }

  function whenRead(): void {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
    else begin();
  }

  function whenLoaded(): void {
    if (begins === 'load') {
      // On a computer that is never idle, the timeout (in ms) starts the scripts.
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1000 });
      else setTimeout(begin);
    }
    const seen = new IntersectionObserver((parts) => parts.some(({ isIntersecting }) => isIntersecting) && begin());
    signs.signal.addEventListener('abort', () => seen.disconnect());
    for (const part of document.querySelectorAll(`[${later.part}]`)) seen.observe(part);
  }

  function keepsSomething(): boolean {
    try {
      return localStorage.length > 0 || sessionStorage.getItem(typed) !== null;
    } catch {
      return false;
    }
  }

  function hear(event: Event): void {
    // Ignore a `pointermove` without movement: browsers also send it when the page scrolls below the pointer.
    const isStill = event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isStill) whenRead();
  }

  function notePress(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('a,button') : null;
    if (!(button instanceof HTMLButtonElement) || button.type !== 'button') return;
    event.stopImmediatePropagation();
    pressed = button;
    notePlace(button);
    showWaiting();
  }

  function noteSubmit(event: SubmitEvent): void {
    // A form with `noValidate` is checked only by scripts. Without this, the browser would submit it unchecked.
    if (!(event.target instanceof HTMLFormElement) || !event.target.noValidate) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    sent = event.target;
    notePlace(sent);
    showWaiting();
  }

  /** Shows that the page has noticed the press and is waiting for its scripts (`shell/pending-page.css`). */
  function showWaiting(): void {
    document.documentElement.dataset.waits = '';
  }

  function noteInput({ target }: Event): void {
    if (!(target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text'))) return;
    given.set(target, target.value);
    notePlace(target);
  }

  function notePlace(element: Element): void {
    const place: number[] = [];
    for (let at = element; at.parentElement; at = at.parentElement) place.unshift(childrenOf(at.parentElement).indexOf(at));
    places.set(element, place);
  }

  /** Returns the children of an element, without the `<font>` elements in which a translator puts texts. */
  function childrenOf(parent: Element): readonly Element[] {
    return [...parent.children].filter(({ tagName }) => tagName !== 'FONT');
  }

  /** Returns the element; if React has made the page anew, as it does with a translated page, the element at the same place. */
  function standing<Kind extends Element>(element: Kind): Kind {
    if (element.isConnected) return element;
    let at: Element | undefined = document.documentElement;
    for (const index of places.get(element) ?? []) at = at && childrenOf(at)[index];
    return at?.tagName === element.tagName ? (at as Kind) : element;
  }

  /** Repeats what the visitor did before the scripts started. */
  function makeAgain(): void {
    presses.abort();
    delete document.documentElement.dataset.waits;
    for (const [before, value] of given) {
      const field = standing(before);
      if (field instanceof HTMLInputElement) {
        write(field, value);
        continue;
      }
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (pressed) standing(pressed).click();
    if (sent) standing(sent).requestSubmit();
  }

  /**
   * Writes a text into a field in the same way as a visitor. React ignores a value that is set through the element's own property.
   * Without `inputType`, the event would look like autofill.
   */
  function write(field: HTMLInputElement, value: string): void {
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }));
  }

  function fetchFonts(): void {
    for (const style of document.querySelectorAll(`style[${later.fonts}]`)) style.removeAttribute('media');
  }

  function onPicture({ target }: Event): void {
    if (target instanceof HTMLImageElement && target.fetchPriority === 'high') fetchFonts();
  }
}
