import { expect, test } from 'vitest';
import { browsersIn, postgresVersion } from './versions.ts';

test('browsersIn returns each browser of a report once, and skips tests whose annotations name no browser', () => {
  const ran = (...annotations: { type: string; description?: string }[]) => ({
    projectName: 'webkit',
    status: 'expected',
    annotations,
    results: [],
  });
  const specs = [
    { title: 'saves', tests: [ran({ type: 'browser', description: 'WebKitGTK 2.50.6' })] },
    { title: 'opens', tests: [ran({ type: 'browser', description: 'WebKitGTK 2.50.6' }), ran()] },
    { title: 'prints', tests: [ran({ type: 'skip', description: 'there is no printer' })] },
  ];
  const firefox = [{ title: 'saves', tests: [ran({ type: 'browser', description: 'Firefox 153.8.0' })] }];
  const suites = [{ file: 'a.spec.ts', specs, suites: [{ file: 'a.spec.ts', specs: firefox }] }];
  expect(browsersIn({ suites })).toEqual(['Firefox 153.8.0', 'WebKitGTK 2.50.6']);
});

test('if PostgreSQL is not installed, postgresVersion returns `PostgreSQL: none`', async () => {
  expect(await postgresVersion({ PATH: '' }, '/nowhere')).toBe('PostgreSQL: none');
});
