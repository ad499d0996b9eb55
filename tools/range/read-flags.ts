import { parseArgs } from 'node:util';

/** Parses arguments: at most one folder, and flags. */
export function readFlags<Field extends string>(args: readonly string[], fields: readonly Field[]) {
  const options = Object.fromEntries(fields.map((field) => [field, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const isOne = positionals.length <= 1;
    return { folder: isOne ? positionals[0] : undefined, flags: values, wrong: isOne ? null : 'name one folder' };
  } catch (error) {
    return { folder: undefined, flags: {}, wrong: error instanceof Error ? error.message : String(error) };
  }
}
