import { type BathForm, drawnParts, roomKinds, stairForms } from '@gavel/core/plan';
import { z } from 'zod';
import { key } from './key.ts';

/** The floor plan of a house, as an engineer writes it by hand; millimetres. `docs/floor-plans.md` shows one. */

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
const joins = z.record(letter, letter).describe('Letters that are a part of another’s room');

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

const bath: z.ZodType<BathForm> = z.enum(['shower', 'open', 'tub', 'both', 'free', 'wc']);

/** What answers change in the plan of every house, by their keys. */
export const planFeatureFile = z.record(
  key,
  z.strictObject({
    kitchen: z.enum(['angle', 'peninsula', 'island']).optional(),
    bath: bath.optional(),
    upperBath: bath.optional(),
    sauna: z.boolean().optional(),
    stairs: z.enum(stairForms).optional(),
    hearth: z.enum(['none', 'prepared', 'stove', 'open', 'mass', 'range']).optional(),
    hearthIn: z.enum(['living', 'middle', 'kitchen']).optional(),
    entrance: z.enum(['steps', 'canopy', 'porch']).optional(),
    door: z.enum(['single', 'double']).optional(),
    terrace: z.enum(['none', 'small', 'large', 'corner']).optional(),
    terraceRoof: z.enum(['none', 'pergola', 'roof', 'conservatory']).optional(),
    mirrored: z.boolean().optional(),
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
