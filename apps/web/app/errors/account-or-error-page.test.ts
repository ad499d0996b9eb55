import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { pageAccount } from '../api/page-account.ts';
import { accountOrErrorPage } from './account-or-error-page.ts';

const nobody = async () => null;
const fails = (code: string, status: number) => async () => {
  throw new ApiError(code, status);
};

test.each([
  ['nobody is logged in', 'not-logged-in', 401],
  ['the page belongs to a preview of a range', 'preview-only', 403],
])('accountOrErrorPage returns null if %s', async (_, code, status) => {
  await expect(accountOrErrorPage({ readAccount: nobody, listSessions: fails(code, status) })).resolves.toBeNull();
});

test('accountOrErrorPage throws an error page with status 503 if the database does not respond', async () => {
  const page = accountOrErrorPage({ readAccount: nobody, listSessions: fails('unavailable', 503) });
  await expect(page).rejects.toMatchObject({ data: { code: 'unavailable' }, init: { status: 503 } });
});

test('on a page that shows a logged-out visitor, accountOrErrorPage sends no call that needs a login', async () => {
  pageAccount.shown = 'none';
  onTestFinished(() => {
    pageAccount.shown = null;
  });
  const listSessions = vi.fn(fails('not-logged-in', 401));
  await expect(accountOrErrorPage({ readAccount: nobody, listSessions })).resolves.toBeNull();
  expect(listSessions).not.toHaveBeenCalled();
});
