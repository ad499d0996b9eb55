import { type Endpoint, firstFault } from '@gavel/contract';
import type { Context } from 'hono';
import { AppError } from './app-error.ts';
import { sentText } from './sent-text.ts';

/**
 * Returns the body of a request, parsed into the domain's values. Throws `too-large`, or `malformed-body`, with the faulty field if there
 * is one.
 */
export async function readBody(c: Context, request: NonNullable<Endpoint['request']>, largest = Infinity): Promise<unknown> {
  const text = await c.req.text().catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    // Only the client can have broken off the request, so nobody reads this response.
    throw new AppError('malformed-body', 'The body broke off');
  });
  if (Buffer.byteLength(text) > largest) throw new AppError('too-large', `This body has at most ${largest} bytes`);
  const result = request.safeParse(parseJson(text));
  if (result.success) return result.data;
  const { field, message } = firstFault(result.error);
  throw new AppError('malformed-body', message, { field });
}

/** Returns the parameters in the path and the query of a request. Throws `malformed-query` with the faulty parameter. */
export function readParameters(c: Context, { parameters }: Endpoint): unknown {
  const given: Record<string, string> = {};
  for (const [field, text] of Object.entries({ ...c.req.query(), ...c.req.param() })) {
    const taken = sentText(field, text);
    if (taken === null) throw new AppError('malformed-query', `${field}: ${REFUSED}`, { field });
    given[field] = taken;
  }
  const result = parameters.safeParse(given);
  if (result.success) return result.data;
  const { field, message } = firstFault(result.error);
  throw new AppError('malformed-query', message, { field });
}

const REFUSED = 'no text has control characters or halves of a character';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      const taken = typeof value === 'string' ? sentText(key, value) : value;
      if (taken === null && value !== null) throw new AppError('malformed-body', REFUSED, { field: key });
      if (sentText('', key) === null) throw new AppError('malformed-body', `the name of a field: ${REFUSED}`);
      return taken;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed-body', error instanceof Error ? error.message : 'no JSON');
  }
}
