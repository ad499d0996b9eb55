import type { AreaKind, HouseType } from '@gavel/core';
import { z } from 'zod';
import { amount, figure, html, imageKey, metres, squareMetres } from './format-parts.ts';
import { key } from './key.ts';
import { planSource } from './plan-format.ts';

/** What a product manager calls them. */
export const houseTypes = {
  '1-plan': 'oneStorey',
  '1,5-plan': 'oneAndAHalfStoreys',
  '2-plan': 'twoStoreys',
  'Förhöjt väggliv': 'raisedEaves',
  Sidobyggnad: 'sideBuilding',
  Dold: 'unlisted',
} as const satisfies Record<string, HouseType>;

/** What the standard calls the area of a building, and what it is. */
export const areaKinds = {
  boarea: 'living',
  biarea: 'secondary',
  öppenarea: 'open',
} as const satisfies Record<string, AreaKind>;

/** The building as a drawing shows it; metres. The studio's own description of the same house replaces it when pictures are rendered. */
const drawing = z.strictObject({
  width: metres.min(1),
  depth: metres.min(1),
  wallHeight: metres.min(1).max(30).describe('Ground to eaves'),
  roofPitch: z.number().min(3).max(60).describe('Degrees'),
  roof: z.enum(['sadeltak', 'valmat', 'mansard', 'pulpet']),
  windowsBelow: z.number().int().min(0).max(50).describe('On the ground floor, door not counted'),
  windowsAbove: z.number().int().min(0).max(50),
  doorAt: z.number().min(0).max(1).describe('Where along the façade, from the left'),
  dormer: z.enum(['ingen', 'frontespis', 'takkupa', 'takkupor']).optional(),
  porch: z.enum(['ingen', 'farstukvist', 'skarmtak', 'veranda']).optional(),
  chimney: z.boolean().optional(),
  garageDoors: z.number().int().min(0).max(20).optional(),
  open: z.boolean().optional().describe('Posts instead of walls: carport'),
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
    .describe('What floorArea is: boarea (usual), biarea (a garage, a shed), öppenarea (a carport)'),
  buildArea: squareMetres,
  rooms: z.number().int().min(0).max(1000),
  floors: z.number().int().min(1).max(20).optional().describe('Storeys; absent: 1 for 1-plan and side buildings, otherwise 2'),
  energyClass: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']).optional().describe('By the energy declaration; absent: not said'),
  height: metres.optional().describe('Ground to ridge, m; absent: not said'),
  price: z.record(key, amount.positive()).describe('The house alone, kr per price area'),
  shortDescription: html,
  information: html,
  quantities: z.record(key, figure).describe('What unit prices multiply: fasad: 168 (m²), fonster: 22 (pieces) …'),
  colours: z.array(imageKey).describe('What the picture shows before anything is chosen, as picture keys'),
  cameras: z.array(key).min(1).optional().describe('The cameras of its exterior; absent: those of the section'),
  drawing,
  plan: planSource.optional().describe('Its rooms; absent: a sketch is drawn from its measures'),
});
