import {
  type Features,
  featureForms,
  type HousePlan,
  roomKinds,
  roomSurfaces,
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

const features: z.ZodType<Features> = z.strictObject({
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
  hob: figure.optional(),
  pentry: figure.optional(),
  railing: flag.optional(),
  mirrored: flag.optional(),
  shows: z.record(text, z.union([text, figure])).optional(),
  variant: text.optional(),
});

const place = z.strictObject({ at: size, up: z.enum(['n', 's', 'e', 'w']), turn: z.enum(['left', 'right']) });

/** The format of a stored floor plan. */
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
  // Optional, because plans stored before surfaces existed lack this field. So the format number did not change.
  surfaces: z
    .array(
      z.strictObject({
        surface: z.enum(roomSurfaces),
        question: figure,
        looks: z.record(text, z.strictObject({ pattern: text, colour: text, accent: text.optional() })),
      }),
    )
    .optional(),
});
