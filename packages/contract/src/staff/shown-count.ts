import type { ShownCount } from '@gavel/core/statistics';
import { type Body, lenient } from '../body.ts';
import { z } from '../zod.ts';

/** A count rounded to a multiple of five; null: a count of one to four, which is not shown. */
export const count: Body<ShownCount> = lenient<ShownCount>(z.int().check(z.nonnegative(), z.multipleOf(5)), null);
