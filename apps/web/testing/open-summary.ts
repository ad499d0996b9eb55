import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from './begin.ts';
import { button } from './look.ts';

const FIRST = '/configuration/new/1/1';

export const summary = page.getByRole('dialog', { name: 'Björkliden 142' });

/** Begins a new visit and opens its summary. */
export async function openSummary(beginning: Parameters<typeof begin>[0] = {}) {
  const app = await begin({ ...beginning, at: FIRST });
  await button('Sammanställning').first().click();
  await expect.element(summary).toBeVisible();
  await expect.element(summary.getByTestId('summary-total')).toBeVisible();
  return app;
}

/** Waits until the summary no longer exists. When the summary has closed, it still exists for a moment and may send requests. */
export async function summaryIsGone() {
  await expect.poll(() => document.querySelector('.summary')).toBeNull();
}

export async function openSummaryAgain() {
  await summaryIsGone();
  await button('Sammanställning').first().click();
  await expect.element(summary.getByTestId('summary-total')).toBeVisible();
}
