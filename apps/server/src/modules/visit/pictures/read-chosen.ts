import { asAnswerId } from '@gavel/core';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';

/** The greatest length of the answers in an address. No house has answers that need more. */
const LONGEST_ANSWERS = 4000;

const chosenParameters = z.object({
  municipality: z.string().regex(/^\d{4}$/, 'expected a municipality’s code'),
  answers: z
    .string()
    .max(LONGEST_ANSWERS)
    .regex(/^(?:\d{1,9}(?:\.\d{1,9})*)?$/, 'expected answers’ ids between points')
    .transform((text) => new Set(text.split('.').map((id) => asAnswerId(Number(id))))),
});

/**
 * Returns the municipality and the ids of the chosen answers in an address, and the other parameters of the address. Throws
 * `malformed-query`.
 */
export function readChosen(search: URLSearchParams) {
  const { values, rest } = readParameters(search, chosenParameters);
  return { municipalityId: values.municipality, answers: values.answers, rest };
}

/** Returns the values of the parameters that a schema describes, and all other parameters. Throws `malformed-query`. */
export function readParameters<Shape extends z.ZodRawShape>(search: URLSearchParams, schema: z.ZodObject<Shape>) {
  const names = Object.keys(schema.shape);
  const result = schema.safeParse(
    Object.fromEntries(names.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : []))),
  );
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = String(issue?.path[0]);
    throw new AppError('malformed-query', `${field}: ${issue?.message}`, { field });
  }
  return { values: result.data, rest: new URLSearchParams([...search].filter(([name]) => !names.includes(name))) };
}
