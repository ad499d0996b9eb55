import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { test as base, expect, type TestInfo } from '@playwright/test';
import type { Engine, EngineName, Profile, Tab } from './engine.ts';
import { ERRORS_PATH, type Front, openFront } from './front.ts';
import { preloadScript } from './preload.ts';
import { Screen } from './screen.ts';
import { startEngine, whyNot } from './start-engine.ts';

export { expect };

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface EngineOptions {
  readonly engineName: EngineName;
  /** By how many ms the tests set the browser's clock ahead of the real time. The server's clock is ahead by about the same time. */
  readonly clockShift: number;
}

interface EngineFixtures {
  /** Patterns of page errors that a test causes on purpose. */
  readonly expectedErrors: readonly RegExp[];
  /** The proxy between browser and server. All tabs of one test use it. */
  readonly front: Front;
  /** Opens a tab in a new browser profile, as if another person opened it. */
  readonly openBrowser: (size?: { width: number; height: number }) => Promise<Screen>;
}

interface WorkerFixtures {
  readonly engine: Engine;
}

/**
 * Playwright's `test`, with browsers that the code in this folder starts and controls instead of Playwright. A test fails when a page
 * reports an error that does not match `expectedErrors`.
 */
export const test = base.extend<EngineFixtures, WorkerFixtures & EngineOptions>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  clockShift: [0, { option: true, scope: 'worker' }],
  expectedErrors: [[], { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  front: async ({ baseURL, clockShift, expectedErrors }, use) => {
    const front = await openFront({
      upstream: baseURL ?? '',
      // Each test has an IP address of its own, so that other tests do not use up its rate limits.
      clientAddress: `10.${[128 + randomInt(128), randomInt(256), randomInt(256)].join('.')}`,
      preload: preloadScript(clockShift, ERRORS_PATH),
    });
    await use(front);
    await front.stop();
    const unexpected = front.errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
    expect(unexpected, 'errors on the pages').toEqual([]);
  },
  openBrowser: async ({ engine, front }, use, journey) => {
    // `npm test` prints this version of the browser at its end.
    journey.annotations.push({ type: 'browser', description: engine.version });
    const opened: { readonly profile: Profile; readonly tab: Tab }[] = [];
    await use(async (size = DESKTOP) => {
      const profile = await engine.openProfile();
      const tab = await profile.openTab();
      opened.push({ profile, tab });
      await tab.resize(size);
      return new Screen(tab, front.address, profile.downloads);
    });
    for (const { profile, tab } of opened) {
      if (journey.status !== journey.expectedStatus) await photograph(tab, journey);
      await profile.close();
    }
  },
});

async function photograph(tab: Tab, journey: TestInfo): Promise<void> {
  try {
    const name = String(await tab.evaluate('location.pathname + location.search'));
    const path = journey.outputPath(`${journey.attachments.length}.png`);
    await writeFile(path, await tab.screenshot());
    await journey.attach(name, { path, contentType: 'image/png' });
  } catch {
    // The test may already have closed this tab; ignore that error.
  }
}

test.beforeEach(({ engineName }) => {
  const reason = whyNot(engineName);
  test.skip(reason !== null, `${engineName} is not installed: ${reason}`);
});
