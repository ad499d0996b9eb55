import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { losesPage } from './use-desk-work.ts';

test('losesPage returns true for an error after which a reload of the data would open the login page or the error page', () => {
  expect(losesPage(new ApiError('not-logged-in', 401))).toBe(true);
  expect(losesPage(new ApiError('network', 0))).toBe(true);
  expect(losesPage(new ApiError('unavailable', 503))).toBe(true);
  expect(losesPage(new TypeError())).toBe(true);
  expect(losesPage(new ApiError('lead-conflict', 412))).toBe(false);
});
