import { z } from 'zod';
import type { Random } from './random.ts';

/** A JSON schema as zod writes it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: Schema | boolean;
}

/**
 * Values that exist on the server, by the name of the field or parameter. An HTTP request with such a value passes more checks of the
 * server.
 */
export type Known = ReadonlyMap<string, readonly unknown[]>;

/** Returns the JSON schema of the input of a codec. */
export function schemaOf(codec: z.core.$ZodType): Schema {
  return z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/**
 * Returns a value that usually fits a schema. If the schema has a pattern, the value is a guess that may not fit.
 * @param name the name of the field, for which `known` may contain values
 */
export function anExample(schema: Schema, random: Random, known: Known, name = ''): unknown {
  const found = known.get(name.toLowerCase());
  if (found && found.length > 0 && random.happens(0.9)) return random.one(found);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.one(schema.enum);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds && kinds.length > 0) return anExample(random.one(kinds), random, known, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => Object(anExample(part, random, known, name))));
  const type = typeof schema.type === 'string' ? schema.type : schema.type && random.one(schema.type);
  switch (type) {
    case 'object':
      return anObject(schema, random, known);
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((item) => anExample(item, random, known, name));
      return Array.from({ length: random.below(3) }, () => anExample(schema.items ?? {}, random, known, name));
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1000, Math.max(schema.minimum ?? 0, random.below(200)));
    case 'boolean':
      return random.happens(0.5);
    case 'null':
      return null;
    default:
      return aText(schema, random);
  }
}

function anObject({ properties = {}, required = [], additionalProperties }: Schema, random: Random, known: Known): unknown {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || random.happens(0.7));
  const others = typeof additionalProperties === 'object' ? [[String(random.below(300)), additionalProperties] as const] : [];
  return Object.fromEntries([...fields, ...others].map(([name, schema]) => [name, anExample(schema, random, known, name)]));
}

function aText({ format, pattern = '', minLength = 0 }: Schema, random: Random): string {
  if (format === 'email') return `p${random.below(1e6)}@example.se`;
  if (format === 'date-time') return '2026-11-20T12:00:00.000Z';
  if (format === 'date') return '2026-11-20';
  if (format === 'uuid') return '0194e3c1-7d0a-7c60-8a52-0c1d3f9d9f10';
  if (format === 'uri') return 'https://crm.example.se/gavel';
  if (/\\d|0-9/.test(pattern)) return String(random.below(10_000)).padStart(minLength, '1');
  return random.one(['Anna', 'granskog vid tjärn', 'x1', '2480', 'a'.repeat(8)]).padEnd(minLength, 'a');
}
