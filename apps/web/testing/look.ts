import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/**
 * The screen sizes for tests of the pages for visitors. The phone is only a narrow screen without touch, because the components check only
 * the width and the height.
 */
export const sizes = [
  { size: 'a desktop', width: 1440, height: 900, isPhone: false },
  { size: 'a phone', width: 390, height: 844, isPhone: true },
];

/** Waits until an element does not exist or is not visible. */
export async function gone(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.elements().filter((element) => element.checkVisibility({ visibilityProperty: true })))
    .toEqual([]);
}

/** Returns the text of an element, and waits until the element exists. */
export async function textOf(locator: Locator): Promise<string> {
  const element = await locator.findElement();
  return element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
}

/** Returns the texts of all elements that match at this moment, without waiting. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map((element) => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')));
}

/** Parses `2 184 500 kr`, `+12 500 kr` or `−4 000 kr`, and returns the amount in kr; 0 for a text without digits, such as `Ingår`. */
export function krOf(text: string): number {
  if (!/\d/.test(text)) return 0;
  const amount = Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
  return text.trim().startsWith('−') ? -amount : amount;
}

export const heading = page.getByRole('heading', { level: 1 });
export const dialog = page.getByRole('dialog');
export const samples = page.getByRole('radiogroup');
/** The samples that are not chosen and can be chosen. */
export const choices = page.getByRole('radio', { checked: false, disabled: false });

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const sample = (name: string) => page.getByRole('radio', { name, exact: true });

/** Returns the total that the configurator shows, in kr. */
export async function total(): Promise<number> {
  return krOf(await textOf(page.getByTestId('total')));
}

/** Returns the number of the current step (`n`), and how many steps there are (`total`). */
export async function counter(): Promise<{ n: number; total: number }> {
  const [, n, total] = /(\d+)\/(\d+)/.exec(await textOf(page.getByRole('button', { name: /^Översikt, steg/ }))) ?? [];
  return { n: Number(n), total: Number(total) };
}

/** Returns the element for a CSS selector. Use it only if no role or name identifies the element. */
export function one(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not on the screen`);
  return found;
}
