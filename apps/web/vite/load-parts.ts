import type { Plugin } from 'vite';

/**
 * Makes every `import()` in the browser’s build call `app/parts/load-part.ts`. Replaces Vite’s own preload helper, because a
 * browser never requests a file again after its preload has failed. Makes React Router load its routes with `app/parts/load-route.ts`.
 * The build fails if any other `import()` remains.
 */
export function loadParts(): Plugin {
  return {
    name: 'load-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => `export { loadPart as __vitePreload } from '/app/parts/load-part.ts';`,
    },
    transform: {
      filter: { id: ROUTE_LOADERS },
      handler: (code) => ({ code: `import { loadRoute } from '/app/parts/load-route.ts';\n${throughLoader(code)}`, map: null }),
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.fileName.includes('manifest')) continue;
        const [found] = unguardedImports(file.code);
        if (found) this.error(`${file.fileName} has an import() that does not go through load-part.ts: ${found}`);
      }
    },
  };
}

const PRELOAD_HELPER = /^\0vite\/preload-helper\.js$/;
const ROUTE_LOADERS = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/(?:routes|routeModules)\.js$/;
/** Matches an `import()` of a variable, whose address is known only at run time. */
const ROUTE_IMPORT = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*([\w.]+)\s*\)/g;

/**
 * Replaces each `import(address)` by `loadRoute(address)`.
 * @returns the changed source of React Router
 */
export function throughLoader(code: string): string {
  const changed = code.replaceAll(ROUTE_IMPORT, 'loadRoute($1)');
  if (changed === code) throw new Error('React Router loads its routes in another way than load-parts.ts knows');
  return changed;
}

/**
 * Returns each `import()` of built code that does not go through `loadPart`, with the code before it. Ignores `import(${…})`, which is
 * text in a template string: React Router writes the first script of the document from it.
 */
export function unguardedImports(code: string): readonly string[] {
  return [...code.matchAll(/.{0,60}\bimport\((?!\$\{)[^)]*\)/g)].map(([found]) => found).filter((found) => !GUARDED.test(found));
}

/**
 * Matches the allowed forms: `load(() => import(…), …)` and `load(async () => { let { x } = await import(…)`. The last alternative is the
 * `import()` in `load-route.ts` itself.
 */
const GUARDED = /\w\((?:\(\)=>|async\(\)=>\{let\{[^}]*\}=await )import\(["'`]\.\/[^)]*\)$|\(\)=>import\(\w+\)$/;
