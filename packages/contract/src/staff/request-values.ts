import { isDay, type LostReason, lostReasons, type Milestone, milestones } from '@gavel/core/requests';
import { type Body, lenient } from '../body.ts';
import { z } from '../zod.ts';

/** A day as yyyy-MM-dd. */
export const day: Body<string> = z.string().check(z.refine(isDay, 'expected a day as yyyy-MM-dd'));
export const dayOrNull: Body<string | null> = lenient<string | null>(day, null);
export const milestone: Body<Milestone> = z.enum(milestones);
export const lostReason: Body<LostReason> = z.enum(lostReasons);
