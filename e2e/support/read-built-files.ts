import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltPart {
  /** The file name in the assets folder. */
  readonly name: string;
  /** Addresses, without the leading slash, of the file itself and of all scripts that it imports. */
  readonly files: readonly string[];
}

/**
 * Returns every script and style sheet of the browser build that a page loads after its first scripts, and the name of the script that
 * contains the loader: the function with which the page loads these files.
 */
export function readBuiltFiles(): { readonly parts: readonly BuiltPart[]; readonly loader: string } {
  const assets = join(import.meta.dirname, '../../apps/web/build/client/assets');
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const loader = names.find((name) => readFileSync(join(assets, name), 'utf8').includes(LOADER));
  if (!loader) throw new Error('no script of the build has the loader of parts');
  // Leave out the first scripts of every page, because no page loads them later.
  const parts = names.filter((name) => !/^(?:entry\.client|manifest)-/.test(name));
  return { loader, parts: parts.map((name) => ({ name, files: closure(assets, name).map((file) => `assets/${file}`) })) };
}

/**
 * A text that only the loader's script contains: the start of the pattern with which the loader finds an address in an import's
 * source.
 */
export const LOADER = '/import\\(["';

function closure(assets: string, name: string): readonly string[] {
  const files = new Set([name]);
  // The loop also visits files that are added to the set during the loop.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(assets, file), 'utf8');
    for (const [, other = ''] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) files.add(other);
  }
  return [...files];
}
