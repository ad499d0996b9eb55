import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { one } from '../../testing/look.ts';
import { TYPED } from './tab-keys.ts';
import { BEGUN, type Begins, LATER, waitToBegin } from './wait-to-begin.ts';

/** A page as it arrives, in whose template a picture stands for the scripts. */
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

/** What the page does once its scripts have begun. */
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

test.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])('a page begins with %s, once', (sign) => {
  wait('sign');
  expect(hasBegun()).toBe(false);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(document.querySelectorAll('[data-testid="begun"]')).toHaveLength(1);
  expect(document.querySelector('template')).toBeNull();
});

test('a pointer that rests is nobody, though the page moves under it', () => {
  wait('sign');
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  expect(hasBegun()).toBe(false);
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
  expect(hasBegun()).toBe(true);
});

test('a press before that is kept from whatever hears it early', async () => {
  wait('sign');
  document.querySelector('button')?.addEventListener('click', () => heard.push('early'));
  await page.getByRole('button', { name: 'Mer' }).click();
  expect([hasBegun(), heard]).toEqual([true, []]);
});

test('the last button pressed is pressed again, and a choice made again', async () => {
  wait('sign');
  await page.getByRole('button', { name: 'Mer' }).click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Pris' }), '2');
  const select = document.querySelector('select');
  // As React does, which knows nothing of it yet.
  if (select) select.value = '';
  begun();
  expect(heard).toEqual(['Pris 2', 'Mer']);
  await page.getByRole('button', { name: 'Mer' }).click();
  expect(heard).toEqual(['Pris 2', 'Mer', 'Mer']);
});

test('what is written in a line is written again, as a change from nothing', async () => {
  wait('sign');
  const line = page.getByRole('textbox', { name: 'Kommun' });
  await userEvent.type(line, 'mal');
  const field = document.querySelector('input');
  // As React does: it puts its own value there, and notes what is set through the element.
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

test('a form that scripts check is sent when they do', async () => {
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

test('links and forms are left to the browser', async () => {
  wait('sign');
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  await page.getByRole('button', { name: 'Skicka' }).click();
  expect(sent).toHaveBeenCalledOnce();
  await page.getByRole('link', { name: 'Länk' }).click();
  expect(location.hash).toBe('#hus');
});

test('a style sheet comes in the place of what stands in the page, and nothing is bare meanwhile', async () => {
  wait('sign');
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  const title = document.querySelector('h1') ?? document.body;
  expect(getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
  await expect.poll(() => document.querySelectorAll('body style').length).toBe(0);
  expect(getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
});

test('style sheets take over together', async () => {
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

test('a browser that keeps something of a visit waits for nothing', () => {
  localStorage.setItem('gavel', '1');
  wait('sign');
  expect(hasBegun()).toBe(true);
});

test('a page that has to be filled in begins by itself once it has come', async () => {
  wait('load');
  expect(hasBegun()).toBe(false);
  dispatchEvent(new Event('load'));
  await expect.poll(hasBegun).toBe(true);
});

test('a part that comes with the scripts lets them begin where it is seen, and not below', async () => {
  document.body.insertAdjacentHTML('beforeend', `<p ${LATER.part} style="position: absolute; top: 9000px">Miniatyrer</p>`);
  wait('sign');
  dispatchEvent(new Event('load'));
  const part = one(`[${LATER.part}]`);
  // The browser reports what is in view to all observers at once.
  await new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(part));
  expect(hasBegun()).toBe(false);
  part.setAttribute('style', 'position: absolute; top: 0');
  await expect.poll(hasBegun).toBe(true);
});

describe('fonts', () => {
  const style = () => document.querySelector(`style[${LATER.fonts}]`);
  const picture = document.createElement('canvas').toDataURL();

  function open(src: string): HTMLImageElement {
    document.body.innerHTML += `<style ${LATER.fonts} media="not all"></style>`;
    // The page that runs tests is a document that was loaded anew, and that another one led to.
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
    ['has come', picture],
    ['cannot be had', 'data:image/gif;base64,none'],
  ])('come when the page’s picture %s', async (_, src) => {
    open(src);
    expect(style()?.getAttribute('media')).toBe('not all');
    await expect.poll(() => style()?.hasAttribute('media')).toBe(false);
    expect(hasBegun()).toBe(false);
  });

  test('do not come for another picture', async () => {
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

  test('are there at once for who comes from another of our pages', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/house`);
    open('');
    expect(style()?.hasAttribute('media')).toBe(false);
  });
});
