import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { explainIssue, issueMessage } from '../source/explain-issue.ts';
import type { Fault } from '../source/fault.ts';
import { manifestFile, sceneFile } from '../source/picture-files.ts';
import {
  type Described,
  EXTERIORS,
  INTERIORS,
  PICTURES,
  type PictureSize,
  type Pictures,
  placeAmongPictures,
} from '../source/pictures.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { webpSize } from './picture-size.ts';
import { NoRegularFileError, readRegularNow, strangerKind } from './regular-file.ts';

const LARGEST = 30_000_000;
/** The number of bytes that are read before other work in the event loop gets a turn. Reading them takes some milliseconds. */
const AT_ONCE = 2_000_000;
const UNREADABLE = 'unreadablePicture';

/**
 * Reads all names and bytes of a range's pictures once. A missing folder has no pictures. Skips hidden files; links, pipes and devices
 * are faults.
 */
export async function readPictures(folder: string): Promise<Pictures> {
  const hash = createHash('sha256');
  const sizes = new Map<string, PictureSize>();
  const manifests = new Map<string, Described<z.output<typeof manifestFile.fitting>>>();
  const scenes = new Map<string, Described<z.output<typeof sceneFile.fitting>>>();
  const faults: Fault[] = [];
  const paths = await pathsIn(join(folder, PICTURES), '', faults);
  let readAtOnce = 0;
  for (const path of paths) {
    const bytes = readBytes(folder, path);
    readAtOnce += Buffer.isBuffer(bytes) ? bytes.length : 0;
    if (readAtOnce > AT_ONCE) {
      readAtOnce = 0;
      await setImmediate();
    }
    if (!Buffer.isBuffer(bytes)) {
      faults.push(bytes);
      continue;
    }
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    if (path.endsWith('.webp')) {
      const size = webpSize(bytes);
      if (size) sizes.set(path, size);
      else faults.push({ ...placeAmongPictures(path), message: 'not a WebP picture, or cut off', kind: UNREADABLE });
    }
    const [kind, owner = '', name, ...deeper] = path.split('/');
    if (deeper.length > 0) continue;
    if (kind === EXTERIORS && name === 'manifest.json') describe(path, bytes, manifestFile, (read) => manifests.set(owner, read));
    if (kind === INTERIORS && name === 'scene.json') describe(path, bytes, sceneFile, (read) => scenes.set(owner, read));
  }
  const contentHash = paths.length > 0 ? hash.digest('hex').slice(0, 16) : null;
  const described = { sizes, manifests, scenes, roomCategories: roomCategories(sizes.keys()) };
  return { hash: contentHash, ...described, uploads: new Map(), faults };

  function describe<Content>(
    path: string,
    bytes: Buffer,
    format: Format<Content>,
    keep: (described: Described<Content>) => void,
  ): void {
    const read = readDescription(path, bytes, format);
    faults.push(...read.faults);
    if (read.described) keep(read.described);
  }
}

/** Returns scene → categories, from paths `interior/{scene}/{camera}/{category}/{key}.webp`. */
export function roomCategories(paths: Iterable<string>): Map<string, Set<string>> {
  const categories = new Map<string, Set<string>>();
  for (const path of paths) {
    const [kind, scene = '', , category = '', key] = path.split('/');
    if (kind === INTERIORS && key !== undefined) categories.set(scene, (categories.get(scene) ?? new Set()).add(category));
  }
  return categories;
}

async function pathsIn(root: string, folder: string, faults: Fault[]): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.'))
      .map(async (entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory()) return pathsIn(root, path, faults);
        const kind = strangerKind(entry);
        if (kind) {
          const message = `${kind}: pictures are files of the range itself`;
          faults.push({ ...placeAmongPictures(path), message, kind: UNREADABLE });
        }
        return kind ? [] : [path];
      }),
  );
  return found.flat().toSorted();
}

function readBytes(folder: string, path: string): Buffer | Fault {
  try {
    return readRegularNow(join(folder, PICTURES, path), LARGEST);
  } catch (error) {
    if (error instanceof NoRegularFileError) return { ...placeAmongPictures(path), message: error.message, kind: UNREADABLE };
    const reason = error instanceof Error ? error.message : String(error);
    return { ...placeAmongPictures(path), message: `the file cannot be read: ${reason}`, kind: UNREADABLE };
  }
}

/** The format of a manifest or scene file. `whole` validates a complete file. `fitting` keeps the valid parts of a file with faults. */
interface Format<Content> {
  readonly whole: z.ZodType;
  readonly fitting: z.ZodType<Content>;
}

interface ReadDescription<Content> {
  /** The content of the file without its faulty parts, so that pages can show the other parts; null when no part can be read. */
  readonly described: Described<Content> | null;
  readonly faults: readonly Fault[];
}

/**
 * Reads a manifest or scene file, which is JSON. The YAML parser finds the lines of its faults: JSON is also YAML, and `JSON.parse` gives
 * no lines.
 */
function readDescription<Content>(path: string, bytes: Buffer, { whole, fitting }: Format<Content>): ReadDescription<Content> {
  const place = placeAmongPictures(path);
  const text = bytes.toString('utf8');
  const json = parseJson(text);
  if (json instanceof SyntaxError) {
    const message = `not readable as JSON: ${json.message}`;
    return { described: null, faults: [{ ...place, message, kind: UNREADABLE }] };
  }
  // Parse the text with line numbers only when a fault needs them: this takes twenty times as long as parsing the JSON, and most
  // files have no faults.
  let located: ReturnType<typeof parseYaml> | undefined;
  const placeOf: ParsedYaml['placeOf'] = (within) => {
    located ??= parseYaml(place.file, text);
    return Array.isArray(located) ? place : located.placeOf(within);
  };
  const issues = whole.safeParse(json, { error: issueMessage }).error?.issues ?? [];
  const explained = issues.flatMap((issue) => explainIssue(issue));
  const { success, data } = fitting.safeParse(json);
  return {
    described: success ? { content: data, placeOf } : null,
    faults: explained.map(({ path: within, message }) => ({ ...placeOf(within), message, kind: UNREADABLE })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}
