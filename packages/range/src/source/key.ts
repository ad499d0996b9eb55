import { z } from 'zod';

/** A key by which parts of a range refer to each other. */
export const key = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a key has lower-case letters a–z, digits and single hyphens')
  // Refuse this name: every JavaScript object has a property of this name, which code could mistake for a key of the range.
  .refine((name) => name !== 'constructor', 'nothing can be called constructor');
