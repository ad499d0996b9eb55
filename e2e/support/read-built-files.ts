import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltPart {
  /** Its name in the folder of assets. */
  readonly name: string;
  /** Addresses, without the leading slash, of itself and all scripts that it imports. */
  readonly files: readonly string[];
}

/** Every script and style sheet of the browser's build that a page can load later, and the script that has the loader. */
export function readBuiltFiles(): { readonly parts: readonly BuiltPart[]; readonly loader: string } {
  const assets = join(import.meta.dirname, '../../apps/web/build/client/assets');
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const loader = names.find((name) => readFileSync(join(assets, name), 'utf8').includes(LOADER));
  if (!loader) throw new Error('no script of the build has the loader of parts');
  // These two begin a page.
  const parts = names.filter((name) => !/^(?:entry\.client|manifest)-/.test(name));
  return { loader, parts: parts.map((name) => ({ name, files: closure(assets, name).map((file) => `assets/${file}`) })) };
}

/** Nothing else reads the source of an import. */
export const LOADER = '/import\\(["';

function closure(assets: string, name: string): readonly string[] {
  const files = new Set([name]);
  // A set's iterator also visits what is added during the loop.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(assets, file), 'utf8');
    for (const [, other = ''] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) files.add(other);
  }
  return [...files];
}
