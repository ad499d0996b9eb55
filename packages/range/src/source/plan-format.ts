import { drawnParts, featureForms, roomKinds, stairForms } from '@gavel/core/plan';
import { z } from 'zod';
import { key } from './key.ts';

/** The floor plan of a house, as an engineer writes it by hand; millimetres. `docs/reference/floor-plan-format.md` shows one. */

/** More than any house has columns or rows. */
const MOST_LINES = 100;

const millimetres = z.int().min(0).max(100_000);
const letter = z.string().regex(/^[A-Z]$/, 'a room of the map is a capital letter A–Z');

const opening = z
  .tuple([millimetres, millimetres, millimetres, millimetres])
  .describe('From the left as one stands before the façade, sill over the ground floor, width, height');
const openings = z.array(opening).optional();
const room = z
  .string()
  .regex(new RegExp(`^(${roomKinds.join('|')}) \\S`), `a room is its kind and its name: ${roomKinds.join(', ')}`)
  .describe('Its kind and its name: bedroom Sovrum 2');
const links = z
  .array(z.string().max(100))
  .max(200)
  .describe('FROM-TO [open|sliding|passage|slats] [AT] [WIDTH wide] [first|last]: H-B 4200 is a door into B at 4200');
const rooms = z.record(letter, room);
const joins = z
  .record(letter, z.string().regex(/^[A-Z.]$/, 'a letter joins another capital letter, or a dot'))
  .describe('Letters that are a part of another’s room, or with a dot open to below');

const storey = z.strictObject({
  name: z.string().min(1),
  height: millimetres.describe('Floor to ceiling'),
  x: z
    .array(millimetres)
    .max(MOST_LINES)
    .describe('Between the columns of the map, from the left; where a wall stands, its middle'),
  y: z.array(millimetres).max(MOST_LINES).describe('Between its rows, from the back'),
  map: z
    .array(
      z
        .string()
        .max(MOST_LINES)
        .regex(/^[A-Z.]+$/, 'a row of the map is letters, and dots for what is open to below'),
    )
    .min(1)
    .max(MOST_LINES),
  rooms,
  joins: joins.optional(),
  links,
});

const change = z.strictObject({
  storey: z.int().min(1).describe('1 is the ground floor'),
  rooms: rooms.optional(),
  joins: joins.optional(),
  links: links.optional(),
  without: z
    .array(z.string().regex(/^[A-Z]-[A-Z]$/))
    .optional()
    .describe('Links that are gone, by their rooms: H-B'),
});

const size = z.tuple([millimetres, millimetres]);
const place = z.strictObject({
  at: z.tuple([millimetres, millimetres]),
  up: z.enum(['n', 's', 'e', 'w']).describe('Where one climbs to; n is the back'),
  turn: z.enum(['left', 'right']),
});

export const planSource = z.strictObject({
  wall: millimetres.describe('How thick an outer wall is'),
  facades: z.strictObject({ front: openings, back: openings, left: openings, right: openings }),
  door: z.strictObject({ side: z.enum(['front', 'back', 'left', 'right']), at: millimetres.describe('Its middle') }).optional(),
  gates: z.array(size).optional().describe('Garage doors in the front: from the left, and the width'),
  terrace: z.strictObject({ at: millimetres.describe('Its middle, from the left'), small: size, large: size }).optional(),
  slope: z
    .strictObject({
      pitch: z.number().min(3).max(60),
      knee: millimetres.describe('How high an outer wall is inside, on the storey above'),
      dormers: z.array(z.strictObject({ side: z.enum(['front', 'back']), at: millimetres, width: millimetres })).optional(),
    })
    .optional(),
  stairs: z.partialRecord(z.enum(stairForms), place).optional(),
  storeys: z.array(storey).min(1).max(3),
  variants: z.record(key, z.array(change)).optional().describe('What an answer changes, by its key'),
});

/** What answers change in the plan of every house, by their keys. */
export const planFeatureFile = z.record(
  key,
  z.strictObject({
    kitchen: z.enum(featureForms.kitchen).optional(),
    fridge: z.enum(featureForms.fridge).optional(),
    oven: z.enum(featureForms.oven).optional(),
    bath: z.enum(featureForms.bath).optional(),
    upperBath: z.enum(featureForms.upperBath).optional(),
    stairs: z.enum(featureForms.stairs).optional(),
    hearth: z.enum(featureForms.hearth).optional(),
    hearthIn: z.enum(featureForms.hearthIn).optional(),
    entrance: z.enum(featureForms.entrance).optional(),
    door: z.enum(featureForms.door).optional(),
    terrace: z.enum(featureForms.terrace).optional(),
    terraceRoof: z.enum(featureForms.terraceRoof).optional(),
    terraceDoor: z.enum(featureForms.terraceDoor).optional(),
    balcony: z.enum(featureForms.balcony).optional(),
    joined: z.enum(featureForms.joined).optional(),
    carport: z.enum(featureForms.carport).optional(),
    windows: z.enum(featureForms.windows).optional(),
    hob: millimetres.describe('How wide').optional(),
    pentry: millimetres.describe('How wide').optional(),
    railing: z.boolean().optional(),
    mirrored: z.boolean().optional(),
    variant: key.optional().describe('A variant of the houses that several answers share'),
    shows: z
      .strictObject(
        Object.fromEntries(
          Object.entries(drawnParts).map(([part, known]) => [
            part,
            known === 'number' ? z.number().min(0).max(100_000).optional() : z.enum(known).optional(),
          ]),
        ),
      )
      .optional()
      .describe('What drawings show of it beside the rooms'),
  }),
);
