import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOtherWords } from './find-other-words.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gavel-names-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('findOtherWords reports an exported name that contains a word which the glossary replaced, at any position in the name', () => {
  write(
    'apps/server/src/sales.ts',
    'export interface NewLead {}\nexport const MOST_LEADS = 3;\nexport async function sendOffer() {}\nexport type WriteLetter = 1;\n',
  );
  expect(findOtherWords(root)).toEqual([
    'apps/server/src/sales.ts: NewLead says “lead”, docs/glossary.md says “request”',
    'apps/server/src/sales.ts: MOST_LEADS says “lead”, docs/glossary.md says “request”',
    'apps/server/src/sales.ts: sendOffer says “offer”, docs/glossary.md says “quote”',
    'apps/server/src/sales.ts: WriteLetter says “letter”, docs/glossary.md says “mail”',
  ]);
});

test('findOtherWords ignores a replaced word inside a longer word, names that are not exported, and files in which a replaced word has another meaning', () => {
  write('apps/server/src/sales.ts', 'export const newsletter = 1;\nexport function leading() {}\nconst lead = body.Lead;\n');
  write('packages/range/src/build/offer.ts', 'export interface Offer {}\n');
  write('packages/drawings/src/lettering.ts', 'export const LETTERS = 1;\n');
  expect(findOtherWords(root)).toEqual([]);
});
