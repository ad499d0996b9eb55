import type { ShownCount } from '@gavel/core/statistics';
import { type Body, lenient } from '../body.ts';
import { z } from '../zod.ts';

/** A count rounded to fives; null: too small to show. */
export const count: Body<ShownCount> = lenient<ShownCount>(z.int().check(z.nonnegative(), z.multipleOf(5)), null);
