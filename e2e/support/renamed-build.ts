import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a build, and replaces the hash in every file name with another hash, also where files refer to these names. A deploy of
 * changed sources has the same effect. A second build of the same sources would have the same names, and take half a minute on a
 * busy machine.
 * @returns the folder of the copy, which is deleted with the data of the test run
 */
export function renamedBuild(build: string): string {
  const copy = join(process.env.GAVEL_E2E_DATA ?? '', `build-${crypto.randomUUID()}`);
  cpSync(build, copy, { recursive: true });
  const assets = join(copy, 'client/assets');
  const names = new Map<string, string>();
  for (const file of readdirSync(assets)) {
    // Delete the compressed copies of the old files. The server then sends the files themselves.
    if (/\.(?:br|gz)$/.test(file)) rmSync(join(assets, file));
    else {
      const [, name, hash = '', ending] = /^(.+)-([\w-]{8})(\.\w+)$/.exec(file) ?? [];
      if (name !== undefined) names.set(file, `${name}-${[...hash].toReversed().join('')}${ending}`);
    }
  }
  if (names.size === 0) throw new Error(`${build} has no files with a hash in their name`);
  for (const [was, is] of names) renameSync(join(assets, was), join(assets, is));
  for (const file of [...texts(assets), join(copy, 'client/service-worker.js'), join(copy, 'server/index.js')]) {
    const text = readFileSync(file, 'utf8');
    const renamed = text
      .replaceAll(/[\w.]+(?:-[\w.]+)*-[\w-]{8}\.\w+/g, (name) => names.get(name) ?? name)
      .replace(/(id:["'`])([0-9a-f]{16})/, (_, before: string, id: string) => before + [...id].toReversed().join(''));
    writeFileSync(file, renamed);
  }
  return copy;
}

function texts(assets: string): readonly string[] {
  return readdirSync(assets)
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => join(assets, file));
}
