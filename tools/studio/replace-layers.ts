import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StudioView } from './studio-views.ts';

/**
 * Replaces the pictures of a view by those of another folder. Keeps the view's additions: they are made and published separately, but their
 * folders are inside the folder of the view.
 */
export async function replaceLayers({ additions }: StudioView, from: string, to: string): Promise<void> {
  const own = async (folder: string) => (await readdir(folder)).filter((name) => !Object.hasOwn(additions, name));
  await mkdir(to, { recursive: true });
  for (const name of await own(to)) await rm(join(to, name), { recursive: true });
  for (const name of await own(from)) await cp(join(from, name), join(to, name), { recursive: true });
}
