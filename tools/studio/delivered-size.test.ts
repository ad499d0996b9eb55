import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-node.ts';

/** Bytes: who clones the repository gets all of them. */
const MOST = 150_000_000;

test('the demo range’s pictures stay small enough to be kept beside the code', async () => {
  const files = await readdir(join(root, 'ranges/bjorkvik/pictures'), { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  expect(sizes.length).toBeGreaterThan(1000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
});
