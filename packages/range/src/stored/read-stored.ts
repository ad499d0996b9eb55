import { z } from 'zod';

/** How bodies of one kind are read, whatever format they were stored in. */
export interface StoredFormat<Body> {
  /** The first makes format 2 of format 1, and so on: what earlier programs stored is brought to the current format, one step at a time. */
  readonly upgrades: readonly z.ZodType[];
  /** The current format. */
  readonly current: z.ZodType<Body>;
}

/** A body as it lies in a database. */
export interface StoredBody {
  /** What faults call it, such as `web configuration 10 version 2`. */
  readonly name: string;
  readonly format: number;
  readonly body: unknown;
}

/** A stored body that cannot be read. The message names the row and the field. */
export class StoredBodyError extends Error {
  override readonly name = 'StoredBodyError';
}

/** The number of the format that is stored today. */
export function formatOf({ upgrades }: StoredFormat<unknown>): number {
  return upgrades.length + 1;
}

/** The body in the current format. Throws `StoredBodyError` for a format that is unknown, and for a body that is not of its format. */
export function readStored<Body>(kind: StoredFormat<Body>, { name, format, body }: StoredBody): Body {
  const newest = formatOf(kind);
  if (!Number.isInteger(format) || format < 1 || format > newest)
    throw new StoredBodyError(`${name} has the format ${format}; known are 1 to ${newest}`);
  const read = <Output>(schema: z.ZodType<Output>, value: unknown): Output => {
    const { success, data, error } = schema.safeParse(value);
    if (success) return data;
    const [issue] = error.issues;
    throw new StoredBodyError(`${name} (format ${format}): ${fieldAt(issue?.path ?? [])}: ${issue?.message}`);
  };
  let upgraded = body;
  for (const upgrade of kind.upgrades.slice(format - 1)) upgraded = read(upgrade, upgraded);
  return read(kind.current, upgraded);
}

function fieldAt(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'the body' : z.core.toDotPath(path);
}
