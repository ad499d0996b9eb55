import type { AreaKind, HouseType } from '@gavel/core';
import { z } from 'zod';
import { amount, figure, html, imageKey, metres, squareMetres } from './format-parts.ts';
import { key } from './key.ts';
import { planSource } from './plan-format.ts';

/** The house types by their Swedish names in the files. */
export const houseTypes = {
  '1-plan': 'oneStorey',
  '1,5-plan': 'oneAndAHalfStoreys',
  '2-plan': 'twoStoreys',
  'Förhöjt väggliv': 'raisedEaves',
  Sidobyggnad: 'sideBuilding',
  Dold: 'unlisted',
} as const satisfies Record<string, HouseType>;

/** The kinds of area by their names in the Swedish standard. */
export const areaKinds = {
  boarea: 'living',
  biarea: 'secondary',
  öppenarea: 'open',
} as const satisfies Record<string, AreaKind>;

/**
 * The dimensions of the building for drawings, in metres. The studio's pictures do not use them: it renders a house from its own file in
 * `studio/houses`.
 */
const drawing = z.strictObject({
  width: metres.min(1),
  depth: metres.min(1),
  wallHeight: metres.min(1).max(30).describe('From the ground to the eaves'),
  roofPitch: z.number().min(3).max(60).describe('Degrees'),
  roof: z.enum(['sadeltak', 'valmat', 'mansard', 'pulpet']),
  frontGable: z
    .boolean()
    .optional()
    .describe('true: a side building with sadeltak has its gable at the front; absent: if width is at most 1.1 × depth'),
  windowsBelow: z.number().int().min(0).max(50).describe('Windows on the ground floor, without the door'),
  windowsAbove: z.number().int().min(0).max(50),
  doorAt: z.number().min(0).max(1).describe('The position of the door along the façade: 0 is the left end, 1 the right end'),
  dormer: z.enum(['ingen', 'frontespis', 'takkupa', 'takkupor']).optional(),
  porch: z.enum(['ingen', 'farstukvist', 'skarmtak', 'veranda']).optional(),
  chimney: z.boolean().optional(),
  garageDoors: z.number().int().min(0).max(20).optional(),
  open: z.boolean().optional().describe('true: the building has posts instead of walls, as a carport'),
});

export const houseFile = z.strictObject({
  key,
  title: z.string().min(1),
  type: z.enum(Object.keys(houseTypes) as [keyof typeof houseTypes, ...(keyof typeof houseTypes)[]]),
  tags: z.array(key).optional(),
  floorArea: squareMetres,
  area: z
    .enum(Object.keys(areaKinds) as [keyof typeof areaKinds, ...(keyof typeof areaKinds)[]])
    .optional()
    .describe('The kind of floorArea: boarea (default), biarea (a garage, a shed) or öppenarea (a carport)'),
  buildArea: squareMetres,
  rooms: z.number().int().min(0).max(1000),
  floors: z.number().int().min(1).max(20).optional().describe('Storeys; absent: 1 for 1-plan and side buildings, otherwise 2'),
  energyClass: z
    .enum(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    .optional()
    .describe('The class in the energy declaration; absent: not shown'),
  height: metres.optional().describe('From the ground to the ridge, m; absent: not shown'),
  price: z.record(key, amount.positive()).describe('The price of the house without choices, kr for each price area'),
  shortDescription: html,
  information: html,
  quantities: z
    .record(key, figure)
    .describe('The quantities that unit prices are multiplied by: fasad: 168 (m²), fonster: 22 (pieces) …'),
  colours: z.array(imageKey).describe('The picture keys that the picture shows before the visitor chooses anything'),
  cameras: z.array(key).min(1).optional().describe('The cameras of the exterior; absent: the section’s cameras'),
  drawing,
  plan: planSource.optional().describe('The floor plan with its rooms; absent: a sketch drawn from the dimensions'),
});
