import { z } from 'zod';
import { houseFile, questionFile } from '../source/format.ts';
import { partFolders, rangeFolder } from '../source/range-folder.ts';

/** Returns the JSON Schemas of the files of a range folder, for completion in editors: file name → schema. */
export function jsonSchemas(): Record<string, object> {
  const { shape } = rangeFolder;
  const schemas = new Map<string, z.ZodType>([
    ['questions', questionFile],
    ['house', houseFile],
  ]);
  for (const [name, schema] of Object.entries(shape)) {
    if (!partFolders.some((part) => part === name)) schemas.set(name.replace(/\.yaml$/, ''), schema);
  }
  return Object.fromEntries(
    [...schemas].map(([name, schema]) => [`${name}.schema.json`, z.toJSONSchema(schema, { io: 'input' })]),
  );
}

const WIDEST_LINE = 130;

/** Prints a schema as the repository formats its files: short lists stay on one line. */
export function printJsonSchema(schema: object): string {
  const text = JSON.stringify(schema, null, 2).replace(
    /\[\n([^[\]{}]*)\n\s*\]/g,
    (list, items: string, at: number, whole: string) => {
      const line = `[${items.trim().replace(/,\n\s*/g, ', ')}]`;
      const before = at - whole.lastIndexOf('\n', at);
      return before + line.length <= WIDEST_LINE ? line : list;
    },
  );
  return `${text}\n`;
}
