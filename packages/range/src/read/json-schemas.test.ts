import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemas, printJsonSchema } from './json-schemas.ts';

test('the JSON schemas in the repository match the formats of the range files; `npm run range -- schemas` writes them', async () => {
  const folder = join(import.meta.dirname, '../../schemas');
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  const current = Object.entries(jsonSchemas()).map(([name, schema]) => [name, printJsonSchema(schema)] as const);
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(current));
});
