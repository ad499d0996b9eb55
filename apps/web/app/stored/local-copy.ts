import { houseId, questionId, selections, webConfigurationId, z } from '@gavel/contract';
import { storedHouse } from './formats.ts';
import type { StorageName } from './stored.ts';

/** A question's, or 0: the place before the first question. */
const visitedStep = z.union([z.literal(0), questionId]);

const localCopy = z.object({
  /** Which visit it is: `Bootstrap.startedAt`. */
  startedAt: z.number(),
  houseId,
  houseTitle: z.string(),
  municipalityId: z.string(),
  municipalityName: z.string(),
  webConfigurationId,
  /** Which version of the house the choices were made in; null: nobody noted it. */
  webConfigurationVersion: z.int().nullable(),
  name: z.string(),
  selections,
  visited: z.array(visitedStep),
  /** The question whose step was opened last: where one goes on. */
  openedLast: visitedStep.nullable(),
  /** The visitor pressed save after the last change. */
  saved: z.boolean(),
  /** When it was kept, milliseconds since 1970; 0: nobody noted it. */
  keptAt: z.number(),
  /** The total that was on the screen then, in öre: to recognise the house by, never to reckon with. */
  price: z.int().nullable(),
});

export type LocalCopy = z.output<typeof localCopy>;

/** Stands in for the storage where it is blocked or full; lives until the page is loaded again. */
let remembered: LocalCopy | null = null;

/** Keeps the copy, in the browser and in this tab. False when the browser refuses: storage blocked or full. */
export function writeLocalCopy(copy: LocalCopy): boolean {
  rememberCopy(copy);
  return writeTo('localStorage', copy);
}

/** Keeps the copy in this tab alone: it is another tab's, which has kept it in the browser. */
export function rememberCopy(copy: LocalCopy): void {
  remembered = copy;
  writeTo('sessionStorage', copy);
}

/** Keeps which steps have been open, where this visit is kept; its choices stay as they are, which another tab may have made. */
export function writeSteps({ startedAt, visited, openedLast }: Pick<LocalCopy, 'startedAt' | 'visited' | 'openedLast'>): void {
  for (const storage of STORAGES) {
    const kept = readFrom(storage);
    if (kept?.startedAt === startedAt) writeTo(storage, { ...kept, visited, openedLast });
  }
}

/** Forgets the copy, whatever it is of. */
export function forgetLocalCopy(): void {
  remembered = null;
  for (const storage of STORAGES) storedHouse.forget(storage);
}

/** The copy of the last visit; null when there is none, or only rubbish. */
export function readLocalCopy(): LocalCopy | null {
  return readFrom('localStorage');
}

/**
 * The latest copy of this very visit. The browser keeps one house; when another tab has begun another one since, this tab still has its own.
 */
export function readCopyOf(startedAt: number): LocalCopy | null {
  // Of equally new ones what is stored, which knows the latest steps.
  const copies = [...STORAGES.map(readFrom), remembered].filter((copy) => copy?.startedAt === startedAt);
  return copies.toSorted((a, b) => (b?.keptAt ?? 0) - (a?.keptAt ?? 0))[0] ?? null;
}

const STORAGES = ['sessionStorage', 'localStorage'] as const;

function writeTo(storage: StorageName, copy: LocalCopy): boolean {
  return storedHouse.write(storage, z.encode(localCopy, copy));
}

function readFrom(storage: StorageName): LocalCopy | null {
  const copy = localCopy.safeParse(storedHouse.read(storage));
  return copy.success ? copy.data : null;
}
