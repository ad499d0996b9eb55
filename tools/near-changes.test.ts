import { expect, test } from 'vitest';
import { nearChanges } from './vitest/near-changes.ts';

test('without --changed no folder is chosen', () => {
  expect(nearChanges(['run', '--project', 'core'])).toBeNull();
});

test.each([
  ['apps/web/app/summary/parts/sum.tsx', ['apps/web/app/summary/**/*']],
  ['apps/web/app/routes/start/start.tsx', ['apps/web/app/routes/start/**/*']],
  ['apps/web/app/root.tsx', ['apps/web/app/*']],
  ['apps/server/src/modules/letters/letters.ts', ['apps/server/src/modules/letters/**/*']],
  ['apps/server/src/db/connect.ts', ['apps/server/src/db/**/*']],
  ['apps/server/src/main.ts', ['apps/server/src/*']],
  ['tools/check.ts', ['tools/*']],
  ['packages/core/src/kr.ts', []],
  ['apps/web/testing/look.ts', []],
])('a change of %s chooses slow tests from %j', (file, folders) => {
  expect(nearChanges(['run', '--changed'], () => [file, file])).toEqual(folders);
});

test.each([
  [['run', '--changed'], 'HEAD'],
  [['run', '--changed', '--project', 'web'], 'HEAD'],
  [['run', '--changed', 'main'], 'main'],
  [['run', '--changed=HEAD~2'], 'HEAD~2'],
])('%j compares with %s', (args, commit) => {
  const asked: string[] = [];
  nearChanges(args, (since) => {
    asked.push(since);
    return [];
  });
  expect(asked).toEqual([commit]);
});
