import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** Folders that hold rooms of their own, with how many names the path of such a room has. */
const rooms = [
  { within: 'apps/web/app/routes/', names: 5 },
  { within: 'apps/web/app/', names: 4 },
  { within: 'apps/server/src/modules/', names: 5 },
  { within: 'apps/server/src/adapters/', names: 5 },
  { within: 'apps/server/src/', names: 4 },
  { within: 'tools/', names: 2 },
];

/**
 * Patterns for the folders that `vitest run --changed` may take slow tests from; null without that option. Nearly every component test
 * and server test imports the whole application, so the imports that Vitest follows would choose all of them.
 */
export function nearChanges(args: readonly string[], list = changedFiles): readonly string[] | null {
  const at = args.findIndex((arg) => arg === '--changed' || arg.startsWith('--changed='));
  if (at < 0) return null;
  const [, written] = args[at]?.split('=') ?? [];
  const next = args[at + 1];
  const since = written ?? (next === undefined || next.startsWith('-') ? 'HEAD' : next);
  return [
    ...new Set(
      list(since)
        .map(roomOf)
        .filter((room) => room !== null),
    ),
  ];
}

/** The room of a file: its own folder and those below. A file outside all rooms has only the files beside it. */
function roomOf(file: string): string | null {
  const room = rooms.find(({ within }) => file.startsWith(within));
  if (!room) return null;
  const folder = dirname(file).split('/');
  return folder.length < room.names ? `${folder.join('/')}/*` : `${folder.slice(0, room.names).join('/')}/**/*`;
}

/** Paths from the root of what differs from a commit, new files too. */
function changedFiles(since: string): readonly string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}
