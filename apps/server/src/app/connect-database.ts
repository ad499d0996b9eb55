import type { Logger } from 'pino';
import { type Connection, connectPostgres, openEmbedded } from '../db/connect.ts';
import type { Env } from './env.ts';

export async function connectDatabase({ databaseUrl, databaseOwnerUrl, dataFolder }: Env, logger: Logger): Promise<Connection> {
  const onError = (error: Error) => logger.warn({ err: error }, 'an idle database connection broke');
  const onListenError = (error: unknown) =>
    logger.warn({ err: error }, 'what other processes tell is not heard: connecting anew');
  const connection = databaseUrl
    ? await connectPostgres(databaseUrl, { ownerUrl: databaseOwnerUrl, onError, onListenError })
    : await openEmbedded(dataFolder);
  logger.info({ database: connection.kind }, 'database ready');
  return connection;
}
