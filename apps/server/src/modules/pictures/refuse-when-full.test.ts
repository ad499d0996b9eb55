import { expect, test } from 'vitest';
import { QueueFullError } from '../../adapters/media/encoding-queue.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseWhenFull } from './refuse-when-full.ts';

test('a full queue is told the client, with a time to come back; what is made and other faults go through', async () => {
  const refused = refuseWhenFull(Promise.reject(new QueueFullError('full')));
  await expect(refused).rejects.toEqual(expect.objectContaining({ code: 'too-many-requests', retryAfter: 5 }));
  await expect(refused).rejects.toBeInstanceOf(AppError);
  expect(await refuseWhenFull(Promise.resolve('made'))).toBe('made');
  const fault = new Error('broken');
  await expect(refuseWhenFull(Promise.reject(fault))).rejects.toBe(fault);
});
