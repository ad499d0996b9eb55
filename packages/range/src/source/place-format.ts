import { z } from 'zod';
import { metres, positiveAmount, squareMetres } from './format-parts.ts';
import { key } from './key.ts';

export const areaFile = z.array(z.strictObject({ key, code: z.string().min(1), name: z.string().min(1) })).min(1);

export const municipalityFile = z.strictObject({
  areas: z.record(key, z.array(z.string().regex(/^\d{4} .+/, 'a municipality is its four-digit code and its name'))),
  denied: z.array(z.string()).describe('Names of municipalities that are not delivered to'),
  counties: z
    .record(z.string().regex(/^\d{2}$/, 'a county is two digits'), z.string().min(1))
    .optional()
    .describe('The first two digits of municipalities’ codes, and what the county is called'),
});

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
    maxBuildArea: squareMetres.optional().describe('What the plan allows a house to cover, m²; absent: not known'),
    maxHeight: metres.optional().describe('How high the plan allows a house to be, m; absent: not known'),
    frontFaces: z
      .int()
      .min(0)
      .max(359)
      .optional()
      .describe(
        'Where the front of a house looks that stands there, degrees from north to the right: 180 is south; absent: not known',
      ),
  }),
);
