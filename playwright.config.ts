import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './tools/free-port.ts';

// This file is read again in every worker process, which inherits what the first reading puts into the environment.
process.env.GAVEL_E2E_PORT ??= String(await freePort());
process.env.GAVEL_E2E_MAIL_PORT ??= String(await freePort());
const port = process.env.GAVEL_E2E_PORT;
const mailPort = process.env.GAVEL_E2E_MAIL_PORT;
const address = `http://127.0.0.1:${port}`;
const systemChromium = '/usr/bin/chromium';

/** Browser journeys against the built product, with a database and data folder of their own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Only where nobody sits beside: a machine that stumbles must not stop a change. The result names what needed its second try.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Long enough for a machine that does ten other things: what hangs is told, what is slow is the benchmark's matter.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(systemChromium) && { executablePath: systemChromium }),
      // No sandbox where root runs it in a container; nothing that calls out to the network on its own.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@only-phone/ },
    // Only looked at: `npm run screenshots`.
    ...(process.env.GAVEL_SCREENSHOTS ? [{ name: 'tablet', use: { viewport: { width: 1024, height: 768 } } }] : []),
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, grep: /@phone|@only-phone/ },
  ],
  webServer: [
    {
      command: `exec "${process.execPath}" --import ./tools/end-with-parent.ts e2e/support/mail-server.ts`,
      port: Number(mailPort),
      reuseExistingServer: false,
      env: { MAIL_PORT: mailPort, MAIL_FOLDER: join(dataFolder(), 'mail') },
    },
    {
      command: `exec "${process.execPath}" apps/server/src/main.ts`,
      url: `${address}/readyz`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: port,
        HOST: '127.0.0.1',
        BASE_URL: address,
        GAVEL_DATA: dataFolder(),
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        PICTURE_AVIF: 'off',
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      },
    },
  ],
});

/** Made by the process that starts the server, and deleted when that process ends. */
function dataFolder(): string {
  const known = process.env.GAVEL_E2E_DATA;
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'gavel-e2e-'));
  process.env.GAVEL_E2E_DATA = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
