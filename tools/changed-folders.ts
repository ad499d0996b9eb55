import { execFileSync } from 'node:child_process';

/** Folders whose subfolders are the parts of the product, each with its own tests. */
const parts = [
  'apps/web/app/administration/',
  'apps/web/app/routes/',
  'apps/web/app/',
  'apps/web/',
  'apps/server/src/modules/people/',
  'apps/server/src/modules/integrations/',
  'apps/server/src/modules/visit/',
  'apps/server/src/modules/sales/',
  'apps/server/src/modules/records/',
  'apps/server/src/modules/',
  'apps/server/src/adapters/',
  'apps/server/src/',
  'packages/',
  'tools/',
  'bench/',
  'e2e/',
];

/**
 * Returns the paths to test after a change, each once, as filters for Vitest: the folder of each part with a changed file. A file directly
 * in one of the `parts` folders is a part by itself; its path is returned without the extension.
 */
export function changedFolders(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => {
    const within = parts.find((part) => file.startsWith(part));
    if (within === undefined) return [];
    const [name = ''] = file.slice(within.length).split('/');
    return [within + name.replace(/(\.browser)?(\.test)?\.\w+$/, '')];
  });
  return [...new Set(folders)];
}

/** Returns the paths of files that differ from a commit, including new files. */
export function changedFiles(since: string): readonly string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')];
}
