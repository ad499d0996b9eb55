import { type DestinationStream, type Level, type Logger, pino } from 'pino';

/** The log: JSON, a line each. What an error says of the values in a query stays out of it: they are somebody's. */
export function openLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}

/** Its kind, its words, where it came from and what caused it; of a database's error the code, but neither parameters nor details. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const calls = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: error.message.replace(/\nparams: [\s\S]*$/, ''),
    code,
    stack: calls.join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
