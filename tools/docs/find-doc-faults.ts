import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannedPhrases } from './banned-phrases.ts';
import { changelogFaults } from './check-changelog.ts';
import { type Cited, citationFaults, linkFaults } from './check-citations.ts';
import { recordFaults } from './check-records.ts';
import { countWords, linesOf, proseOf } from './markdown-page.ts';

const MOST_WORDS = 30_000;
const WIDEST_LINE = 140;
/** The limit of words for one page, so that a reader can finish it. */
const MOST_PAGE_WORDS = 1500;
/** Pages with another limit. The guide for salespersons is one long page. */
const longPages: Readonly<Record<string, number>> = {
  'docs/how-to/use-the-administration.md': 3000,
  // The changelog has a limit for each version.
  'CHANGELOG.md': 15_000,
};
/** The greatest number of lines of the README, so that it fits one screen. */
const README_LINES = 60;

/** Pages that are tables of facts, most of them generated. Their words do not count as prose. */
const tablesOfFacts = [
  'settings.md',
  'api.md',
  'range-files.md',
  'asvs.md',
  'specification.md',
  'pictures-seen.md',
  'pictures-verified.md',
  'pictures-verified-rooms.md',
].map((name) => `docs/reference/${name}`);

/** Returns the faults of the documentation in the repository at `root`, each with its file, and the number of words of prose. */
export function findDocFaults(root: string): { readonly faults: readonly string[]; readonly words: number } {
  const files = filesBelow(root);
  const paths = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const pages = new Map(
    files.filter((file) => /^(docs\/.*|studio\/README|[A-Z]+)\.md$/.test(file)).map((file) => [file, read(file)]),
  );
  const records = new Map(
    [...pages].flatMap(([file, page]) =>
      /^docs\/decisions\/\d/.test(file) ? [[file.replace('docs/decisions/', ''), page] as const] : [],
    ),
  );
  const cited: Cited = { paths, pages, decisions: records.size };
  const prose = [...pages].filter(([file]) => !tablesOfFacts.includes(file) && !file.startsWith('studio/'));
  const words = prose.reduce((sum, [, page]) => sum + countWords(page), 0);
  const { version }: { version: string } = JSON.parse(read('package.json'));
  const readmeLines = pages.get('README.md')?.split('\n').length ?? 0;
  return {
    words,
    faults: [
      ...(words > MOST_WORDS ? [`${words} words of prose in README, docs and changelog, at most ${MOST_WORDS}`] : []),
      ...prose.flatMap(([file, page]) => lengthFaults(file, page)),
      ...(readmeLines > README_LINES ? [`README.md: ${readmeLines} lines, at most ${README_LINES}`] : []),
      ...recordFaults(records, pages.get('docs/decisions/README.md') ?? ''),
      ...changelogFaults(pages.get('CHANGELOG.md') ?? '', version),
      ...[...pages].flatMap(([file, page]) => [...lineFaults(file, page), ...linkFaults(file, page, cited)]),
      ...files.filter((file) => isText(file)).flatMap((file) => citationFaults(file, read(file), cited)),
    ],
  };
}

function lengthFaults(file: string, page: string): readonly string[] {
  const [words, most] = [countWords(page), longPages[file] ?? MOST_PAGE_WORDS];
  return words > most ? [`${file}: ${words} words, at most ${most}`] : [];
}

function lineFaults(file: string, page: string): readonly string[] {
  return linesOf(page).flatMap(({ number, text, isCode, isTable }) => [
    ...(text.length > WIDEST_LINE && !isTable ? [`${file}:${number}: ${text.length} characters, at most ${WIDEST_LINE}`] : []),
    ...(isCode ? [] : phrasesIn(text)).map((fault) => `${file}:${number}: ${fault}`),
  ]);
}

const phrases = bannedPhrases.map((banned) => ({ ...banned, pattern: new RegExp(`(?<![\\w-])${banned.phrase}(?![\\w-])`, 'i') }));

function phrasesIn(line: string): readonly string[] {
  const prose = proseOf(line);
  return phrases
    .filter(({ pattern }) => pattern.test(prose))
    .map(({ phrase, instead }) => `"${phrase}", write for example: ${instead}`);
}

const skipped =
  /(^|\/)(node_modules|\.git|\.cache|\.react-router|golden)$|^(data|test-results|playwright-report|apps\/\w+\/build)$/;

/** Returns all files outside the `skipped` folders, as paths from the root, with `/`. */
function filesBelow(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.test(path) ? [] : filesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
}

function foldersOf(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/**
 * Returns whether a file is code or Markdown in which the citations are checked. The changelog is left out, and so is the test of
 * this check, because the test contains broken citations on purpose.
 */
function isText(file: string): boolean {
  return /\.(ts|tsx|css|cjs|mjs|py|md)$/.test(file) && file !== 'tools/check-docs.test.ts' && file !== 'CHANGELOG.md';
}
