import { roomSurfaces } from '@gavel/core/plan';
import { z } from 'zod';
import { answerSample, houses, html, imageKey, price, rule } from './format-parts.ts';
import { key } from './key.ts';

/** Why no picture shows an answer. The page shows this text in one line under the picture. */
const why = z.string().min(1).max(60);
const unseen = z.union([why, z.array(z.strictObject({ why, houses })).min(1)]);

const answer = z.strictObject({
  key,
  title: z.string().min(1),
  altText: z.string().optional().describe('A short second line in the palette'),
  detailText: html.optional().describe('The text of Mer info'),
  default: z.boolean().optional(),
  rule: rule.optional(),
  whenNotSelectable: z
    .enum(['hide', 'show'])
    .optional()
    .describe('show: the palette lists the answer as not selectable; hide (default): the palette leaves it out'),
  disabledText: z.string().optional().describe('Text to show instead of Ej valbart'),
  price: price.optional().describe('Without price and base: included, 0 kr'),
  base: z.array(key).min(1).optional().describe('Base answers (base-questions.yaml) whose prices apply; not together with price'),
  picture: z.array(imageKey).optional().describe('Picture keys of the answer, for example facade-colour:falurod'),
  unseen: unseen
    .optional()
    .describe('The reason why no picture shows the answer, or shows it like another answer; the text below the picture'),
  overridePicture: imageKey.optional().describe('Replaces every other answer’s picture key of the same category'),
  sample: answerSample,
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
      .describe(
        'true: the quick road (Snabbvägen) asks this question; questions that it does not ask keep their standard answers',
      ),
    accessories: z.boolean().optional().describe('true: the price counts towards the accessory levels of campaigns'),
    moreInformation: z
      .enum(['closed', 'open', 'alwaysOpen', 'alwaysClosed'])
      .optional()
      .describe(
        'Whether Mer info is open when the visitor reaches the question; with alwaysOpen and alwaysClosed, visitors cannot change it',
      ),
    rendering: z
      .enum(['static', 'layers', 'manifest'])
      .optional()
      .describe('static (default): one picture; layers: a room from layers; manifest: an exterior from layers'),
    camera: z
      .union([key, z.array(z.strictObject({ camera: key, houses })).min(1)])
      .optional()
      .describe('The first camera that the question shows; in a list, the first entry for the house applies'),
    surface: z
      .enum(roomSurfaces)
      .optional()
      .describe('The surface of rooms that the 3D model shows with the samples of these answers'),
    unseen: unseen.optional().describe('The reason for all answers without a reason of their own'),
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
