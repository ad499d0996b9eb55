import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * drizzle-orm describes itself in a package.json of 179 KB, which Node reads anew for each of its hundred files and each import of it: half
 * of the time that a server's modules take. Its files name each other by their paths, and a name of it means the same everywhere.
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
