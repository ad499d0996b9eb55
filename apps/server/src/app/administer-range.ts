import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { printFault } from '@gavel/range';
import { localPictures } from '../adapters/media/local-pictures.ts';
import { objectStore } from '../adapters/media/object-store.ts';
import { sendPictures } from '../adapters/media/stored-pictures.ts';
import { AdministrationError } from '../modules/people/accounts/administer-accounts.ts';
import { findLatestRevision, findRevision, fromFolder, readRevision } from '../modules/range/revisions.repository.ts';
import { storeRange } from '../modules/range/store-range.ts';
import type { Administering } from './administering.ts';

/**
 * `range publish [FOLDER]`: publishes a range folder whatever was published before, also an earlier one once more. All processes serve it some
 * seconds later. `range export FOLDER [VERSION]`: writes the texts of a version into a folder. Null: there is no such command.
 */
export function rangeCommand([command, folder, ...rest]: readonly string[]): ((at: Administering) => Promise<string>) | null {
  if (command === 'publish' && rest.length === 0) return (at) => publish(at, folder ?? at.env.rangeFolder);
  const [version, ...more] = rest;
  if (command === 'export' && folder !== undefined && more.length === 0) return (at) => exportTexts(at, folder, version);
  return null;
}

/** Pictures stay where they are; files that the version does not have stay too. */
async function exportTexts({ connection: { db } }: Administering, folder: string, version: string | undefined): Promise<string> {
  const revision = version === undefined ? await findLatestRevision(db) : await findRevision(db, Number(version) || 0);
  if (!revision)
    throw new AdministrationError(
      version === undefined ? 'No range was published with its text.' : `There is no version ${version}.`,
    );
  const { texts } = await readRevision(db, revision);
  for (const [file, text] of texts) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return `${folder}: version ${revision.id} of the range, ${texts.size} files. Pictures are not among them.`;
}

async function publish({ env, connection, now }: Administering, folder: string): Promise<string> {
  const { publishRange } = await import('@gavel/range/publishing');
  const { range, faults, pictureFaults, written } = await publishRange(folder, now());
  const lines = (some: typeof faults) => some.map((fault) => `${folder}/${printFault(fault)}`);
  if (!range) throw new AdministrationError([...lines(faults), `${folder} is broken: nothing was published.`].join('\n'));
  if (env.media) await sendPictures(localPictures(join(folder, 'pictures')), objectStore(env.media));
  const { published, newVersions } = await storeRange(connection.db, range, new Date(now()), {
    revision: written ? fromFolder(written) : undefined,
  });
  const done = published
    ? `${folder} is published, with new versions of ${newVersions.length} of ${range.houses.length} houses. Servers that run serve it within five seconds.`
    : `${folder} is what is served already.`;
  return [...lines(pictureFaults), done].join('\n');
}
