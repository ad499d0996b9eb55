import { join } from 'node:path';
import { type Parts, readParts } from './render-versions.ts';
import { runPython } from './run-python.ts';

/** A place for finished pictures. */
export interface Shelf {
  /** A folder as a range has it: `exterior/klippan-138/front/base.webp`, `houses/klippan-138/card.webp`, … */
  readonly pictures: string;
  /** Where each group of a view may show: `exterior/klippan-138/front/roof.webp`, … */
  readonly masks: string;
  /** The file that says what the pictures were made from. */
  readonly made: string;
}

/** What all commands of the studio work with. */
export interface Studio {
  readonly root: string;
  readonly parts: Parts;
  /** What is committed. */
  readonly published: Shelf;
  /** What has been made but not published yet; never committed. */
  readonly progress: Shelf;
  /** Holds what is in progress, Blender's renderings, the contact sheet and the preview. */
  readonly cache: string;
  readonly python: typeof runPython;
}

/** The studio of a working copy of this repository. Throws when studio/render-versions.yaml is faulty. */
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

/** A shelf in a folder of its own. */
function shelfIn(folder: string): Shelf {
  return { pictures: join(folder, 'pictures'), masks: join(folder, 'masks'), made: join(folder, 'made.json') };
}
