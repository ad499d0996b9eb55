import { asSectionId, compileModel, type GuideSection, pictureKeys, startVisit } from '@gavel/core';
import { expect, test } from 'vitest';
import { assembleModel } from '../stored/assemble-model.ts';
import { type Guide, guideOf } from '../stored/guide-of.ts';
import type { PublishedRange } from '../stored/published-range.ts';
import type { WebConfiguration } from '../stored/web-configuration.ts';
import { aWebp } from '../testing/a-webp.ts';
import {
  kitchenPictures,
  kitchenRange,
  pantryPictures,
  pantryRange,
  villaManifest,
  villaPictures,
} from '../testing/small-pictures.ts';
import { type FileChange, readSource } from '../testing/write-range.ts';
import { buildRange } from './build-range.ts';
import { assignIds } from './ids.ts';

async function built(changes: Readonly<Record<string, FileChange>>): Promise<{ range: PublishedRange; media: string }> {
  const source = await readSource(changes);
  return { range: buildRange(source, assignIds(source, {}), 0), media: `/media/${source.pictures.hash}` };
}

function modelOf(range: PublishedRange, key: string): WebConfiguration {
  const house = range.houses.find((some) => some.key === key);
  if (!house) throw new Error(`no house '${key}'`);
  return house.webConfiguration;
}

/** Returns the guide that visitors of the house get: its model with its pictures. */
function guideIn(range: PublishedRange, key: string): Guide {
  return guideOf(modelOf(range, key), range.pictures);
}

const sizes = (section: GuideSection | undefined) => section?.dynamicImageCameras.map(({ id, width }) => `${id} ${width}`);

test('a house with a manifest (the list of its layers) shows rendered pictures with the sizes in the manifest; other houses show drawings', async () => {
  const { range, media } = await built(villaPictures);
  const frame = { width: 2000, height: 1430, subject: { x: 400, y: 300, width: 1200, height: 830 } };
  expect(range.pictures).toEqual({
    hash: media.slice('/media/'.length),
    folder: 'pictures',
    paths: [],
    frames: { 'exterior/villa': { front: frame, back: frame } },
  });
  const [facade] = guideIn(range, 'villa').sections;
  expect(facade).toMatchObject({ dynamicImageFolder: `${media}/exterior/villa`, dynamicImageSceneId: 'exterior' });
  expect(facade?.dynamicImageCameras[0]).toEqual({ id: 'front', title: 'Entré', ...frame });
  const [drawn] = guideIn(range, 'garage').sections;
  expect(drawn?.dynamicImageFolder).toBe('');
  expect(sizes(drawn)).toEqual(['front null', 'back null']);
});

test('a camera without pictures in the manifest shows a drawing; a camera that the house does not list is left out', async () => {
  const manifest = JSON.parse(villaManifest());
  delete manifest.cameras.back;
  const onlyFront = { ...villaPictures, 'pictures/exterior/villa/manifest.json': JSON.stringify(manifest) };
  expect(sizes(guideIn((await built(onlyFront)).range, 'villa').sections[0])).toEqual(['front 2000', 'back null']);
  const limited: Record<string, FileChange> = {
    ...onlyFront,
    'houses/villa.yaml': ["colours: ['facade:rod']", "colours: ['facade:rod']\ncameras: [front]"],
  };
  expect(sizes(guideIn((await built(limited)).range, 'villa').sections[0])).toEqual(['front 2000']);
});

test('if the answer to a question decides the scene of a section, the section gets the folder `interior`, which contains all scenes, and only the picture categories of its possible scenes', async () => {
  const { range, media } = await built({ ...kitchenRange, ...kitchenPictures });
  const model = modelOf(range, 'villa');
  const { sections } = guideIn(range, 'villa');
  expect(sections[1]).toMatchObject({
    dynamicImageFolder: `${media}/interior`,
    dynamicImageSceneId: 'kitchen',
    dynamicImageSceneFolderFromQuestionId: 3,
  });
  expect(sizes(sections[1])).toEqual(['kitchen-1 2000', 'kitchen-2 2000']);
  const compiled = compileModel(assembleModel(model, 'S', 'Lund'));
  const { visit } = startVisit(compiled);
  const keysIn = (id: number) =>
    Object.fromEntries(pictureKeys(compiled, visit, sections, model.dynamicImageKeys, asSectionId(id)));
  // The question that picks the scene adds no layer to that scene.
  expect(model.dynamicImageKeyOrder).toEqual(['facade', 'fronts']);
  expect(keysIn(1)).toEqual({ facade: 'rod', form: 'kitchen-rak' });
  expect(keysIn(2)).toEqual({ fronts: 'vit', form: 'kitchen-rak' });
});

test('a camera that has pictures only in another room shows that room, and only the picture categories with layers there', async () => {
  const { range, media } = await built({ ...kitchenRange, ...kitchenPictures, ...pantryRange, ...pantryPictures });
  const [, section] = guideIn(range, 'villa').sections;
  expect(section).toMatchObject({ dynamicImageFolder: `${media}/interior`, dynamicImageSceneId: 'kitchen' });
  expect(section?.dynamicImageCameras.map(({ id, width, room }) => [id, width, room])).toEqual([
    ['kitchen-1', 2000, { scene: '', categories: ['fronts'] }],
    ['kitchen-2', 2000, { scene: '', categories: ['fronts'] }],
    ['pantry-1', 900, { scene: 'pantry', categories: ['shelves'] }],
  ]);
  expect(modelOf(range, 'villa').dynamicImageKeys.map(({ category, section: of }) => [category, of])).toContainEqual([
    'shelves',
    2,
  ]);
});

test('a house does not get a camera that the range limits to other houses', async () => {
  const back: FileChange = ['{ key: back, title: Trädgård }', '{ key: back, title: Trädgård, houses: [villa] }'];
  const { range } = await built({ ...villaPictures, 'cameras.yaml': back });
  expect(sizes(guideIn(range, 'villa').sections[0])).toEqual(['front 2000', 'back 2000']);
  expect(sizes(guideIn(range, 'garage').sections[0])).toEqual(['front null']);
});

test('in each house, a question opens with the camera that the range sets for this question and house', async () => {
  const camera = 'camera: [{ camera: back, houses: [garage] }, { camera: front }]';
  const { range } = await built({ 'questions/fasad.yaml': ['camera: front', camera] });
  const opensWith = (house: string) => guideIn(range, house).sections[0]?.questions[0]?.defaultCameraId;
  expect([opensWith('villa'), opensWith('garage')]).toEqual(['front', 'back']);
});

test('if the scene of one kitchen layout is not rendered, the section shows drawings for every layout', async () => {
  const pictures = { ...kitchenRange, ...kitchenPictures, 'pictures/interior/kitchen-o/scene.json': null };
  const { range } = await built(pictures);
  const [, kitchen] = guideIn(range, 'villa').sections;
  expect(kitchen?.dynamicImageFolder).toBe('');
  expect(sizes(kitchen)).toEqual(['kitchen-1 null', 'kitchen-2 null']);
});

test('cards, samples, products, bundles, backgrounds and other single pictures use the rendered file if one exists', async () => {
  const picture = aWebp(640, 480);
  const names = ['houses/villa/card', 'houses/villa/thumb-2', 'palette/lockpanel-7c1d15-ffffff', 'products/fasad-rod'];
  const more = ['palette/lucka-ram-bb9966', 'bundles/mork', 'sections/kok', 'splash', 'fullscreen/fasad-rod'];
  const { range, media } = await built(Object.fromEntries([...names, ...more].map((name) => [`pictures/${name}.webp`, picture])));
  const villa = range.houses.find(({ key }) => key === 'villa');
  expect(villa?.image).toBe(`${media}/houses/villa/card.webp`);
  expect(villa?.images).toEqual([
    `${media}/houses/villa/card.webp`,
    '/media/drawn/house/villa.svg?view=back&facade=rod',
    `${media}/houses/villa/thumb-2.webp`,
    '/media/drawn/plan/villa.svg',
  ]);
  const { sections, bundles, campaigns } = guideIn(range, 'villa');
  const [red, black] = sections[0]?.questions[0]?.answers ?? [];
  expect(red).toMatchObject({
    paletteImage: `${media}/palette/lockpanel-7c1d15-ffffff.webp`,
    productImage: `${media}/products/fasad-rod.webp`,
    staticFullscreenImage: `${media}/fullscreen/fasad-rod.webp`,
  });
  expect(black).toMatchObject({ productImage: '/media/drawn/sample/lockpanel-222222.svg', staticFullscreenImage: '' });
  expect(sections.map(({ backgroundImage }) => backgroundImage)).toEqual([
    '/media/drawn/landscape/fasad.svg',
    `${media}/sections/kok.webp`,
  ]);
  // A section's background may show another house, so questions do not use it.
  expect(sections[1]?.questions[0]?.staticFullscreenImage).toBe('');
  expect(sections[0]?.questions[0]?.staticFullscreenImage).toBe('');
  expect(bundles[0]?.image).toBe(`${media}/bundles/mork.webp`);
  expect(campaigns[0]?.image).toBe(`${media}/houses/villa/card.webp`);
  expect(range.brand.splash).toBe(`${media}/splash.webp`);
  expect(range.productInformation[0]?.information.items[0]?.imageLarge).toBe(`${media}/palette/lucka-ram-bb9966.webp`);
});

test('a section is published with the background picture and the setting newImageManifest that its entry in sections.yaml contains', async () => {
  const { range, media } = await built({
    'sections.yaml': ['  title: Fasad\n', '  title: Fasad\n  background: kok\n  newImageManifest: true\n'],
    'pictures/sections/kok.webp': aWebp(640, 480),
  });
  const { sections } = guideIn(range, 'villa');
  expect(sections.map(({ backgroundImage, useNewImageManifest }) => [backgroundImage, useNewImageManifest])).toEqual([
    [`${media}/sections/kok.webp`, true],
    [`${media}/sections/kok.webp`, false],
  ]);
});

test('an answer without a product picture shows its sample instead', async () => {
  const { range } = await built({
    'pictures/palette/lockpanel-7c1d15-ffffff.webp': aWebp(640, 480),
    'pictures/products/fasad-rod.webp': aWebp(640, 480),
  });
  const answers = guideIn(range, 'villa').sections[0]?.questions[0]?.answers ?? [];
  expect(answers.map(({ usePaletteReference }) => usePaletteReference)).toEqual([false, true]);
});

test('new or changed picture files change the addresses of pictures, but not the model of a house', async () => {
  const swatch = 'pictures/palette/lockpanel-7c1d15-ffffff.webp';
  const without = (await built(kitchenRange)).range;
  const first = await built({ ...kitchenRange, ...villaPictures, [swatch]: aWebp(640, 640) });
  const second = await built({ ...kitchenRange, ...villaPictures, [swatch]: aWebp(640, 640, 1) });
  for (const key of ['villa', 'garage']) {
    expect(modelOf(first.range, key)).toEqual(modelOf(without, key));
    expect(modelOf(second.range, key)).toEqual(modelOf(without, key));
  }
  const shown = [without, first.range, second.range].map(
    (range) => guideIn(range, 'villa').sections[0]?.questions[0]?.answers[0]?.paletteImage,
  );
  expect(shown).toEqual([
    '/media/drawn/sample/lockpanel-7c1d15-ffffff.svg',
    `${first.media}/palette/lockpanel-7c1d15-ffffff.webp`,
    `${second.media}/palette/lockpanel-7c1d15-ffffff.webp`,
  ]);
  expect(first.media).not.toBe(second.media);
});

test('an answer whose overridePicture names a key decides the colour of this key in drawings only if no other answer shows the key', async () => {
  const solar = (overridden: string): FileChange => [
    "picture: ['facade:rod']",
    `picture: ['solar:on']\n      overridePicture: ${overridden}`,
  ];
  const paintOf = async (overridden: string) => {
    const { range } = await built({
      'questions/fasad.yaml': solar(overridden),
      'houses/villa.yaml': ["'facade:rod'", "'facade:svart'"],
    });
    return range.paints[overridden]?.colour;
  };
  expect(await paintOf('facade:svart')).toBe('#222222');
  expect(await paintOf('facade:glas')).toBe('#7c1d15');
});

test('a salesperson’s portrait is the file that the range names, or a drawing if this file is missing; if the range names no file, there is no portrait', async () => {
  const { range, media } = await built({ 'pictures/salespersons/asa.webp': aWebp(160, 200) });
  expect(range.salespersons.map(({ imageUrl }) => imageUrl)).toEqual([`${media}/salespersons/asa.webp`, '']);
  const { range: without } = await built({ 'pictures/splash.webp': aWebp(160, 200) });
  expect(without.salespersons[0]?.imageUrl).toBe('/media/drawn/portrait/asa-lindqvist-ohman.svg');
});
