import { expect, test } from 'vitest';
import { billOfMaterials, type Lock, notAllowed, readLock } from './sbom.ts';

test('the bill of materials lists the packages that Gavel needs in production, without development tools, and every licence is allowed', () => {
  const lock = readLock();
  const { bomFormat, components } = billOfMaterials(lock);
  const names = components.map(({ name }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'pglite', 'react-dom', 'sharp', 'zod']));
  expect(names.filter((name) => ['lighthouse', 'knip', 'vnu-jar'].includes(name))).toEqual([]);
  expect(components.filter(({ version, hashes }) => version === '' || hashes === undefined)).toEqual([]);
  expect(notAllowed(lock)).toEqual([]);
});

test('every package in the lock file comes from one registry and has a SHA-512 checksum', () => {
  const installed = installedIn(readLock());
  expect(installed.length).toBeGreaterThan(300);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([folder]) => folder)).toEqual([]);
  expect(fromElsewhere(readLock())).toEqual([]);
});

test.each([
  [[undefined, undefined], []],
  [[undefined, 'https://npm.example/@a/b/-/b-1.0.0.tgz'], []],
  [['https://npm.example/b/-/b-1.0.0.tgz', 'https://npm.example/npm/c/-/c-2.0.0-rc.1.tgz'], []],
  [
    ['https://npm.example/b/-/b-1.0.0.tgz', 'https://other.example/c/-/c-1.0.0.tgz'],
    ['b', 'c'],
  ],
  [[undefined, 'http://npm.example/c/-/c-1.0.0.tgz'], ['c']],
  [[undefined, 'https://files.example/c-1.0.0.tgz'], ['c']],
  [[undefined, 'git+ssh://git@git.example/a/c.git#0123456'], ['c']],
  [[undefined, 'file:c-1.0.0.tgz'], ['c']],
])(
  'if the packages b and c have the addresses %j, the packages that are not from one common registry are %j',
  ([b, c], expected) => {
    const packages = { 'node_modules/b': { ...(b && { resolved: b }) }, 'node_modules/c': { ...(c && { resolved: c }) } };
    expect(fromElsewhere({ packages })).toEqual(expected.map((name) => `node_modules/${name}`));
  },
);

test.each([
  ['MIT', true],
  ['(MIT OR CC0-1.0)', true],
  ['GPL-3.0-only OR MIT', true],
  ['MIT and ISC', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['GPL-3.0-only', false],
  ['MIT AND AGPL-3.0-only', false],
  ['UNLICENSED', false],
  [undefined, false],
])('the licence %s is allowed: %s', (license, expected) => {
  const packages = { 'node_modules/@a/b': { version: '1.0.0', ...(license && { license }) } };
  expect(notAllowed({ packages })).toEqual(expected ? [] : [`@a/b@1.0.0: ${license ?? 'no licence'}`]);
});

test('billOfMaterials names packages by their package URL and leaves out development tools', () => {
  const packages = {
    '': {},
    'node_modules/@a/b': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
    'apps/x/node_modules/@a/b': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
    'node_modules/tool': { version: '2.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/@gavel/core': { link: true },
  };
  expect(billOfMaterials({ packages }).components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/b@1.0.0',
      group: '@a',
      name: 'b',
      version: '1.0.0',
      purl: 'pkg:npm/%40a/b@1.0.0',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ expression: 'MIT' }],
    },
  ]);
});

function installedIn({ packages }: Lock) {
  return Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
}

/**
 * Returns the packages whose address is not that of a package in a registry. If the addresses name more than one registry, returns
 * all packages with an address. A package may have no address: npm then fetches it from the registry in npm's settings.
 */
function fromElsewhere(lock: Lock): readonly string[] {
  const addressed = installedIn(lock).flatMap(([folder, { resolved }]) => (resolved === undefined ? [] : [{ folder, resolved }]));
  const others = addressed.filter(({ resolved }) => !/^https:\/\/[^/]+\/.+\/-\/[^/]+\.tgz$/.test(resolved));
  const hosts = new Set(addressed.map(({ resolved }) => URL.parse(resolved)?.host));
  return (hosts.size > 1 ? addressed : others).map(({ folder }) => folder);
}
