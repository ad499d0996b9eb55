import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
// As in `main.ts`: before all others.
import '../../app/production.ts';
import { readEnv } from '../../app/env.ts';

/**
 * The server of the journeys, of a builder who has sold houses for a while. In one process, which has then loaded and compiled what it needs once.
 * What Sara Lind, who has never been in, logs in with once is written into the file that is named as its first argument. Where a second one names a
 * range folder, the server's own becomes a copy of it whose pictures are plain.
 */
const [, , passwordFile = '', copied] = process.argv;
const { dataFolder, databaseUrl, rangeFolder } = readEnv();
if (copied) {
  const { copyPlain } = await import('./plain-range.ts');
  await copyPlain(copied, rangeFolder);
}
if (!databaseUrl) {
  const { prepareDataFolder } = await import('../empty-database.ts');
  await prepareDataFolder(dataFolder);
  // Of the journey that starts a server of its own (`e2e/support/sales-site.ts`).
  await prepareDataFolder(join(dataFolder, 'empty'));
}
const { fillOffice } = await import('./fill-office.ts');
writeFileSync(passwordFile, await fillOffice());
const { serve } = await import('../../serve.ts');
await serve();
