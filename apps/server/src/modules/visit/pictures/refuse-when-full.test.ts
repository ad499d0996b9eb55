import { expect, test } from 'vitest';
import { AbandonedError, ClientQueueFullError, QueueFullError } from '../../../adapters/media/encoding-queue.ts';
import { AppError } from '../../../http/app-error.ts';
import { refuseWhenFull } from './refuse-when-full.ts';

test.each([
  ['a full queue', new QueueFullError('full'), 'busy'],
  ['too much for one client', new ClientQueueFullError('full'), 'too-many-requests'],
  ['a client who has gone', new AbandonedError('gone'), 'busy'],
])('%s becomes an error with a time to retry', async (_, error, code) => {
  const refused = refuseWhenFull(Promise.reject(error));
  await expect(refused).rejects.toEqual(expect.objectContaining({ code, retryAfter: 5 }));
  await expect(refused).rejects.toBeInstanceOf(AppError);
});

test('refuseWhenFull returns results and throws all other errors unchanged', async () => {
  expect(await refuseWhenFull(Promise.resolve('made'))).toBe('made');
  const fault = new Error('broken');
  await expect(refuseWhenFull(Promise.reject(fault))).rejects.toBe(fault);
});
