import type { Config } from '@react-router/dev/config';

const config: Config = { ssr: true, appDirectory: 'app', buildDirectory: 'build' };

export default config;
