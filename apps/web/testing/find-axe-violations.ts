import axe from 'axe-core';
import type { Locator } from 'vitest/browser';

/**
 * Returns the problems that axe finds in a part of the page, one line for each element. Use it for states that the end-to-end journeys do
 * not open.
 */
export async function findAxeViolations(part: Locator): Promise<string[]> {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run(part.element(), { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`));
}
