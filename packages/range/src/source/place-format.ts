import { z } from 'zod';
import { metres, positiveAmount, squareMetres } from './format-parts.ts';
import { key } from './key.ts';

export const areaFile = z.array(z.strictObject({ key, code: z.string().min(1), name: z.string().min(1) })).min(1);

export const municipalityFile = z.strictObject({
  areas: z.record(key, z.array(z.string().regex(/^\d{4} .+/, 'a municipality is its four-digit code and its name'))),
  denied: z.array(z.string()).describe('Names of municipalities to which the builder does not deliver'),
  counties: z
    .record(z.string().regex(/^\d{2}$/, 'a county is two digits'), z.string().min(1))
    .optional()
    .describe('The county’s name by its code: the first two digits of its municipalities’ codes'),
});

/** How far a corner of the plot is east or north of any chosen point near the plot, in metres; negative: west or south. */
const position = z.number().min(-10_000).max(10_000);

export const plotFile = z.array(
  z.strictObject({
    key,
    address: z.string().min(1),
    municipality: z.string().min(1),
    area: z.string().min(1).describe('Neighbourhood'),
    landArea: z.number().int().positive().max(100_000_000).describe('m²'),
    price: positiveAmount,
    propertyReference: z.string().min(1).describe('Fastighetsbeteckning'),
    url: z.url({ protocol: /^https?$/ }).optional(),
    maxBuildArea: squareMetres
      .optional()
      .describe('The largest building area that the detailed development plan allows, m²; absent: unknown'),
    maxHeight: metres.optional().describe('The greatest height that the detailed development plan allows, m; absent: unknown'),
    frontFaces: z
      .int()
      .min(0)
      .max(359)
      .optional()
      .describe(
        'The direction that the front of a house on this plot faces, in degrees clockwise from north: 180 is south; absent: unknown',
      ),
    border: z
      .array(z.tuple([position, position]))
      .max(60)
      .optional()
      .describe('The corners of the plot, anticlockwise: metres east and north of any point near it; absent: unknown'),
    borderDistance: metres.optional().describe('The least distance from a house to the border, m; absent: 4.5'),
  }),
);
