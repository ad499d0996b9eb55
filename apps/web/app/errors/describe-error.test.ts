import { UNSAFE_ErrorResponseImpl as RouteErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { describeError } from './describe-error.ts';
import { orErrorPage } from './or-error-page.ts';

test('describeError returns the kind of error for a response that a loader has thrown', () => {
  expect(describeError(new RouteErrorResponse(404, '', null)).kind).toBe('notFound');
  expect(describeError(new RouteErrorResponse(400, '', null)).kind).toBe('malformed');
  expect(describeError(new RouteErrorResponse(404, '', { code: 'unknown-house' })).kind).toBe('houseNotFound');
  expect(describeError(new RouteErrorResponse(500, '', { code: 'internal-error', requestId: 'r7' }))).toEqual({
    kind: 'unexpected',
    requestId: 'r7',
  });
});

test('describeError returns the kind of error for an API error in the browser', () => {
  expect(describeError(new ApiError('network', 0)).kind).toBe('network');
  expect(describeError(new ApiError('network', 502)).kind).toBe('network');
  expect(describeError(new ApiError('too-many-requests', 429)).kind).toBe('tooMany');
  expect(describeError(new ApiError('unavailable', 503)).kind).toBe('unavailable');
  expect(describeError(new ApiError('unknown-configuration', 404)).kind).toBe('notFound');
});

test.each([
  'Failed to fetch dynamically imported module: https://hus.example.se/assets/start.js',
  'error loading dynamically imported module: https://hus.example.se/assets/start.js',
  'Importing a module script failed.',
])('describeError treats a script that does not load as a network error: %s', (message) =>
  expect(describeError(new TypeError(message)).kind).toBe('network'),
);

test('describeError treats an error of another kind as unexpected', () => {
  expect(describeError(new TypeError('x is undefined'))).toEqual({ kind: 'unexpected', requestId: null });
});

test('orErrorPage turns an API error into an error page with the same status; it rethrows a network error, so that the page can retry', async () => {
  const gone = orErrorPage(Promise.reject(new ApiError('unknown-house', 404, 'r7')));
  await expect(gone).rejects.toMatchObject({ data: { code: 'unknown-house', requestId: 'r7' }, init: { status: 404 } });
  const offline = new ApiError('network', 0);
  await expect(orErrorPage(Promise.reject(offline))).rejects.toBe(offline);
  await expect(orErrorPage(Promise.resolve(7))).resolves.toBe(7);
});
