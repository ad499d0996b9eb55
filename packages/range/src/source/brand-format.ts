import { z } from 'zod';
import { html, positiveAmount } from './format-parts.ts';
import { key } from './key.ts';

export const salespersonFile = z.array(
  z.strictObject({
    name: z.string().min(1),
    title: z.string().min(1),
    email: z.email(),
    phone: z.string().min(1),
    mobile: z.string().optional(),
    image: key
      .optional()
      .describe('Its portrait is pictures/salespersons/{image}.webp, drawn where there is none; absent: dropped from lists'),
    municipalities: z.array(z.string()).optional().describe('Names of the municipalities this person answers for'),
  }),
);

export const brandFile = z.strictObject({
  name: z.string().min(1),
  slogan: z.string().min(1).describe('Headline of the start page; a line break is kept'),
  welcome: z.string().min(1),
  logo: z.string().describe('SVG path data in a box of 18 × 18, drawn as one line'),
  colours: z.strictObject({ accent: z.string(), campaign: z.string() }).describe('CSS colours'),
  contact: z.strictObject({
    email: z.email(),
    phone: z.string().min(1),
    customerService: z.email(),
    hours: z.string().min(1),
    address: z.string().min(1),
  }),
  disclaimer: html.describe('Under the summary’s total'),
  salespersonsShown: z.number().int().min(0).max(1000).describe('At most so many salespersons in the panel'),
  staffNeedSecondFactor: z
    .boolean()
    .default(false)
    .describe('Staff have to set up a second factor when they log in; absent: they may'),
  monthlyCost: z
    .strictObject({
      interest: z.number().min(0).max(100).describe('% a year'),
      downPayment: z.number().min(10).max(100).describe('% of the price; at least 10 by law'),
    })
    .optional()
    .describe('Show an example of the monthly cost, calculated from these values; absent: it is not shown'),
  otherCosts: z
    .array(
      z
        .strictObject({
          title: z.string().min(1),
          from: positiveAmount.describe('kr incl. VAT'),
          to: positiveAmount.describe('kr incl. VAT'),
          source: z.string().min(1).describe('Whose figures these are'),
        })
        .refine(({ from, to }) => from <= to, { message: '`to` is less than `from`', path: ['to'] }),
    )
    .default([])
    .describe('What a house costs beside the price, so that the cost of the whole project is shown; absent: it is not shown'),
  orderChecks: z
    .array(
      z.strictObject({
        key,
        title: z.string().min(1),
        hint: z.string().default(''),
        about: z.enum(['plot', 'other']).default('other').describe('plot: what is written says where the house is to stand'),
        words: z.enum(['required', 'optional']).default('optional').describe('Whether something has to be written to tick it'),
      }),
    )
    .refine((checks) => new Set(checks.map((check) => check.key)).size === checks.length, { message: 'two have the same key' })
    .default([])
    .describe('What staff tick before a house becomes a final order; absent: nothing'),
});
