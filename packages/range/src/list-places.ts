import type { KeyPath } from './edit/key-path.ts';
import { stepNamer } from './edit/name-steps.ts';
import { type SharedValue, sharedValues } from './edit/shared-values.ts';
import { partsOf } from './parts/parts-of.ts';
import type { WrittenField, WrittenPart } from './parts/written-part.ts';
import { readWritten, type WrittenRange } from './read/read-written.ts';
import { type PricePlaces, pricePlaces } from './sheet/price-places.ts';
import type { Path } from './source/fault.ts';
import { municipalityOf } from './source/range-index.ts';

/** All values of a range that the range editor can change separately, with their positions in the files. */
export interface Places extends PricePlaces {
  /** Texts, rules and campaigns. */
  readonly parts: readonly PlacedPart[];
  /** The names of municipalities that rules may contain. */
  readonly municipalities: readonly string[];
  /** Key → id. */
  readonly campaignIds: ReadonlyMap<string, number>;
  /** The hash in the addresses of the range's pictures; null: the range has no pictures. */
  readonly picturesHash: string | null;
  /** The uploaded pictures: path → SHA-256. */
  readonly uploads: ReadonlyMap<string, string>;
  /** File → its values that other places of the file use. They cannot be changed separately, see `isShared`. */
  readonly shared: ReadonlyMap<string, readonly SharedValue<KeyPath>[]>;
}

export type PlacedPart = Omit<WrittenPart, 'fields'> & { readonly fields: readonly PlacedField[] };
/** A field whose position is a path of names. The path usually stays valid when other parts of the file change (`KeyPath`). */
export type PlacedField = Omit<WrittenField, 'path'> & { readonly keys: KeyPath };

/**
 * Returns the positions of the values in a published range. Throws if the current version of the program can no longer parse this range.
 */
export function listPlaces(written: WrittenRange): Places {
  const { source, faults } = readWritten(written);
  if (!source) throw new Error(`the range cannot be read: ${faults[0]?.message}`);
  const namers = new Map<string, ReturnType<typeof stepNamer>>();
  const keysOf = (file: string, path: Path) => {
    const namer = namers.get(file) ?? stepNamer(written.texts.get(file) ?? '');
    namers.set(file, namer);
    return namer(path);
  };
  return {
    ...pricePlaces(source, keysOf),
    parts: partsOf(source).map((part) => ({
      ...part,
      fields: part.fields.map(({ path, ...field }) => ({ ...field, keys: keysOf(field.file, path) })),
    })),
    picturesHash: source.pictures.hash,
    uploads: source.pictures.uploads,
    shared: new Map(
      [...written.texts].map(([file, text]) => [
        file,
        sharedValues(text).map(({ anchor, alias }) => ({ anchor: keysOf(file, anchor), alias: keysOf(file, alias) })),
      ]),
    ),
    campaignIds: new Map(Object.entries(source.idsLock.campaigns ?? {})),
    municipalities: Object.values(source.municipalities.areas)
      .flat()
      .map((entry) => municipalityOf(entry).name),
  };
}
