import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashOf } from './hash-of.ts';
import { codeOf, versionsOf } from './render-versions.ts';
import type { Shelf, Studio } from './studio.ts';

/** The inputs from which pictures are made. Pictures with equal recipes are equal. */
export interface Recipe {
  /** The hash of the job's description. */
  readonly description: string;
  /** The version of each part that makes the pictures. */
  readonly versions: Readonly<Record<string, number>>;
}

/** One unit of work of the studio (the programs that render the pictures of the range): the layers of a view, or a single picture. */
export interface Job {
  /**
   * The path in the folder of pictures: `exterior/klippan-138/front` for a view, `palette/puts-ded8cc` (without `.webp`) for one
   * picture.
   */
  readonly id: string;
  /** The hash of the description: measures, colours, cameras, size. */
  readonly descriptionHash: string;
  /** The parts of the studio that make the job (studio/render-versions.yaml). */
  readonly parts: readonly string[];
  /** The estimated seconds on one core, which are used until a similar job has been done. */
  readonly guess: number;
}

/** One entry in the list of a shelf (a folder of finished pictures): how the pictures of one job were made. */
export interface Made extends Recipe {
  /** The seconds that the job took on one core. */
  readonly seconds: number;
  /** The hash of the scripts' code. Only pictures in progress have it, so that a change of the scripts renders them again. */
  readonly code?: string;
}

/** The finished jobs, by their ids. */
export type MadeList = Readonly<Record<string, Made>>;

export interface MadeLists {
  readonly published: MadeList;
  readonly progress: MadeList;
}

export type Standing = 'published' | 'in progress' | 'missing';

export async function madeLists({ published, progress }: Studio): Promise<MadeLists> {
  return { published: await readMade(published), progress: await readMade(progress) };
}

/** Returns the recipe that the job would have if it were made now. */
export function recipeOf({ parts }: Studio, job: Job): Recipe {
  return { description: job.descriptionHash, versions: versionsOf(parts, job.parts) };
}

/**
 * Returns a hash of everything that renderings by these parts depend on, including the scripts' code. The file names of Blender's kept
 * renderings depend on this hash, so a change leads to new renderings.
 */
export function fingerprintOf({ parts }: Studio, job: Job, renderedBy: readonly string[]): string {
  return hashOf([job.descriptionHash, versionsOf(parts, renderedBy), codeOf(parts, renderedBy)]);
}

/**
 * Returns `published` if a job's published pictures match its current recipe. Otherwise returns `in progress` if its pictures in
 * progress match the recipe and the scripts' code, or else `missing`.
 */
export function standingOf(studio: Studio, job: Job, { published, progress }: MadeLists): Standing {
  const isMade = (made: Made | undefined) => {
    if (!made) return false;
    const { description, versions } = made;
    return isDeepStrictEqual({ description, versions }, recipeOf(studio, job));
  };
  if (isMade(published[job.id])) return 'published';
  const latest = progress[job.id];
  return isMade(latest) && latest?.code === codeOf(studio.parts, job.parts) ? 'in progress' : 'missing';
}

/**
 * Returns the shelf with a job's newest pictures: that of the pictures in progress if `standingOf` says so, or else the published
 * one.
 */
export function shelfOf(studio: Studio, job: Job, lists: MadeLists): Shelf {
  return standingOf(studio, job, lists) === 'in progress' ? studio.progress : studio.published;
}

/** Writes a job into a shelf's list, or removes it. */
export async function writeMade(shelf: Shelf, id: string, made: Made | null): Promise<void> {
  const { [id]: _, ...others } = await readMade(shelf);
  const all = Object.entries(made ? { ...others, [id]: made } : others).sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = all.map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  await mkdir(dirname(shelf.made), { recursive: true });
  await writeFile(shelf.made, `{\n${lines.join(',\n')}\n}\n`);
}

async function readMade({ made }: Shelf): Promise<MadeList> {
  return JSON.parse(await readFile(made, 'utf8').catch(() => '{}'));
}
