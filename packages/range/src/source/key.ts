import { z } from 'zod';

/** What everything in a range that something else names is called by. */
export const key = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a key has lower-case letters a–z, digits and single hyphens')
  // Every object of the language has something by this name, which would be taken for what the range says.
  .refine((name) => name !== 'constructor', 'nothing can be called constructor');
