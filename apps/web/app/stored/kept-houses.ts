import { houseId, placementOrNull, plotId, questionId, selections, webConfigurationId, z } from '@gavel/contract';
import { keepRoad } from './chosen-road.ts';
import { storedHouses } from './formats.ts';
import { isRecord, type StoredPlace } from './stored.ts';

/** The id of a question, or 0 for the page before the first question. */
export const visitedStep = z.union([z.literal(0), questionId]);

const keptHouse = z.object({
  /** The number of the visit: `Bootstrap.startedAt`. */
  startedAt: z.number(),
  houseId,
  houseTitle: z.string(),
  municipalityId: z.string(),
  municipalityName: z.string(),
  webConfigurationId,
  /** The version of the web configuration in which the choices were made; null if it is not stored. */
  webConfigurationVersion: z.nullable(z.int()),
  name: z.string(),
  /** The plots that the visitor is interested in. */
  plotIds: z.readonly(z.array(plotId)),
  /** The position of the house on one of the chosen plots. */
  placement: placementOrNull,
  selections,
  visited: z.array(visitedStep),
  /** The question whose step the visitor opened last; null if it is not stored. When the house opens again, it shows this step. */
  openedLast: z.nullable(visitedStep),
  /** Whether the visitor has pressed Save after the last change. */
  saved: z.boolean(),
  /**
   * When the house was stored, by the server’s clock, in milliseconds since 1970; 0 if it is not known. Use it to compute an age, but
   * never to compare two houses, because clocks can be set.
   */
  keptAt: z.number(),
  /** Of two houses in this browser, the one with the larger number was stored later. */
  serial: z.number(),
  /**
   * The total in öre that the screen showed when the house was stored. It helps the visitor to recognise the house. Never compute with it.
   */
  price: z.nullable(z.int()),
  /** The token of the saved house; null if the house is only in this browser. */
  token: z.nullable(z.string()),
  /** The revision of the saved house on which the changes are based. */
  revision: z.nullable(z.int()),
  /** Whether the visitor has pressed Save, but the server has not saved the house. */
  isWaiting: z.boolean(),
  /** The account for which the waiting save (`isWaiting`) is meant, in the form of `pageAccountOf`; null if it is not stored. */
  waitsFor: z.nullable(z.string()),
});

/** A house as this browser stores it. */
export type KeptHouse = z.output<typeof keptHouse>;

/** A house that `keepHouse` stores. `keepHouse` adds the serial number: the house that is stored last gets the largest one. */
export type HouseToKeep = Omit<KeptHouse, 'serial'>;

/**
 * A copy in memory of the house that was stored last, so that the tab works even with a blocked or full storage. A page reload deletes it.
 */
let remembered: KeptHouse | null = null;

/**
 * Stores a house in the browser, and in the memory of this tab. Returns false if the browser refuses, because its storage is blocked or
 * full.
 */
export function keepHouse(house: HouseToKeep): boolean {
  remembered = { ...house, serial: nextSerial() };
  return write(remembered);
}

/**
 * Stores which steps the visitor has opened, but only if the house is already stored. Keeps the stored choices, because another tab may
 * have changed them.
 */
export function keepSteps({ startedAt, visited, openedLast }: Pick<KeptHouse, 'startedAt' | 'visited' | 'openedLast'>): void {
  const kept = readHouse(startedAt);
  // The copy in memory does not count, because another tab may have deleted the house.
  if (kept && readFrom(storedHouses.at(startedAt))) write({ ...kept, visited, openedLast });
}

export function forgetHouse(startedAt: number): void {
  if (remembered?.startedAt === startedAt) remembered = null;
  storedHouses.at(startedAt).forget('localStorage');
  keepRoad(startedAt, false);
}

/**
 * Returns whether some data of the house is stored only in this browser. If false, an account on the server has the whole house. The
 * browser then keeps the house only so that other tabs that show the house find its token.
 */
export function isUnsaved({ token, saved, isWaiting }: Pick<KeptHouse, 'token' | 'saved' | 'isWaiting'>): boolean {
  return token === null || !saved || isWaiting;
}

/** How long a house that was saved to an account stays in the browser, for tabs that still show it; in ms. */
const FORGOTTEN_AFTER = 12 * 60 * 60 * 1000;

/** Deletes houses that were saved to an account, after all tabs have had time to notice the save. */
export function forgetTakenOver(now: number): void {
  // `Math.abs`: if `keptAt` is in the future, a clock was wrong. Then the house is deleted too.
  for (const house of readSavedHouses()) if (Math.abs(now - house.keptAt) > FORGOTTEN_AFTER) forgetHouse(house.startedAt);
}

/** Deletes all houses that an account has completely. After a logout, the next person at this browser must not find them. */
export function forgetSavedHouses(): void {
  for (const house of readSavedHouses()) forgetHouse(house.startedAt);
}

function readSavedHouses(): readonly KeptHouse[] {
  return readHouses().filter((house) => !isUnsaved(house));
}

/** Returns the token of the saved house and the revision on which the changes are based. Null if the house is only in this browser. */
export function originOf({ token, revision }: Pick<KeptHouse, 'token' | 'revision'>) {
  return token === null || revision === null ? null : { token, revision };
}

/** Returns all readable stored houses. The house that was stored last is first. */
export function readHouses(): readonly KeptHouse[] {
  giveNames();
  return storedHouses
    .filled('localStorage')
    .flatMap((place) => readFrom(place) ?? [])
    .toSorted((a, b) => b.serial - a.serial);
}

/** Returns the houses that are only in this browser. All other stored houses belong to an account. */
export function readOwnHouses(): readonly KeptHouse[] {
  return readHouses().filter(({ token }) => token === null);
}

/** Returns a house in its latest state; null if it is not stored. */
export function readHouse(startedAt: number): KeptHouse | null {
  giveNames();
  // If the stored house is as new as the one in memory, use the stored one, because it has the latest visited steps.
  const stored = readFrom(storedHouses.at(startedAt));
  const here = remembered?.startedAt === startedAt ? remembered : null;
  return stored && stored.serial >= (here?.serial ?? 0) ? stored : here;
}

/** Returns the key under which a house is stored. Other tabs see this key in their storage events. */
export function keyOf(startedAt: number): string {
  return storedHouses.at(startedAt).key;
}

/** Moves the house of the old format, which had one key for all (`gavel.house`), to its own key, unless a newer state is stored there. */
function giveNames(): void {
  const place = storedHouses.unnamed;
  const house = readFrom(place);
  if (!house) return;
  const newer = readFrom(storedHouses.at(house.startedAt));
  if ((newer && newer.serial >= house.serial) || write(house)) place.forget('localStorage');
}

function nextSerial(): number {
  const stored = storedHouses.filled('localStorage').flatMap((place) => serialOf(place.read('localStorage')));
  return Math.max(remembered?.serial ?? 0, ...stored) + 1;
}

/** Returns the serial number of a stored house. Checks no other field, because this runs after every choice. */
function serialOf(house: unknown): number[] {
  return isRecord(house) && typeof house.serial === 'number' ? [house.serial] : [];
}

function write(house: KeptHouse): boolean {
  return storedHouses.at(house.startedAt).write('localStorage', z.encode(keptHouse, house));
}

function readFrom(place: StoredPlace): KeptHouse | null {
  const house = keptHouse.safeParse(place.read('localStorage'));
  return house.success ? house.data : null;
}
