import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bannedPhrases } from './docs/banned-phrases.ts';
import { findDocFaults } from './docs/find-doc-faults.ts';
import { root as repository } from './run-node.ts';

const record = (number: string, context = 'Why.') =>
  `# ${number}. A title\n\n## Status\n\nAccepted.\n\n## Context\n\n${context}\n\n## Options\n\n- One.\n\n## Decision\n\nOne.\n\n## Consequences\n\n- Good.\n`;

/** The files of a small repository without faults. */
const house = {
  'package.json': '{ "version": "0.2.0" }',
  'README.md': '# House\n\nSee [the guide](docs/guide.md#first-steps).\n',
  'CHANGELOG.md':
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-27\n\n### Added\n\n- A door.\n\n## [0.1.0] - 2026-11-26\n\n### Added\n\n- A wall.\n',
  'docs/guide.md': '# Guide\n\n## First steps\n\nRun `apps/server/main.ts`, see decision 001.\n',
  'docs/decisions/README.md': '# Decisions\n\n- [001](001-first.md)\n',
  'docs/decisions/001-first.md': record('001'),
  'apps/server/main.ts': '// Source: docs/guide.md, decision 1.\n',
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gavel-docs-'));
  for (const [file, text] of Object.entries(house)) write(file, text);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('a repository that follows the rules has no faults', () => {
  expect(findDocFaults(root).faults).toEqual([]);
});

const many = (word: string, count: number) => Array.from({ length: count / 10 }, () => `${word} `.repeat(10).trim()).join('\n');

test.each([
  ['too much prose', 'docs/long.md', `# Long\n\n${many('word', 30_000)}\n`, /words of prose/],
  ['a long page', 'docs/long.md', `# Long\n\n${many('word', 1510)}\n`, /docs\/long.md: 1511 words/],
  ['a README over one screen', 'README.md', `# House\n${'\nline\n'.repeat(40)}`, /README.md: \d+ lines/],
  ['a long line', 'docs/guide.md', `# Guide\n\n## First steps\n\n${'word '.repeat(29)}\n`, /docs\/guide.md:5: 145 characters/],
  ['a banned phrase', 'docs/guide.md', '# Guide\n\n## First steps\n\nThe server is told.\n', /guide.md:5: "is told"/],
  ['a link to nothing', 'README.md', '[gone](docs/gone.md)\n', /README.md:1: there is no docs\/gone.md/],
  ['a link to no heading', 'README.md', '[gone](docs/guide.md#gone)\n', /there is no docs\/guide.md#gone/],
  [
    'a path to nothing',
    'docs/guide.md',
    '# Guide\n\n## First steps\n\n`apps/server/gone.ts`\n',
    /there is no apps\/server\/gone.ts/,
  ],
  ['a comment that cites no page', 'apps/server/main.ts', '// docs/gone.md\n', /main.ts:1: there is no docs\/gone.md/],
  ['a comment that cites no decision', 'apps/server/main.ts', '// (decision 102)\n', /main.ts:1: there is no decision 102/],
  ['a long decision record', 'docs/decisions/001-first.md', record('001', many('word', 300)), /001-first.md: 3\d\d words/],
  [
    'a missing heading',
    'docs/decisions/001-first.md',
    record('001').replace('## Options', '### Options'),
    /expected the headings Status, Context/,
  ],
  ['a gap in the numbers', 'docs/decisions/003-third.md', record('003'), /003-third.md: expected number 002/],
  ['a record without a place in the contents', 'docs/decisions/002-second.md', record('002'), /002-second.md: not in/],
  ['a version without a date', 'CHANGELOG.md', '## [0.2.0]\n\n- A door.\n', /CHANGELOG.md: ## \[0.2.0\]: expected/],
  ['another version than the package', 'CHANGELOG.md', '## [0.3.0] - 2026-11-27\n\n- A door.\n', /package.json has 0.2.0/],
  [
    'versions in the wrong order',
    'CHANGELOG.md',
    '## [0.2.0] - 2026-11-26\n\n- A.\n\n## [0.1.0] - 2026-11-27\n\n- B.\n',
    /not newest first/,
  ],
  ['too many changes', 'CHANGELOG.md', `## [0.2.0] - 2026-11-27\n\n${'- A door.\n'.repeat(41)}`, /41 lines/],
  ['a long change', 'CHANGELOG.md', `## [0.2.0] - 2026-11-27\n\n- ${'word '.repeat(26)}\n`, /over 25 words/],
  ['a change of two lines', 'CHANGELOG.md', '## [0.2.0] - 2026-11-27\n\n- A door\n  of oak.\n', /not one line for a change/],
])('%s is a fault', (_, file, text, fault) => {
  write(file, text);
  expect(findDocFaults(root).faults).toContainEqual(expect.stringMatching(fault));
});

test('more than 40 decision records are a fault', () => {
  for (let number = 2; number <= 41; number++) {
    const digits = String(number).padStart(3, '0');
    write(`docs/decisions/${digits}-more.md`, record(digits));
  }
  expect(findDocFaults(root).faults).toContainEqual('docs/decisions: 41 records, at most 40');
});

test('a banned phrase in inline code or in a code block is no fault', () => {
  write('docs/guide.md', `# Guide\n\n## First steps\n\n\`is told\`\n\n\`\`\`\nis told ${'word '.repeat(10)}\n\`\`\`\n`);
  expect(findDocFaults(root).faults).toEqual([]);
});

test('no banned phrase is listed twice', () => {
  const phrases = bannedPhrases.map(({ phrase }) => phrase.toLowerCase());
  expect(new Set(phrases).size).toBe(phrases.length);
});

test('docs/reference/dependencies.md lists every direct dependency outside studio/ and no other, each with a reason of at most 15 words', () => {
  const manifests = [
    '.',
    'apps/server',
    'apps/web',
    'packages/contract',
    'packages/house-model',
    'packages/range',
    'packages/texts',
    'bench/bare',
  ];
  const wanted = manifests.flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} }: Record<string, Record<string, string> | undefined> = JSON.parse(
      readFileSync(join(repository, folder, 'package.json'), 'utf8'),
    );
    return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@gavel/'));
  });
  const rows = readFileSync(join(repository, 'docs/reference/dependencies.md'), 'utf8').match(/^\| `.*$/gm) ?? [];
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.toSorted()).toEqual([...new Set(wanted)].toSorted());
  expect(rows.filter((row) => (row.split('|')[2] ?? '').trim().split(/\s+/).length > 15)).toEqual([]);
});
