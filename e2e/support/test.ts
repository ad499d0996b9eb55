import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface JourneyFixtures {
  /** Messages that a journey provokes on purpose, such as the browser's own about an address that answers 404. */
  readonly expectedErrors: readonly RegExp[];
  readonly failOnErrors: undefined;
}

/**
 * Playwright's `test`; it fails when a page throws, writes to `console.error` something not in `expectedErrors`, or does what its content
 * security policy forbids.
 */
export const test = base.extend<JourneyFixtures>({
  expectedErrors: [[], { option: true }],
  failOnErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console.error: ${message.text()} (${message.location().url})`);
      });
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(`content security policy: ${effectiveDirective} ${blockedURI} (${sourceFile})`),
        ),
      );
      context.on('weberror', (error) => errors.push(`thrown: ${error.error().stack ?? error.error().message}`));
      await use(undefined);
      const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
      expect(unexpected, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** WCAG 2.2 A and AA as far as a program can judge them, and axe's best practices. */
export async function expectNoAxeViolations(page: Page) {
  expect(await findAxeViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}

/** What `expectNoAxeViolations` expects none of: a line for every element that breaks a rule. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // Without legacy mode axe opens a page more each time, for frames of other origins, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: tags, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`));
}
