import type { Body } from '@gavel/contract';
import { firstFault } from '@gavel/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { AppError } from './app-error.ts';

/** Answers a domain value as the wire spells it. */
export function answer<Domain>(c: Context, { response }: { readonly response: Body<Domain> }, value: Domain): Response {
  return c.body(JSON.stringify(z.encode(response, value)), 200, { 'Content-Type': 'application/json; charset=utf-8' });
}

/** The request's body as the domain's value. Throws `malformed-body` naming the field. */
export async function readBody<Domain>(c: Context, { request }: { readonly request: Body<Domain> }): Promise<Domain> {
  const text = await c.req.text();
  const result = request.safeParse(parseJson(text));
  if (result.success) return result.data;
  const { field, message } = firstFault(result.error);
  throw new AppError('malformed-body', message, { field });
}

/** The parameters of the path and the query. Throws `malformed-query` naming the parameter. */
export function readParameters<Parameters>(
  c: Context,
  { parameters }: { readonly parameters: z.ZodType<Parameters> },
): Parameters {
  const result = parameters.safeParse({ ...c.req.query(), ...c.req.param() });
  if (result.success) return result.data;
  const { field, message } = firstFault(result.error);
  throw new AppError('malformed-query', message, { field });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('malformed-body', error instanceof Error ? error.message : 'no JSON');
  }
}
