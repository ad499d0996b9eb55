import { partsTexts } from '@gavel/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BEGUN, LATER } from './wait-to-begin.ts';
import { watchFirstScripts } from './watch-first-scripts.ts';

const RELOADED = 'gavel.test.reloaded';
const { outdated: missing, unreachable, slow } = partsTexts.messages;

const notice = page.getByRole('alert');

beforeEach(() => {
  sessionStorage.clear();
  const texts = { missing, unreachable, slow, retry: 'Försök igen', ownHouses: 'Mina hus' };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  watchFirstScripts({ begun: BEGUN, later: LATER, reloaded: RELOADED, texts, ownHouses: '/my-projects' });
});

afterEach(() => {
  dispatchEvent(new Event(BEGUN));
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  sessionStorage.clear();
});

/** Simulates that one of the first scripts of the page could not be loaded. */
function fail(): void {
  const script = document.createElement('script');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

test('if the first scripts of a page are still missing after a reload, a notice offers a retry and a link to the visitor’s own houses', async () => {
  sessionStorage.setItem(RELOADED, JSON.stringify({ reason: 'first scripts', at: Date.now() }));
  fail();
  await expect.element(notice.getByText(missing)).toBeInTheDocument();
  await expect.element(notice.getByRole('link', { name: 'Försök igen' })).toHaveAttribute('href', '');
  await expect.element(notice.getByRole('link', { name: 'Mina hus' })).toHaveAttribute('href', '/my-projects');
});

test('while the server does not respond, the page shows a notice that the server cannot be reached', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  fail();
  await expect.element(notice.getByText(unreachable)).toBeInTheDocument();
});

test('if the first scripts take long to start, a notice appears; it disappears when the scripts start', async () => {
  vi.advanceTimersByTime(31_000);
  await expect.element(notice.getByText(slow)).toBeInTheDocument();
  dispatchEvent(new Event(BEGUN));
  expect(notice.query()).toBeNull();
});

test('scripts that wait for the visitor’s first input do not count as slow', () => {
  document.body.innerHTML = `<template id="${LATER.scripts}"></template>`;
  vi.advanceTimersByTime(31_000);
  expect(notice.query()).toBeNull();
});
