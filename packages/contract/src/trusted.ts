import type { Body } from './body.ts';
import { z } from './zod.ts';

/**
 * Encodes a domain value without checking it, for values that our own types guarantee. zod’s `encode` checks every value, which takes
 * many times as long.
 */
export function encodeTrusted<Domain>(body: Body<Domain>, domain: Domain): unknown {
  return waysOf(body).encode(domain);
}

/**
 * Decodes data that our own server has encoded, without checking it. Use `parse` for data from other systems or from a storage. Throws a
 * TypeError if the data has no object or list where the schema has one, but does not notice most other faults.
 */
export function decodeTrusted<Domain>(body: Body<Domain>, wire: unknown): Domain {
  return waysOf(body).decode(wire) as Domain;
}

type Way = (value: unknown) => unknown;

interface Ways {
  readonly encode: Way;
  readonly decode: Way;
}

const asItIs: Ways = { encode: (value) => value, decode: (value) => value };

/** The encoder and the decoder of each schema, derived from the schema only once. */
const known = new WeakMap<z.core.$ZodType, Ways>();

function waysOf(schema: z.core.$ZodType): Ways {
  const ways = known.get(schema) ?? readWays(schema as z.core.$ZodTypes);
  known.set(schema, ways);
  return ways;
}

function readWays(schema: z.core.$ZodTypes): Ways {
  const { def } = schema._zod;
  // A check such as `trim` changes the value, so zod must run it.
  if (def.checks?.some(({ _zod }) => _zod.def.check === 'overwrite')) return checked(schema);
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'custom':
    case 'unknown':
    case 'null':
      return asItIs;
    case 'pipe':
      return piped(def);
    case 'object':
      return ofObject(def.shape);
    case 'array':
      return ofList(waysOf(def.element));
    case 'record':
      return ofRecord(waysOf(def.valueType));
    case 'optional':
    case 'nullable':
      return where((value) => value !== undefined && value !== null, waysOf(def.innerType));
    case 'readonly':
      return waysOf(def.innerType);
    default:
      return checked(schema);
  }
}

function checked(schema: z.core.$ZodType): Ways {
  return { encode: (domain) => z.encode(schema, domain), decode: (wire) => z.decode(schema, wire) };
}

function piped(def: z.core.$ZodPipeDef): Ways {
  const from = waysOf(def.in);
  const to = waysOf(def.out);
  const { transform, reverseTransform } = def;
  // Our transforms do not use their second argument, so all calls pass this empty one.
  const nothing = { value: undefined, issues: [] } as never;
  return {
    encode: (domain) => from.encode(reverseTransform ? reverseTransform(to.encode(domain), nothing) : to.encode(domain)),
    decode: (wire) => to.decode(transform ? transform(from.decode(wire), nothing) : from.decode(wire)),
  };
}

function ofObject(shape: z.core.$ZodShape): Ways {
  const fields = Object.entries(shape).map(([name, field]) => [name, waysOf(field)] as const);
  const each = (way: keyof Ways) => (value: unknown) => {
    if (typeof value !== 'object' || value === null) throw new TypeError('expected an object');
    const made: Record<string, unknown> = {};
    for (const [name, ways] of fields) {
      const one = ways[way](Reflect.get(value, name));
      if (one !== undefined) made[name] = one;
    }
    return made;
  };
  return { encode: each('encode'), decode: each('decode') };
}

function ofList(item: Ways): Ways {
  const each = (way: Way) => (value: unknown) => {
    if (!Array.isArray(value)) throw new TypeError('expected a list');
    return item === asItIs ? value : value.map(way);
  };
  return { encode: each((one) => item.encode(one)), decode: each((one) => item.decode(one)) };
}

function ofRecord(item: Ways): Ways {
  const each = (way: Way) => (value: unknown) => {
    if (typeof value !== 'object' || value === null) throw new TypeError('expected an object');
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, way(one)]));
  };
  return { encode: each(item.encode), decode: each(item.decode) };
}

function where(isThere: (value: unknown) => boolean, { encode, decode }: Ways): Ways {
  return {
    encode: (value) => (isThere(value) ? encode(value) : value),
    decode: (value) => (isThere(value) ? decode(value) : value),
  };
}
