import { AbandonedError, ClientQueueFullError, QueueFullError } from '../../../adapters/media/encoding-queue.ts';
import { AppError } from '../../../http/app-error.ts';

/** Seconds after which a visitor may try again if the queue was full. */
const RETRY_AFTER = 5;

/**
 * Returns the result of the work. Throws `busy` when the queue is full, and `too-many-requests` when this client’s share of the queue is
 * full. Also throws `busy` when the client has disconnected; nobody reads that response.
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
