import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
// This must be the first import of our own modules, because it sets environment variables that the others read when they are loaded.
import '../../app/production.ts';
import { readEnv } from '../../app/env.ts';

/**
 * The server for the browser tests, whose builder has sold houses for two years. One process makes the data and then serves it, so that it
 * loads and compiles everything only once. The first argument is the file for the one-time password of Sara Lind, who has never logged in.
 * The optional second argument is a range folder. The server then uses a copy of that folder with plain pictures.
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
  // Prepare a data folder for the browser tests that start a second server (`e2e/support/sales-site.ts`).
  await prepareDataFolder(join(dataFolder, 'empty'));
}
const { fillOffice } = await import('./fill-office.ts');
writeFileSync(passwordFile, await fillOffice());
const { serve } = await import('../../serve.ts');
await serve();
