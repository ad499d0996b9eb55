import { houseId, plotId, questionId, selections, webConfigurationId, z } from '@gavel/contract';
import { keepRoad } from './chosen-road.ts';
import { storedHouses } from './formats.ts';
import { isRecord, type StoredPlace } from './stored.ts';

/** A question's, or 0: the place before the first question. */
const visitedStep = z.union([z.literal(0), questionId]);

const keptHouse = z.object({
  /** Which visit it is: `Bootstrap.startedAt`. */
  startedAt: z.number(),
  houseId,
  houseTitle: z.string(),
  municipalityId: z.string(),
  municipalityName: z.string(),
  webConfigurationId,
  /** Which version of the house the choices were made in; null: nobody noted it. */
  webConfigurationVersion: z.nullable(z.int()),
  name: z.string(),
  /** The plots that the visitor is interested in. */
  plotIds: z.readonly(z.array(plotId)),
  selections,
  visited: z.array(visitedStep),
  /** The question whose step was opened last: where one goes on. */
  openedLast: z.nullable(visitedStep),
  /** The visitor pressed save after the last change. */
  saved: z.boolean(),
  /** When it was kept by the server's clock, milliseconds since 1970; 0: nobody noted it. To tell its age, never an order: a clock may be set. */
  keptAt: z.number(),
  /** Of two that this browser keeps the larger number was kept later. */
  serial: z.number(),
  /** The total that was on the screen then, in öre: to recognise the house by, never to reckon with. */
  price: z.nullable(z.int()),
  /** Under which it is saved on the server, of which this is what has changed since; null: it is only here. */
  token: z.nullable(z.string()),
  /** Which revision of the saved one the changes were made to. */
  revision: z.nullable(z.int()),
  /** Save was pressed, and the server could not be reached. */
  isWaiting: z.boolean(),
  /** For whose account, as `pageAccountOf` names it; null: nobody noted it. */
  waitsFor: z.nullable(z.string()),
});

/** A house that lies in this browser. */
export type KeptHouse = z.output<typeof keptHouse>;

/** A house to be kept; what is kept last gets the largest serial number. */
export type HouseToKeep = Omit<KeptHouse, 'serial'>;

/** Stands in for the storage where it is blocked or full; lives until the page is loaded again. */
let remembered: KeptHouse | null = null;

/** Keeps a house, in the browser and in this tab. False when the browser refuses: storage blocked or full. */
export function keepHouse(house: HouseToKeep): boolean {
  remembered = { ...house, serial: nextSerial() };
  return write(remembered);
}

/** Keeps which steps have been open, where this visit is kept; its choices stay as they are, which another tab may have made. */
export function keepSteps({ startedAt, visited, openedLast }: Pick<KeptHouse, 'startedAt' | 'visited' | 'openedLast'>): void {
  const kept = readHouse(startedAt);
  if (kept) write({ ...kept, visited, openedLast });
}

export function forgetHouse(startedAt: number): void {
  if (remembered?.startedAt === startedAt) remembered = null;
  storedHouses.at(startedAt).forget('localStorage');
  keepRoad(startedAt, false);
}

/** Whether something in it is nowhere else. Otherwise an account has all of it: it only tells tabs of this browser where to go on. */
export function isUnsaved({ token, saved, isWaiting }: Pick<KeptHouse, 'token' | 'saved' | 'isWaiting'>): boolean {
  return token === null || !saved || isWaiting;
}

/** How long what an account has taken over still lies here, for tabs that show it, ms. */
const FORGOTTEN_AFTER = 12 * 60 * 60 * 1000;

/** Forgets what an account has, once every tab must have heard of it. */
export function forgetTakenOver(now: number): void {
  // One of tomorrow was kept by a clock that was wrong.
  for (const house of readHouses())
    if (!isUnsaved(house) && Math.abs(now - house.keptAt) > FORGOTTEN_AFTER) forgetHouse(house.startedAt);
}

/** Under which token a house is saved, and which of its saves the changes were made to; null: it is only here. */
export function originOf({ token, revision }: Pick<KeptHouse, 'token' | 'revision'>) {
  return token === null || revision === null ? null : { token, revision };
}

/** Every house that is kept, the one that was changed last first; what is rubbish is none. */
export function readHouses(): readonly KeptHouse[] {
  giveNames();
  return storedHouses
    .filled('localStorage')
    .flatMap((place) => readFrom(place) ?? [])
    .toSorted((a, b) => b.serial - a.serial);
}

/** Those that lie here alone: the others are what has changed in a house that an account has. */
export function readOwnHouses(): readonly KeptHouse[] {
  return readHouses().filter(({ token }) => token === null);
}

/** One of them, as it was kept last; null: it is not kept. */
export function readHouse(startedAt: number): KeptHouse | null {
  giveNames();
  // Of equally new ones what is stored, which knows the latest steps.
  const stored = readFrom(storedHouses.at(startedAt));
  const here = remembered?.startedAt === startedAt ? remembered : null;
  return stored && stored.serial >= (here?.serial ?? 0) ? stored : here;
}

/** Under which key a house lies, by which the browser tells other tabs of it. */
export function keyOf(startedAt: number): string {
  return storedHouses.at(startedAt).key;
}

/** The house of a browser that kept only one gets a place of its own, unless it has one that is newer. */
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

/** Without checking all the rest, as it is asked for after every choice. */
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
