import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { hoverWithAPointer } from './apps/web/vite/hover-with-a-pointer.ts';
import { chromium } from './tools/chromium.ts';
import { TouchLast } from './tools/vitest/touch-last.ts';

/** `npm run test:deep` sets `full`: property tests then run many more examples. */
const propertyDepth: 'short' | 'full' = process.env.GAVEL_PROPERTY_DEPTH === 'full' ? 'full' : 'short';

/**
 * `npm run test:crash` runs Vitest several times, and sets these for each run: how often the run kills the server, how often earlier runs
 * killed it, and the database (null: each test has its own default).
 */
const crash = {
  kills: Number(process.env.GAVEL_KILLS ?? 2),
  from: Number(process.env.GAVEL_KILLS_FROM ?? 0),
  database: process.env.GAVEL_CRASH_DATABASE ?? null,
};

/** `npm run attack -- COUNT SEED` sets these: the number of malformed requests, and the seed that chooses them. */
const attack = { count: Number(process.env.GAVEL_ATTACKS ?? 2000), seed: Number(process.env.GAVEL_ATTACK_SEED ?? 1) };

// Processes share the code that Node has compiled, as in production. The server starts a process for each e-mail that it sends.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

// The timeouts suit a machine that also runs ten other tasks. They only stop tests that hang; the benchmark measures speed. A property test
// at full depth needs up to 45 minutes on two cores that do nothing else.
const times = { testTimeout: propertyDepth === 'full' ? 7_200_000 : 300_000, hookTimeout: 300_000 };
/**
 * How long `expect.poll` waits. Vitest's own limit of one second is too short for a busy machine. `vi.waitFor` still has Vitest's limit, so
 * tests give each `vi.waitFor` a longer one.
 */
const POLL_TIMEOUT_MS = 30_000;

/** The packages that components and their tests import, each bundled into one file. */
const bundled = [
  '@base-ui/react/alert-dialog',
  '@base-ui/react/combobox',
  '@base-ui/react/dialog',
  '@hookform/resolvers/zod',
  '@react-router/dev/routes',
  '@visx/scale',
  '@visx/shape',
  'axe-core',
  'fast-check',
  'intl-messageformat',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router',
  'react-router/dom',
  'earcut',
  'three',
  'three/addons/controls/OrbitControls.js',
  'react/jsx-dev-runtime',
  'use-intl/core',
  'vitest-browser-react/pure',
  'zod',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
];

/** All tests except the e2e tests, one project per part. `npm run test:unit -- --project core` runs one of them. */
export default defineConfig({
  test: {
    // One worker more than there are cores, because the tests often wait for e-mails, processes and timers.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: TouchLast },
    projects: [
      project('core', 'packages/core'),
      project('contract', 'packages/contract'),
      project('texts', 'packages/texts'),
      project('range', 'packages/range'),
      project('proof', 'packages/proof'),
      project('drawings', 'packages/drawings'),
      project('house-model', 'packages/house-model'),
      project('web', 'apps/web'),
      project('server', 'apps/server', [
        'apps/server/src/testing/prepare-postgres.ts',
        'apps/server/src/testing/prepare-databases.ts',
      ]),
      project('tools', 'tools'),
      project('e2e', 'e2e'),
      project('bench', 'bench'),
      components(),
    ],
  },
});

function project(name: string, folder: string, globalSetup: string[] = []) {
  return {
    test: {
      name,
      include: [`${folder}/**/*.test.{ts,tsx}`],
      exclude: ['**/node_modules/**', 'apps/*/build/**', '**/*.browser.test.tsx'],
      environment: 'node',
      setupFiles: ['tools/vitest/fail-on-console-error.ts', 'tools/vitest/same-examples.ts'],
      // No module keeps state, so test files may share imported modules. Loading the modules again for each file needed up to a third as
      // much time as the tests.
      isolate: false,
      globalSetup,
      provide: { propertyDepth, crash, attack },
      expect: { poll: { timeout: POLL_TIMEOUT_MS } },
      ...times,
    },
  };
}

/** The web components in a real browser, against a real server with a small range. */
function components() {
  return {
    plugins: [server('apps/web/testing/range'), askingOnce('apps/web/app', 'apps/web/app/administration')],
    css: { postcss: { plugins: [hoverWithAPointer] } },
    // Vite bundles only the packages of this list. If it also bundled packages that it finds during a run, it would reload the page.
    optimizeDeps: { noDiscovery: true, include: bundled },
    test: {
      name: 'components',
      include: ['apps/web/app/**/*.browser.test.tsx'],
      setupFiles: ['tools/vitest/fail-on-console-error.ts', 'apps/web/testing/setup.ts'],
      provide: { propertyDepth },
      // One page for all files, one after the other: the application loads once, and the browser's storage is cleared after every test.
      isolate: false,
      expect: { poll: { timeout: POLL_TIMEOUT_MS } },
      fileParallelism: false,
      // The component tests run after all other projects, which run in parallel.
      sequence: { groupOrder: 1 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: chromium,
          contextOptions: {
            locale: 'sv-SE',
            timezoneId: 'Europe/Stockholm',
            reducedMotion: 'reduce',
            permissions: ['clipboard-read', 'clipboard-write'],
          },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
      },
      ...times,
    },
  };
}

type ServeRange = typeof import('./apps/server/src/testing/serve-range.ts');
// The path is computed, because Vite would bundle an imported literal (the whole server) into this file at every start of Vitest.
const serveRangeFile = pathToFileURL(join(import.meta.dirname, 'apps/server/src/testing/serve-range.ts')).href;

/** Answers `/api`, `/media` and `/healthz` in the process that serves the tests' modules. */
function server(range: string): Plugin {
  let served: ReturnType<ServeRange['serveRange']> | undefined;
  return {
    name: 'gavel-server',
    async configureServer({ middlewares }) {
      const { serveRange }: ServeRange = await import(serveRangeFile);
      middlewares.use((request, response, next) => {
        // Start the server only at the first request of a browser, because runs without component tests need no server.
        served ??= serveRange(range);
        if (!/^\/(?:(?:api|media)\/|healthz$)/.test(request.url ?? '')) return next();
        served?.then(({ listen }) => listen(request, response), next);
      });
    },
    async closeBundle() {
      await (await served)?.close();
      served = undefined;
    },
  };
}

/**
 * Changes the modules of a folder so that each module calls `import()` only once for the same module. For each `import()` the browser
 * checks all imports of everything that it has loaded, here some thousand small files. Leaves out the folder `except`, because a test of
 * live updates fails with this change there; the cause is unknown.
 */
function askingOnce(folder: string, except: string): Plugin {
  const [path, other] = [folder, except].map((name) => `${join(import.meta.dirname, name)}/`) as [string, string];
  return {
    name: 'gavel-asking-once',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(path) || id.startsWith(other) || !/(?<!\.test)\.tsx?$/.test(id)) return;
      const once = code.replaceAll(/\bimport\(('[^']+')\)/g, '((modulesAsked ??= {})[$1] ??= import($1))');
      return once === code ? undefined : { code: `${once}\nvar modulesAsked;\n`, map: null };
    },
  };
}
