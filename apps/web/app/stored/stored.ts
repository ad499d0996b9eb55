import { isPreview, previewPrefix } from '../preview/own-address.ts';

type StorageName = 'localStorage' | 'sessionStorage';

/**
 * Upgrades data from one format to the next. Returns null if the data does not have the expected format. An upgrade must be a pure
 * function. Never change an upgrade after its release.
 */
export type Upgrade = (earlier: unknown) => Readonly<Record<string, unknown>> | null;

/** A key in the storages of the browser. None of its functions throws, although a storage may be blocked, full or unreadable. */
export interface StoredPlace {
  readonly key: string;
  /** Returns the stored data, upgraded to the current format but not validated. Null if no data is stored or its format is unknown. */
  read(storage: StorageName): unknown;
  /** Stores the data. Returns false if the browser refuses. */
  write(storage: StorageName, body: object): boolean;
  forget(storage: StorageName): void;
}

/**
 * Returns the functions that read, write and delete one key. The number of the current format is the number of upgrades plus one. The first
 * upgrade converts format 1. Data without a format number has format 1.
 */
export function storedPlace(key: string, upgrades: readonly Upgrade[]): StoredPlace {
  return placeAt(`${OWN}${key}`, upgrades);
}

/** A preview adds a prefix to its keys, so that its data never mixes with that of the real site. */
const OWN = isPreview ? `${previewPrefix}:` : '';

/** A preview stores everything in `sessionStorage`, so that its data is gone when the tab closes. */
function storageOf(storage: StorageName): Storage {
  return globalThis[isPreview ? 'sessionStorage' : storage];
}

function placeAt(key: string, upgrades: readonly Upgrade[]): StoredPlace {
  return {
    key,
    read: (storage) => attempt(() => upgraded(JSON.parse(storageOf(storage).getItem(key) ?? 'null'), upgrades), null),
    write(storage, body) {
      const text = JSON.stringify({ format: upgrades.length + 1, ...body });
      return attempt(() => {
        storageOf(storage).setItem(key, text);
        return true;
      }, false);
    },
    forget: (storage) => attempt(() => storageOf(storage).removeItem(key), undefined),
  };
}

/** Keys in a storage that begin with the same prefix, for example one for each house. */
export interface StoredPlaces {
  /** The key that is only the prefix, without a name. Earlier formats used only this key. */
  readonly unnamed: StoredPlace;
  at(name: string | number): StoredPlace;
  /** Returns the keys that have data, readable or not. */
  filled(storage: StorageName): readonly StoredPlace[];
}

/** Returns the functions for keys with the same prefix and the same format. */
export function storedPlaces(prefix: string, upgrades: readonly Upgrade[]): StoredPlaces {
  return {
    unnamed: storedPlace(prefix, upgrades),
    at: (name) => storedPlace(`${prefix}.${name}`, upgrades),
    filled: (storage) =>
      attempt(() => Object.keys(storageOf(storage)), [])
        .filter((key) => key === `${OWN}${prefix}` || key.startsWith(`${OWN}${prefix}.`))
        .map((key) => placeAt(key, upgrades)),
  };
}

/** Converts stored data of any earlier format to the current format. Returns null for an unknown format, for example a later one. */
function upgraded(stored: unknown, upgrades: readonly Upgrade[]): unknown {
  const format = isRecord(stored) && 'format' in stored ? stored.format : 1;
  const isKnown = Number.isInteger(format) && Number(format) >= 1 && Number(format) <= upgrades.length + 1;
  if (!isKnown) return null;
  return upgrades.slice(Number(format) - 1).reduce((earlier, upgrade) => earlier && upgrade(earlier), stored);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
