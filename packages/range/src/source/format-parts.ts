import { samplePatterns } from '@gavel/core';
import { z } from 'zod';
import { removedFrom, TAGS } from './clean-html.ts';
import { key } from './key.ts';

/** The highest amount that anything may cost, kr. */
export const MOST_KR = 100_000_000;

export const html = z
  .string()
  .superRefine((text, { addIssue }) => {
    const removed = removedFrom(text);
    if (removed !== null)
      addIssue({ code: 'custom', message: `${removed} is not allowed in a text; allowed: ${TAGS.join(', ')}, and href in a` });
  })
  .describe(`HTML: ${TAGS.join(', ')}; no other tags`);
export const rule = z.string().max(5000).describe('Rule, for example: answer("stor-altan") && municipality != "Habo"');
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is # and six lower-case hex digits');

/**
 * The houses to which a part of the range applies: house keys, house types ("1,5-plan") or tags of houses. Absent: the part applies to
 * every house.
 */
export const houses = z.array(z.string()).min(1).optional();

// The limits are far above the price of any house, and far below the limit of exact numbers in öre. `checkHouses` checks the product of
// price and quantity.
export const amount = z.number().min(-MOST_KR).max(MOST_KR);
export const positiveAmount = amount.min(0);
export const figure = z.number().nonnegative().max(100_000);
export const squareMetres = z.number().positive().max(100_000).describe('m²');
export const metres = z.number().positive().max(200);

// A price entry is an object with a key `price`. Without this check, an entry with numbers only would parse as the prices of areas with
// the names `price` and `per`.
const areaKey = key.refine((name) => name !== 'price', 'an area cannot be called price');

const perArea = z.union([amount, z.record(areaKey, amount)]).describe('kr: one amount for all price areas, or one for each');

const quantity = z.union([figure, key]).describe('A number, or the name of one of the house’s quantities');

const priceEntry = z.strictObject({
  price: perArea,
  per: quantity.optional().describe('The price is for one unit and is multiplied by this quantity'),
  units: z
    .array(z.strictObject({ when: rule.optional(), quantity }))
    .min(1)
    .optional()
    .describe('The price is for one unit and is multiplied by the first quantity whose rule is true; if none is true: 0 kr'),
  when: rule.optional().describe('The entry applies only if this rule holds'),
});

export const price = z.union([perArea, priceEntry, z.array(priceEntry).min(1)]);

export const sample = z.strictObject({
  pattern: z.enum(samplePatterns),
  colour,
  accent: colour.optional().describe('The colour of joints, frames or handles'),
});

export const answerSample = sample.extend({
  colourFrom: key
    .optional()
    .describe(
      'A question: the sample takes the colour of its chosen answer’s sample, and has its own if the house does not ask it',
    ),
  accentFrom: key.optional().describe('A question: its chosen answer’s colour is the accent'),
});

export const imageKey = z.string().regex(/^(?!constructor:)[a-z0-9-]+:[a-z0-9-]+$/, 'a picture key is category:key');
