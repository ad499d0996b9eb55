import { expect, test } from 'vitest';
import { DatabaseError } from './database-error.ts';

test('the error says why the database cannot be used, even if its host has several addresses and none of them responds', () => {
  const refused = Object.assign(new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]), { code: 'ECONNREFUSED' });
  expect(new DatabaseError('postgres://gavel:hemligt@localhost/gavel', refused).message).toBe(
    'The database gavel on localhost cannot be used (DATABASE_URL): ECONNREFUSED',
  );
});
