import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeServiceWorker } from './vite/write-service-worker.ts';

const config: Config = {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // All routes are known from the start: the steps of a visit are walked through without a network too.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => writeServiceWorker(join(reactRouterConfig.buildDirectory, 'client')),
};

export default config;
