import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { emulateContrast } from '../../testing/emulate.ts';
import { samples } from '../../testing/look.ts';
import { CONTENT_ID } from '../shell/skip-link.tsx';

test('from the target of the skip link, the Tab key moves the focus to the chosen answer', async () => {
  await begin({ at: '/configuration/new/3/1' });
  await expect.element(samples).toBeVisible();
  document.getElementById(CONTENT_ID)?.focus();
  await userEvent.tab();
  await expect.element(samples.getByRole('radio', { checked: true })).toHaveFocus();
});

test('if the visitor prefers more contrast, sheets are opaque, prices have the same colour as other text, and lines are darker', async () => {
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

/** Returns the opacity of a colour: the last part of `oklch(0.975 0.008 85 / 0.93)`; 1 if it has none. */
function opacityOf(colour: string): number {
  return Number(/\/ ([\d.]+)\)$/.exec(colour)?.[1] ?? 1);
}
