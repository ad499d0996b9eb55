import { join } from 'node:path';
import { surfacesIn } from './budgets/loaded-surfaces.ts';
import { type Build, type BuiltFile, readBuild } from './budgets/read-build.ts';
import { root } from './run-node.ts';

/** What a page may load until it has nothing more to load, before anything is pressed. Pages that wait load it with the visitor's first sign. */
interface Budget {
  readonly page: string;
  readonly address: string;
  /** Its scripts wait for the visitor's first sign: until then none comes (`apps/web/app/document/wait-to-begin.ts`). */
  readonly waits?: boolean;
  /** The route, and those that lead to it by themselves. */
  readonly routes: readonly string[];
  /** What these import later, but without being asked; `e2e/first-load.spec.ts` looks whether all of it is here. */
  readonly anyway?: readonly string[];
  /** Of JavaScript as Brotli, in bytes. */
  readonly limit: number;
  /** Of texts, those that it loads, in alphabetical order; absent: any. */
  readonly surfaces?: readonly string[];
}

/** 1 KB is 1000 bytes. */
export const budgets: readonly Budget[] = [
  {
    page: 'start page',
    address: '/',
    waits: true,
    routes: ['routes/start/start'],
    limit: 128_700,
    // `acting`: the banner of staff who act for a customer.
    surfaces: [
      'acting',
      'bootstrap',
      'errors',
      'footer',
      'general',
      'houses',
      'kept',
      'loginBar',
      'navigation',
      'parts',
      'refine',
      'start',
    ],
  },
  // With the search for a municipality and what a form needs, and what checks it.
  {
    page: 'new house',
    address: '/municipality?h=1',
    waits: true,
    routes: ['routes/municipality/municipality'],
    anyway: ['zod', 'new-house-schema'],
    limit: 208_100,
  },
  {
    // The address that begins a visit, the first step it leads to and the word before the first, which is fetched ahead.
    page: 'configurator',
    address: '/start/new?h=1&m=1280',
    routes: ['routes/bootstrap/start-new', 'routes/configuration/step', 'routes/configuration/bundles'],
    // The first step's picture is a plan, and its rooms are told in words; from where a choice is seen.
    anyway: ['plan-rooms', 'seen-note'],
    limit: 195_100,
  },
];

/** Of the fonts that every page loads, in bytes. */
const FONT_LIMIT = 60_000;

/** A line for every budget, file, style sheet and font of the build, and whether the build is within all budgets. */
export function judgeBudgets(
  build: Build,
  judged = budgets,
  fontLimit = FONT_LIMIT,
): { readonly lines: readonly string[]; readonly hold: boolean } {
  const pages = judged.map((budget) => judge(budget, build));
  const fonts = judgeFonts(build, fontLimit);
  return {
    lines: [...pages.flatMap(({ lines }) => lines), ...fonts.lines],
    hold: pages.every(({ holds }) => holds) && fonts.holds,
  };
}

/** Those of rare letters come with a page that has one. */
function judgeFonts({ fonts }: Build, limit: number) {
  const isRare = ({ name }: BuiltFile) => name.includes('-rare');
  const usual = fonts.filter((font) => !isRare(font));
  const size = weight(usual);
  const holds = size <= limit;
  return {
    holds,
    lines: [
      `${holds ? '✓' : '✗'} fonts: ${kilobytes(size)} of ${kilobytes(limit)}`,
      ...usual.map(fileLine),
      ...listed('  of rare letters, not counted', fonts.filter(isRare)),
    ],
  };
}

function judge({ page, waits, routes, anyway, limit, surfaces }: Budget, build: Build) {
  const { scripts, code, styles, later } = build.firstLoad(routes, anyway);
  const size = weight(scripts);
  const isLight = size <= limit;
  const loaded = surfacesIn(code);
  const hasItsTexts = surfaces === undefined || String(loaded) === String(surfaces);
  return {
    holds: isLight && hasItsTexts,
    lines: [
      `${isLight ? '✓' : '✗'} ${page}: ${kilobytes(size)} of ${kilobytes(limit)} JavaScript as Brotli${waits ? ', all of it with the first sign' : ''}`,
      ...scripts.map(fileLine),
      `${hasItsTexts ? '✓' : '✗'} ${page}: texts of ${list(loaded)}${hasItsTexts ? '' : `; expected ${list(surfaces)}`}`,
      ...listed('  style sheets', styles),
      ...listed('  may come later, not counted', later),
      '',
    ],
  };
}

function listed(title: string, files: readonly BuiltFile[]): readonly string[] {
  return [`${title}: ${kilobytes(weight(files))}`, ...files.map(fileLine)];
}

function list(names: readonly string[]): string {
  return names.join(', ') || 'nothing';
}

function fileLine({ name, size }: BuiltFile): string {
  return `    ${kilobytes(size).padStart(8)}  ${name}`;
}

function weight(files: readonly BuiltFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

if (import.meta.main) {
  const build = readBuild(join(root, 'apps/web/build/client/assets'));
  if (process.argv.includes('--files')) {
    // For the journey that looks whether a browser loads these, and no others.
    const counted = budgets.map(({ page, address, waits = false, routes, anyway }) => {
      const scripts = build.firstLoad(routes, anyway).scripts.map(({ name }) => name);
      return { page, address, waits, scripts };
    });
    console.log(JSON.stringify(counted));
  } else {
    const { lines, hold } = judgeBudgets(build);
    for (const line of lines) console.log(line);
    process.exitCode = hold ? 0 : 1;
  }
}
