import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unusedRouting } from './without-unused-routing.ts';

test('the app uses none of the features of React Router that withoutUnusedRouting leaves out of the browser’s build', () => {
  expect(source('../react-router.config.ts')).toContain("routeDiscovery: { mode: 'initial' }");
  expect(source('../app/entry.client.tsx')).toContain('<HydratedRouter getContext={getContext} />');
});

test.each(Object.entries(unusedRouting))(
  'React Router’s file %s exports all names that its replacement in unusedRouting exports',
  (path, replaced) => {
    const names = [...replaced.matchAll(/export const (\w+)/g)].map(([, name]) => name);
    expect(names).not.toEqual([]);
    const [, exported = ''] =
      /export \{([^}]*)\}/.exec(source(`../../../node_modules/react-router/dist/production/${path}`)) ?? [];
    expect(exported.split(',').map((name) => name.trim())).toEqual(expect.arrayContaining(names));
  },
);

function source(path: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(path)), 'utf8');
}
