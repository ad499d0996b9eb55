import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { emulateContrast, emulateTouch } from '../../testing/emulate.ts';
import { samples } from '../../testing/look.ts';
import { CONTENT_ID } from '../shell/skip-link.tsx';

const phones = [
  { size: 'a low phone', width: 390, height: 664 },
  { size: 'the narrowest', width: 320, height: 640 },
];

describe.each(phones)('on $size', ({ width, height }) => {
  test('focus goes as one reads: from line to line, on each to the right', async () => {
    await page.viewport(width, height);
    await emulateTouch();
    await begin({ at: '/configuration/new/3/1' });
    await samples.getByRole('radio').nth(1).click();
    const [first] = document.querySelectorAll<HTMLElement>('.title-cells button');
    first?.focus();
    const stops: { name: string; box: DOMRect }[] = [];
    for (let at = document.activeElement; at && at !== document.body; at = document.activeElement) {
      stops.push({ name: nameOf(at), box: boxOf(at) });
      await userEvent.tab();
      if (stops.length > 40) throw new Error('Tab never leaves');
    }
    const names = stops.map(({ name }) => name);
    expect(names.indexOf('Ångra'), names.join(', ')).toBeGreaterThan(names.indexOf('Sammanställning'));
    expect(names.indexOf('Nästa')).toBe(stops.length - 1);
    const backwards = stops.filter(({ box }, at) => {
      const before = stops[at - 1]?.box;
      if (!before) return false;
      const isOnSameLine = box.top < before.bottom && before.top < box.bottom;
      return isOnSameLine ? box.left < before.left : box.top < before.top;
    });
    expect(backwards.map(({ name }) => name)).toEqual([]);
  });
});

test('on a phone’s side the answers come between the question and the way on', async () => {
  await page.viewport(844, 390);
  await begin({ at: '/configuration/new/3/1' });
  const order = [...document.querySelectorAll('.palette button')].map(nameOf);
  expect(order.indexOf('Nästa')).toBeGreaterThan(order.lastIndexOf('Lockpanel'));
});

test('the skip link’s target is the answers', async () => {
  await begin({ at: '/configuration/new/3/1' });
  await expect.element(samples).toBeVisible();
  document.getElementById(CONTENT_ID)?.focus();
  await userEvent.tab();
  await expect.element(samples.getByRole('radio', { checked: true })).toHaveFocus();
});

test('who asks for more contrast gets opaque sheets, ink for every word and lines that are seen', async () => {
  await begin({ at: '/configuration/new/3/1' });
  const colours = () => {
    const [sheet, price] = ['.palette', '.sample-caption span'].map((part) => document.querySelector(part));
    if (!sheet || !price) throw new Error('there is no palette');
    const { backgroundColor, borderTopColor, color } = getComputedStyle(sheet);
    return { paper: opacityOf(backgroundColor), line: opacityOf(borderTopColor), isInk: getComputedStyle(price).color === color };
  };
  expect(colours()).toEqual({ paper: 0.93, line: 0.15, isInk: false });
  await emulateContrast();
  expect(colours()).toEqual({ paper: 1, line: 0.7, isInk: true });
});

function nameOf(element: Element): string {
  const heard = element.cloneNode(true) as Element;
  for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (element.getAttribute('aria-label') ?? heard.textContent ?? '').replaceAll('\u00AD', '').trim();
}

/** What is seen of it: the sheet's handle is a slider that only screen readers get. */
function boxOf(element: Element): DOMRect {
  return (element.closest('.sheet-handle, .sample') ?? element).getBoundingClientRect();
}

/** The last part of `oklch(0.975 0.008 85 / 0.93)`; 1 without one. */
function opacityOf(colour: string): number {
  return Number(/\/ ([\d.]+)\)$/.exec(colour)?.[1] ?? 1);
}
