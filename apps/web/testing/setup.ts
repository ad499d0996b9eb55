import './quiet-react.ts';
import './leave-unpainted.ts';
import '../app/styles/app.css';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { forgetBootstrap } from '../app/stored/bootstrap-storage.ts';
import { forgetHouse, readHouses } from '../app/stored/kept-houses.ts';
import { PICTURES } from '../app/stored/kept-pictures.ts';

/** The date and time that the test server uses. */
const NOON = Date.parse('2026-11-20T12:00:00+01:00');

// Vitest has already set this size for each file. Setting it again also limits the painting (`leave-unpainted.ts`).
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
  // The time at which its visit began identifies a house. The clock of the tests stands still, so the first house of a test begins at
  // `NOON`. Forget this house even if the storage does not contain it, because `kept-houses.ts` may still have a copy in memory.
  for (const { startedAt } of [{ startedAt: NOON }, ...readHouses()]) forgetHouse(startedAt);
  localStorage.clear();
  sessionStorage.clear();
  await caches.delete(PICTURES);
});
