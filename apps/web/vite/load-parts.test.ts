import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { throughLoader, unguardedImports } from './load-parts.ts';

test.each(['routes', 'routeModules'])('throughLoader replaces each import() in React Router’s file %s by loadRoute()', (name) => {
  const file = import.meta.resolve(`../../../node_modules/react-router/dist/production/lib/dom/ssr/${name}.js`);
  const changed = throughLoader(readFileSync(fileURLToPath(file), 'utf8'));
  expect(changed).toMatch(/loadRoute\((?:route\.\w+|modulePath)\)/);
  expect(changed).not.toMatch(/\bimport\(/);
});

test('throughLoader throws if the code of React Router has no import() that it can replace', () => {
  expect(() => throughLoader('const module = await load(route.module);')).toThrow('React Router loads its routes in another way');
});

test.each([
  'p(()=>import(`./views-a1.js`).then(e=>e.t),__vite__mapDeps([1]))',
  'g(async()=>{let{createApi:e}=await import(`./contract-a1.js`).then(e=>e.c);return{createApi:e}},[])',
  'x(()=>import(e),n(e))',
  'import(${JSON.stringify(t.entry.module)});',
])('unguardedImports leaves out an allowed import(): %s', (code) => expect(unguardedImports(code)).toEqual([]));

test.each(['import(`./views-a1.js`)', 'n=await import(e.module)', 'let r=()=>import(`./a.js`)'])(
  'unguardedImports returns an import() that does not go through loadPart: %s',
  (code) => expect(unguardedImports(code)).toHaveLength(1),
);
