import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromium } from '../../tools/chromium.ts';
import type { Engine, Profile, Tab } from './engine.ts';

const env = { ...process.env, TZ: 'Europe/Stockholm' };

/**
 * Starts Chromium, which Puppeteer controls with Chromium’s own protocol. Do not set `LANG` to the Swedish locale if the machine does not
 * have it: file names would lose their Swedish letters.
 */
export function startChromium(): Promise<Engine> {
  const { executablePath = playwrightChromium.executablePath(), args } = chromium;
  return start({
    browser: 'chrome',
    executablePath,
    headless: 'shell',
    args: [...args, '--lang=sv-SE', '--accept-lang=sv-SE', '--force-prefers-reduced-motion'],
  });
}

/** Starts Firefox, which Puppeteer controls with WebDriver BiDi. */
export function startFirefox(executablePath: string): Promise<Engine> {
  return start({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...env, LANG: 'sv_SE.UTF-8' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'sv-SE, sv',
      // With this setting Firefox formats dates and numbers by `LANG`, as for a Swedish user who has an English Firefox.
      'intl.regional_prefs.use_os_locales': true,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
      'browser.download.open_pdf_attachments_inline': false,
      'pdfjs.disabled': true,
      'ui.prefersReducedMotion': 1,
    },
  });
}

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ env, ...options, defaultViewport: null });
  return {
    version: await browser.version(),
    openProfile: () => openProfile(browser),
    stop: () => browser.close(),
  };
}

async function openProfile(browser: Browser): Promise<Profile> {
  const downloads = await mkdtemp(join(tmpdir(), 'gavel-downloads-'));
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'allow', downloadPath: downloads } });
  return {
    downloads,
    async openTab() {
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
      return tabOf(page);
    },
    async close() {
      await context.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

function tabOf(page: Page): Tab {
  return {
    goto: (address) => unaborted(() => page.goto(address)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}

/** Runs a navigation. If Firefox reports that it aborted the navigation because the page reloaded itself, runs it once more. */
async function unaborted(go: () => Promise<unknown>): Promise<void> {
  try {
    await go();
  } catch (error) {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
    await go();
  }
}
