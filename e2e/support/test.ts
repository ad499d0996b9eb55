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
  /** How much later the browser's clock is than the real one, ms: the server and the browser have the same day. */
  readonly clockShift: number;
  /** Messages that a journey provokes on purpose, such as the browser's own about an address that answers 404. */
  readonly expectedErrors: readonly RegExp[];
  /** Those of the server; or one flat colour in their place, with what leads to none told at the end. */
  readonly pictures: 'real' | 'plain';
  /** Of a page that nobody looks at one pixel is painted. */
  readonly isPainted: boolean;
}

interface JourneyFixtures {
  /** Gives a browser the journey's day and pictures, and has it judged for errors. */
  readonly prepare: (context: BrowserContext, isPhone: boolean) => Promise<void>;
  readonly isPrepared: undefined;
  /** The page of somebody else, whose browser has all that the journey's own has. */
  readonly anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Begins a house in the journey's page, or in the one given. */
  readonly begin: (beginning: Beginning, page?: Page) => Promise<ConfiguratorPage>;
}

/** So many have begun in this process. */
let journeys = 0;

/**
 * Playwright's `test`; it fails when a page throws, writes to `console.error` something not in `expectedErrors`, or does what its content
 * security policy forbids.
 */
export const test = base.extend<JourneyOptions & JourneyFixtures, { readonly houses: Houses }>({
  clockShift: [0, { option: true }],
  expectedErrors: [[], { option: true }],
  pictures: ['plain', { option: true }],
  isPainted: [false, { option: true }],
  // Each journey comes from an address of its own, so that none meets a limit that the others have used up.
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
        // A page that has gone meanwhile needs no size.
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

/** Writes down what a browser throws, tells its console as an error, or does against the content security policy. */
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

/** What its pages look like, where the journey has failed. */
async function photographFailure(context: BrowserContext, journey: TestInfo): Promise<void> {
  if (journey.status === journey.expectedStatus) return;
  for (const page of context.pages()) {
    try {
      await paint(page);
      await journey.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
    } catch {
      // A page that has gone meanwhile.
    }
  }
}

/** What `findAxeViolations` finds, for a state that no screen of the walks is in. */
export async function expectNoAxeViolations(page: Page) {
  expect(await findAxeViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}
