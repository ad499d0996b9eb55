import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashOf } from './hash-of.ts';
import { codeOf, versionsOf } from './render-versions.ts';
import type { Shelf, Studio } from './studio.ts';

/** What pictures are made from. From equal recipes come equal pictures. */
export interface Recipe {
  /** The job's hash of what is described. */
  readonly description: string;
  /** Of each part that makes them. */
  readonly versions: Readonly<Record<string, number>>;
}

/** What the studio makes in one go: the layers of a view, or a single picture. */
export interface Job {
  /** Its path among the pictures: the folder of a view, `exterior/klippan-138/front`; a picture without `.webp`, `palette/puts-ded8cc`. */
  readonly id: string;
  /** Hash of what is described: measures, colours, cameras, size. */
  readonly descriptionHash: string;
  /** The parts of the studio that make it (studio/render-versions.yaml). */
  readonly parts: readonly string[];
  /** Seconds of one core, before anything like it has been made. */
  readonly guess: number;
}

/** One entry of a shelf's list. */
export interface Made extends Recipe {
  /** Of one core. */
  readonly seconds: number;
  /** Hash of the scripts' code. Only for what is in progress, so that it is made anew while its scripts are being changed. */
  readonly code?: string;
}

/** What was made, by the job's id. */
export type MadeList = Readonly<Record<string, Made>>;

export interface MadeLists {
  readonly published: MadeList;
  readonly progress: MadeList;
}

export type Standing = 'published' | 'in progress' | 'missing';

export async function madeLists({ published, progress }: Studio): Promise<MadeLists> {
  return { published: await readMade(published), progress: await readMade(progress) };
}

/** What a job's pictures would be made from now. */
export function recipeOf({ parts }: Studio, job: Job): Recipe {
  return { description: job.descriptionHash, versions: versionsOf(parts, job.parts) };
}

/** Hash of everything that renderings by these parts depend on, the code of the scripts too. Blender's renderings are kept under it. */
export function fingerprintOf({ parts }: Studio, job: Job, renderedBy: readonly string[]): string {
  return hashOf([job.descriptionHash, versionsOf(parts, renderedBy), codeOf(parts, renderedBy)]);
}

/** Whether a job's pictures are there and are what would be made now. */
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

/** Where the newest pictures of a job lie, if there are any. */
export function shelfOf(studio: Studio, job: Job, lists: MadeLists): Shelf {
  return standingOf(studio, job, lists) === 'in progress' ? studio.progress : studio.published;
}

/** Writes a job into a shelf's list, or takes it out. */
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
