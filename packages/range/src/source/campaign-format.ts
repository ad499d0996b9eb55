import { z } from 'zod';
import { houses, html, positiveAmount } from './format-parts.ts';
import { key } from './key.ts';

const date = z.string().describe('yyyy-MM-dd, or a time; without offset it is Stockholm time');
const weekNumber = z.number().int().min(-520).max(520);

export const bundleFile = z.array(
  z.strictObject({
    key,
    name: z.string().min(1),
    description: z.string(),
    detailedInfo: html,
    houses,
    answers: z.array(key).min(1).describe('Answer keys; those a house does not offer are left out for that house'),
  }),
);

const trigger = z.strictObject({
  display: z.boolean().optional().describe('Needed for the campaign to be shown'),
  discount: z.boolean().optional().describe('Needed for the discount'),
  answers: z.array(key).optional().describe('For every question named, one of its answers'),
  defaultOf: z.array(key).optional().describe('Questions whose default answer must be chosen'),
  baseAnswers: z.array(key).optional(),
  accessoryLevel: positiveAmount.optional(),
});

export const campaignFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1),
    subTitle: z.string().optional(),
    introduction: z.string().optional(),
    text: html,
    fineprint: z.string().optional(),
    from: date.optional(),
    to: date.optional(),
    weeks: z
      .strictObject({ from: weekNumber, to: weekNumber })
      .optional()
      .describe(
        'Instead of from and to, for a range that shows what a campaign looks like on any day: from the Monday of one week to the Sunday of another, counted from the week in which it is published, 0 (-3: three weeks before)',
      ),
    disabled: z.boolean().optional(),
    primary: z.boolean().optional(),
    houses,
    discount: positiveAmount.optional(),
    levels: z
      .array(z.strictObject({ accessories: positiveAmount, discount: positiveAmount }))
      .min(1)
      .optional(),
    triggers: z.array(trigger).optional(),
  }),
);
