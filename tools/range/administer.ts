import { resolve } from 'node:path';
import { runNode } from '../run-node.ts';
import { readFlags } from './read-flags.ts';

/**
 * Publishes the range in a folder, with the server's own command. `wrong`: an argument that is not understood; null: all are
 * understood.
 */
export async function publishFolder(args: readonly string[]): Promise<{ readonly wrong: string | null; readonly code: number }> {
  const { folder, flags, wrong } = readFlags(args, ['name', 'reason']);
  if (wrong !== null) return { wrong, code: 0 };
  const signed = Object.entries(flags).flatMap(([flag, words]) => (words === undefined ? [] : [`--${flag}`, words]));
  return { wrong, code: await administer('publish', [...(folder === undefined ? [] : [resolve(folder)]), ...signed]) };
}

/** Runs the server's own command, which knows the server's settings and database. */
export async function administer(command: 'publish' | 'export', words: readonly string[]): Promise<number> {
  const { code } = await runNode({ args: ['apps/server/src/admin.ts', 'range', command, ...words], show: true });
  return code;
}
