import { type Described, EXTERIORS, INTERIORS, type Pictures, placeAmongPictures } from '../source/pictures.ts';
import { roomCategories } from './read-pictures.ts';

/** What is known of a range's pictures as a text, so that a range can be checked and built where the pictures are not. */
export function printPictures({ hash, sizes, manifests, scenes, faults }: Pictures): string {
  const contents = (described: ReadonlyMap<string, Described<unknown>>) =>
    [...described].map(([name, { content }]) => [name, content]);
  return JSON.stringify({ hash, sizes: [...sizes], manifests: contents(manifests), scenes: contents(scenes), faults });
}

/** @param text what `printPictures` printed */
export function parsePictures(text: string): Pictures {
  const { hash, sizes, manifests, scenes, faults } = JSON.parse(text) as Printed;
  const known = new Map(sizes);
  return {
    hash,
    sizes: known,
    manifests: described(manifests, (name) => `${EXTERIORS}/${name}/manifest.json`),
    scenes: described(scenes, (name) => `${INTERIORS}/${name}/scene.json`),
    roomCategories: roomCategories(known.keys()),
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
}

/** Lines are not known any more: the whole file is named. */
function described<Content>(
  contents: readonly (readonly [string, Content])[],
  pathOf: (name: string) => string,
): ReadonlyMap<string, Described<Content>> {
  return new Map(contents.map(([name, content]) => [name, { content, placeOf: () => placeAmongPictures(pathOf(name)) }]));
}
