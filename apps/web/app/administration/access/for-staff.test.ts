import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { forStaff } from './for-staff.ts';

test('forStaff returns null if the server refuses the call, or if the record is unknown or the query malformed; it rethrows all other errors', async () => {
  expect(await forStaff(Promise.resolve(7))).toBe(7);
  for (const fault of [new ApiError('not-allowed', 403), new ApiError('unknown-lead', 404), new ApiError('malformed-query', 400)])
    expect(await forStaff(Promise.reject(fault))).toBeNull();
  for (const fault of [new ApiError('malformed-body', 400), new ApiError('internal-error', 500), new TypeError('no')])
    await expect(forStaff(Promise.reject(fault))).rejects.toBe(fault);
});
