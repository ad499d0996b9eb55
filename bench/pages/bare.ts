import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type MeasuredServer, startServer } from './measured-server.ts';

const folder = fileURLToPath(new URL('../bare', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds and starts the comparison server. `/hello` comes from Hono, `/page` is kept in memory, and `/` is a React Router page. */
export async function startBare(): Promise<MeasuredServer> {
  await rm(`${root}node_modules/.cache/bench-bare`, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [`${root}node_modules/@react-router/dev/bin.cjs`, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return startServer(`${folder}/serve.ts`);
}
