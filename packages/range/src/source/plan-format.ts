import { drawnParts, featureForms, roomKinds, stairForms } from '@gavel/core/plan';
import { z } from 'zod';
import { key } from './key.ts';

/** The floor plan of a house, as an engineer writes it by hand; millimetres. `docs/reference/floor-plan-format.md` shows an example. */

/** The most columns or rows in the map of a storey: more than any house has. */
const MOST_LINES = 100;

const millimetres = z.int().min(0).max(100_000);
const letter = z.string().regex(/^[A-Z]$/, 'a room of the map is a capital letter A–Z');

const opening = z
  .tuple([millimetres, millimetres, millimetres, millimetres])
  .describe(
    'Four measures, seen from outside: distance from the left end of the façade, height of the sill over the ground floor, width, height',
  );
const openings = z.array(opening).optional();
const room = z
  .string()
  .regex(new RegExp(`^(${roomKinds.join('|')}) \\S`), `a room is its kind and its name: ${roomKinds.join(', ')}`)
  .describe('The room’s kind and name: bedroom Sovrum 2');
const links = z
  .array(z.string().max(100))
  .max(200)
  .describe('FROM-TO [open|sliding|passage|slats] [AT] [WIDTH wide] [first|last]: H-B 4200 is a door into B at 4200');
const rooms = z.record(letter, room);
const joins = z
  .record(letter, z.string().regex(/^[A-Z.]$/, 'a letter joins another capital letter, or a dot'))
  .describe('Letters that belong to the room of another letter; a dot: the area is open to the storey below');

const storey = z.strictObject({
  name: z.string().min(1),
  height: millimetres.describe('From the floor to the ceiling'),
  x: z
    .array(millimetres)
    .max(MOST_LINES)
    .describe('The borders between the columns of the map, from the left; at a wall, the middle of the wall'),
  y: z.array(millimetres).max(MOST_LINES).describe('The borders between the rows of the map, from the back'),
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
    .describe('Links to remove, by their rooms: H-B'),
});

const size = z.tuple([millimetres, millimetres]);
const place = z.strictObject({
  at: z.tuple([millimetres, millimetres]),
  up: z.enum(['n', 's', 'e', 'w']).describe('The direction in which the stairs go up; n is towards the back'),
  turn: z.enum(['left', 'right']),
});

export const planSource = z.strictObject({
  wall: millimetres.describe('The thickness of an outer wall'),
  facades: z.strictObject({ front: openings, back: openings, left: openings, right: openings }),
  door: z
    .strictObject({ side: z.enum(['front', 'back', 'left', 'right']), at: millimetres.describe('The middle of the door') })
    .optional(),
  gates: z.array(size).optional().describe('Garage doors in the front: distance from the left, and width'),
  terrace: z
    .strictObject({ at: millimetres.describe('The middle of the terrace, from the left'), small: size, large: size })
    .optional(),
  slope: z
    .strictObject({
      pitch: z.number().min(3).max(60),
      knee: millimetres.describe('The height of the outer walls on the upper storey, from its floor'),
      dormers: z.array(z.strictObject({ side: z.enum(['front', 'back']), at: millimetres, width: millimetres })).optional(),
    })
    .optional(),
  stairs: z.partialRecord(z.enum(stairForms), place).optional(),
  storeys: z.array(storey).min(1).max(3),
  variants: z
    .record(key, z.array(change))
    .optional()
    .describe('The changes of the plan in each variant, by the variant’s or the answer’s key'),
});

/** The changes that answers make to the plan of every house, by answer key. */
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
    hob: millimetres.describe('The width').optional(),
    pentry: millimetres.describe('The width').optional(),
    railing: z.boolean().optional(),
    mirrored: z.boolean().optional(),
    variant: key.optional().describe('The key of a variant that several answers share'),
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
      .describe('What the drawings of the house show, apart from the rooms'),
  }),
);
