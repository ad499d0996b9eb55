import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { asked } from '../http/asked.ts';
import { withoutSecrets } from './without-secrets.ts';

/**
 * The log: JSON, a line each, with the request that a line belongs to. What an error says of the values in a query, and of what opens
 * something, stays out of it: it is somebody's.
 */
export function openLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const reason = (text: unknown) => (typeof text === 'string' ? withoutSecrets(text) : text);
  return pino(
    { level, mixin: () => asked.getStore() ?? {}, serializers: { err: describeError, said: reason, reason, warning: reason } },
    destination,
  );
}

/** Its kind, its words, where it came from and what caused it; of a database's error the code, but neither parameters nor details. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutSecrets(error) : error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const calls = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutSecrets(isOfDatabase(code) ? withoutValues(error.message) : error.message),
    code,
    stack: calls.join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** A state of SQL, such as 22P02. */
const isOfDatabase = (code: string | undefined) => code !== undefined && /^[0-9A-Z]{5}$/.test(code);

/** `invalid input syntax for type uuid: "…"` */
function withoutValues(message: string): string {
  return message.replace(/: "[\s\S]*$/, ': …');
}
