type StorageName = 'localStorage' | 'sessionStorage';

/** Makes what lies in one format into the next; null of what is no such thing. Pure, and it stays as it is for ever. */
export type Upgrade = (earlier: unknown) => Readonly<Record<string, unknown>> | null;

/** A place in the browser's storages. Nothing here throws: a storage may be blocked, full or hold rubbish. */
export interface StoredPlace {
  readonly key: string;
  /** What lies there, in the current format but not yet checked; null: nothing, or nothing that is known here. */
  read(storage: StorageName): unknown;
  /** False when the browser refuses. */
  write(storage: StorageName, body: object): boolean;
  forget(storage: StorageName): void;
}

/** A place whose current format is one more than there are upgrades: the first of them is for format 1, which lay there without a number. */
export function storedPlace(key: string, upgrades: readonly Upgrade[]): StoredPlace {
  return {
    key,
    read: (storage) => attempt(() => upgraded(JSON.parse(globalThis[storage].getItem(key) ?? 'null'), upgrades), null),
    write(storage, body) {
      const text = JSON.stringify({ format: upgrades.length + 1, ...body });
      return attempt(() => {
        globalThis[storage].setItem(key, text);
        return true;
      }, false);
    },
    forget: (storage) => attempt(() => globalThis[storage].removeItem(key), undefined),
  };
}

/** Places of one kind, any number of them. */
export interface StoredPlaces {
  /** The one without a name, which was the only one once. */
  readonly unnamed: StoredPlace;
  at(name: string | number): StoredPlace;
  /** Those where something lies, readable or not. */
  filled(storage: StorageName): readonly StoredPlace[];
}

/** Places whose keys begin alike, and whose format is the same. */
export function storedPlaces(prefix: string, upgrades: readonly Upgrade[]): StoredPlaces {
  return {
    unnamed: storedPlace(prefix, upgrades),
    at: (name) => storedPlace(`${prefix}.${name}`, upgrades),
    filled: (storage) =>
      attempt(() => Object.keys(globalThis[storage]), [])
        .filter((key) => key === prefix || key.startsWith(`${prefix}.`))
        .map((key) => storedPlace(key, upgrades)),
  };
}

/** What lay in any format, in the current one; null of a format that is not known here, such as a later one. */
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
