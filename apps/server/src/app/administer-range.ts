import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withUploadedLayers } from '@gavel/range';
import { parsePictures } from '@gavel/range/publishing';
import type { Database } from '../db/connect.ts';
import { AdministrationError } from '../modules/people/accounts/administer-accounts.ts';
import { findLatestRevision, findRevision, readRevision } from '../modules/range/revisions.repository.ts';
import { readUpload } from '../modules/range/uploads.repository.ts';
import type { Administering } from './administering.ts';
import { publishRangeFolder } from './publish-range-folder.ts';

/**
 * Returns the function that runs a command; null: there is no such command. `range publish [FOLDER] [--name NAME --reason WHY]`
 * publishes a range folder, even if the same range or a newer one was published before. A name and a reason sign the warnings of the
 * checks: the range is published despite them. All processes serve the range some seconds later. `range export FOLDER [VERSION]` writes
 * the text files and the uploaded pictures of a range version into a folder.
 */
export function rangeCommand(
  [command, folder, ...rest]: readonly string[],
  { name, reason }: { readonly name?: string | undefined; readonly reason?: string | undefined } = {},
): ((at: Administering) => Promise<string>) | null {
  const signed = name && reason ? { by: name, reason } : null;
  if (command === 'publish' && rest.length === 0) return (at) => publishRangeFolder(at, folder ?? at.env.rangeFolder, signed);
  const [version, ...more] = rest;
  if (command === 'export' && folder !== undefined && more.length === 0) return (at) => exportTexts(at, folder, version);
  return null;
}

/**
 * Writes the text files and the uploaded pictures of a range version into a folder. Other files in the folder are not deleted.
 * @param version the number of the range version; undefined: the latest one
 */
async function exportTexts({ connection: { db } }: Administering, folder: string, version: string | undefined): Promise<string> {
  const revision = version === undefined ? await findLatestRevision(db) : await findRevision(db, Number(version) || 0);
  if (!revision)
    throw new AdministrationError(
      version === undefined ? 'No range was published with its text.' : `There is no version ${version}.`,
    );
  const written = await readRevision(db, revision);
  const { texts } = written;
  for (const [file, text] of texts) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { uploads } = parsePictures(written.pictures);
  await exportUploads(db, join(folder, 'pictures'), uploads);
  const pictures =
    uploads.size > 0
      ? `with ${uploads.size} uploaded ${uploads.size === 1 ? 'picture' : 'pictures'}`
      : 'without uploaded pictures';
  return `${folder}: version ${revision.id} of the range, ${texts.size} files, ${pictures}.`;
}

/**
 * Writes the uploaded pictures into the folder and replaces files of the same name. If the folder has a house's `manifest.json`, which
 * lists the house's layers, adds the uploaded layers to it.
 * @param uploads path in the folder → SHA-256 of the picture
 */
async function exportUploads(db: Database, folder: string, uploads: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, hash] of uploads) {
    const bytes = await readUpload(db, hash);
    if (!bytes) throw new Error(`an uploaded picture is not in the database: ${hash}`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  const byHouse = Map.groupBy(uploads.keys(), (path) => /^exterior\/[^/]+\//.exec(path)?.[0]);
  for (const [house, paths] of byHouse) {
    const file = join(folder, house ?? '', 'manifest.json');
    const text = house === undefined ? null : await readFile(file, 'utf8').catch(() => null);
    if (house === undefined || text === null) continue;
    const manifest = withUploadedLayers(
      JSON.parse(text),
      paths.map((path) => path.slice(house.length)),
    );
    await writeFile(file, `${JSON.stringify(manifest, null, 1)}\n`);
  }
}
