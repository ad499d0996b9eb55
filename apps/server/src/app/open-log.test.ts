import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../testing/databases.ts';
import { openLog } from './open-log.ts';

function logOf(error: unknown): { readonly line: string; readonly err: unknown } {
  const lines: string[] = [];
  openLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'request failed');
  const [line = ''] = lines;
  return { line, err: JSON.parse(line).err };
}

test('a query that fails is told without the values it was given', async () => {
  const { db, close } = await openDatabase();
  const failing = [
    sql`insert into nowhere (email) values (${'cecilia@example.se'})`,
    // The database's own words have the value in `detail`.
    sql`with two as (insert into users (id, email) values (${'cecilia@example.se'}, ${'cecilia@example.se'}) returning 1) select * from two`,
  ];
  for (const query of failing) {
    const error: unknown = await db.execute(query).then(
      () => null,
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(Error);
    const { line, err } = logOf(error);
    expect(line).not.toContain('cecilia');
    expect(err).toMatchObject({
      message: expect.stringContaining('Failed query: '),
      cause: { code: expect.stringMatching(/^\w{5}$/) },
    });
  }
  await close();
});

test('an error says what it is, where it came from, and what caused it', () => {
  const { err } = logOf(new TypeError('no such house', { cause: new RangeError('too far') }));
  expect(err).toMatchObject({
    type: 'TypeError',
    message: 'no such house',
    stack: expect.stringContaining('open-log.test.ts'),
    cause: { type: 'RangeError', message: 'too far' },
  });
  expect(logOf('away').err).toBe('away');
});
