import type { ShownCount } from '@gavel/core/statistics';
import { type Body, lenient } from './body.ts';
import { z } from './zod.ts';

/** A count in steps of five; null: too few to show. */
export const count: Body<ShownCount> = lenient<ShownCount>(z.int().check(z.nonnegative(), z.multipleOf(5)), null);
