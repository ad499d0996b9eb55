import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { one } from '../../testing/look.ts';
import { TYPED } from './tab-keys.ts';
import { BEGUN, type Begins, LATER, waitToBegin } from './wait-to-begin.ts';

/** A page as the server sends it, but the template contains an ordinary element instead of the scripts. */
const PAGE = `
  <style ${LATER.sheet}="data:text/css,h1{color:rgb(1,2,3)}">h1 { color: rgb(1, 2, 3) }</style>
  <style ${LATER.sheet}="data:text/css,h2{color:rgb(4,5,6)}">h2 { color: rgb(4, 5, 6) }</style>
  <h1>Hus</h1>
  <button type="button">Mer</button>
  <form><button>Skicka</button></form>
  <a href="#hus">Länk</a>
  <select aria-label="Pris"><option value="">Alla</option><option value="2">Två</option></select>
  <input aria-label="Kommun">
  <template id="${LATER.scripts}"><i data-testid="begun"></i></template>`;

let heard: string[] = [];

beforeEach(() => {
  localStorage.clear();
  heard = [];
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  dispatchEvent(new Event(BEGUN));
  document.body.innerHTML = '';
  localStorage.clear();
});

const hasBegun = () => document.querySelector('[data-testid="begun"]') !== null;
const wait = (begins: Begins) => waitToBegin({ begins, begun: BEGUN, later: LATER, typed: TYPED });

/** Simulates that the scripts of the page have started and now handle the visitor’s input. */
function begun(): void {
  document.querySelector('button')?.addEventListener('click', () => heard.push('Mer'));
  document.querySelector('select')?.addEventListener('change', ({ currentTarget }) => {
    if (currentTarget instanceof HTMLSelectElement) heard.push(`Pris ${currentTarget.value}`);
  });
  document.querySelector('input')?.addEventListener('input', (event) => {
    if (event instanceof InputEvent) heard.push(`Kommun ${document.querySelector('input')?.value}, ${event.inputType}`);
  });
  dispatchEvent(new Event(BEGUN));
}

test.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
  'the first event %s starts the scripts of the page, and a second event of this kind has no effect',
  (sign) => {
    wait('sign');
    expect(hasBegun()).toBe(false);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(document.querySelectorAll('[data-testid="begun"]')).toHaveLength(1);
    expect(document.querySelector('template')).toBeNull();
  },
);

test('a pointer event without movement, as the browser sends it when the page scrolls, does not start the scripts', () => {
  wait('sign');
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  expect(hasBegun()).toBe(false);
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
  expect(hasBegun()).toBe(true);
});

test('before the scripts have started, a press on a button starts them, and no other listener gets the press', async () => {
  wait('sign');
  document.querySelector('button')?.addEventListener('click', () => heard.push('early'));
  await page.getByRole('button', { name: 'Mer' }).click();
  expect([hasBegun(), heard]).toEqual([true, []]);
});

test('a press on a button marks the page as waiting until the page’s scripts have started', async () => {
  wait('sign');
  const { dataset } = document.documentElement;
  await page.getByRole('button', { name: 'Mer' }).click();
  expect(dataset).toHaveProperty('waits');
  begun();
  expect(dataset).not.toHaveProperty('waits');
});

test('when the scripts have started, the page repeats what the visitor did before: the last press on a button, and a choice in a list', async () => {
  wait('sign');
  await page.getByRole('button', { name: 'Mer' }).click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Pris' }), '2');
  const select = document.querySelector('select');
  // Simulates React, which does not know the visitor’s choice yet and resets the value.
  if (select) select.value = '';
  begun();
  expect(heard).toEqual(['Pris 2', 'Mer']);
  await page.getByRole('button', { name: 'Mer' }).click();
  expect(heard).toEqual(['Pris 2', 'Mer', 'Mer']);
});

test('when the scripts have started, the page empties a text field and enters the typed text again, so that React notices a change', async () => {
  wait('sign');
  const line = page.getByRole('textbox', { name: 'Kommun' });
  await userEvent.type(line, 'mal');
  const field = document.querySelector('input');
  // Simulates React, which sets the value of the field itself and records every value that scripts set on the element.
  let noted = '';
  if (field) {
    field.value = '';
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const set = (value: string) => {
      noted = value;
      own?.set?.call(field, value);
    };
    Object.defineProperty(field, 'value', { configurable: true, get: () => own?.get?.call(field), set });
  }
  begun();
  expect(heard).toEqual(['Kommun mal, insertText']);
  expect(noted).toBe('');
  await expect.element(line).toHaveValue('mal');
});

test('if React replaces all elements of the page, the page repeats the visitor’s earlier actions on the new elements', async () => {
  wait('sign');
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  // Wait until linked style sheets have replaced the inlined ones: here these are in the body, and their removal changes the places of the
  // elements after them. In a real page they are in the head.
  await expect.poll(() => document.body.querySelector('style')).toBeNull();
  await page.getByRole('button', { name: 'Mer' }).click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Pris' }), '2');
  await userEvent.type(page.getByRole('textbox', { name: 'Kommun' }), 'mal');
  document.body.innerHTML = PAGE;
  begun();
  expect(heard).toEqual(['Pris 2', 'Kommun mal, insertText', 'Mer']);
});

test('if scripts check a form, the page sends the form only after the scripts have started', async () => {
  wait('sign');
  const sent = vi.fn((event: Event) => event.preventDefault());
  const form = document.querySelector('form');
  if (form) form.noValidate = true;
  form?.addEventListener('submit', sent);
  await page.getByRole('button', { name: 'Skicka' }).click();
  expect(sent).not.toHaveBeenCalled();
  begun();
  expect(sent).toHaveBeenCalledOnce();
});

test('before the scripts have started, the browser itself follows links and submits the forms that no script checks', async () => {
  wait('sign');
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  await page.getByRole('button', { name: 'Skicka' }).click();
  expect(sent).toHaveBeenCalledOnce();
  await page.getByRole('link', { name: 'Länk' }).click();
  expect(location.hash).toBe('#hus');
});

test('a linked style sheet replaces the inlined style sheet, and the style of the heading stays the same', async () => {
  wait('sign');
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  const title = document.querySelector('h1') ?? document.body;
  expect(getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
  await expect.poll(() => document.querySelectorAll('body style').length).toBe(0);
  expect(getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
});

test('all linked style sheets replace the inlined style sheets at the same moment', async () => {
  wait('sign');
  const seen = new Set<number>();
  const observer = new MutationObserver(() => seen.add(document.querySelectorAll('body style').length));
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  observer.observe(document.body, { childList: true });
  await expect.poll(() => document.querySelectorAll('body style').length).toBe(0);
  await expect.poll(() => [...seen]).toEqual([0]);
  expect(document.querySelectorAll('body link[media]')).toHaveLength(0);
  observer.disconnect();
});

test('the scripts start immediately if the browser has stored data of a visit', () => {
  localStorage.setItem('gavel', '1');
  wait('sign');
  expect(hasBegun()).toBe(true);
});

test('with the setting `load`, the scripts of a page start after the load event', async () => {
  wait('load');
  expect(hasBegun()).toBe(false);
  dispatchEvent(new Event('load'));
  await expect.poll(hasBegun).toBe(true);
});

test('an element that needs scripts does not start the scripts of the page until it becomes visible', async () => {
  document.body.insertAdjacentHTML('beforeend', `<p ${LATER.part} style="position: absolute; top: 9000px">Miniatyrer</p>`);
  wait('sign');
  dispatchEvent(new Event('load'));
  const part = one(`[${LATER.part}]`);
  // The browser notifies all intersection observers at the same time, so wait for this observer.
  await new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(part));
  expect(hasBegun()).toBe(false);
  part.setAttribute('style', 'position: absolute; top: 0');
  await expect.poll(hasBegun).toBe(true);
});

describe('the fonts wait for the page’s first picture', () => {
  const style = () => document.querySelector(`style[${LATER.fonts}]`);
  const picture = document.createElement('canvas').toDataURL();

  function open(src: string): HTMLImageElement {
    document.body.innerHTML += `<style ${LATER.fonts} media="not all"></style>`;
    // The page that runs this test was reloaded and has a referrer. Hide both facts, because they would load the fonts immediately.
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    wait('sign');
    const image = new Image();
    image.fetchPriority = 'high';
    document.body.append(image);
    image.src = src;
    return image;
  }

  beforeEach(() => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
  });

  test.each([
    ['has loaded', picture],
    ['fails to load', 'data:image/gif;base64,none'],
  ])('fonts load when the page’s first picture %s', async (_, src) => {
    open(src);
    expect(style()?.getAttribute('media')).toBe('not all');
    await expect.poll(() => style()?.hasAttribute('media')).toBe(false);
    expect(hasBegun()).toBe(false);
  });

  test('fonts do not load when a picture other than the first one has loaded', async () => {
    const image = open('');
    const other = new Image();
    document.body.append(other);
    const { promise, resolve } = Promise.withResolvers<void>();
    other.onload = () => resolve();
    other.src = picture;
    await promise;
    expect(style()?.getAttribute('media')).toBe('not all');
    image.src = picture;
    await expect.poll(() => style()?.hasAttribute('media')).toBe(false);
  });

  test('fonts load immediately if the visitor comes from another page of the site', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/house`);
    open('');
    expect(style()?.hasAttribute('media')).toBe(false);
  });
});
