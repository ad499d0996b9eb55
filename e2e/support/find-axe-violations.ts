import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: typeof import('axe-core');
  }
}

/**
 * Returns one line for every element that breaks axe's best practices, or those rules of WCAG 2.2 A and AA that a program can check.
 * Injects axe only once into a document, because injecting takes longer than checking a screen.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  const violations = await page.evaluate(async (): Promise<Result[]> => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const results = await window.axe?.run(document, { runOnly: tags, resultTypes: ['violations'] });
    if (!results) throw new Error('axe is not in the page');
    return results.violations;
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`));
}
