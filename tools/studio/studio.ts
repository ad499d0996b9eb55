import { join } from 'node:path';
import { type Parts, readParts } from './render-versions.ts';
import { runPython } from './run-python.ts';

/** A folder of finished pictures, with its list. */
export interface Shelf {
  /** A folder with a range's structure: `exterior/klippan-138/front/base.webp`, `houses/klippan-138/card.webp`, … */
  readonly pictures: string;
  /** The masks, such as `exterior/klippan-138/front/roof.webp`: the area of a view that the choices of one group (roofs) may change. */
  readonly masks: string;
  /** The file that lists the recipe of each picture. */
  readonly made: string;
}

/** The folders and programs that all commands of the studio use. */
export interface Studio {
  readonly root: string;
  readonly parts: Parts;
  /** The committed pictures. */
  readonly published: Shelf;
  /** The pictures that are made but not published. They are never committed. */
  readonly progress: Shelf;
  /** The folder of pictures in progress, Blender's renderings, the contact sheet and the preview. */
  readonly cache: string;
  readonly python: typeof runPython;
}

/** Opens the studio of a working copy of this repository. Throws when studio/render-versions.yaml is faulty. */
export async function openStudio(root: string): Promise<Studio> {
  const cache = join(root, '.cache/studio');
  return {
    root,
    parts: await readParts(root),
    published: {
      pictures: join(root, 'ranges/bjorkvik/pictures'),
      masks: join(root, 'studio/masks'),
      made: join(root, 'studio/made.json'),
    },
    progress: shelfIn(join(cache, 'progress')),
    cache,
    python: runPython,
  };
}

/** Returns a shelf whose pictures, masks and list are in one folder. */
function shelfIn(folder: string): Shelf {
  return { pictures: join(folder, 'pictures'), masks: join(folder, 'masks'), made: join(folder, 'made.json') };
}
