import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root, runNode } from './run-node.ts';

// `npm run screenshots [-- FOLDER]`: every screen and overlay at three widths. A journey takes them, with a server of its own.
const folder = resolve(process.argv[2] ?? join(root, '.cache/screenshots'));
mkdirSync(folder, { recursive: true });
const { code } = await runNode({
  args: ['node_modules/@playwright/test/cli.js', 'test', 'e2e/every-screen.spec.ts', '--reporter=list'],
  env: { GAVEL_SCREENSHOTS: folder },
  show: true,
});
console.log(`Screenshots are in ${relative(process.cwd(), folder) || '.'}`);
process.exitCode = code;
