import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { hashOf } from './hash-of.ts';
import type { Job } from './made.ts';
import type { Studio } from './studio.ts';

/** One camera's pictures of one house or room. */
export interface StudioView extends Job {
  readonly kind: 'exterior' | 'interior';
  readonly name: string;
  readonly camera: string;
  readonly description: Described;
  /** Pixels of its pictures, and samples for each of them. */
  readonly size: readonly [number, number];
  readonly samples: number;
  /** Of a room: what its layers are of. */
  readonly categories: Readonly<Record<string, StudioCategory>>;
  /** Groups that are added when it is finished, each with its keys; they are no part of its hash. */
  readonly additions: Readonly<Record<string, readonly string[]>>;
  /** The parts that render it; one more part cuts its layers. */
  readonly renderedBy: readonly string[];
}

/** A category of a room, as its description has it: what can be chosen there. */
export interface StudioCategory {
  /** `added` stands before the rest, and the base shows none of it. */
  readonly kind: 'recolour' | 'retexture' | 'rebuild' | 'added';
  /** The key that the base shows. */
  readonly base: string;
  readonly options: Readonly<Record<string, { readonly colour?: string }>>;
}

/** A group of things that is added to a finished view of a room: a small layer for each of its keys. */
export interface StudioAddition extends Job {
  readonly kind: 'addition';
  readonly view: StudioView;
  readonly group: string;
  readonly keys: readonly string[];
  /** The parts that render it; one more part cuts it. */
  readonly renderedBy: readonly string[];
}

/** The start page's picture. */
export interface StudioSplash extends Job {
  readonly kind: 'splash';
  /** What the darkroom needs to know. */
  readonly plan: object;
}

/** Pixels of every picture, and samples for each of them, where the description has no `size` and `samples` of its own. */
const SIZE = [2000, 1430] as const;
const SAMPLES = { exterior: 8, interior: 10 } as const;
/** For what is added to a room: enough for things that are small in the picture. */
export const ADDED_SAMPLES = 6;

/** Every view that studio/houses and studio/scenes describe, and the gable and the evening of every house. */
export async function studioViews(studio: Studio): Promise<StudioView[]> {
  const paints = await described(studio, 'exterior.yaml');
  const gable = await described(studio, 'gable.yaml');
  const evening = await described(studio, 'evening.yaml');
  const houses = await describedIn(studio, 'houses');
  const scenes = await describedIn(studio, 'scenes');
  return [
    ...houses.flatMap(([name, house]) => [
      ...viewsOf('exterior', name, house, ['exterior'], paints),
      // Side buildings have no garden side, no gable and no evening.
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

/** What is added to these views: a job for each group, whose pictures lie in a folder of the view's. */
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

/** The start page's picture, as studio/splash.yaml describes it. */
export async function studioSplash(studio: Studio): Promise<StudioSplash> {
  const { house, size, samples, state, camera } = await described(studio, 'splash.yaml');
  const description = { ...(await described(studio, `houses/${house}.yaml`)), cameras: { splash: camera }, state };
  const descriptionHash = hashOf([withoutAdded(description), size, samples, await described(studio, 'exterior.yaml')]);
  const plan = { description, camera: 'splash', size, samples };
  return { kind: 'splash', id: 'splash', plan, descriptionHash, parts: ['splash'], guess: 900 };
}

/** One view for each camera of a description. `paints`: what its pictures depend on besides. */
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

/** What a view is made from: not what it is given when it is finished. */
function withoutAdded({ additions, gardendoor, skylight, ...own }: Described): object {
  const { vinkel, ...terrace } = own.terrace ?? {};
  return own.terrace ? { ...own, terrace } : own;
}

/** How much of the usual picture's pixels a description's pictures have. */
function shareOf({ size = SIZE }: Described): number {
  return (size[0] * size[1]) / (SIZE[0] * SIZE[1]);
}

/** A view that every house has, as studio/gable.yaml and studio/evening.yaml describe them. */
interface SharedView {
  /** One of the house's own cameras. */
  readonly from: string;
  readonly size: readonly [number, number];
  readonly samples: number;
  /** What is otherwise than with that camera. */
  readonly camera: object;
}

/** A house with that view alone. */
function seenAs(house: Described, name: string, { from, size, samples, camera }: SharedView): Described {
  return { ...house, size, samples, cameras: { [name]: { ...house.cameras[from], from, ...camera } } };
}

/** `kitchen`, of a scene that `interior.kitchen` builds. */
function roomOf({ module }: Described): string {
  return module.replace('interior.', '');
}

/** The part of a description that is read here; the scripts get all of it. */
interface Described {
  readonly cameras: Readonly<Record<string, object>>;
  readonly size?: readonly [number, number];
  readonly samples?: number;
  /** Of a room: what builds it in Blender, `interior.kitchen` */
  readonly module: string;
  readonly categories?: Readonly<Record<string, StudioCategory>>;
  readonly additions?: Readonly<Record<string, readonly string[]>>;
  /** Of a house: where roof windows may be. */
  readonly skylight?: object;
  /** Of a house to live in: where its terraces are; `vinkel` came when the others had been planted round. */
  readonly terrace?: Readonly<Record<string, unknown>>;
  /** Of a house to live in: where a wide door to the garden begins. */
  readonly gardendoor?: object;
  /** Of a house to live in: which porch is its usual one. */
  readonly porch?: string;
}

async function describedIn(studio: Studio, folder: string): Promise<[string, Described][]> {
  const files = (await readdir(join(studio.root, 'studio', folder))).filter((file) => file.endsWith('.yaml')).sort();
  return Promise.all(files.map(async (file) => [basename(file, '.yaml'), await described(studio, `${folder}/${file}`)]));
}

async function described({ root }: Studio, file: string) {
  return parse(await readFile(join(root, 'studio', file), 'utf8'));
}
