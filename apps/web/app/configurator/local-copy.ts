import { z } from 'zod';

/** Where the visit is kept in the browser: one copy, also of what has not been saved. */
const LOCAL_COPY_KEY = 'gavel.house';

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
  /** The visitor pressed save after the last change. */
  saved: z.boolean(),
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

/** The copy of the last visit; null when there is none, or only rubbish. */
export function readLocalCopy(): LocalCopy | null {
  try {
    const stored = localCopy.safeParse(JSON.parse(localStorage.getItem(LOCAL_COPY_KEY) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}
