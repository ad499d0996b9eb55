import type { PictureFrame } from '@gavel/core';
import { EXTERIORS, INTERIORS, PICTURES, type Pictures } from '../source/pictures.ts';
import type { PublishedPictures } from '../stored/published-range.ts';

/** What of a range's pictures decides which of them is shown; null when there are none. */
export function buildPictures({ hash, sizes, manifests, scenes }: Pictures): PublishedPictures | null {
  if (hash === null) return null;
  return {
    hash,
    folder: PICTURES,
    // A house's layers are named by its manifest. A room's are found by where they lie.
    paths: [...sizes.keys()].filter((path) => !path.startsWith(`${EXTERIORS}/`)),
    frames: Object.fromEntries([...framesIn(EXTERIORS, manifests), ...framesIn(INTERIORS, scenes)]),
  };
}

type Described = Pictures['scenes'] | Pictures['manifests'];

function framesIn(kind: string, described: Described): [folder: string, frames: Record<string, PictureFrame>][] {
  return [...described].map(([name, { content }]) => {
    const frames = Object.entries(content.cameras).map(([camera, { width, height, subject }]): [string, PictureFrame] => [
      camera,
      { width, height, subject },
    ]);
    return [`${kind}/${name}`, Object.fromEntries(frames)];
  });
}
