import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { emulateTouch } from '../../testing/emulate.ts';
import { samples } from '../../testing/look.ts';

const phones = [
  { size: 'a low phone', width: 390, height: 664 },
  { size: 'the narrowest', width: 320, height: 640 },
];

describe.each(phones)('the keyboard focus on the screen of $size', ({ width, height }) => {
  test('the focus follows the reading order: from line to line, and to the right in each line', async () => {
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

test('on a phone in landscape, the next button comes after the answers in the order of the Tab key', async () => {
  await page.viewport(844, 390);
  await begin({ at: '/configuration/new/3/1' });
  const order = [...document.querySelectorAll('.palette button')].map(nameOf);
  expect(order).toContain('Lockpanel');
  expect(order.indexOf('Nästa')).toBeGreaterThan(order.lastIndexOf('Lockpanel'));
});

function nameOf(element: Element): string {
  const heard = element.cloneNode(true) as Element;
  for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (element.getAttribute('aria-label') ?? heard.textContent ?? '').replaceAll('\u00AD', '').trim();
}

/**
 * Returns the rectangle that the visitor sees: for a control inside a sample or the sheet's handle, the rectangle of that sample or handle.
 */
function boxOf(element: Element): DOMRect {
  return (element.closest('.sheet-handle, .sample') ?? element).getBoundingClientRect();
}
