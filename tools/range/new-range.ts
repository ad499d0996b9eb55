import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { assignIds, printIdsLock, readRange, setValues } from '@gavel/range/publishing';
import { parse } from 'yaml';
import type { Builder } from './ask-builder.ts';

const template = join(import.meta.dirname, 'template');
const schemas = join(import.meta.dirname, '../../packages/range/schemas');

/** The builder's name in the texts of the template. */
const EXAMPLE_NAME = 'Exempelhus';
const CAMPAIGN_DAYS = 60;
const DAY_MS = 86_400_000;

/** The error for a folder that already has files. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Writes a small range into a new or empty folder: the template, with the builder's name and a campaign from today. Throws
 * `FolderInUseError`.
 * @param now milliseconds since 1970
 */
export async function newRange(folder: string, builder: Builder, now: number): Promise<void> {
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new FolderInUseError(`${folder} is not empty; name a folder that does not exist yet`);
  for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = relative(template, join(entry.parentPath, entry.name)).split(sep).join('/');
    const target = join(folder, file);
    const text = inBuildersName(file, await readFile(join(template, file), 'utf8'), builder, now);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, withSchemaFrom(target, text));
  }
  const { source, faults } = await readRange(folder);
  if (!source) throw new Error(`the template has faults: ${JSON.stringify(faults)}`);
  await writeFile(join(folder, 'ids.lock.yaml'), printIdsLock(assignIds(source, source.idsLock)));
}

/** Returns a file of the template with the builder's facts instead of the example's. */
function inBuildersName(file: string, text: string, builder: Builder, now: number): string {
  switch (file) {
    case 'brand.yaml':
      return setValues(text, [
        { path: ['name'], value: builder.name },
        { path: ['colours', 'accent'], value: builder.colour },
        { path: ['contact', 'email'], value: builder.email },
        { path: ['contact', 'customerService'], value: builder.email },
        { path: ['contact', 'phone'], value: builder.phone },
        { path: ['contact', 'address'], value: builder.address },
      ]);
    case 'campaigns.yaml':
      return setValues(text, [
        { path: [0, 'from'], value: dayOf(now) },
        { path: [0, 'to'], value: dayOf(now + CAMPAIGN_DAYS * DAY_MS) },
      ]);
    case 'consents.yaml':
      return setValues(
        text,
        (parse(text) as { text: string }[]).map((consent, at) => ({
          path: [at, 'text'],
          value: consent.text.replaceAll(EXAMPLE_NAME, () => asHtml(builder.name)),
        })),
      );
    default:
      return text;
  }
}

/** Returns the file with the path of its schema relative to the file, because editors find schemas by that path. */
function withSchemaFrom(target: string, text: string): string {
  const path = relative(resolve(dirname(target)), schemas)
    .split(sep)
    .join('/');
  return text.replace(/(?<=\$schema=)\S+(?=\/[^/]+\.json)/, () => path);
}

/** Returns the day in Stockholm, yyyy-MM-dd. */
function dayOf(time: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(time);
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
