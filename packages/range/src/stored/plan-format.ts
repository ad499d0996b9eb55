import {
  type Features,
  type HousePlan,
  roomKinds,
  type StoreyChange,
  type StoreyPlan,
  sides,
  stairForms,
} from '@gavel/core/plan';
import { z } from 'zod';
import { figure, flag, text } from './stored-values.ts';

const size = z.tuple([figure, figure]).readonly();
const opening = z.tuple([figure, figure, figure, figure]).readonly();
const room = z.strictObject({ name: text, kind: z.enum(roomKinds) });
const rooms = z.record(text, room);
const joins = z.record(text, text);

const storey: z.ZodType<StoreyPlan> = z.strictObject({
  name: text,
  height: figure,
  x: z.array(figure),
  y: z.array(figure),
  map: z.array(text),
  rooms,
  joins,
  links: z.array(text),
});

const change: z.ZodType<StoreyChange> = z.strictObject({
  storey: figure,
  rooms: rooms.optional(),
  joins: joins.optional(),
  links: z.array(text).optional(),
  without: z.array(text).optional(),
});

const bath = z.enum(['shower', 'open', 'tub', 'both', 'free', 'wc']).optional();
const features: z.ZodType<Features> = z.strictObject({
  kitchen: z.enum(['angle', 'peninsula', 'island']).optional(),
  bath,
  upperBath: bath,
  sauna: flag.optional(),
  stairs: z.enum(stairForms).optional(),
  hearth: z.enum(['none', 'prepared', 'stove', 'open', 'mass', 'range']).optional(),
  hearthIn: z.enum(['living', 'middle', 'kitchen']).optional(),
  entrance: z.enum(['steps', 'canopy', 'porch']).optional(),
  door: z.enum(['single', 'double']).optional(),
  terrace: z.enum(['none', 'small', 'large', 'corner']).optional(),
  terraceRoof: z.enum(['none', 'pergola', 'roof', 'conservatory']).optional(),
  mirrored: flag.optional(),
  shows: z.record(text, z.union([text, figure])).optional(),
});

const place = z.strictObject({ at: size, up: z.enum(['n', 's', 'e', 'w']), turn: z.enum(['left', 'right']) });

/** The rooms of a house, as they are stored with it. */
export const storedPlan: z.ZodType<HousePlan> = z.strictObject({
  length: figure,
  depth: figure,
  wall: figure,
  facades: z.record(z.enum(sides), z.array(opening)),
  door: z.strictObject({ side: z.enum(sides), at: figure }).nullable(),
  gates: z.array(size),
  terrace: z.strictObject({ at: figure, small: size, large: size }).nullable(),
  slope: z
    .strictObject({
      pitch: figure,
      knee: figure,
      dormers: z.array(z.strictObject({ side: z.enum(['front', 'back']), at: figure, width: figure })),
    })
    .nullable(),
  open: flag,
  storeys: z.array(storey),
  stairs: z.partialRecord(z.enum(stairForms), place),
  variants: z.record(text, z.array(change)),
  features: z.record(text, features),
  looks: z.record(text, z.strictObject({ title: text, colour: text, accent: text.nullable() })),
  questions: z.record(text, z.array(text)),
});
