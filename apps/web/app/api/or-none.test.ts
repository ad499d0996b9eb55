import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { orNone } from './or-none.ts';

test('orNone returns the data, and null if the database does not respond', async () => {
  expect(await orNone(Promise.resolve('data'))).toBe('data');
  expect(await orNone(Promise.reject(new ApiError('unavailable', 503)))).toBeNull();
});

test('orNone throws every other error', async () => {
  await expect(orNone(Promise.reject(new ApiError('network', 0)))).rejects.toThrow('network');
});
