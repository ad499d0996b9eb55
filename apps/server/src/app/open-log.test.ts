import { expect, test } from 'vitest';
import { insertUser, type NewUser } from '../modules/people/accounts/accounts.repository.ts';
import { openDatabase } from '../testing/databases.ts';
import { openLog } from './open-log.ts';

function logOf(error: unknown): { readonly line: string; readonly err: unknown } {
  const lines: string[] = [];
  openLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'request failed');
  const [line = ''] = lines;
  return { line, err: JSON.parse(line).err };
}

test('a failed query is logged without its parameters', async () => {
  const { db, close } = await openDatabase();
  const cecilia: NewUser = {
    // No database accepts this character, so the query fails.
    email: 'cecilia@example.se\u0000',
    firstName: 'Cecilia',
    lastName: 'Berg',
    cellphone: '0701234567',
    municipalityId: '1280',
    role: 'Customer',
  };
  const error: unknown = await insertUser(db, cecilia, 'a hash', [], new Date()).then(
    () => null,
    (caught: unknown) => caught,
  );
  await close();
  expect(String(error)).toContain('cecilia@example.se');
  const { line, err } = logOf(error);
  expect(line).not.toMatch(/cecilia/i);
  expect(err).toMatchObject({ message: expect.stringContaining('Failed query: insert into "users"') });
});

test('a database error is logged with its code and without its details, because the details contain stored values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(cecilia@example.se) exists.' });
  const { line, err } = logOf(new Error('Failed query: insert into "users" values ($1)\nparams: cecilia@example.se', { cause }));
  expect(line).not.toContain('cecilia');
  expect(err).toMatchObject({ cause: { message: 'duplicate key', code: '23505' } });
});

test('the message of a database error is logged without values', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "cecilia"'), { code: '22P02' });
  const { err } = logOf(new Error('Failed query: select 1', { cause }));
  expect(err).toMatchObject({ cause: { message: 'invalid input syntax for type uuid: …', code: '22P02' } });
});

test('an error is logged with its type, message, stack and cause', () => {
  const { err } = logOf(new TypeError('no such house', { cause: new RangeError('too far') }));
  expect(err).toMatchObject({
    type: 'TypeError',
    message: 'no such house',
    stack: expect.stringContaining('open-log.test.ts'),
    cause: { type: 'RangeError', message: 'too far' },
  });
  expect(logOf('away').err).toBe('away');
});
