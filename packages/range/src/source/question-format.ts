import { z } from 'zod';
import { houses, html, imageKey, price, rule, sample } from './format-parts.ts';
import { key } from './key.ts';

/** Stands in a line under the picture. */
const why = z.string().min(1).max(60);
const unseen = z.union([why, z.array(z.strictObject({ why, houses })).min(1)]);

const answer = z.strictObject({
  key,
  title: z.string().min(1),
  altText: z.string().optional().describe('Short second line in the palette'),
  detailText: html.optional().describe('Shown in Mer info'),
  default: z.boolean().optional(),
  rule: rule.optional(),
  whenNotSelectable: z.enum(['hide', 'show']).optional().describe('show: listed as not selectable; hide (usual): left out'),
  disabledText: z.string().optional().describe('The builder’s own words instead of Ej valbart'),
  price: price.optional().describe('Absent and no base: included, 0 kr'),
  base: z
    .array(key)
    .min(1)
    .optional()
    .describe('Base answers (base-questions.yaml) that carry the price; not together with price'),
  picture: z.array(imageKey).optional().describe('What it shows in the picture, for example facade-colour:falurod'),
  unseen: unseen.optional().describe('Why no picture shows it, or shows it as another answer; it stands under the picture'),
  overridePicture: imageKey.optional().describe('Wins over every other answer’s key of its category'),
  sample,
  houses,
});

export const questionFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1),
    rule: rule.optional(),
    tip: html.optional(),
    showIfOneAnswer: z.boolean().optional(),
    showImageOnSummary: z.boolean().optional(),
    hidePrice: z.boolean().optional(),
    quick: z
      .boolean()
      .optional()
      .describe('One of the dozen choices that shape the house: asked on the quick road, where the rest stays at standard'),
    accessories: z.boolean().optional().describe('Its price counts towards campaigns’ accessory levels'),
    moreInformation: z
      .enum(['closed', 'open', 'alwaysOpen', 'alwaysClosed'])
      .optional()
      .describe('How Mer info stands when the question is entered; visitors cannot change one that is always so'),
    rendering: z
      .enum(['static', 'layers', 'manifest'])
      .optional()
      .describe('One picture (usual), or pictures on each other: layers of rooms, manifest of exteriors'),
    camera: z
      .union([key, z.array(z.strictObject({ camera: key, houses })).min(1)])
      .optional()
      .describe('The camera that it opens with; a list: the first that is for the house'),
    unseen: unseen.optional().describe('The same of all of its answers that do not say otherwise'),
    houses,
    answers: z.array(answer).min(1),
  }),
);

export const baseQuestionFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1),
    answers: z.array(z.strictObject({ key, title: z.string().min(1), price: price.optional() })).min(1),
  }),
);
