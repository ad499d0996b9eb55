import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs code in a separate process whose output goes to the log, and returns what the process writes. */
function saidBy(code: string) {
  const program = `
    import { pino } from 'pino';
    import { logEverything } from ${JSON.stringify(new URL('./log-everything.ts', import.meta.url).href)};
    import { openLog } from ${JSON.stringify(new URL('./open-log.ts', import.meta.url).href)};
    logEverything(openLog('debug', pino.destination({ sync: true })));
    ${code}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  });
  return {
    status,
    stderr,
    lines: stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

test('console output, Node’s warnings and a fatal error are written to the log', () => {
  const { status, stderr, lines } = saidBy(`
    console.error(new Error('no page for cecilia@example.se'));
    console.warn('a library %s', 'warns');
    process.emitWarning('old');
    setTimeout(() => Promise.reject(new TypeError('nobody caught it')), 10);
  `);
  expect(lines).toMatchObject([
    { level: 50, err: { message: 'no page for …@…', stack: expect.stringContaining('at ') } },
    { level: 40, said: 'a library warns' },
    { level: 40, err: { message: 'old' } },
    { level: 60, err: { type: 'TypeError', message: 'nobody caught it' } },
  ]);
  expect([status, stderr]).toEqual([1, '']);
});
