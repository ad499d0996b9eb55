import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeServiceWorker } from './vite/write-service-worker.ts';

const config: Config = {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The browser knows all routes from the start, so that a visitor can go through the steps even without a network.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => writeServiceWorker(join(reactRouterConfig.buildDirectory, 'client')),
};

export default config;
