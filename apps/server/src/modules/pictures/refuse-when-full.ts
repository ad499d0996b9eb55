import { QueueFullError } from '../../adapters/media/encoding-queue.ts';
import { AppError } from '../../http/app-error.ts';

/** Seconds after which a visitor who found the queue full may try again. */
const RETRY_AFTER = 5;

/** What is being made. Throws `too-many-requests` when too much is waiting to be made already. */
export async function refuseWhenFull<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw new AppError('too-many-requests', error.message, { retryAfter: RETRY_AFTER });
  }
}
