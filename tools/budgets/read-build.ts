import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** One file of the browser build. `name` is its path in the assets folder, `size` its size in bytes with Brotli. */
export interface BuiltFile {
  readonly name: string;
  readonly size: number;
}

/** The files that a page loads without a click when it is the first page of a visit. */
interface FirstLoad {
  readonly scripts: readonly BuiltFile[];
  /** The joined code of `scripts`. */
  readonly code: string;
  readonly styles: readonly BuiltFile[];
  /** Scripts that the scripts of the first load can import later, with all their imports. */
  readonly later: readonly BuiltFile[];
}

export interface Build {
  /**
   * @param routeIds the routes that the browser passes without a click: the route that begins a visit, and the route to which it redirects
   * @param anyway scripts that these routes import later without a click; their names in the build, without the hash
   * Throws when a route or script does not exist.
   */
  firstLoad(routeIds: readonly string[], anyway?: readonly string[]): FirstLoad;
  /** Uncompressed sizes, because font files are already compressed. */
  readonly fonts: readonly BuiltFile[];
}

/** Reads React Router's build manifest and the imports of the scripts in `assets`. Throws when there is no build. */
export function readBuild(assets: string): Build {
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const manifestFile = files.find((name) => /^manifest-.*\.js$/.test(name));
  if (!manifestFile) throw new Error(`There is no build in ${assets}: run npm run build`);
  const manifest = readManifest(join(assets, manifestFile));
  const built = (names: Iterable<string>) =>
    [...names].map((name) => ({ name, size: sizeOf(join(assets, name)) })).sort((a, b) => b.size - a.size);

  return {
    firstLoad(routeIds, anyway = []) {
      const modules = [manifest.entry, ...routeIds.flatMap((routeId) => routesUpTo(routeId, manifest.routes))];
      const first = [...modules.flatMap(scriptsOf), ...anyway.flatMap((name) => scriptsNamed(name, files))];
      const scripts = closure(first, (name) => importsOf(assets, name).now);
      const lazy = [...scripts].flatMap((name) => importsOf(assets, name).later);
      const later = closure(lazy, (name) => Object.values(importsOf(assets, name)).flat()).difference(scripts);
      const styles = new Set(modules.flatMap(({ css }) => css.map(nameOf)));
      return {
        scripts: built(new Set([manifestFile, ...scripts])),
        code: [...scripts].map((name) => readFileSync(join(assets, name), 'utf8')).join('\n'),
        styles: built(styles),
        later: built(later),
      };
    },
    fonts: built(files.filter((name) => name.endsWith('.woff2'))),
  };
}

/** Returns the route and its parents, the outermost first. */
function routesUpTo(routeId: string, routes: Manifest['routes']): readonly ManifestRoute[] {
  const route = routes[routeId];
  if (!route) throw new Error(`The build has no route ${routeId}`);
  return [...(route.parentId === undefined ? [] : routesUpTo(route.parentId, routes)), route];
}

/** Returns the scripts of a route. Its loader and its screen may be separate files. */
function scriptsOf(module: ManifestModule): readonly string[] {
  const { clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = module;
  const addresses = [module.module, ...module.imports, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule];
  return addresses.filter((address) => address !== undefined).map(nameOf);
}

function scriptsNamed(name: string, files: readonly string[]): readonly string[] {
  const found = files.filter((file) => file.endsWith('.js') && file.replace(/(?:-[\w-]{8})?\.js$/, '') === name);
  if (found.length === 0) throw new Error(`The build has no script ${name}`);
  return found;
}

function closure(start: Iterable<string>, next: (name: string) => readonly string[]): Set<string> {
  const found = new Set(start);
  // The loop also visits names that are added to the set during the loop.
  for (const name of found) for (const other of next(name)) found.add(other);
  return found;
}

/**
 * Returns the scripts that a script loads immediately (`import … from './x.js'`), and those that it can load later (`import('./x.js')`).
 */
function importsOf(assets: string, name: string): { readonly now: readonly string[]; readonly later: readonly string[] } {
  const text = readFileSync(join(assets, name), 'utf8');
  const beside = (found: RegExpExecArray) => posix.join(posix.dirname(name), found[1] ?? '');
  return {
    now: [...text.matchAll(/\b(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)].map(beside),
    later: [...text.matchAll(/\bimport\(\s*["'`](\.\/[^"'`]+\.js)["'`]/g)].map(beside),
  };
}

/**
 * Returns the size that the server sends: that of the build's compressed copy, or that of a copy that this function compresses. Fonts are
 * sent uncompressed.
 */
function sizeOf(path: string): number {
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).length;
  const content = readFileSync(path);
  return path.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}

/**
 * Converts `/assets/start-1234.js` into `start-1234.js`. Removes the `#` that React Router appends to the address of a style sheet that a
 * dynamic import also loads.
 */
function nameOf(address: string): string {
  return posix.basename(address.replace(/#.*$/, ''));
}

function readManifest(path: string): Manifest {
  const text = readFileSync(path, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

interface ManifestModule {
  readonly module: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
  readonly clientLoaderModule?: string;
  readonly clientMiddlewareModule?: string;
  readonly hydrateFallbackModule?: string;
}

interface ManifestRoute extends ManifestModule {
  readonly parentId?: string;
}

interface Manifest {
  readonly entry: ManifestModule;
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}
