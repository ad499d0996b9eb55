import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { accountOrErrorPage } from './account-or-error-page.ts';

test('accountOrErrorPage returns null if nobody is logged in', async () => {
  await expect(accountOrErrorPage({ readAccount: async () => null })).resolves.toBeNull();
});

test('accountOrErrorPage throws an error page with status 503 if the database does not respond', async () => {
  const page = accountOrErrorPage({ readAccount: () => Promise.reject(new ApiError('unavailable', 503)) });
  await expect(page).rejects.toMatchObject({ data: { code: 'unavailable' }, init: { status: 503 } });
});
