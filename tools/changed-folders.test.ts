import { expect, test } from 'vitest';
import { changedFolders } from './changed-folders.ts';

test.each([
  ['apps/web/app/summary/parts/sum.tsx', 'apps/web/app/summary'],
  ['apps/web/app/routes/start/start.css', 'apps/web/app/routes/start'],
  ['apps/web/app/root.tsx', 'apps/web/app/root'],
  ['apps/server/src/modules/people/mail/mails.ts', 'apps/server/src/modules/people/mail'],
  ['apps/server/src/db/connect.ts', 'apps/server/src/db'],
  ['apps/server/src/main.test.ts', 'apps/server/src/main'],
  ['packages/core/src/visit/choose.ts', 'packages/core'],
  ['tools/range.ts', 'tools/range'],
  ['apps/web/vite/load-parts.ts', 'apps/web/vite'],
  ['bench/capacity/arrivals.ts', 'bench/capacity'],
  ['e2e/support/screens/staff.ts', 'e2e/support'],
])('for a change of the file %s, changedFolders returns the path %s', (file, folder) => {
  expect(changedFolders([file])).toEqual([folder]);
});

test('changedFolders returns a folder once even if several of its files have changed, and ignores files in the root folder', () => {
  const files = ['README.md', 'packages/core/src/a.ts', 'packages/core/src/b.ts', 'package.json'];
  expect(changedFolders(files)).toEqual(['packages/core']);
});
