import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { hashOf } from './hash-of.ts';
import type { Job } from './made.ts';
import type { Studio } from './studio.ts';

/** The pictures of one house or room from one camera. */
export interface StudioView extends Job {
  readonly kind: 'exterior' | 'interior';
  readonly name: string;
  readonly camera: string;
  readonly description: Described;
  /** The size of the pictures in pixels. */
  readonly size: readonly [number, number];
  readonly samples: number;
  /** The categories of a room's layers. */
  readonly categories: Readonly<Record<string, StudioCategory>>;
  /** Groups of objects that are added to the finished view, each with its keys. A change of a group does not change the view's hash. */
  readonly additions: Readonly<Record<string, readonly string[]>>;
  /** The parts of the studio that render the view. A further part, which is not in this list, cuts the view's layers. */
  readonly renderedBy: readonly string[];
}

/** A category of a room in its description, with its options. */
export interface StudioCategory {
  /** `added`: the objects are in front of everything else, and the base picture shows none of them. */
  readonly kind: 'recolour' | 'retexture' | 'rebuild' | 'added';
  /** The key that the base picture shows. */
  readonly base: string;
  readonly options: Readonly<Record<string, { readonly colour?: string }>>;
}

/** A group of objects that is added to the finished view of a room: a small layer for each key of the group. */
export interface StudioAddition extends Job {
  readonly kind: 'addition';
  readonly view: StudioView;
  readonly group: string;
  readonly keys: readonly string[];
  /** The parts of the studio that render the group. A further part, which is not in this list, cuts the group's layers. */
  readonly renderedBy: readonly string[];
}

/** The start page's picture. */
export interface StudioSplash extends Job {
  readonly kind: 'splash';
  /** The facts that the scripts in studio/darkroom need. */
  readonly plan: object;
}

/** The default size in pixels and the default number of Blender's samples for each pixel. A description may replace them. */
const SIZE = [2000, 1430] as const;
const SAMPLES = { exterior: 8, interior: 10 } as const;
/** Blender's samples for each pixel of additions to a room. This number is enough, because the added objects are small in the picture. */
export const ADDED_SAMPLES = 6;

/** Returns every view that studio/houses and studio/scenes describe, and for every dwelling a gable view and an evening view. */
export async function studioViews(studio: Studio): Promise<StudioView[]> {
  const paints = await described(studio, 'exterior.yaml');
  const gable = await described(studio, 'gable.yaml');
  const evening = await described(studio, 'evening.yaml');
  const houses = await describedIn(studio, 'houses');
  const scenes = await describedIn(studio, 'scenes');
  return [
    ...houses.flatMap(([name, house]) => [
      ...viewsOf('exterior', name, house, ['exterior'], paints),
      // Side buildings have no garden side, no gable view and no evening view.
      ...('back' in house.cameras
        ? [
            ...viewsOf('exterior', name, seenAs(house, 'gable', gable), ['exterior'], paints),
            ...viewsOf('exterior', name, seenAs(house, 'evening', evening), ['exterior', 'evening'], paints),
          ]
        : []),
    ]),
    ...scenes.flatMap(([name, scene]) => viewsOf('interior', name, scene, ['interior', roomOf(scene)], null)),
  ];
}

/** Returns a job for each group that is added to these views. Its pictures are in a subfolder of the view's folder. */
export function studioAdditions(views: readonly StudioView[]): StudioAddition[] {
  return views.flatMap((view) =>
    Object.entries(view.additions).map(([group, keys]): StudioAddition => {
      const descriptionHash = hashOf([view.descriptionHash, group, keys, ADDED_SAMPLES]);
      const renderedBy = [...view.renderedBy, `${roomOf(view.description)}-additions`];
      const parts = [...renderedBy, 'added-layers'];
      return { kind: 'addition', id: `${view.id}/${group}`, view, group, keys, renderedBy, descriptionHash, parts, guess: 100 };
    }),
  );
}

/** Returns the job of the start page's picture, as studio/splash.yaml describes it. */
export async function studioSplash(studio: Studio): Promise<StudioSplash> {
  const { house, size, samples, state, camera } = await described(studio, 'splash.yaml');
  const description = { ...(await described(studio, `houses/${house}.yaml`)), cameras: { splash: camera }, state };
  const descriptionHash = hashOf([withoutAdded(description), size, samples, await described(studio, 'exterior.yaml')]);
  const plan = { description, camera: 'splash', size, samples };
  return { kind: 'splash', id: 'splash', plan, descriptionHash, parts: ['splash'], guess: 900 };
}

/**
 * Returns one view for each camera of a description.
 * @param paints the contents of studio/exterior.yaml, with the colours of all houses, as part of the view's hash; null for a room
 */
function viewsOf(
  kind: StudioView['kind'],
  name: string,
  description: Described,
  renderedBy: readonly string[],
  paints: object | null,
): StudioView[] {
  const { additions = {} } = description;
  const categories = (kind === 'interior' && description.categories) || {};
  return Object.entries(description.cameras).map(([camera, spec]) => ({
    ...{ id: `${kind}/${name}/${camera}`, kind, name, camera, description, categories, additions, renderedBy },
    ...{ size: description.size ?? SIZE, samples: description.samples ?? SAMPLES[kind] },
    descriptionHash: hashOf([{ ...withoutAdded(description), cameras: { [camera]: spec } }, SIZE, SAMPLES[kind], paints]),
    parts: [...renderedBy, `${kind}-layers`],
    guess: Math.round((kind === 'exterior' ? 500 : 1500) * shareOf(description)),
  }));
}

/** Returns a description without the additions to finished views, because the view itself does not depend on them. */
function withoutAdded({ additions, gardendoor, skylight, ...own }: Described): object {
  const { vinkel, ...terrace } = own.terrace ?? {};
  return own.terrace ? { ...own, terrace } : own;
}

/** Returns the number of pixels of a description's pictures, divided by the number of pixels of the default size. */
function shareOf({ size = SIZE }: Described): number {
  return (size[0] * size[1]) / (SIZE[0] * SIZE[1]);
}

/** A view that every dwelling has, as studio/gable.yaml and studio/evening.yaml describe it. */
interface SharedView {
  /** The camera of the house whose settings this view uses, except those in `camera`. */
  readonly from: string;
  readonly size: readonly [number, number];
  readonly samples: number;
  /** The settings that differ from those of the camera `from`. */
  readonly camera: object;
}

/** Returns the description of the house with `name` as its only view. */
function seenAs(house: Described, name: string, { from, size, samples, camera }: SharedView): Described {
  return { ...house, size, samples, cameras: { [name]: { ...house.cameras[from], from, ...camera } } };
}

/** Returns `kitchen` for a scene that `interior.kitchen` builds. */
function roomOf({ module }: Described): string {
  return module.replace('interior.', '');
}

/** The fields of a description that this file reads. The scripts get all fields. */
interface Described {
  readonly cameras: Readonly<Record<string, object>>;
  readonly size?: readonly [number, number];
  readonly samples?: number;
  /** For rooms only: the module that builds the room in Blender, such as `interior.kitchen`. */
  readonly module: string;
  readonly categories?: Readonly<Record<string, StudioCategory>>;
  readonly additions?: Readonly<Record<string, readonly string[]>>;
  /** For houses only: where roof windows may be. */
  readonly skylight?: object;
  /** For dwellings only: the positions of the terraces. `vinkel` is added to finished views, so the hash of a view does not contain it. */
  readonly terrace?: Readonly<Record<string, unknown>>;
  /** For dwellings only: where a wide garden door begins. */
  readonly gardendoor?: object;
  /** For dwellings only: the usual porch. */
  readonly porch?: string;
}

async function describedIn(studio: Studio, folder: string): Promise<[string, Described][]> {
  const files = (await readdir(join(studio.root, 'studio', folder))).filter((file) => file.endsWith('.yaml')).sort();
  return Promise.all(files.map(async (file) => [basename(file, '.yaml'), await described(studio, `${folder}/${file}`)]));
}

async function described({ root }: Studio, file: string) {
  return parse(await readFile(join(root, 'studio', file), 'utf8'));
}
