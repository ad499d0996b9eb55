import { jsonSchemas } from '@gavel/range/publishing';
import { z } from 'zod';

/** The parts of a JSON Schema that the page shows. */
interface Schema {
  readonly description?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Schema | boolean | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly additionalProperties?: Schema | boolean | undefined;
}

const schemaShape: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    description: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    properties: z.record(z.string(), schemaShape).optional(),
    required: z.array(z.string()).optional(),
    items: z.union([schemaShape, z.boolean()]).optional(),
    anyOf: z.array(schemaShape).optional(),
    additionalProperties: z.union([schemaShape, z.boolean()]).optional(),
  }),
);

/**
 * Returns `docs/reference/range-files.md`: every field of every file of a range except ids.lock.yaml, from the JSON Schemas that editors
 * use.
 */
export function printRangeFiles(): string {
  const tables = Object.entries(jsonSchemas())
    .filter(([name]) => name !== 'ids.lock.schema.json')
    .map(([name, schema]) => {
      const rows = fieldsOf(schemaShape.parse(schema), '');
      const table = rows.length > 0 ? rows.map((row) => `| ${row.join(' | ')} |`).join('\n') : '| (each key) | text | |';
      return `## ${fileOf(name)}\n\n| Field | Value | Meaning |\n|---|---|---|\n${table}\n`;
    });
  return `${intro}\n${tables.join('\n')}`;
}

const intro = `# Files of a range, field by field

\`npm run reference\` writes this page from the schemas in \`packages/range/schemas\`. Do not edit it by hand. [The range
format](range-format.md) explains what the fields do together.

A star marks a required field. \`[]\` means that the field is a list. \`{…}\` means that you choose the names.
`;

function fileOf(schemaName: string): string {
  const name = schemaName.replace('.schema.json', '');
  return { questions: 'questions/*.yaml', house: 'houses/*.yaml' }[name] ?? `${name}.yaml`;
}

type Row = readonly [field: string, value: string, meaning: string];

/** Returns the fields below `path`, depth first, each once. */
function fieldsOf(schema: Schema, path: string): readonly Row[] {
  if (schema.anyOf) return onceEach(schema.anyOf.flatMap((one) => fieldsOf(one, path)));
  if (typeof schema.items === 'object') return fieldsOf(schema.items, `${path}[]`);
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = below(path, name);
    const star = schema.required?.includes(name) ? ' *' : '';
    return [
      [`\`${at}\`${star}`, describeValue(field), (field.description ?? '').replaceAll('|', '\\|')] as const,
      ...fieldsOf(field, at),
    ];
  });
  const free = typeof schema.additionalProperties === 'object' ? fieldsOf(schema.additionalProperties, below(path, '{…}')) : [];
  return [...named, ...free];
}

function below(path: string, name: string): string {
  return path === '' || path === '[]' ? name : `${path}.${name}`;
}

/** Removes repeated fields. A value that may be one item or a list of items has the same fields twice. */
function onceEach(rows: readonly Row[]): readonly Row[] {
  const names = rows.map(([field]) => field.replaceAll('[]', ''));
  return rows.filter((_, at) => names.indexOf(names[at] ?? '') === at);
}

const MOST_CHOICES = 12;

function describeValue({ type, enum: choices, const: constant, anyOf, items, additionalProperties, properties }: Schema): string {
  if (choices) {
    const more = choices.length > MOST_CHOICES ? ` and ${choices.length - MOST_CHOICES} more, see the schema` : '';
    return `${choices
      .slice(0, MOST_CHOICES)
      .map((choice) => `\`${choice}\``)
      .join(', ')}${more}`;
  }
  if (constant !== undefined) return `\`${constant}\``;
  if (anyOf) return [...new Set(anyOf.map(describeValue))].join(' or ');
  if (typeof items === 'object') return `list of ${describeValue(items)}`;
  if (type === 'object' && !properties && typeof additionalProperties === 'object')
    return `names with ${describeValue(additionalProperties)}`;
  return { string: 'text', boolean: '`true` or `false`', array: 'list', object: 'fields' }[String(type)] ?? String(type);
}
