import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-node.ts';

/** Matches the settings with which a test finds out whether `npm run test:deep` runs it. */
const DEPTH = /inject\('propertyDepth'\)|env\.GAVEL_PROPERTY_DEPTH/;

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, filters = ''] = /vitest run (.+?) &&/.exec(scripts['test:deep'] ?? '') ?? [];

/** The test files that run more examples, or other cases, with `npm run test:deep`. */
const deep = globSync('{apps,packages,tools,bench}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules', '**/build'] })
  .filter((file) => DEPTH.test(readFileSync(join(root, file), 'utf8')))
  .filter((file) => file !== 'tools/test-deep.test.ts')
  .toSorted();

test('`npm run test:deep` includes every test file that reads the setting propertyDepth, with which a test tries more examples', () => {
  const words = filters.split(' ');
  expect(deep.length).toBeGreaterThan(10);
  expect(deep.filter((file) => !words.some((word) => file.includes(word)))).toEqual([]);
});
