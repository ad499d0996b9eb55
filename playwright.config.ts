import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/test.ts';
import { DAY } from './e2e/support/day.ts';
import { screenshotFolder } from './e2e/support/take-screenshot.ts';
import type { JourneyOptions } from './e2e/support/test.ts';
import { chromium } from './tools/chromium.ts';
import { freePort } from './tools/free-port.ts';

// Playwright reads this file again in every worker process. The worker process inherits the variables that the first reading has
// set, so all processes use the same ports.
process.env.GAVEL_E2E_PORT ??= String(await freePort());
process.env.GAVEL_E2E_MAIL_PORT ??= String(await freePort());
process.env.GAVEL_E2E_DATA ??= dataFolder();
process.env.GAVEL_E2E_SHIFT ??= String(Date.parse(DAY) - Date.now());
const { GAVEL_E2E_PORT: port, GAVEL_E2E_MAIL_PORT: mailPort, GAVEL_E2E_DATA: data } = process.env;
const address = `http://127.0.0.1:${port}`;
/**
 * The folder with a copy of the range that has plain pictures, which are fast to decode. The name is empty when the run takes screenshots,
 * because these need the real pictures.
 */
const range = screenshotFolder ? '' : join(`${data}`, 'range');

/** The tests that run in every browser engine. */
const ENGINES = 'engines/*.spec.ts';
/**
 * This test takes two minutes of processor time in each engine. `npm test` runs it in Chromium only, `npm run test:deep` in all engines.
 */
const DEPLOY = 'engines/deploy.spec.ts';
/**
 * WebKit without a graphics processor needs minutes for the 3D model on a wide screen. In WebKit, `npm test` shows the 3D model only on a
 * phone.
 */
const WIDE_MODEL = /@wide-model/;
const isDeep = process.env.GAVEL_PROPERTY_DEPTH === 'full';

/** End-to-end tests against the built product, with their own database, data folder and date. */
export default defineConfig<JourneyOptions, EngineOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Three workers on a machine with two cores, because the tests often wait for e-mails, pages and each other.
  workers: 3,
  // The timeout suits a machine that also runs ten other tasks. It only stops tests that hang; the benchmark measures speed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    // Tests answer some requests themselves, but cannot do so for requests that pass through a service worker. `offline.spec.ts` allows
    // service workers.
    serviceWorkers: 'block',
    clockShift: Number(process.env.GAVEL_E2E_SHIFT),
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    // If an element cannot be clicked, the test fails after this time, long before the timeout of the whole test.
    actionTimeout: 60_000,
    launchOptions: chromium,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ENGINES,
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: isDeep ? /@only-phone/ : /@only-phone|@deep/,
    },
    {
      name: 'phone',
      testIgnore: ENGINES,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grep: /@phone|@only-phone/,
    },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engineName) => ({
      name: engineName,
      testMatch: ENGINES,
      testIgnore: engineName === 'chromium' || isDeep ? [] : DEPLOY,
      timeout: 480_000,
      grepInvert: engineName === 'webkit' && !isDeep ? WIDE_MODEL : [],
      use: { engineName },
    })),
  ],
  // Playwright starts each server in its own process session, so a signal that kills the test run does not reach the servers. They must
  // notice themselves that the run was killed.
  webServer: [
    {
      command: `exec "${process.execPath}" --import ./tools/end-with-parent.ts e2e/support/mail-server.ts`,
      port: Number(mailPort),
      reuseExistingServer: false,
      timeout: 300_000,
      env: { MAIL_PORT: `${mailPort}`, MAIL_FOLDER: join(`${data}`, 'mail') },
    },
    {
      // The server of a builder with some sales history. It writes a salesperson's one-time password into the data folder, for
      // `e2e/support/staff.ts`.
      command: `exec "${process.execPath}" --import ./tools/end-with-parent.ts apps/server/src/testing/office/serve-office.ts "${data}/sara.txt" ${range && 'ranges/bjorkvik'}`,
      url: `${address}/readyz`,
      reuseExistingServer: false,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: `${port}`,
        HOST: '127.0.0.1',
        BASE_URL: address,
        // The server trusts the client address that tests state in a header, because all requests come from this proxy address.
        TRUSTED_PROXIES: '127.0.0.1',
        GAVEL_DATA: `${data}`,
        GAVEL_TEMPORARY: `${data}`,
        RANGE: range,
        GAVEL_CLOCK: DAY,
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
        PICTURE_AVIF: 'off',
        PORTAL_DIRECTORY: 'apps/server/demo/housing-portal.json',
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      },
    },
  ],
});

/**
 * Creates the data folder. The product's server deletes it when it ends. This process deletes it too, in case that server has not
 * started.
 */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
