import { expect, test } from 'vitest';
import { AbandonedError, ClientQueueFullError, QueueFullError } from '../../../adapters/media/encoding-queue.ts';
import { AppError } from '../../../http/app-error.ts';
import { refuseWhenFull } from './refuse-when-full.ts';

test.each([
  ['the queue is full', new QueueFullError('full'), 'busy'],
  ['the client has too many tasks in the queue', new ClientQueueFullError('full'), 'too-many-requests'],
  ['the client has disconnected', new AbandonedError('gone'), 'busy'],
])('if %s, refuseWhenFull throws an error with a time after which to retry', async (_, error, code) => {
  const refused = refuseWhenFull(Promise.reject(error));
  await expect(refused).rejects.toEqual(expect.objectContaining({ code, retryAfter: 5 }));
  await expect(refused).rejects.toBeInstanceOf(AppError);
});

test('refuseWhenFull returns a result unchanged, and throws any other error unchanged', async () => {
  expect(await refuseWhenFull(Promise.resolve('made'))).toBe('made');
  const fault = new Error('broken');
  await expect(refuseWhenFull(Promise.reject(fault))).rejects.toBe(fault);
});
