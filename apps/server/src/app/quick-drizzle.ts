import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Caches how Node resolves the imports of drizzle-orm. Otherwise Node would parse the package.json of drizzle-orm (179 KB) again
 * for each import in a hundred files. That would take half of the time for loading the server's modules. Imports between the files
 * of drizzle-orm are relative and do not need its package.json at all.
 */
const resolved = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const isModule = context.conditions.includes('import');
    if (isModule && /^\.{1,2}\//.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (!isModule || !/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    const found = resolved.get(specifier) ?? { ...next(specifier, context), format: 'module' as const, shortCircuit: true };
    resolved.set(specifier, found);
    return found;
  },
});
