import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { asked } from '../http/asked.ts';
import { withoutSecrets } from './without-secrets.ts';

/**
 * Opens the log: JSON, one object on each line, with the id of the HTTP request. Leaves secrets
 * and the values of database queries out of error messages. The values may be personal data.
 */
export function openLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const reason = (text: unknown) => (typeof text === 'string' ? withoutSecrets(text) : text);
  return pino(
    { level, mixin: () => asked.getStore() ?? {}, serializers: { err: describeError, said: reason, reason, warning: reason } },
    destination,
  );
}

/**
 * Returns an error's type, message, stack and cause for the log. Of a database error it returns the code too, but not the parameters of the
 * query or the details.
 */
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

/** Returns whether a code has the form of an SQL state, such as 22P02. */
const isOfDatabase = (code: string | undefined) => code !== undefined && /^[0-9A-Z]{5}$/.test(code);

/** Removes the value from a message such as `invalid input syntax for type uuid: "…"`. */
function withoutValues(message: string): string {
  return message.replace(/: "[\s\S]*$/, ': …');
}
