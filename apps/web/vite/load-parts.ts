import type { Plugin } from 'vite';

/**
 * Routes every `import()` of the browser's build through `app/parts/load-part.ts`: our own, in place of Vite's preload helper, whose links a
 * browser never retries, and those by which React Router loads routes. The build fails if another `import()` remains.
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
/** An import of an address that is known at run time only. */
const ROUTE_IMPORT = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*([\w.]+)\s*\)/g;

/** @returns the source of React Router with its `import(address)` as `loadRoute(address)` */
export function throughLoader(code: string): string {
  const changed = code.replaceAll(ROUTE_IMPORT, 'loadRoute($1)');
  if (changed === code) throw new Error('React Router loads its routes in another way than load-parts.ts knows');
  return changed;
}

/**
 * The `import()`s of built code that stand in no function handed to `loadPart`, each with what is before it. One in a text, which the
 * document's first script is made of, is none.
 */
export function unguardedImports(code: string): readonly string[] {
  return [...code.matchAll(/.{0,60}\bimport\((?!\$\{)[^)]*\)/g)].map(([found]) => found).filter((found) => !GUARDED.test(found));
}

/** `load(() => import(…), …)`, or `load(async () => { let { x } = await import(…)`; the last is of `load-route.ts` itself. */
const GUARDED = /\w\((?:\(\)=>|async\(\)=>\{let\{[^}]*\}=await )import\(["'`]\.\/[^)]*\)$|\(\)=>import\(\w+\)$/;
