import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** The sizes that what is for every visitor is looked at in. A touch screen is narrow, and that is all a component knows of it. */
export const sizes = [
  { size: 'a desktop', width: 1440, height: 900, isPhone: false },
  { size: 'a phone', width: 390, height: 844, isPhone: true },
];

/** Waits until something is nowhere, or nowhere to be seen. */
export async function gone(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.elements().filter((element) => element.checkVisibility({ visibilityProperty: true })))
    .toEqual([]);
}

/** What can be read of something, once it is there. */
export async function textOf(locator: Locator): Promise<string> {
  const element = await locator.findElement();
  return element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
}

/** The same of all there are now. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map((element) => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')));
}

/** `2 184 500 kr`, `+12 500 kr`, `−4 000 kr` or `Ingår` in kr. */
export function krOf(text: string): number {
  if (!/\d/.test(text)) return 0;
  const amount = Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
  return text.trim().startsWith('−') ? -amount : amount;
}

export const heading = page.getByRole('heading', { level: 1 });
export const dialog = page.getByRole('dialog');
export const samples = page.getByRole('radiogroup');
/** Samples that can be chosen and are not. */
export const choices = page.getByRole('radio', { checked: false, disabled: false });

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const sample = (name: string) => page.getByRole('radio', { name, exact: true });

/** The total in the header, kr. */
export async function total(): Promise<number> {
  return krOf(await textOf(page.getByTestId('total')));
}

/** Where the visitor is, and how many steps there are. */
export async function counter(): Promise<{ n: number; total: number }> {
  const [, n, total] = /(\d+)\/(\d+)/.exec(await textOf(page.getByRole('button', { name: /^Översikt, steg/ }))) ?? [];
  return { n: Number(n), total: Number(total) };
}

/** The element that is found by a style sheet's selector, where no role or name says which one is meant. */
export function one(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not on the screen`);
  return found;
}
