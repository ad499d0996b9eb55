import { z } from 'zod';
import { html, sample } from './format-parts.ts';
import { key } from './key.ts';

export const productInformationFile = z.array(
  z.strictObject({
    question: key,
    category: z.string().min(1),
    title: z.string().min(1),
    items: z.array(z.strictObject({ title: z.string().min(1), text: html, sample: sample.optional() })).min(1),
  }),
);

export const alertMessageFile = z.array(z.strictObject({ from: key, to: key, text: z.string().min(1) }));

export const helpGuideFile = z.array(z.strictObject({ title: z.string().min(1), text: html })).length(7);

export const consentFile = z.array(
  z.strictObject({ slug: key, version: z.string().min(1), title: z.string().min(1), text: html }),
);

/** The key of a text, such as `palette.tip` → the builder's wording, which replaces Gavel's own. */
export const textFile = z.record(z.string(), z.string().max(5000));
