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

// This file is read again in every worker process, which inherits what the first reading puts into the environment.
process.env.GAVEL_E2E_PORT ??= String(await freePort());
process.env.GAVEL_E2E_MAIL_PORT ??= String(await freePort());
process.env.GAVEL_E2E_DATA ??= dataFolder();
process.env.GAVEL_E2E_SHIFT ??= String(Date.parse(DAY) - Date.now());
const { GAVEL_E2E_PORT: port, GAVEL_E2E_MAIL_PORT: mailPort, GAVEL_E2E_DATA: data } = process.env;
const address = `http://127.0.0.1:${port}`;
/** What the journeys do not look at costs little; screenshots are looked at. */
const range = screenshotFolder ? '' : join(`${data}`, 'range');

/** The journeys that every engine runs. */
const ENGINES = 'engines/*.spec.ts';
/** One engine costs two minutes of a processor: `npm test` deploys under Chromium, `npm run test:deep` under all. */
const DEPLOY = 'engines/deploy.spec.ts';
const isDeep = process.env.GAVEL_PROPERTY_DEPTH === 'full';

/** Browser journeys against the built product, with a database and data folder of their own, on a day of their own. */
export default defineConfig<JourneyOptions, EngineOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On two cores: they wait much, for letters, pages and each other.
  workers: 3,
  // Long enough for a machine that does ten other things: what hangs is told, what is slow is the benchmark's matter.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    // It would stand between a journey and the requests that it answers itself; `offline.spec.ts` has it.
    serviceWorkers: 'block',
    clockShift: Number(process.env.GAVEL_E2E_SHIFT),
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed is told before the journey's whole time is over.
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
      use: { engineName },
    })),
  ],
  // Playwright starts each in a session of its own: they have to see for themselves that a run was killed.
  webServer: [
    {
      command: `exec "${process.execPath}" --import ./tools/end-with-parent.ts e2e/support/mail-server.ts`,
      port: Number(mailPort),
      reuseExistingServer: false,
      timeout: 300_000,
      env: { MAIL_PORT: `${mailPort}`, MAIL_FOLDER: join(`${data}`, 'mail') },
    },
    {
      // Of a builder who has sold houses for a while; a one-time password lies beside the data (`e2e/support/staff.ts`).
      command: `exec "${process.execPath}" --import ./tools/end-with-parent.ts apps/server/src/testing/office/serve-office.ts "${data}/sara.txt" ${range && 'ranges/bjorkvik'}`,
      url: `${address}/readyz`,
      reuseExistingServer: false,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: `${port}`,
        HOST: '127.0.0.1',
        BASE_URL: address,
        // Journeys say which address they come from.
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

/** Deleted by the process that made it, where no server has come to delete it. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
