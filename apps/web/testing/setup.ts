import './quiet-react.ts';
import './leave-unpainted.ts';
import '../app/styles/app.css';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { forgetBootstrap } from '../app/stored/bootstrap-storage.ts';
import { forgetHouse, readHouses } from '../app/stored/kept-houses.ts';

/** The day on which the tests' server answers. */
const NOON = Date.parse('2026-11-20T12:00:00+01:00');

// Vitest has given the page this size for each file, and has it painted again.
beforeAll(async () => {
  await page.viewport(1440, 900);
});

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  if (innerWidth !== 1440 || innerHeight !== 900) await page.viewport(1440, 900);
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetBootstrap();
  // The time stands still: where the browser keeps nothing, the house of a test began at noon.
  for (const { startedAt } of [{ startedAt: NOON }, ...readHouses()]) forgetHouse(startedAt);
  localStorage.clear();
  sessionStorage.clear();
});
