import { AbandonedError, ClientQueueFullError, QueueFullError } from '../../../adapters/media/encoding-queue.ts';
import { AppError } from '../../../http/app-error.ts';

/** The number of seconds after which a client should retry if the queue is full. */
const RETRY_AFTER = 5;

/**
 * Returns the result of making a picture. Throws `busy` if the queue is full, and `too-many-requests` if the part of the queue that one
 * client may use is full. Also throws `busy` if the client has disconnected, because then nobody reads the response.
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
