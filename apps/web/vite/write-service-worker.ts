import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest } from 'vite';

/** The routes that work without a network, and the modules that every page needs. */
const ENTRIES = [
  'entry.client',
  'root',
  'shell/page-layout',
  'guide/guide-layout',
  'routes/bootstrap/start-new',
  'routes/bootstrap/start-stored',
  'routes/configuration/configuration',
  'routes/configuration/bundles',
  'routes/configuration/first-step',
  'routes/configuration/step',
  'routes/my-houses/my-projects',
  'routes/offline',
];

/** Builds the service worker and adds it to the browser’s build. The worker contains the list of files that the configurator needs. */
export async function writeServiceWorker(clientFolder: string): Promise<void> {
  const viteFolder = join(clientFolder, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(viteFolder, 'manifest.json'), 'utf8'));
  // The data that Vite writes for itself must not be among the files that the server sends.
  await rm(viteFolder, { recursive: true });
  const routes = (await readdir(join(clientFolder, 'assets'))).find((name) => /^manifest-.*\.js$/.test(name));
  if (!routes) throw new Error('React Router has written no manifest of its routes');
  const files = [`assets/${routes}`, ...neededBy(manifest)].map((file) => `/${file}`).sort();
  const id = createHash('sha256').update(files.join()).digest('hex').slice(0, 16);
  const built = { id, files, manifest: `/assets/${routes}` };
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILT_FILES: JSON.stringify(built) },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url)),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}

/**
 * Returns the scripts, style sheets and fonts that the modules of `ENTRIES` can load. Only the Latin fonts are among them, because the root
 * module names only these fonts.
 */
function neededBy(manifest: Manifest): readonly string[] {
  const keys = new Set(ENTRIES.flatMap((entry) => keysOf(entry, manifest)));
  const files = new Set<string>();
  // The loop also visits items that are added to the set while it runs.
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) continue;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) keys.add(other);
  }
  return [...files];
}

/** Returns the keys of an entry in the manifest. The key of a route has a query after the name of its file. */
function keysOf(entry: string, manifest: Manifest): readonly string[] {
  const keys = Object.keys(manifest).filter((key) => key.startsWith(`app/${entry}.tsx`));
  if (keys.length === 0) throw new Error(`The build has no module app/${entry}.tsx, which the service worker needs`);
  return keys;
}
