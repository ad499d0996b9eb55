import { printFault } from '@gavel/range';
import { AdministrationError } from '../modules/accounts/administer-accounts.ts';
import { storeRange } from '../modules/range/store-range.ts';
import type { Administering } from './administering.ts';

/**
 * `range publish [FOLDER]`: publishes a range folder whatever was published before, also an earlier one once more. All processes serve it some
 * seconds later. Null: there is no such command.
 */
export function rangeCommand([command, folder, ...rest]: readonly string[]): ((at: Administering) => Promise<string>) | null {
  if (command !== 'publish' || rest.length > 0) return null;
  return (at) => publish(at, folder ?? at.env.rangeFolder);
}

async function publish({ connection, now }: Administering, folder: string): Promise<string> {
  const { publishRange } = await import('@gavel/range/publishing');
  const { range, faults, pictureFaults } = await publishRange(folder, now());
  const lines = (some: typeof faults) => some.map((fault) => `${folder}/${printFault(fault)}`);
  if (!range) throw new AdministrationError([...lines(faults), `${folder} is broken: nothing was published.`].join('\n'));
  const { published, newVersions } = await storeRange(connection.db, range, new Date(now()));
  const done = published
    ? `${folder} is published, with new versions of ${newVersions.length} of ${range.houses.length} houses. Servers that run serve it within five seconds.`
    : `${folder} is what is served already.`;
  return [...lines(pictureFaults), done].join('\n');
}
