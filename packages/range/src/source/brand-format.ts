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
      .describe(
        'The portrait is pictures/salespersons/{image}.webp, or a drawing if that file is missing; absent: lists leave this person out',
      ),
    municipalities: z.array(z.string()).optional().describe('Names of the municipalities this person answers for'),
  }),
);

export const brandFile = z.strictObject({
  name: z.string().min(1),
  slogan: z.string().min(1).describe('Headline of the start page, which keeps its line breaks'),
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
  disclaimer: html.describe('The text below the summary’s total'),
  salespersonsShown: z.number().int().min(0).max(1000).describe('The greatest number of salespersons in the panel'),
  staffNeedSecondFactor: z
    .boolean()
    .default(false)
    .describe('true: staff must set up a second factor when they log in; absent: it is optional'),
  monthlyCost: z
    .strictObject({
      interest: z.number().min(0).max(100).describe('% a year'),
      downPayment: z.number().min(10).max(100).describe('% of the price; at least 10 by law'),
    })
    .optional()
    .describe('The site shows an example of the monthly cost, calculated from these values; absent: no example'),
  otherCosts: z
    .array(
      z
        .strictObject({
          title: z.string().min(1),
          from: positiveAmount.describe('kr incl. VAT'),
          to: positiveAmount.describe('kr incl. VAT'),
          source: z.string().min(1).describe('Who published these figures'),
        })
        .refine(({ from, to }) => from <= to, { message: '`to` is less than `from`', path: ['to'] }),
    )
    .default([])
    .describe(
      'Costs besides the price of the house, from which the site calculates the cost of the whole project; absent: the site shows no such cost',
    ),
  orderChecks: z
    .array(
      z.strictObject({
        key,
        title: z.string().min(1),
        hint: z.string().default(''),
        about: z.enum(['plot', 'other']).default('other').describe('plot: the note names the plot of the house'),
        words: z
          .enum(['required', 'optional'])
          .default('optional')
          .describe('Whether staff must write a note before they can tick this point'),
      }),
    )
    .refine((checks) => new Set(checks.map((check) => check.key)).size === checks.length, { message: 'two have the same key' })
    .default([])
    .describe('The points that staff must tick before an order is final; absent: none'),
});
