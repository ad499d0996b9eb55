import { isDiagram } from '@gavel/core';
import { keysOf } from '../build/build-picture-keys.ts';
import { backgroundPath } from '../build/build-sections.ts';
import { sampleId, splitPictureKey } from '../build/picture-references.ts';
import { EXTERIORS, INTERIORS, type PictureKind, type PictureSize } from '../source/pictures.ts';
import type { AnswerSource, HouseSource, Source } from '../source/source.ts';
import { judgeKeysBy } from './known-picture-keys.ts';

/** A path in `pictures/` where the range can have a picture, with the kind and the size of that picture. */
export interface PictureSlot extends PictureSize {
  /** The path inside `pictures/`. */
  readonly path: string;
  readonly kind: PictureKind;
  /** The name of the answers, house, bundle, section or builder that the picture shows. */
  readonly title: string;
  /** The names of the house and the camera, for a picture of a scene only of the camera; empty: the picture has no camera. */
  readonly where: string;
}

/** The sizes of pictures without layers in pixels, as the studio renders them. */
const sizes = {
  sample: { width: 480, height: 480 },
  card: { width: 1600, height: 1200 },
  garden: { width: 2000, height: 1430 },
  thumbnail: { width: 1000, height: 750 },
  bundle: { width: 1200, height: 900 },
  section: { width: 1920, height: 1200 },
  splash: { width: 2400, height: 1350 },
} as const satisfies Partial<Record<PictureKind, PictureSize>>;

/** A slot for a picture, and whether the picture exists. */
export interface FoundSlot extends PictureSlot {
  readonly isThere: boolean;
}

/** Returns the slot at a path of `pictures/`; null: the range can have no picture there, or it is the base picture of an exterior. */
export function slotAt(source: Source, path: string): FoundSlot | null {
  const slot = emptySlotAt(source, path);
  return slot && { ...slot, isThere: source.pictures.sizes.has(path) };
}

function emptySlotAt(source: Source, path: string): PictureSlot | null {
  if (path.startsWith(`${EXTERIORS}/`)) return exteriorSlot(source, path);
  if (path.startsWith(`${INTERIORS}/`)) return interiorSlot(source, path);
  return singleSlots(source).find((slot) => slot.path === path) ?? null;
}

/** Returns the slots of the pictures without layers of a house: its cover, its garden and its thumbnails. */
export function coverSlots({ key, title }: HouseSource): readonly PictureSlot[] {
  const slot = (kind: keyof typeof sizes, file: string): PictureSlot => {
    return { path: `houses/${key}/${file}.webp`, kind, title, where: '', ...sizes[kind] };
  };
  const thumbnails = [1, 2, 3].map((at) => slot('thumbnail', `thumb-${at}`));
  return [slot('card', 'card'), slot('garden', 'garden'), ...thumbnails];
}

/** Returns the slots of pictures that all houses share: the start page's picture, the bundles and the backgrounds of sections. */
export function sharedSlots({ bundles, sections, brand }: Source): readonly PictureSlot[] {
  return [
    { path: 'splash.webp', kind: 'splash', title: brand.name, where: '', ...sizes.splash },
    ...bundles.map(
      ({ key, name }): PictureSlot => ({ path: `bundles/${key}.webp`, kind: 'bundle', title: name, where: '', ...sizes.bundle }),
    ),
    ...onePerPath(
      sections.map(
        (section): PictureSlot => ({
          path: backgroundPath(section),
          kind: 'section',
          title: section.title,
          where: '',
          ...sizes.section,
        }),
      ),
    ),
  ];
}

/** Returns the slot of an answer's sample; null: the sample keeps its drawn pattern. */
export function sampleSlot({ sample, title }: AnswerSource): PictureSlot | null {
  if (isDiagram(sample.pattern)) return null;
  return { path: `palette/${sampleId(sample)}.webp`, kind: 'sample', title, where: '', ...sizes.sample };
}

function singleSlots(source: Source): readonly PictureSlot[] {
  const samples = source.questions.flatMap(({ answers }) => answers.flatMap((answer) => sampleSlot(answer) ?? []));
  return onePerPath([...samples, ...source.houses.flatMap(coverSlots), ...sharedSlots(source)]);
}

function onePerPath(slots: readonly PictureSlot[]): readonly PictureSlot[] {
  return [...Map.groupBy(slots, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
}

const LAYER = /^([\w-]+)\/([\w-]+)\/([\w-]+)\.webp$/;

function exteriorSlot(source: Source, path: string): PictureSlot | null {
  const [, key = '', ...rest] = path.split('/');
  const picture = rest.join('/');
  const house = source.houses.find((one) => one.key === key);
  const cameras = Object.entries(source.pictures.manifests.get(key)?.content.cameras ?? {});
  if (!house) return null;
  for (const [camera, { layers, width, height }] of cameras) {
    const keys = layers.find((layer) => layer.picture === picture)?.keys ?? keysOfNew(source, camera, picture);
    // A layer without keys is the base picture. The function returns no slot for it, because all other layers are cut to fit it.
    if (!keys || Object.keys(keys).length === 0) continue;
    const where = `${house.title}, ${cameraTitle(source, camera)}`;
    return { path, kind: 'layer', title: titleOf(source, keys), where, width, height };
  }
  return null;
}

function keysOfNew(source: Source, camera: string, picture: string): Readonly<Record<string, string>> | null {
  const [, own, category = '', key = ''] = LAYER.exec(picture) ?? [];
  return own === camera && judgeKeysBy(source)(category, key) === null ? { [category]: key } : null;
}

function interiorSlot(source: Source, path: string): PictureSlot | null {
  const [, scene = '', camera = '', ...rest] = path.split('/');
  const frame = source.pictures.scenes.get(scene)?.content.cameras[camera];
  if (!frame) return null;
  const { width, height } = frame;
  const where = cameraTitle(source, camera);
  if (rest.join('/') === 'base.webp') {
    const picking = source.questions
      .flatMap(({ answers }) => answers)
      .filter((answer) => keysOf(answer)[0]?.endsWith(`:${scene}`));
    return { path, kind: 'scene', title: picking[0]?.title ?? scene, where, width, height };
  }
  const [, , category = '', key = ''] = LAYER.exec([camera, ...rest].join('/')) ?? [];
  if (judgeKeysBy(source)(category, key) !== null) return null;
  return { path, kind: 'layer', title: titleOf(source, { [category]: key }), where, width, height };
}

export function cameraTitle({ cameras }: Source, camera: string): string {
  return cameras.find(({ key }) => key === camera)?.title ?? camera;
}

/** Returns the names of the answers that show these keys, the first with its question. */
function titleOf(source: Source, keys: Readonly<Record<string, string>>): string {
  const [first = '', ...more] = Object.entries(keys).map(([category, key], at) => titleOfKey(source, category, key, at === 0));
  return [first, ...more].join(', ');
}

/** Returns the name of the answer that shows a key; the key itself if no answer does. */
export function titleOfKey({ questions }: Source, category: string, key: string, isWithQuestion: boolean): string {
  const shows = (answer: AnswerSource) =>
    keysOf(answer).some((pictureKey) => splitPictureKey(pictureKey).join() === `${category},${key}`);
  const question = questions.find(({ answers }) => answers.some(shows));
  const answer = question?.answers.find(shows);
  if (!question || !answer) return key;
  return isWithQuestion ? `${question.title}: ${answer.title}` : answer.title;
}
