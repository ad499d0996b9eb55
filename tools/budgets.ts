import { join } from 'node:path';
import { surfacesIn } from './budgets/loaded-surfaces.ts';
import { type Build, type BuiltFile, readBuild } from './budgets/read-build.ts';
import { root } from './run-node.ts';

/**
 * The limit for the scripts that a page loads until it is idle, without a click. For a page with `waits`, these are the scripts that it
 * loads after the visitor's first movement of the pointer.
 */
interface Budget {
  readonly page: string;
  readonly address: string;
  /** Whether the page loads no scripts until the visitor first moves the pointer, clicks or types (`document/wait-to-begin.ts`). */
  readonly waits?: boolean;
  /** The route, and the routes that redirect to it. */
  readonly routes: readonly string[];
  /** Scripts that the routes import later, but without a click. `e2e/first-load.spec.ts` checks that none is missing here. */
  readonly anyway?: readonly string[];
  /** Bytes of JavaScript, compressed with Brotli. */
  readonly limit: number;
  /**
   * The surfaces (parts of the site) whose texts the page loads, in alphabetical order. If missing, the page may load the texts of any
   * surfaces.
   */
  readonly surfaces?: readonly string[];
}

/** The budgets of the measured pages. A limit of 188_000 bytes is printed as 188.0 KB. */
export const budgets: readonly Budget[] = [
  {
    page: 'start page',
    address: '/',
    waits: true,
    routes: ['routes/start/start'],
    limit: 127_500,
    // `acting` contains the texts of the banner that staff see while they act for a customer.
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
  // This page has the highest limit, because it loads the search for a municipality, the form controls and their validation.
  {
    page: 'new house',
    address: '/municipality?h=1',
    waits: true,
    routes: ['routes/municipality/municipality'],
    anyway: ['zod', 'new-house-schema'],
    limit: 205_300,
  },
  {
    page: 'configurator',
    address: '/start/new?h=1&m=1280',
    // This page has two routes: the address that begins a visit redirects to the first step.
    routes: ['routes/bootstrap/start-new', 'routes/configuration/step'],
    // The picture of the first step is a floor plan, and the page describes its rooms in words (`plan-rooms`). If the
    // picture does not show the chosen answer, the line of text `seen-note` says so, and names a view that shows the answer.
    anyway: ['plan-rooms', 'seen-note'],
    limit: 189_000,
  },
];

/** Bytes of the fonts that every page loads. */
const FONT_LIMIT = 60_000;

/** Returns a line for every budget, file, style sheet and font of the build, and whether the build meets all budgets. */
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

/**
 * Checks that the fonts that every page loads do not exceed a limit together. Fonts of rare characters do not count, because they
 * load only on a page with such a character.
 */
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
    // `e2e/first-load.spec.ts` reads this output, and checks that a browser loads exactly these scripts.
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
