import { defineConfig } from 'vitest/config';

/** `npm run test:deep` sets it: properties are tried with many more examples. */
const propertyDepth: 'short' | 'full' = process.env.GAVEL_PROPERTY_DEPTH === 'full' ? 'full' : 'short';

/** `npm run test:crash` sets it: the server is killed many more times. */
const crashDepth: 'short' | 'full' = process.env.GAVEL_CRASH_DEPTH === 'full' ? 'full' : 'short';

/** The tests that need no browser, one project per part. `npm run test:unit -- --project core` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      project('core', 'packages/core'),
      project('contract', 'packages/contract'),
      project('texts', 'packages/texts'),
      project('range', 'packages/range'),
      project('drawings', 'packages/drawings'),
      project('web', 'apps/web'),
      project('server', 'apps/server', ['tools/vitest/postgres.ts', 'apps/server/src/testing/dump-database.ts']),
      project('tools', 'tools'),
      project('bench', 'bench'),
    ],
  },
});

function project(name: string, folder: string, globalSetup: string[] = []) {
  return {
    test: {
      name,
      include: [`${folder}/**/*.test.{ts,tsx}`],
      exclude: ['**/node_modules/**', 'apps/*/build/**'],
      environment: 'node',
      setupFiles: ['tools/vitest/fail-on-console-error.ts'],
      globalSetup,
      provide: { propertyDepth, crashDepth },
      // Long enough for a machine that does ten other things: what hangs is told, what is slow is the benchmark's matter.
      testTimeout: 120_000,
      hookTimeout: 180_000,
    },
  };
}
