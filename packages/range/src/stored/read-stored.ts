import { z } from 'zod';

/** How bodies of one kind, such as web configurations, are read from any format. */
export interface StoredFormat<Body> {
  /** The upgrades: the first converts format 1 to format 2, and so on, one step at a time. */
  readonly upgrades: readonly z.ZodType[];
  /** The current format. */
  readonly current: z.ZodType<Body>;
}

/** A body as the database stores it. */
export interface StoredBody {
  /** The name in error messages, such as `web configuration 10 version 2`. */
  readonly name: string;
  readonly format: number;
  readonly body: unknown;
}

/** Thrown when a stored body has an unknown format or cannot be parsed. The message names the row, and the field if one is invalid. */
export class StoredBodyError extends Error {
  override readonly name = 'StoredBodyError';
}

/** Returns the number of the current format. */
export function formatOf({ upgrades }: StoredFormat<unknown>): number {
  return upgrades.length + 1;
}

/**
 * Returns the body in the current format. Throws `StoredBodyError` for an unknown format, and for a body that does not match its format.
 */
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
