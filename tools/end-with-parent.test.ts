import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const preload = fileURLToPath(new URL('./end-with-parent.ts', import.meta.url));

test('if the process that started a program is killed, the program ends too and deletes its folder for temporary files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-orphan-'));
  // Start the program as Playwright starts a server: in its own process session, so that a signal to the parent's group does not reach it.
  const parent = `
    const args = ['--import', ${JSON.stringify(preload)}, '--eval', 'setInterval(() => {}, 1000); console.log("waiting")'];
    require('node:child_process').spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  `;
  const child = spawn(process.execPath, ['--eval', parent], {
    env: { ...process.env, GAVEL_TEMPORARY: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [words] = await once(child.stdout, 'data');
  expect(String(words)).toBe('waiting\n');
  child.kill('SIGKILL');
  // This pipe closes only when both the program and its killed parent have ended.
  await once(child.stdout, 'close');
  expect(existsSync(folder)).toBe(false);
});
