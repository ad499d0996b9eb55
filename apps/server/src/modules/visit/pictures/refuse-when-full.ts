import { AbandonedError, ClientQueueFullError, QueueFullError } from '../../../adapters/media/encoding-queue.ts';
import { AppError } from '../../../http/app-error.ts';

/** Seconds after which a visitor who found the queue full may try again. */
const RETRY_AFTER = 5;

/**
 * What is being made. Throws `busy` when too much is waiting to be made already, `too-many-requests` when it is this client's, and `busy` when
 * they have gone, which nobody reads.
 */
export async function refuseWhenFull<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof ClientQueueFullError)
      throw new AppError('too-many-requests', error.message, { retryAfter: RETRY_AFTER });
    if (error instanceof QueueFullError || error instanceof AbandonedError)
      throw new AppError('busy', error.message, { retryAfter: RETRY_AFTER });
    throw error;
  }
}
