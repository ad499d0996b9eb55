import { isDiagram } from '@gavel/core';
import { backgroundPath } from '../build/build-sections.ts';
import type { Offer } from '../build/offer.ts';
import { portraitPath, sampleId } from '../build/picture-references.ts';
import { EXTERIORS, INTERIORS } from '../source/pictures.ts';
import type { Source } from '../source/source.ts';
import type { PictureView } from './picture-views.ts';

/** Returns the pictures that the server renders or draws because the range lacks them: a line for cameras, and a line for the others. */
export function unrenderedPictures(
  source: Source,
  houses: readonly { readonly offer: Offer; readonly views: readonly PictureView[] }[],
): string[] {
  const { sizes } = source.pictures;
  const views = new Map<string, Map<string, boolean>>();
  for (const { folder, camera, isRendered } of houses.flatMap((house) => house.views))
    views.set(folder, (views.get(folder) ?? new Map()).set(camera, isRendered));
  const scenes = [...views].flatMap(([folder, cameras]) => {
    const drawn = [...cameras].filter(([, isRendered]) => !isRendered).map(([camera]) => camera);
    if (drawn.length === 0) return [];
    return [drawn.length === cameras.size ? folder : `${folder} (${drawn.join(', ')})`];
  });
  const single = Object.entries(singlePictures(source)).flatMap(([kind, paths]) => {
    const drawn = [...paths].filter((path) => !sizes.has(path)).length;
    return drawn === 0 ? [] : [`${drawn} of ${paths.size} ${kind}`];
  });
  return [
    ...(scenes.length > 0 ? [`no pictures yet, rendered by the server or drawn instead: ${scenes.toSorted().join(', ')}`] : []),
    ...(single.length > 0 ? [`no pictures yet, rendered by the server or drawn instead: ${single.join(', ')}`] : []),
  ];
}

/** Returns the pictures, except layers, that nothing in the range uses, such as the swatch of a colour that has changed. */
export function unusedPictures(source: Source): string[] {
  const used = new Set([
    ...Object.values(singlePictures(source)).flatMap((paths) => [...paths]),
    ...source.houses.flatMap(({ key }) => [`houses/${key}/thumb-2.webp`, `houses/${key}/thumb-3.webp`]),
    ...source.questions.flatMap(({ key: question, answers }) => [
      `fullscreen/${question}.webp`,
      ...answers.flatMap(({ key }) => [`products/${key}.webp`, `fullscreen/${key}.webp`]),
    ]),
  ]);
  const layered = [`${EXTERIORS}/`, `${INTERIORS}/`];
  const unused = [...source.pictures.sizes.keys()].filter(
    (path) => !used.has(path) && !layered.some((folder) => path.startsWith(folder)),
  );
  return unused.length > 0 ? [`shown nowhere: ${unused.join(', ')}`] : [];
}

/**
 * Returns the paths of the pictures that are single files, not composed of layers, by kind. Leaves out optional pictures: a swatch can
 * replace a product's picture, and an elevation and a floor plan can replace a house's second and third thumbnails.
 */
function singlePictures({
  questions,
  productInformation,
  houses,
  bundles,
  sections,
  salespersons,
}: Source): Record<string, ReadonlySet<string>> {
  const samples = [
    ...questions.flatMap(({ answers }) => answers.map(({ sample }) => sample)),
    ...productInformation.flatMap(({ items }) => items.flatMap(({ sample }) => sample ?? [])),
  ];
  return {
    cards: new Set(houses.map(({ key }) => `houses/${key}/card.webp`)),
    gardens: new Set(houses.map(({ key }) => `houses/${key}/garden.webp`)),
    thumbnails: new Set(houses.map(({ key }) => `houses/${key}/thumb-1.webp`)),
    samples: new Set(samples.filter(({ pattern }) => !isDiagram(pattern)).map((sample) => `palette/${sampleId(sample)}.webp`)),
    bundles: new Set(bundles.map(({ key }) => `bundles/${key}.webp`)),
    'section backgrounds': new Set(sections.map(backgroundPath)),
    splashes: new Set(['splash.webp']),
    portraits: new Set(salespersons.flatMap(({ image }) => (image === undefined ? [] : portraitPath(image)))),
  };
}
