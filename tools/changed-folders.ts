import { execFileSync } from 'node:child_process';

/** Each folder in one of these is a part of the product with its own tests. */
const parts = [
  'apps/web/app/administration/',
  'apps/web/app/routes/',
  'apps/web/app/',
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
];

/** What to run when files changed: the folder of the part, or the name of a file that lies beside the parts. Each once. */
export function changedFolders(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => {
    const within = parts.find((part) => file.startsWith(part));
    if (within === undefined) return [];
    const [name = ''] = file.slice(within.length).split('/');
    return [within + name.replace(/(\.browser)?(\.test)?\.\w+$/, '')];
  });
  return [...new Set(folders)];
}

/** Paths of what differs from a commit, new files included. */
export function changedFiles(since: string): readonly string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')];
}
