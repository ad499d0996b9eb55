import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
// This import is first, for the reason in `main.ts`.
import '../../app/production.ts';
import { readEnv } from '../../app/env.ts';

/**
 * The server of the browser tests, whose builder has sold houses for a while. One process fills the data and serves it, so that it loads
 * and compiles everything once. The first argument names the file for the one-time password of Sara Lind, who has never logged in. The
 * second one is optional and names a range folder, of which the server uses a copy with plain pictures.
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
  // Prepare a data folder for the browser test that starts another server (`e2e/support/sales-site.ts`).
  await prepareDataFolder(join(dataFolder, 'empty'));
}
const { fillOffice } = await import('./fill-office.ts');
writeFileSync(passwordFile, await fillOffice());
const { serve } = await import('../../serve.ts');
await serve();
