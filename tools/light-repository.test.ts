import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './run-node.ts';

// Whoever clones the repository downloads every version of every file. So few pictures are committed besides those that visitors see, and
// new versions only rarely.

/** The folders that may contain pictures, with their limits in bytes: for all pictures of a folder together, and for each picture. */
const PLACES: readonly { readonly of: RegExp; readonly together: number; readonly each: number }[] = [
  { of: /^ranges\/bjorkvik\/pictures\//, together: 200_000_000, each: 1_500_000 },
  { of: /^studio\/masks\//, together: 500_000, each: 50_000 },
  // The pictures of the README and of docs/how-to/use-the-administration.md. A contact sheet would be too large here, so the tools write
  // contact sheets into .cache.
  { of: /^docs\/images\/[^/]+$/, together: 600_000, each: 200_000 },
];
const PICTURE = /\.(webp|avif|png|jpe?g|gif|tiff?|exr|psd|blend)$/i;
const MOST = 1_000_000;

interface CommittedFile {
  readonly path: string;
  readonly bytes: number;
  /** Whether .gitignore matches the file although it is committed. */
  readonly isIgnored: boolean;
}

function heavyAmong(files: readonly CommittedFile[]): string[] {
  const faults = PLACES.flatMap(({ of, together }) => {
    const bytes = files.filter(({ path }) => of.test(path)).reduce((sum, file) => sum + file.bytes, 0);
    return bytes > together ? [`${of.source} takes ${bytes} bytes`] : [];
  });
  for (const { path, bytes, isIgnored } of files) {
    const place = PLACES.find(({ of }) => of.test(path));
    if (isIgnored) faults.push(`${path} is made by a tool, and ignored`);
    if (PICTURE.test(path) && !place) faults.push(`${path} is a picture in a place that has none`);
    if (bytes > (place?.each ?? MOST)) faults.push(`${path} takes ${bytes} bytes`);
  }
  return faults;
}

test('no committed file is too large or matches .gitignore, and only the picture folders contain pictures', async () => {
  const [all, ignored] = await Promise.all([filesInGit(), filesInGit('--cached', '--ignored', '--exclude-standard')]);
  const files = await Promise.all(
    all.map(async (path) => {
      const there = await stat(join(root, path)).catch(() => null);
      return { path, bytes: there?.size ?? 0, isIgnored: ignored.includes(path) };
    }),
  );
  expect(files.filter(({ path }) => path.startsWith('ranges/bjorkvik/pictures/')).length).toBeGreaterThan(1000);
  expect(heavyAmong(files)).toEqual([]);
});

test.each([
  ['docs/images/pictures/klippan-138-front.webp', 380_000],
  ['docs/images/sheet.webp', 250_000],
  ['studio/progress/base.webp', 1000],
  ['ranges/bjorkvik/pictures/exterior/klippan-138/front/base.webp', 2_000_000],
  ['ranges/bjorkvik/houses/all.yaml', 1_200_000],
  ['.cache/studio/sheet/index.html', 10],
])(
  'the check reports the file %s of %d bytes: it is too large, matches .gitignore, or is a picture outside the picture folders',
  (path, bytes) => {
    expect(heavyAmong([{ path, bytes, isIgnored: path.startsWith('.cache/') }])).toHaveLength(1);
  },
);

test('the check reports a folder whose pictures together exceed its limit, even if each picture is small enough', () => {
  const files = Array.from({ length: 210 }, (_, at) => ({
    path: `ranges/bjorkvik/pictures/${at}.webp`,
    bytes: 1_000_000,
    isIgnored: false,
  }));
  expect(heavyAmong(files)).toEqual(['^ranges\\/bjorkvik\\/pictures\\/ takes 210000000 bytes']);
  expect(heavyAmong(files.slice(0, 190))).toEqual([]);
});

async function filesInGit(...options: readonly string[]): Promise<string[]> {
  // The clone may belong to another user than the one who runs the tests. Without this option, git would refuse to read it.
  const args = ['-c', 'safe.directory=*', 'ls-files', '-z', ...options];
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 50_000_000 });
  return stdout.split('\0').filter((path) => path !== '');
}
