import type { PictureFrame } from '@gavel/core';
import { EXTERIORS, INTERIORS, PICTURES, type Pictures } from '../source/pictures.ts';
import type { PublishedPictures } from '../stored/published-range.ts';

/** Returns the data that decides which picture is shown; null when the range has no pictures. */
export function buildPictures({ hash, sizes, manifests, scenes, uploads }: Pictures): PublishedPictures | null {
  if (hash === null) return null;
  return {
    hash,
    folder: PICTURES,
    // The paths leave out the layers of houses, because each house's manifest lists them. The layers of rooms are found by these paths.
    paths: [...sizes.keys()].filter((path) => !path.startsWith(`${EXTERIORS}/`)),
    frames: Object.fromEntries([...framesIn(EXTERIORS, manifests), ...framesIn(INTERIORS, scenes)]),
    ...(uploads.size > 0 && { uploads: Object.fromEntries(uploads) }),
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
