import { z } from 'zod';
import { LOCAL_COPY_KEY } from './local-copy-key.ts';

const localCopy = z.object({
  version: z.literal(1),
  /** Which visit it is: `Bootstrap.startedAt`. */
  startedAt: z.number(),
  houseId: z.int(),
  houseTitle: z.string(),
  municipalityId: z.string(),
  municipalityName: z.string(),
  webConfigurationId: z.int(),
  name: z.string(),
  selections: z.record(z.string().regex(/^\d+$/), z.int()),
  visited: z.array(z.int()),
  /** The question whose step was opened last: where one goes on. */
  openedLast: z.int().nullable().default(null),
  /** The visitor pressed save after the last change. */
  saved: z.boolean(),
  /** When it was kept, milliseconds since 1970; 0 in a copy of before this was noted. */
  keptAt: z.number().default(0),
  /** The total that was on the screen then, in öre: to recognise the house by, never to reckon with. */
  price: z.int().nullable().default(null),
});

export type LocalCopy = z.output<typeof localCopy>;

/** Keeps the copy. False when the browser refuses: storage blocked or full. */
export function writeLocalCopy(copy: LocalCopy): boolean {
  try {
    localStorage.setItem(LOCAL_COPY_KEY, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the copy, whatever it is of. */
export function forgetLocalCopy(): void {
  try {
    localStorage.removeItem(LOCAL_COPY_KEY);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** The copy of the last visit; null when there is none, or only rubbish. */
export function readLocalCopy(): LocalCopy | null {
  try {
    const stored = localCopy.safeParse(JSON.parse(localStorage.getItem(LOCAL_COPY_KEY) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}
