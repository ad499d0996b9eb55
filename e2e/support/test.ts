import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { ConfiguratorPage } from './configurator.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { type Beginning, type Houses, housesOf } from './houses.ts';
import { missingPictures, showPlainPictures } from './plain-pictures.ts';
import { leaveUnpainted, paint } from './screens/size.ts';
import { shiftClock } from './shift-clock.ts';

export { expect };

export interface JourneyOptions {
  /** By how many ms the tests set the browser's clock ahead of the real time. The server's clock is ahead by about the same time. */
  readonly clockShift: number;
  /** Patterns of messages that a test causes on purpose, such as the browser's own message about an address that returns 404. */
  readonly expectedErrors: readonly RegExp[];
  /**
   * `real`: the server's pictures. `plain`: pictures in one colour. With `plain`, the test fails at its end if the address of a picture
   * does not exist.
   */
  readonly pictures: 'real' | 'plain';
  /** Whether the browser paints the whole page; false: it paints only one pixel. */
  readonly isPainted: boolean;
}

interface JourneyFixtures {
  /** Prepares a browser with the date and the pictures of the tests, and collects its errors. */
  readonly prepare: (context: BrowserContext, isPhone: boolean) => Promise<void>;
  readonly isPrepared: undefined;
  /** Opens a page in the browser of another person. The browser is prepared in the same way as the test's own browser. */
  readonly anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Begins a house in the test's page, or in the page that is passed. */
  readonly begin: (beginning: Beginning, page?: Page) => Promise<ConfiguratorPage>;
}

/** The number of tests that have begun in this process. */
let journeys = 0;

/**
 * Playwright's `test`. A test fails when a page throws an error, writes to `console.error` or violates its content security policy,
 * unless the message of the error matches `expectedErrors`. With plain pictures, a missing picture counts as an error too.
 */
export const test = base.extend<JourneyOptions & JourneyFixtures, { readonly houses: Houses }>({
  clockShift: [0, { option: true }],
  expectedErrors: [[], { option: true }],
  pictures: ['plain', { option: true }],
  isPainted: [false, { option: true }],
  // Each test has an IP address of its own, so that other tests do not use up its rate limits.
  extraHTTPHeaders: async ({ playwright: _ }, use, { workerIndex }) => {
    journeys += 1;
    await use({ 'X-Forwarded-For': `10.${workerIndex % 256}.${journeys >> 8}.${journeys % 256}` });
  },
  prepare: async ({ clockShift, expectedErrors, pictures, isPainted, request }, use) => {
    const errors: string[] = [];
    const asked = new Set<string>();
    await use(async (context, isPhone) => {
      await context.addInitScript(shiftClock, clockShift);
      await tellErrors(context, errors);
      if (pictures === 'plain') showPlainPictures(context, asked);
      if (isPainted) return;
      context.on('page', (page) => {
        const size = page.viewportSize();
        // Ignore a page that was closed meanwhile.
        if (size) leaveUnpainted(page, { ...size, isPhone }).catch(() => undefined);
      });
    });
    for (const address of await missingPictures(request, asked)) errors.push(`no picture is at ${address}`);
    const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
    expect(unexpected, 'errors on the page').toEqual([]);
  },
  isPrepared: [
    async ({ context, isMobile, prepare }, use, journey) => {
      await prepare(context, isMobile);
      await use(undefined);
      await photographFailure(context, journey);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, isMobile, prepare }, use, journey) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await prepare(context, options?.isMobile ?? isMobile);
      return context.newPage();
    });
    for (const context of contexts) {
      await photographFailure(context, journey);
      await context.close();
    }
  },
  houses: [
    async ({ playwright: _ }, use, { project }) => {
      await use(housesOf(project.use.baseURL ?? ''));
    },
    { scope: 'worker' },
  ],
  begin: async ({ page, houses }, use) => {
    await use(async (beginning, other = page) => {
      const configurator = new ConfiguratorPage(other);
      const configuration = await houses.configuration(beginning);
      await configurator.begin(beginning.change?.(configuration) ?? configuration, beginning.at);
      return configurator;
    });
  },
});

/** Records the exceptions, console errors and violations of the content security policy in a browser. */
async function tellErrors(context: BrowserContext, errors: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`content security policy: ${effectiveDirective} ${blockedURI} (${sourceFile})`),
    ),
  );
  context.on('weberror', (error) =>
    errors.push(`thrown at ${error.page()?.url()}: ${error.error().stack ?? error.error().message}`),
  );
}

/** Takes a screenshot of each page of a failed test. */
async function photographFailure(context: BrowserContext, journey: TestInfo): Promise<void> {
  if (journey.status === journey.expectedStatus) return;
  for (const page of context.pages()) {
    try {
      await paint(page);
      await journey.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
    } catch {
      // Ignore a page that was closed meanwhile.
    }
  }
}

/** Expects that `findAxeViolations` finds nothing. Tests use this for states of pages that `every-screen.spec.ts` does not show. */
export async function expectNoAxeViolations(page: Page) {
  expect(await findAxeViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}
