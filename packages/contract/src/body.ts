import { z } from './zod.ts';

/** Decodes a wire value to its domain value and encodes it back: `schema.parse(wire)`, `z.encode(schema, domain)`. */
export type Body<Domain> = z.ZodMiniType<Domain>;

/** The path of every domain field on the wire, with dots for nested objects (`AnswerModel.HouseId`), and the codec of the field's value. */
export type Fields<Domain> = { readonly [Key in keyof Domain]-?: readonly [wire: string, body: Body<Domain[Key]>] };

/**
 * Returns a codec between a wire object with the specification’s names and a flat domain object. Unknown wire fields are left out. The
 * paths of zod’s issues have the wire’s names. A nested object may be missing or null if all its fields may be missing.
 */
export function body<Domain extends object>(fields: Fields<Domain>): Body<Domain> {
  const places = Object.entries<readonly [string, Body<unknown>]>(fields).map(([key, [wire, value]]) => ({
    key,
    path: wire.split('.'),
    value,
  }));
  const write = writer(places);
  return z.codec(wireObject(places), z.custom<Domain>(), {
    decode: (wire) => {
      const domain: Record<string, unknown> = {};
      for (const { key, path } of places) domain[key] = path.reduce<unknown>(property, wire);
      return domain as Domain;
    },
    encode: write,
  });
}

/** Returns a codec that gives the value another shape, for the few bodies whose fields do not map one to one. */
export function reshaped<Inner, Outer>(
  inner: Body<Inner>,
  decode: (inner: Inner) => Outer,
  encode: (outer: Outer) => Inner,
): Body<Outer> {
  return z.codec(inner, z.custom<Outer>(), { decode, encode });
}

/**
 * Returns a codec that decodes missing and null to `fallback`, and encodes the value even if it equals `fallback`. If `fallback` is not
 * null, the schema is marked `lenient`, so that the OpenAPI document does not list null as a value of our responses.
 */
export function lenient<Domain>(value: Body<Domain>, fallback: Domain): Body<Domain> {
  const codec = z.codec(z.nullish(value), z.custom<Domain>(), { decode: (wire) => wire ?? fallback, encode: (domain) => domain });
  return fallback === null ? codec : codec.register(z.globalRegistry, { lenient: true });
}

interface Place {
  readonly key: string;
  readonly path: readonly string[];
  readonly value: Body<unknown>;
}

function wireObject(places: readonly Place[]): z.ZodMiniType<Record<string, unknown>> {
  const groups = Object.groupBy(places, ({ path: [first = ''] }) => first);
  return z.object(Object.fromEntries(Object.entries(groups).map(([name, group = []]) => [name, wireProperty(group)])));
}

function wireProperty(group: readonly Place[]): Body<unknown> {
  const [only] = group;
  if (only?.path.length === 1) return only.value;
  const object = wireObject(group.map((place) => ({ ...place, path: place.path.slice(1) })));
  const empty = object.safeParse({});
  return empty.success ? lenient(object, empty.data) : object;
}

function property(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, key) : undefined;
}

/**
 * Returns a function that writes every domain field to its path on the wire. The paths are calculated only once, because the returned
 * function runs for every answer of a house.
 */
function writer(places: readonly Place[]): (domain: unknown) => Record<string, unknown> {
  const groups = Object.entries(Object.groupBy(places, ({ path: [first = ''] }) => first));
  const fields = groups.map(([name, group = []]) => {
    const [only] = group;
    if (only?.path.length === 1) return [name, (domain: unknown) => property(domain, only.key)] as const;
    return [name, writer(group.map((place) => ({ ...place, path: place.path.slice(1) })))] as const;
  });
  return (domain) => {
    const wire: Record<string, unknown> = {};
    for (const [name, read] of fields) wire[name] = read(domain);
    return wire;
  };
}
