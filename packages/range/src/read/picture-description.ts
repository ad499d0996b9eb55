import { type Described, EXTERIORS, INTERIORS, type Pictures, placeAmongPictures } from '../source/pictures.ts';
import { roomCategories } from './read-pictures.ts';

/** Prints the known data of a range's pictures as text, so that a range can be checked and built without its pictures. */
export function printPictures({ hash, sizes, manifests, scenes, uploads, faults }: Pictures): string {
  const contents = (described: ReadonlyMap<string, Described<unknown>>) =>
    [...described].map(([name, { content }]) => [name, content]);
  const uploaded = uploads.size > 0 ? { uploads: [...uploads] } : {};
  const described = { manifests: contents(manifests), scenes: contents(scenes) };
  return JSON.stringify({ hash, sizes: [...sizes], ...described, ...uploaded, faults });
}

/** Parses the output of `printPictures`. */
export function parsePictures(text: string): Pictures {
  const { hash, sizes, manifests, scenes, uploads = [], faults } = JSON.parse(text) as Printed;
  const known = new Map(sizes);
  return {
    hash,
    sizes: known,
    manifests: described(manifests, (name) => `${EXTERIORS}/${name}/manifest.json`),
    scenes: described(scenes, (name) => `${INTERIORS}/${name}/scene.json`),
    roomCategories: roomCategories(known.keys()),
    uploads: new Map(uploads),
    faults,
  };
}

type Entries<Known> = Known extends ReadonlyMap<infer Key, infer Value> ? readonly (readonly [Key, Value])[] : never;
type Contents<Known> =
  Known extends ReadonlyMap<string, Described<infer Content>> ? readonly (readonly [string, Content])[] : never;

interface Printed extends Pick<Pictures, 'hash' | 'faults'> {
  readonly sizes: Entries<Pictures['sizes']>;
  readonly manifests: Contents<Pictures['manifests']>;
  readonly scenes: Contents<Pictures['scenes']>;
  /** Absent: the range has no uploaded pictures. */
  readonly uploads?: Entries<Pictures['uploads']>;
}

/** Converts printed descriptions to `Described`. The printed text has no line numbers, so faults state only the file. */
function described<Content>(
  contents: readonly (readonly [string, Content])[],
  pathOf: (name: string) => string,
): ReadonlyMap<string, Described<Content>> {
  return new Map(contents.map(([name, content]) => [name, { content, placeOf: () => placeAmongPictures(pathOf(name)) }]));
}
