import type { Config } from '@react-router/dev/config';

const config: Config = { ssr: true, appDirectory: 'app', buildDirectory: '../../node_modules/.cache/bench-bare' };

export default config;
