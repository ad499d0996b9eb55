import { z } from 'zod';
import { houses, html, positiveAmount } from './format-parts.ts';
import { key } from './key.ts';

const date = z.string().describe('yyyy-MM-dd, or a date with a time of day; without an offset: Stockholm time');
const weekNumber = z.number().int().min(-520).max(520);

export const bundleFile = z.array(
  z.strictObject({
    key,
    name: z.string().min(1),
    description: z.string(),
    detailedInfo: html,
    houses,
    answers: z.array(key).min(1).describe('Answer keys; a house leaves out the answers that it does not offer'),
  }),
);

const trigger = z.strictObject({
  display: z.boolean().optional().describe('true: the site shows the campaign only if this trigger is met'),
  discount: z.boolean().optional().describe('true: the discount applies only if this trigger is met'),
  answers: z.array(key).optional().describe('Answer keys; of each question that has answers here, one of these must be chosen'),
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
        'Replaces from and to in a demonstration range, whose campaigns must run on any day: from the Monday of one week to the Sunday of another. 0 is the week of publication, -3 is three weeks earlier',
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
