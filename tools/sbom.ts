import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-node.ts';

/** The fields of a package in a lock file, named as npm names them. */
interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

export interface Lock {
  readonly version?: string;
  /** The packages, by the folder in which they are installed. */
  readonly packages: Readonly<Record<string, Locked>>;
}

/** A package that the running product needs, with fields named as CycloneDX names them. */
interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly { readonly expression: string }[];
}

/**
 * Licences that a package in the product may have. The product is closed source, and nobody changes the packages. LGPL and MPL only require
 * that the library is a separate file, which libvips (of sharp) and lightningcss are. The fonts keep their own licence.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** The licences of packages that name their licence only in a LICENSE file, by name and version of the package. */
const LICENCES_IN_FILES: Readonly<Record<string, string>> = { 'suncalc@2.0.2': 'BSD-2-Clause' };

/** Returns whether allowed licences alone satisfy an SPDX expression. */
function isAllowed(expression: string): boolean {
  const choices = expression
    .replace(/[()]/g, ' ')
    .trim()
    .split(/\s+or\s+/i);
  return choices.some((all) => all.split(/\s+and\s+/i).every((one) => ALLOWED.has(one.trim())));
}

/** Returns the packages that the running product needs, without development tools. */
function shipped({ packages }: Lock): readonly (readonly [name: string, locked: Locked])[] {
  const installed = Object.entries(packages).filter(
    ([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link,
  );
  const named = installed.map(([folder, locked]) => {
    const name = folder.split('node_modules/').at(-1) ?? '';
    const license = locked.license ?? LICENCES_IN_FILES[`${name}@${locked.version}`];
    return [name, license === undefined ? locked : { ...locked, license }] as const;
  });
  return named.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the packages that have no licence, or a licence that is not allowed. */
export function notAllowed(lock: Lock): readonly string[] {
  const wrong = shipped(lock).filter(([, { license }]) => license === undefined || !isAllowed(license));
  return wrong.map(([name, { version, license = 'no licence' }]) => `${name}@${version}: ${license}`);
}

/** Returns a bill of materials (CycloneDX 1.6) of the packages that the running product needs. The same lock file gives the same bill. */
export function billOfMaterials(lock: Lock) {
  const components = new Map(shipped(lock).map(([name, locked]) => [purlOf(name, locked), componentOf(name, locked)]));
  const content = [...components.values()];
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const serial = [id.slice(0, 8), id.slice(8, 12), `5${id.slice(13, 16)}`, `8${id.slice(17, 20)}`, id.slice(20, 32)].join('-');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'gavel', name: 'gavel', version: lock.version ?? '0' } },
    components: content,
  };
}

const purlOf = (name: string, { version = '' }: Locked) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf(whole: string, locked: Locked): Component {
  const [, group, name = whole] = /^(?:(@[^/]+)\/)?(.+)$/.exec(whole) ?? [];
  const purl = purlOf(whole, locked);
  const [algorithm = '', base64 = ''] = locked.integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group ? { group } : {}),
    name,
    version: locked.version ?? '',
    purl,
    ...(algorithm === 'sha512' ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] } : {}),
    ...(locked.license ? { licenses: [{ expression: locked.license.replace(/\band\b/g, 'AND') }] } : {}),
  };
}

export function readLock(): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

if (import.meta.main) {
  const file = process.argv[2] ?? join(root, 'sbom.cdx.json');
  const lock = readLock();
  const bill = billOfMaterials(lock);
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} packages: ${file}`);
  const wrong = notAllowed(lock);
  for (const one of wrong) console.error(`not allowed: ${one}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
