import type { Config } from '@react-router/dev/config';

const config: Config = {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // All routes are known from the start: the steps of a visit are walked through without a network too.
  routeDiscovery: { mode: 'initial' },
};

export default config;
