import { expect, test } from 'vitest';
import { billOfMaterials, notAllowed, readLock } from './sbom.ts';

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

test('every package in the lock file has a SHA-512 checksum', () => {
  const installed = Object.entries(readLock().packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(300);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([folder]) => folder)).toEqual([]);
});

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

test('billOfMaterials names packages by their registry address and leaves out development tools', () => {
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
